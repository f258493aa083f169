import type { Clock } from '../../core/clock.ts'

export interface Limit {
  readonly requests: number
  /** Undefined: a single window without end. */
  readonly perMs?: number
}

/** Counts requests in windows of time, each of which starts with a request. */
export class RequestWindow {
  readonly #limit: Limit
  readonly #clock: Clock
  #endsAt = Number.NEGATIVE_INFINITY
  #count = 0

  constructor(limit: Limit, clock: Clock) {
    this.#limit = limit
    this.#clock = clock
  }

  /** Milliseconds until the window ends; 0 if this request is allowed. */
  enter(): number {
    const { requests, perMs = Number.POSITIVE_INFINITY } = this.#limit
    const now = this.#clock.now()
    if (now >= this.#endsAt) {
      this.#endsAt = now + perMs
      this.#count = 0
    }
    return ++this.#count > requests ? this.#endsAt - now : 0
  }
}
