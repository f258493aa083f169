/**
 * Opens many streams of one server at once and prints the figures. It is a separate process, so that it does not slow
 * down the measured ones, and looks only for the ends of events.
 *
 *   node crowd.ts '{"port": 4010, "pid": 123, "streams": 1000, "windowMs": 2000}'
 */
import { connect, type Socket } from 'node:net'
import { startMeter, waitFor } from '../load.ts'
import { getResidentKib } from '../process-figures.ts'
import { requests } from '../requests.ts'

/** The streams to open. */
export interface CrowdOrder {
  readonly port: number
  /** The process of the server. */
  readonly pid: number
  readonly streams: number
  /** Duration of the count, from the first event of the last stream; undefined until all streams have ended. */
  readonly windowMs?: number
  /** Streams that are opened and closed before, so that code is loaded and compiled. */
  readonly warmUp?: number
}

/** The figures; times in milliseconds. */
export interface CrowdReport {
  /** From the request to the first event, in the order of the streams. */
  readonly firstMs: readonly number[]
  readonly events: number
  readonly elapsedMs: number
  /** Resident memory of the server before the streams and at the end; undefined where there is no /proc. */
  readonly kibBefore: number | undefined
  readonly kibAfter: number | undefined
  readonly serverCpuMs: number | undefined
  readonly clientCpuMs: number
}

const head = Buffer.from('\r\n\r\n')
const eventEnd = Buffer.from('\n\n')
const streamEnd = Buffer.from('0\r\n\r\n')
/** Shared by all connections: the bytes of a read are used before the next read. */
const shared = Buffer.alloc(256 * 1024)

class Crowd {
  readonly firstMs: number[] = []
  readonly #sockets: Socket[] = []
  readonly #opened = Promise.withResolvers<void>()
  readonly #ended = Promise.withResolvers<void>()
  events = 0
  #begun = 0
  #openedCount = 0
  #done = 0

  get opened(): Promise<void> {
    return this.#opened.promise
  }

  get ended(): Promise<void> {
    return this.#ended.promise
  }

  /** Connects first, so that the time of connecting is not measured. */
  async connect({ port, streams }: CrowdOrder): Promise<void> {
    for (let at = 0; at < streams; at++) this.#sockets.push(await this.#connect(port, at))
  }

  send(): void {
    const sentAt = performance.now()
    this.#begun = sentAt
    for (const socket of this.#sockets) socket.write(requests.longStream)
  }

  close(): void {
    for (const socket of this.#sockets) socket.destroy()
  }

  #connect(port: number, at: number): Promise<Socket> {
    return new Promise((resolve, reject) => {
      let isBody = false
      const read = (length: number) => {
        let from = 0
        if (!isBody) {
          if (shared.toString('latin1', 9, 12) !== '200') throw new Error(shared.toString('latin1', 0, length))
          from = shared.subarray(0, length).indexOf(head) + head.length
          isBody = true
        }
        const events = this.#count(from, length)
        if (events === 0) return true
        this.events += events
        if (this.firstMs[at] === undefined) this.#first(at)
        if (length >= 5 && shared.subarray(length - 5, length).equals(streamEnd)) this.#end()
        return true
      }
      const socket = connect({ host: '127.0.0.1', port, noDelay: true, onread: { buffer: shared, callback: read } })
      socket.once('connect', () => resolve(socket)).once('error', reject)
    })
  }

  #count(from: number, length: number): number {
    const part = shared.subarray(0, length)
    let events = 0
    for (let at = part.indexOf(eventEnd, from); at >= 0; at = part.indexOf(eventEnd, at + 2)) events++
    return events
  }

  #first(at: number): void {
    this.firstMs[at] = performance.now() - this.#begun
    this.#openedCount += 1
    if (this.#openedCount === this.#sockets.length) this.#opened.resolve()
  }

  #end(): void {
    this.#done += 1
    if (this.#done === this.#sockets.length) this.#ended.resolve()
  }
}

async function measureCrowd(order: CrowdOrder): Promise<CrowdReport> {
  const { pid, windowMs, warmUp = 0 } = order
  if (warmUp > 0) await warmUpCrowd({ ...order, streams: warmUp })
  const crowd = new Crowd()
  await crowd.connect(order)
  const kibBefore = getResidentKib(pid)
  let meter = startMeter(pid)
  crowd.send()
  if (windowMs === undefined) await crowd.ended
  else {
    await crowd.opened
    meter = startMeter(pid)
    crowd.events = 0
    await waitFor(windowMs)
  }
  const report = { ...meter(), events: crowd.events, firstMs: crowd.firstMs, kibBefore, kibAfter: getResidentKib(pid) }
  crowd.close()
  return report
}

async function warmUpCrowd(order: CrowdOrder): Promise<void> {
  const crowd = new Crowd()
  await crowd.connect(order)
  crowd.send()
  await crowd.opened
  await waitFor(order.windowMs ?? 0)
  crowd.close()
  await waitFor(500)
}

process.stdout.write(JSON.stringify(await measureCrowd(JSON.parse(process.argv[2] ?? ''))))
