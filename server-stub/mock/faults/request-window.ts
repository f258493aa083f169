import type { Clock } from '../../core/clock.ts'

export interface Limit {
  readonly requests: number
  /** There is one window for ever when undefined. */
  readonly perMs?: number
}

/** Counts requests in windows of time, each of which begins with the first request after the one before. */
export class RequestWindow {
  readonly #limit: Limit
  readonly #clock: Clock
  #endsAt = Number.NEGATIVE_INFINITY
  #count = 0

  constructor(limit: Limit, clock: Clock) {
    this.#limit = limit
    this.#clock = clock
  }

  /** How many milliseconds are left until requests are let in again; 0 where this one is. */
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
