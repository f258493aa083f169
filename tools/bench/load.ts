import { Connection, type Reply } from './connection.ts'
import { getCpuMs } from './process-figures.ts'

/** Requests of one kind to one server over many connections. */
export interface Load {
  readonly port: number
  readonly pid: number
  readonly request: Buffer
  /** Every reply must have this status. */
  readonly status: number
  readonly connections: number
}

/** The result of a load. */
export interface Work {
  readonly replies: number
  readonly elapsedMs: number
  /** Processor time of the server; undefined on systems without /proc. */
  readonly serverCpuMs: number | undefined
  /** Processor time of this process, which makes the load. */
  readonly clientCpuMs: number
}

const rampMs = 80

/**
 * A connection sends its next request after its reply; the count begins after a short ramp, and ends with the first
 * window after `leastReplies`.
 */
export async function loadFor(windowMs: number, load: Load, leastReplies = 1): Promise<Work> {
  return withConnections(load, async (connections) => {
    let replies = 0
    let isOpen = true
    stayAwake(() => isOpen)
    const runs = connections.map(async (connection) => {
      while (isOpen) {
        checkStatus(await connection.exchange(load.request), load)
        replies++
      }
    })
    const window = async () => {
      await waitFor(Math.min(rampMs, windowMs))
      const [meter, before] = [startMeter(load.pid), replies]
      do await waitFor(windowMs)
      while (replies - before < leastReplies)
      const work = { replies: replies - before, ...meter() }
      isOpen = false
      return work
    }
    const [work] = await Promise.all([window(), ...runs])
    return work
  })
}

/** Sends successive requests over every connection. */
export async function loadTimes(times: number, load: Load): Promise<Work> {
  return withConnections(load, async (connections) => {
    const meter = startMeter(load.pid)
    const runs = connections.map(async (connection) => {
      for (let i = 0; i < times; i++) checkStatus(await connection.exchange(load.request), load)
    })
    await Promise.all(runs)
    return { replies: times * connections.length, ...meter() }
  })
}

/** Opens the connections during `use`. */
export async function withConnections<T>(
  { port, connections }: Pick<Load, 'port' | 'connections'>,
  use: (connections: readonly Connection[]) => Promise<T>,
): Promise<T> {
  const open = await Promise.all(Array.from({ length: connections }, () => Connection.open(port)))
  try {
    return await use(open)
  } finally {
    for (const connection of open) connection.close()
  }
}

export function checkStatus(reply: Reply, { status }: Pick<Load, 'status'>): void {
  if (reply.status !== status) throw new Error(`expected the status ${status}, got ${reply.status}`)
}

export function waitFor(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

/**
 * A client that sleeps between replies has to be woken by all of them, at the server's cost, which is as much as a small
 * request. The client of a fast server sleeps less, which would distort the ratios.
 */
function stayAwake(isNeeded: () => boolean): void {
  if (isNeeded()) setImmediate(() => stayAwake(isNeeded))
}

/** Counts the processor time of a server and of this process from now on. */
export function startMeter(pid: number): () => Omit<Work, 'replies'> {
  const server = getCpuMs(pid)
  const client = process.cpuUsage()
  const start = performance.now()
  return () => {
    const elapsedMs = performance.now() - start
    const { user, system } = process.cpuUsage(client)
    const after = getCpuMs(pid)
    const serverCpuMs = server === undefined || after === undefined ? undefined : after - server
    return { elapsedMs, serverCpuMs, clientCpuMs: (user + system) / 1000 }
  }
}
