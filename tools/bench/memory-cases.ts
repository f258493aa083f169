import { execFile } from 'node:child_process'
import { setTimeout as waitFor } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type Bench, type Case, ours } from './case.ts'
import type { CrowdOrder, CrowdReport } from './crowd/crowd.ts'
import type { Load } from './load.ts'
import { median, shareRuns } from './measure.ts'
import { getResidentKib } from './process-figures.ts'
import { requests } from './requests.ts'
import { type Server, type ServerName, startServer } from './servers.ts'

const script = fileURLToPath(new URL('crowd/crowd.ts', import.meta.url))
const run = promisify(execFile)
/** Requests of all kinds of growth are sent in steps that wrk can count too. */
const STEP = { seconds: 1 }
/** Thirty events of a slow stream: in a shorter time a busy machine may give the server none. */
const SHORTEST_COUNT_MS = 3000

/** Lists the cases of start and memory, and of many slow streams: every figure is of a new process. */
export function memoryCases(bench: Bench): Case[] {
  const { settleMs, openStreams } = bench.effort
  const use = async <T>(name: string, read: (server: Server) => Promise<T>): Promise<T> => {
    const server = await startServer(name as ServerName, bench.recordingFile)
    try {
      return await read(server)
    } finally {
      await server.stop()
    }
  }
  const common = { servers: ['bare', ours, 'aimock', 'prism'], table: 'package', maxRounds: 3 } as const
  const readIdle = async ({ pid }: Server) => readIdleMib(pid, settleMs)
  const readOpen = async ({ port, pid }: Server) =>
    (await openCrowd({ port, pid, request: 'slowStream', streams: openStreams, windowMs: settleMs })).kibPerStream
  return [
    {
      ...common,
      name: 'start',
      title: 'start to first reply',
      unit: 'ms',
      reference: 'bare',
      maxRounds: 5,
      warmUp: async (name) => use(name, async () => 0),
      sample: (name) => use(name, async ({ startMs }) => startMs),
    },
    {
      ...common,
      name: 'idle',
      title: 'memory, idle',
      unit: 'MiB',
      aims: [{ atMost: 75 }],
      sample: (name) => use(name, readIdle),
    },
    {
      ...common,
      name: 'open-streams',
      title: `memory for one of ${openStreams} open streams`,
      unit: 'KiB',
      servers: ['bare', ours],
      aims: [{ atMost: 60 }],
      sample: (name) => use(`${name}, real time`, readOpen),
    },
    {
      ...common,
      name: 'growth',
      title: 'memory a minute after 100,000 requests and 5,000 streams, to that after 10,000 requests',
      unit: '',
      servers: [ours],
      maxRounds: 1,
      aims: [{ atMost: 1.2 }],
      sample: (name) => use(name, (server) => measureGrowth(server, bench)),
    },
    ...slowStreamCases(bench, use),
  ]
}

type Use = <T>(name: string, read: (server: Server) => Promise<T>) => Promise<T>

/** Lists the cases of slow streams, of 10 events a second and the first at once, which share their runs. */
function slowStreamCases({ effort }: Bench, use: Use): Case[] {
  const { slowStreams: streams, settleMs } = effort
  const windowMs = Math.max(settleMs, SHORTEST_COUNT_MS)
  const runs = shareRuns((name) =>
    use(`${name}, slow`, ({ port, pid }) => openCrowd({ port, pid, request: 'longStream', streams, windowMs })),
  )
  const title = `${streams.toLocaleString('en')} slow streams`
  const common = {
    servers: ['bare', 'aimock', ours],
    table: 'streams',
    maxRounds: 3,
    aims: [{ atMost: 1, of: 'aimock' }],
  } as const
  const first = { ...common, name: 'slow-first-event', title: `${title}: request to first event`, unit: 'ms' } as const
  const event = { ...common, name: 'slow-events', title: `${title}: processor time of an event`, unit: 'us' } as const
  const memory = { ...common, name: 'slow-memory', title: `${title}: memory of one`, unit: 'KiB' } as const
  return [
    { ...first, sample: runs(({ firstMs }) => median(firstMs)) },
    { ...event, sample: runs(({ serverCpuMs, events }) => (serverCpuMs * 1000) / events) },
    { ...memory, sample: runs(({ kibPerStream }) => kibPerStream) },
  ]
}

/** Opens the streams by another process. */
async function openCrowd(order: CrowdOrder): Promise<CrowdReport> {
  const { stdout } = await run(process.execPath, [script, JSON.stringify(order)], { maxBuffer: 16 * 1024 * 1024 })
  return JSON.parse(stdout)
}

/** Returns the memory after all requests and streams as a multiple of that after the first tenth of the requests. */
async function measureGrowth({ port, pid }: Server, { load, effort }: Bench): Promise<number> {
  const { connections, growth } = effort
  const send = async (request: 'listing' | 'small' | 'mediumStream', count: number) => {
    const order: Load = { port, pid, request: requests[request], status: 200, connections }
    for (let replies = 0; replies < count; ) replies += (await load(order, STEP)).replies
  }
  await send('listing', growth.requests / 20)
  await send('small', growth.requests / 20)
  const before = await readIdleMib(pid, growth.idleMs)
  await send('listing', (growth.requests * 9) / 20)
  await send('small', (growth.requests * 9) / 20)
  await send('mediumStream', growth.streams)
  return (await readIdleMib(pid, growth.idleMs)) / before
}

/** Reads the resident memory of a process after some idle time, in MiB; 0 on systems without /proc. */
async function readIdleMib(pid: number, idleMs: number): Promise<number> {
  await waitFor(idleMs)
  return (getResidentKib(pid) ?? 0) / 1024
}
