import type { Finding } from './judge.ts'
import { makeRequest } from './make-request.ts'
import { judgeMemory, type MemoryUse } from './memory.ts'
import type { FuzzRequest } from './request.ts'
import { isFatal, RequestRunner, type RunResult } from './request-runner.ts'
import { makeSeeds, type Seed } from './seeds.ts'
import type { ServerUnderTest, TargetName } from './server-under-test.ts'

export interface FuzzOptions {
  readonly seed: number
  readonly requests: number
  /** Only the requests of these indexes, on one connection. */
  readonly only?: readonly number[]
  /** How long to wait for a reply. */
  readonly timeoutMs: number
  readonly connections: number
  readonly target: TargetName
  /** Starts the server, again after a crash or a hang. */
  readonly start: () => Promise<ServerUnderTest>
  readonly onProgress?: (sent: number) => void
}

export interface FuzzResult {
  readonly findings: readonly FuzzFinding[]
  readonly sent: number
  readonly elapsedMs: number
  /** Replies by status. */
  readonly statuses: ReadonlyMap<number, number>
  readonly slowest: readonly RunResult[]
  readonly memory: MemoryUse | undefined
}

/** A finding with the first request that has it. */
export interface FuzzFinding extends Finding, Pick<RunResult, 'request' | 'before'> {
  /** How many requests have a finding of the same kind, operation and message. */
  readonly count: number
  /** Indexes of requests that have the finding again when they alone are sent, on one connection; undefined where they do not. */
  readonly replay?: readonly number[]
  /** What the server wrote to its error output meanwhile. */
  readonly log?: string
}

/** The run ends after this number of hangs and crashes. */
const maxRestarts = 5

/** Sends the requests of a seed and judges the replies. Rejects if the server does not start. */
export async function fuzzServer(options: FuzzOptions): Promise<FuzzResult> {
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
  readonly #seeds: readonly Seed[]
  /** Findings by kind, operation and message. */
  readonly #findings = new Map<string, FuzzFinding>()
  readonly #statuses = new Map<number, number>()
  #slowest: readonly RunResult[] = []
  #next = 0
  #sent = 0
  #restarts = 0
  /** Requests that hang or that the server did not survive. */
  #suspects: RunResult[] = []

  constructor(options: FuzzOptions, server: ServerUnderTest) {
    this.#options = options
    this.#server = server
    this.#seeds = makeSeeds(options.target, server.tasks)
  }

  async finish(): Promise<FuzzResult> {
    const start = performance.now()
    const { only } = this.#options
    const memory = only === undefined ? await this.#sendAll() : undefined
    for (const result of await this.#replay(only ?? []))
      for (const finding of this.#count(result).findings) this.#add(result, finding)
    const elapsedMs = performance.now() - start
    const findings: FuzzFinding[] = []
    for (const finding of this.#findings.values()) findings.push(await this.#repeat(finding))
    return { findings, sent: this.#sent, elapsedMs, statuses: this.#statuses, slowest: this.#slowest, memory }
  }

  stop(): Promise<void> {
    return this.#server.stop()
  }

  /** Sends a warm-up and two halves, and measures the memory in use after them. */
  async #sendAll(): Promise<MemoryUse | undefined> {
    const { requests, target } = this.#options
    const warmUp = Math.min(2000, Math.floor(requests / 5))
    const half = Math.floor((requests - warmUp) / 2)
    const used: number[] = []
    for (const end of [warmUp, warmUp + half, requests]) {
      await this.#sendTo(end)
      if (this.#restarts === 0) used.push(await this.#server.measure())
    }
    return judgeMemory(used, half, target)
  }

  async #sendTo(end: number): Promise<void> {
    while (this.#next < end && this.#restarts <= maxRestarts) {
      await Promise.all(Array.from({ length: this.#options.connections }, () => this.#work(end)))
      if (this.#suspects.length > 0) await this.#sendSuspects()
    }
  }

  /** Sends one request after the other, until all are sent or one hangs. */
  async #work(end: number): Promise<void> {
    const runner = new RequestRunner(this.#server, this.#options.timeoutMs)
    while (this.#next < end && this.#suspects.length === 0) {
      const result = this.#count(await runner.run(this.#requestAt(this.#next++)))
      if (result.findings.some(isFatal)) this.#suspects.push(result)
      else for (const finding of result.findings) this.#add(result, finding)
    }
    runner.close()
  }

  #add({ request, before }: Pick<RunResult, 'request' | 'before'>, finding: Finding): void {
    const { kind, message } = finding
    // One defect opens all controls.
    const operation = kind === 'open-control' ? '' : request.operationId
    const signature = [kind, operation, message.replaceAll(/[0-9a-f]{8,}|\d{2,}/g, '#')].join(' ')
    const earlier = this.#findings.get(signature)
    this.#findings.set(signature, { ...finding, request, before, ...earlier, count: (earlier?.count ?? 0) + 1 })
  }

  #requestAt(index: number): FuzzRequest {
    return makeRequest(this.#seeds, { seed: this.#options.seed, index })
  }

  #count(result: RunResult): RunResult {
    for (const status of result.statuses) this.#statuses.set(status, (this.#statuses.get(status) ?? 0) + 1)
    const isSlow = this.#slowest.length < 5 || result.elapsedMs > (this.#slowest.at(-1)?.elapsedMs ?? 0)
    if (isSlow) this.#slowest = [...this.#slowest, result].sort((a, b) => b.elapsedMs - a.elapsedMs).slice(0, 5)
    if (++this.#sent % 1000 === 0) this.#options.onProgress?.(this.#sent)
    return result
  }

  /** A busy or crashed server answers no request: sends the suspects one by one to find the cause. */
  async #sendSuspects(): Promise<void> {
    const suspects = this.#suspects
    this.#suspects = []
    await this.#restart()
    let isFound = false
    for (const suspect of suspects) {
      const finding = suspect.findings.find(isFatal)
      const replayed = await this.#findAgain(suspect, isFatal)
      if (finding === undefined || replayed === undefined) continue
      this.#add(suspect, finding)
      isFound = true
    }
    const [first] = suspects
    if (isFound || first === undefined) return
    const indexes = suspects.map(({ request }) => request.index).join(', ')
    const [finding = { kind: 'hang', message: '' }] = first.findings
    this.#add(first, { ...finding, message: `${finding.message} (while ${indexes} were under way)` })
  }

  async #restart(): Promise<void> {
    await this.#server.stop()
    this.#restarts++
    this.#server = await this.#options.start()
  }

  async #repeat(finding: FuzzFinding): Promise<FuzzFinding> {
    const start = this.#server.log().length
    const replay = await this.#findAgain(finding, ({ kind }) => kind === finding.kind)
    return { ...finding, ...(replay ? { replay } : {}), log: this.#server.log().slice(start) }
  }

  /** Sends a request again, alone or else with some of those before it; returns the indexes if the finding comes again. */
  async #findAgain(
    { request: { index }, before }: Pick<RunResult, 'request' | 'before'>,
    isSame: (finding: Finding) => boolean,
  ) {
    for (const indexes of before.length === 0 ? [[index]] : [[index], [...before.slice(-10), index]]) {
      const repeated = (await this.#replay(indexes)).flatMap(({ findings }) => findings)
      if (repeated.some(isFatal)) await this.#restart()
      if (repeated.some(isSame)) return indexes
    }
    return undefined
  }

  async #replay(indexes: readonly number[]): Promise<readonly RunResult[]> {
    const runner = new RequestRunner(this.#server, this.#options.timeoutMs)
    const results: RunResult[] = []
    for (const index of indexes) results.push(await runner.run(this.#requestAt(index)))
    runner.close()
    return results
  }
}
