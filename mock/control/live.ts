import { withResolvers } from '../../runtime/es2024.ts'
import { Problem } from '../../runtime/problem.ts'
import type { WatchLiveEvent } from './generated/handlers.ts'

const MAX_WATCHERS = 100

/** Publishes the events of sandboxes to their watchers; free of cost without watchers. */
export class Live {
  readonly #watchers = new Map<string, Set<Watcher>>()
  #count = 0
  #isClosed = false

  isWatched(sandbox: string): boolean {
    return this.#watchers.has(sandbox)
  }

  /** The event is created only if there are watchers. */
  publish(sandbox: string, event: () => WatchLiveEvent): void {
    const watchers = this.#watchers.get(sandbox)
    if (watchers === undefined) return
    const made = event()
    for (const watcher of watchers) watcher.take(made)
  }

  /**
   * Streams events until the watcher disconnects or the mock closes. Throws `rate-limited` if there are too many
   * watchers.
   */
  async *watch(sandbox: string, signal: AbortSignal): AsyncGenerator<readonly WatchLiveEvent[]> {
    if (this.#count >= MAX_WATCHERS) {
      throw new Problem('rate-limited', `There are already ${MAX_WATCHERS} watchers.`, {
        headers: { 'retry-after': '1' },
      })
    }
    const watcher = new Watcher()
    const leave = this.#enter(sandbox, watcher)
    const stop = () => watcher.close()
    signal.addEventListener('abort', stop, { once: true })
    if (signal.aborted || this.#isClosed) stop()
    try {
      yield [{ event: 'open', data: { sandbox } }]
      yield* watcher.events()
    } finally {
      signal.removeEventListener('abort', stop)
      leave()
    }
  }

  close(): void {
    this.#isClosed = true
    for (const watchers of this.#watchers.values()) for (const watcher of watchers) watcher.close()
  }

  #enter(sandbox: string, watcher: Watcher): () => void {
    const watchers = this.#watchers.get(sandbox) ?? new Set()
    this.#watchers.set(sandbox, watchers.add(watcher))
    this.#count++
    return () => {
      this.#count--
      watchers.delete(watcher)
      if (watchers.size === 0) this.#watchers.delete(sandbox)
    }
  }
}

/** Maximum of unread events; further ones are dropped. */
const MAX_WAITING = 1000

/** The event queue of one watcher. */
class Watcher {
  #waiting: WatchLiveEvent[] = []
  #lost = 0
  #isClosed = false
  #wake = withResolvers<void>()

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
      this.#wake = withResolvers()
      const events = this.#waiting
      this.#waiting = []
      if (this.#lost > 0) events.push({ event: 'lost', data: { count: this.#lost } })
      this.#lost = 0
      if (events.length > 0) yield events
    }
  }
}
