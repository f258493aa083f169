import { truncateValue } from '../../proxy/recording/truncate.ts'
import { BoundedMap } from '../../runtime/bounded-map.ts'
import type { Clock } from '../../runtime/clock.ts'
import { tryParseJson } from '../../runtime/json.ts'
import type { CallbackAttempt } from '../../runtime/webhooks/sender.ts'
import { getPublicPart } from '../../runtime/webhooks/url-credentials.ts'
import type { components, operations } from './generated/types/control.ts'

export type AttemptView = components['schemas']['CallbackAttempt']
type AttemptFilter = NonNullable<operations['listCallbacks']['parameters']['query']>

/** `maxWeight` counts characters, approximately, as in the journal. */
const BOUNDS = { maxEntries: 1000, maxWeight: 2_000_000 }

/** The latest callback attempts of a sandbox, in order. */
export class CallbackLog {
  readonly #clock: Clock
  #attempts = new BoundedMap<AttemptView>(BOUNDS)
  #count = 0

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** Attempts since the log was cleared. */
  get count(): number {
    return this.#count
  }

  /** Approximate characters of the kept attempts. */
  get weight(): number {
    return this.#attempts.weight
  }

  add(attempt: CallbackAttempt): AttemptView {
    const { value: body, weight } = truncateValue(tryParseJson(attempt.body, attempt.body))
    const view = toView(attempt, body, this.#clock.now())
    this.#attempts.set(String(this.#count++), view, 1000 + weight)
    return view
  }

  list({ subject, outcome, limit = 100 }: AttemptFilter): AttemptView[] {
    const fitting = this.#newest().filter(
      (attempt) => (subject ?? attempt.subject) === attempt.subject && (outcome ?? attempt.outcome) === attempt.outcome,
    )
    return fitting.slice(0, limit).reverse()
  }

  /** Returns the number of removed attempts. */
  clear(): number {
    const { length } = this.#newest()
    this.forget()
    this.#count = 0
    return length
  }

  /** Drops the attempts, but not their count. */
  forget(): void {
    this.#attempts = new BoundedMap(BOUNDS)
  }

  #newest(): AttemptView[] {
    return this.#attempts.newest(BOUNDS.maxEntries)
  }
}

function toView(attempt: CallbackAttempt, body: unknown, at: number): AttemptView {
  const { id, subject, url, outcome, status = null, reason = null, signature = null } = attempt
  const sent = { messageId: id, subject, url: getPublicPart(url), body }
  return { ...sent, attempt: attempt.attempt, outcome, status, reason, signature, at }
}
