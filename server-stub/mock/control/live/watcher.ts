import type { WatchLiveEvent } from '../generated/handlers.ts'

/** Maximum of unread events; further ones are dropped. */
const MAX_WAITING = 1000

/** The event queue of one watcher. */
export class Watcher {
  #waiting: WatchLiveEvent[] = []
  #lost = 0
  #isClosed = false
  #wake = Promise.withResolvers<void>()

  take(event: WatchLiveEvent): void {
    if (this.#waiting.length < MAX_WAITING) this.#waiting.push(event)
    else this.#lost++
    this.#wake.resolve()
  }

  close(): void {
    this.#isClosed = true
    this.#wake.resolve()
  }

  /** Yields the queued events in batches until it is closed. */
  async *events(): AsyncGenerator<readonly WatchLiveEvent[]> {
    while (!this.#isClosed) {
      await this.#wake.promise
      this.#wake = Promise.withResolvers()
      const events = this.#waiting
      this.#waiting = []
      if (this.#lost > 0) events.push({ event: 'lost', data: { count: this.#lost } })
      this.#lost = 0
      if (events.length > 0) yield events
    }
  }
}
