import { type Finding, judgeExchange, judgeNext } from './judge.ts'
import { makeRequest } from './make-request.ts'
import { judgeMemory, type MemoryUse } from './memory.ts'
import { RawConnection } from './raw-connection.ts'
import type { FuzzRequest } from './request.ts'
import { makeSeeds, type Seed } from './seeds.ts'
import { sendGoodRequest, sendRequest } from './send-request.ts'
import type { ServerUnderTest } from './server-under-test.ts'

export interface FuzzOptions {
  readonly seed: number
  readonly requests: number
  /** Only the request of this index. */
  readonly only?: number
  /** For one reply. */
  readonly timeoutMs: number
  readonly connections: number
  readonly target: 'mock' | 'stub'
  /** Starts the server, anew after a crash or a hang. */
  readonly start: () => Promise<ServerUnderTest>
  readonly onProgress?: (sent: number) => void
}

/** A finding with the request that it is about. */
export interface Found extends Finding {
  readonly request: FuzzRequest
  /** How many requests have a finding of the same kind, operation and message. */
  count: number
  /** Whether the request has the finding when it is sent alone as well. */
  isRepeatable: boolean
  /** What the server wrote to its error output while the request was sent alone. */
  log: string
}

export interface FuzzResult {
  readonly findings: readonly Found[]
  readonly sent: number
  readonly elapsedMs: number
  /** Replies by status. */
  readonly statuses: ReadonlyMap<number, number>
  readonly slowest: readonly { readonly index: number; readonly ms: number }[]
  readonly memory: MemoryUse | undefined
}

/** After so many hangs and crashes the rest is not worth the wait. */
const maxRestarts = 5

/** Sends the requests of a seed and judges what comes. Rejects where the server does not start. */
export async function fuzz(options: FuzzOptions): Promise<FuzzResult> {
  const run = new FuzzRun(options, await options.start())
  try {
    return await run.finish()
  } finally {
    await run.stop()
  }
}

class FuzzRun {
  readonly #options: FuzzOptions
  #server: ServerUnderTest
  #seeds: readonly Seed[]
  readonly #found = new Map<string, Found>()
  readonly #statuses = new Map<number, number>()
  #slowest: { index: number; ms: number }[] = []
  #next = 0
  #sent = 0
  #restarts = 0
  /** Indexes of requests that hang or that the server did not survive; each is sent alone later. */
  #suspects: number[] = []

  constructor(options: FuzzOptions, server: ServerUnderTest) {
    this.#options = options
    this.#server = server
    this.#seeds = makeSeeds(options.target, server.tasks)
  }

  async finish(): Promise<FuzzResult> {
    const start = performance.now()
    const { only, requests } = this.#options
    if (only !== undefined) {
      this.#next = only
      await this.#sendTo(only + 1, 1)
    }
    const memory = only === undefined ? await this.#sendAll(requests) : undefined
    const elapsedMs = performance.now() - start
    for (const found of this.#found.values()) await this.#repeat(found)
    const findings = [...this.#found.values()]
    return { findings, sent: this.#sent, elapsedMs, statuses: this.#statuses, slowest: this.#slowest, memory }
  }

  stop(): Promise<void> {
    return this.#server.stop()
  }

  /** In three parts, with the memory in use measured after each: a warm-up and two halves. */
  async #sendAll(requests: number): Promise<MemoryUse | undefined> {
    const warmUp = Math.min(2000, Math.floor(requests / 5))
    const half = Math.floor((requests - warmUp) / 2)
    const used: number[] = []
    for (const end of [warmUp, warmUp + half, requests]) {
      await this.#sendTo(end, this.#options.connections)
      if (this.#restarts === 0) used.push(await this.#server.measure())
    }
    return judgeMemory(used, half)
  }

  async #sendTo(end: number, connections: number): Promise<void> {
    while (this.#next < end && this.#restarts <= maxRestarts) {
      await Promise.all(Array.from({ length: connections }, () => this.#work(end)))
      if (this.#suspects.length > 0) await this.#sendSuspects()
    }
  }

  /** One connection after the other, until all is sent or something hangs. */
  async #work(end: number): Promise<void> {
    let connection: RawConnection | undefined
    while (this.#next < end && this.#suspects.length === 0) {
      const request = this.#requestAt(this.#next++)
      const played = await this.#play(request, connection)
      connection = played.connection
      if (played.findings.some(isFatal)) this.#suspects.push(request.index)
      else for (const finding of played.findings) this.#note(request, finding)
      if (++this.#sent % 1000 === 0) this.#options.onProgress?.(this.#sent)
    }
    connection?.close()
  }

  #requestAt(index: number): FuzzRequest {
    return makeRequest(this.#seeds, { seed: this.#options.seed, index })
  }

  async #play(request: FuzzRequest, reused: RawConnection | undefined) {
    const { timeoutMs } = this.#options
    const start = performance.now()
    const connection = reused?.isOpen ? reused : await this.#connect()
    if (connection === undefined) return { connection, findings: [crash] }
    const exchange = await sendRequest(connection, request, timeoutMs)
    for (const { status } of exchange.replies) this.#statuses.set(status, (this.#statuses.get(status) ?? 0) + 1)
    const findings = judgeExchange(request, exchange)
    this.#noteTime(request.index, performance.now() - start)
    if (request.delivery === 'read-partly' || exchange.isLate) connection.close()
    const isReusable = connection.isOpen && request.delivery !== 'read-partly' && !exchange.isLate
    const next = isReusable ? connection : await this.#connect()
    if (next === undefined) return { connection: next, findings: [...findings, crash] }
    if (!exchange.isLate) findings.push(...judgeNext(await sendGoodRequest(next, timeoutMs)))
    return { connection: next, findings: this.#server.isRunning() ? findings : [...findings, crash] }
  }

  /** Undefined where nobody listens any more. */
  #connect(): Promise<RawConnection | undefined> {
    return RawConnection.open(this.#server.port).catch(() => undefined)
  }

  #noteTime(index: number, ms: number): void {
    const least = this.#slowest.at(-1)
    if (this.#slowest.length === 5 && least !== undefined && ms < least.ms) return
    this.#slowest = [...this.#slowest, { index, ms }].sort((a, b) => b.ms - a.ms).slice(0, 5)
  }

  #note(request: FuzzRequest, finding: Finding): Found {
    const { kind, message } = finding
    const place = kind === 'open-control' ? '' : request.operationId
    const signature = [kind, place, message.replaceAll(/\d{2,}|[0-9a-f]{8,}/g, '#')].join(' ')
    const known = this.#found.get(signature)
    if (known !== undefined) {
      known.count++
      return known
    }
    const found = { ...finding, request, count: 1, isRepeatable: false, log: '' }
    this.#found.set(signature, found)
    return found
  }

  /** A server that is busy or dead answers nobody: each request in question goes to a new one alone. */
  async #sendSuspects(): Promise<void> {
    const suspects = this.#suspects.map((index) => this.#requestAt(index))
    this.#suspects = []
    await this.#restart()
    let isFound = false
    for (const request of suspects) {
      const { findings, connection } = await this.#play(request, undefined)
      connection?.close()
      for (const finding of findings) this.#note(request, finding)
      if (!findings.some(isFatal)) continue
      isFound = true
      await this.#restart()
    }
    const [first] = suspects
    if (isFound || first === undefined) return
    const indexes = suspects.map(({ index }) => index).join(', ')
    this.#note(first, {
      kind: 'hang',
      message: `no reply or a dead server while the requests ${indexes} were under way`,
    })
  }

  async #restart(): Promise<void> {
    await this.#server.stop()
    this.#restarts++
    this.#server = await this.#options.start()
  }

  async #repeat(found: Found): Promise<void> {
    const before = this.#server.log().length
    const { findings, connection } = await this.#play(found.request, undefined)
    connection?.close()
    found.isRepeatable = findings.some(({ kind }) => kind === found.kind)
    found.log = this.#server.log().slice(before)
    if (findings.some(isFatal)) await this.#restart()
  }
}

const crash: Finding = { kind: 'crash', message: 'the server has ended' }

function isFatal({ kind }: Finding): boolean {
  return kind === 'hang' || kind === 'crash'
}
