import type { Clock } from '../../server-stub/ports/state.ts'

/** A clock that a test advances. */
export class HandClock implements Clock {
  #now: number
  readonly #sleepers = new Set<{ readonly until: number; readonly wake: () => void }>()

  constructor(start: Date) {
    this.#now = start.getTime()
  }

  now(): number {
    return this.#now
  }

  sleep(ms: number, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason)
      const sleeper = { until: this.#now + ms, wake: resolve }
      this.#sleepers.add(sleeper)
      signal?.addEventListener('abort', () => this.#sleepers.delete(sleeper) && reject(signal.reason), { once: true })
    })
  }

  /** Advances the clock and resolves the sleeps that are due, in order. */
  move(ms: number): void {
    this.#now += ms
    const due = [...this.#sleepers].filter(({ until }) => until <= this.#now).sort((a, b) => a.until - b.until)
    for (const sleeper of due) if (this.#sleepers.delete(sleeper)) sleeper.wake()
  }
}
