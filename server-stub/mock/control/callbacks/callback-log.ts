import type { Clock } from '../../../core/clock.ts'
import type { CallbackAttempt } from '../../../core/webhooks/sender.ts'
import { getPublicPart } from '../../../core/webhooks/url-credentials.ts'
import { truncateValue } from '../../journal/truncate.ts'
import type { components } from '../generated/types/control.ts'

export type AttemptView = components['schemas']['CallbackAttempt']

export interface AttemptFilter {
  readonly subject?: string
  readonly outcome?: AttemptView['outcome']
  readonly limit: number
}

const MAX_ATTEMPTS = 1000

/** The latest callback attempts of a sandbox, in order. */
export class CallbackLog {
  readonly #clock: Clock
  readonly #attempts: AttemptView[] = []
  #count = 0

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** Attempts since the log was cleared. */
  get count(): number {
    return this.#count
  }

  add(attempt: CallbackAttempt): AttemptView {
    const view = toView(attempt, this.#clock.now())
    this.#count++
    this.#attempts.push(view)
    if (this.#attempts.length > MAX_ATTEMPTS) this.#attempts.shift()
    return view
  }

  list({ subject, outcome, limit }: AttemptFilter): readonly AttemptView[] {
    const fitting = this.#attempts.filter(
      (each) => (subject ?? each.subject) === each.subject && (outcome ?? each.outcome) === each.outcome,
    )
    return fitting.slice(-limit)
  }

  clear(): number {
    this.#count = 0
    return this.#attempts.splice(0).length
  }
}

function toView(attempt: CallbackAttempt, at: number): AttemptView {
  const { id, subject, url, body, outcome, status = null, reason = null, signature = null } = attempt
  const sent = { messageId: id, subject, url: getPublicPart(url), body: truncateValue(JSON.parse(body)).value }
  return { ...sent, attempt: attempt.attempt, outcome, status, reason, signature, at }
}
