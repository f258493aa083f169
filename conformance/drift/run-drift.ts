import type { RecordedInteraction, RecordedRequest } from '../../proxy/recording/recorded-interaction.ts'
import type { JudgedContract } from '../../runtime/judge/contract.ts'
import { getNetworkReason } from '../../settings/errors.ts'
import { NoMoreRequests, type Pace } from '../http/pace.ts'
import { sendRequest } from '../http/send-request.ts'
import type { WireRequest } from '../http/wire-request.ts'
import type { Target } from '../targets/target.ts'
import { type ComparedReply, compareReplies, readState } from './compare-reply.ts'
import { groupExchanges, listTexts, type RecordedSamples, toComparedReply } from './exchanges.ts'
import { LiveIds } from './live-ids.ts'
import { makeLiveRequest } from './live-request.ts'
import type { Drift } from './shape.ts'

/** `skipped` for a reason in the recording or the options, `failed` for one in the deployment. */
export type DriftOutcome = 'same' | 'drifted' | 'skipped' | 'failed'

export interface DriftResult extends Pick<RecordedSamples, 'numbers' | 'operation'> {
  readonly method: string
  readonly path: string
  readonly outcome: DriftOutcome
  readonly drifts: readonly Drift[]
  /** Parts that could not be compared. */
  readonly unseen: readonly string[]
  /** Why it was skipped, or failed. */
  readonly reason?: string
  readonly ms: number
}

export interface DriftOptions {
  readonly contract: JudgedContract
  readonly target: Pick<Target, 'baseUrl' | 'key' | 'headers'>
  readonly pace: Pace
  /** Operations that are not sent. */
  readonly skip: readonly string[]
}

/** Sends the recorded requests to a deployment, one after the other, and compares the shapes of its replies. */
export async function runDrift(
  exchanges: readonly RecordedInteraction[],
  options: DriftOptions,
): Promise<readonly DriftResult[]> {
  const run = new DriftRun(options)
  const results: DriftResult[] = []
  for (const samples of groupExchanges(exchanges)) {
    const start = performance.now()
    const judged = await run.judge(samples)
    const { numbers, operation, request } = samples
    const { method, path } = request
    const ms = performance.now() - start
    results.push({ numbers, operation, method, path, drifts: [], unseen: [], ...judged, ms })
  }
  return results
}

type Judged = Pick<DriftResult, 'outcome'> & Partial<Pick<DriftResult, 'drifts' | 'unseen' | 'reason'>>

/** The deployment cannot be compared. */
class CannotCompare extends Error {}

class KeyRefused extends Error {}

class DriftRun {
  readonly #options: DriftOptions
  readonly #ids: LiveIds
  /** Why nothing more is sent. */
  #end: Judged | undefined

  constructor(options: DriftOptions) {
    this.#options = options
    this.#ids = new LiveIds(new URL(options.target.baseUrl).origin)
  }

  async judge(samples: RecordedSamples): Promise<Judged> {
    const judged = this.#findSkipped(samples) ?? (await this.#send(samples))
    const { outcome, reason = '' } = judged
    const numbers = samples.numbers.join(', ')
    if (outcome === 'skipped' || outcome === 'failed')
      for (const reply of samples.replies) this.#ids.miss(reply, `which exchange ${numbers} has: ${reason}`)
    return judged
  }

  #findSkipped({ request, operation, reason }: RecordedSamples): Judged | undefined {
    if (reason !== undefined) return { outcome: 'skipped', reason }
    const { contract, skip } = this.#options
    const { route } = contract.findRoute(request.method, request.path)
    const name = route?.operationId ?? operation
    if (name !== undefined && skip.includes(name)) return { outcome: 'skipped', reason: '--skip names its operation' }
    if (this.#end) return this.#end
    const missing = this.#ids.findMissing(listTexts(request))
    return missing === undefined ? undefined : { outcome: 'skipped', reason: missing }
  }

  async #send(samples: RecordedSamples): Promise<Judged> {
    try {
      return await this.#compare(samples)
    } catch (error) {
      if (error instanceof NoMoreRequests) {
        this.#end = { outcome: 'skipped', reason: error.message }
        return this.#end
      }
      if (error instanceof KeyRefused) return this.#explainRefusedKey(samples.request)
      if (!(error instanceof CannotCompare)) throw error
      return { outcome: 'failed', reason: error.message }
    }
  }

  /** A request that the contract lacks was sent without the key, since the contract says where it goes. */
  #explainRefusedKey({ method, path }: RecordedRequest): Judged {
    if (this.#options.contract.findRoute(method, path).route === undefined)
      return { outcome: 'skipped', reason: `it needs a key, and the contract does not have ${method} ${path}` }
    this.#end = { outcome: 'failed', reason: 'the deployment refuses the key' }
    return this.#end
  }

  async #compare({ request, replies }: RecordedSamples): Promise<Judged> {
    const { contract, target } = this.#options
    const { route } = contract.findRoute(request.method, request.path)
    const final = replies.at(-1)
    if (final === undefined) throw new CannotCompare('it has no reply')
    const isPolled = request.method === 'GET' && (replies.length > 1 || this.#ids.isInPath(request.path))
    const wire = await makeLiveRequest(request, { route, target, ids: this.#ids })
    const recorded = replies.map(toComparedReply)
    const live = await this.#receive(wire, recorded, isPolled)
    this.#ids.learn(final, live)
    const { drifts, unseen } = compareReplies(recorded, live)
    return { outcome: drifts.length > 0 ? 'drifted' : 'same', drifts, unseen }
  }

  /** The reply; a task is polled until its state is that of the recording. */
  async #receive(wire: WireRequest, recorded: readonly ComparedReply[], isPolled: boolean): Promise<ComparedReply> {
    const { pace } = this.#options
    const deadline = performance.now() + pace.timeoutMs
    const expected = readState(recorded.at(-1))
    for (;;) {
      await pace.waitForTurn()
      const reply = await this.#receiveOne(wire)
      checkLimits(reply, recorded.at(-1))
      const state = readState(reply)
      const isOver = !isPolled || expected === undefined || state === undefined || state === expected
      if (isOver) return reply
      if (performance.now() + pace.pollMs > deadline)
        throw new CannotCompare(
          `its state is ${state} after ${pace.timeoutMs / 1000} s, and ${expected} in the recording`,
        )
      await new Promise((resolve) => setTimeout(resolve, pace.pollMs))
    }
  }

  async #receiveOne(wire: WireRequest): Promise<ComparedReply> {
    const { target, pace } = this.#options
    try {
      const response = await sendRequest(wire, AbortSignal.timeout(Math.ceil(pace.timeoutMs)))
      const body = await readBody(response)
      return { status: response.status, headers: Object.fromEntries(response.headers), body }
    } catch (error) {
      if (error instanceof CannotCompare) throw error
      if (error instanceof DOMException && error.name === 'TimeoutError')
        throw new CannotCompare(`${target.baseUrl} did not reply within ${pace.timeoutMs / 1000} s`)
      const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
      throw new CannotCompare(`${target.baseUrl} did not reply: ${getNetworkReason(cause)}`)
    }
  }
}

function checkLimits({ status }: ComparedReply, recorded: ComparedReply | undefined): void {
  if (status === recorded?.status) return
  if (status === 401) throw new KeyRefused()
  if (status === 429) throw new CannotCompare('the deployment limits the rate of requests: status 429')
}

const MAX_BYTES = 64 * 1024 * 1024

async function readBody(response: Response): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body ?? []) {
    length += chunk.length
    if (length > MAX_BYTES) throw new CannotCompare('its reply is longer than 64 MiB')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
