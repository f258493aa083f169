import { KeyedQueue, Semaphore, withTimeout } from './concurrency.ts'
import type { Message } from './message.ts'
import type { CallbackSender } from './sender.ts'

export interface CallbackQueueOptions {
  readonly sender: CallbackSender
  /** Maximum of pending callbacks, above which new ones are dropped; 10,000 by default. */
  readonly maxPending?: number
  /** Delays the delivery of a message. */
  readonly hold?: HoldCallback | undefined
}

/** Delays a message. */
export interface Hold {
  /** Rejects when the signal is aborted. */
  readonly over: Promise<void>
  /** Whether later messages of the subject may overtake it. */
  readonly letsPass: boolean
}

/** Returns the delay of a message, if it has one. */
export type HoldCallback = (message: Message, stop: AbortSignal) => Hold | undefined

/** Delay before the second attempt, doubled before every further one. */
const BACK_OFF_MS = 1000
/** Maximum of concurrent attempts. */
const MAX_RUNNING = 32

/** Delivers callbacks from memory in the background, with retries. */
export class CallbackQueue {
  readonly #sender: CallbackSender
  readonly #maxPending: number
  readonly #hold: HoldCallback | undefined
  readonly #queue = new KeyedQueue()
  readonly #slots = new Semaphore(MAX_RUNNING)
  readonly #stop = new AbortController()
  readonly #pending = new Set<Promise<unknown>>()
  #weight = 0

  constructor({ sender, maxPending = 10_000, hold }: CallbackQueueOptions) {
    this.#sender = sender
    this.#hold = hold
    this.#maxPending = maxPending
  }

  /** Characters of the pending bodies. */
  get weight(): number {
    return this.#weight
  }

  send(message: Message): void {
    const isFull = this.#pending.size >= this.#maxPending
    if (isFull || this.#stop.signal.aborted) {
      this.#sender.drop(message, isFull ? 'too many' : 'closed')
      return
    }
    const forget = () => {
      this.#pending.delete(delivery)
      this.#weight -= message.body.length
    }
    // After `close` the attempt itself drops the message.
    const { over, letsPass = false } = this.#hold?.(message, this.#stop.signal) ?? {}
    const held = over?.catch(() => {})
    const deliver = () => (held ? held.then(() => this.#deliver(message)) : this.#deliver(message))
    const delivery: Promise<unknown> = (letsPass ? deliver() : this.#queue.run(message.subject, deliver)).then(
      forget,
      forget,
    )
    this.#pending.add(delivery)
    this.#weight += message.body.length
  }

  /** Delivers pending callbacks for at most `graceMs`, then drops them. */
  async close(graceMs: number): Promise<void> {
    await withTimeout(graceMs, this.#settled())
    this.#stop.abort(new Error('closed'))
    await this.#settled()
  }

  async #settled(): Promise<void> {
    while (this.#pending.size > 0) await Promise.allSettled(this.#pending)
  }

  async #deliver(message: Message): Promise<void> {
    for (let attempt = 1; (await this.#attempt(message, attempt)) === 'failed'; attempt++) {
      await this.#wait(BACK_OFF_MS * 2 ** (attempt - 1))
    }
  }

  #attempt(message: Message, attempt: number) {
    const { signal } = this.#stop
    return this.#slots.run(signal, () => this.#sender.attempt(message, attempt, signal))
  }

  /** Resolves early on `close`. */
  async #wait(ms: number): Promise<void> {
    try {
      await this.#sender.clock.sleep(ms, this.#stop.signal)
    } catch {}
  }
}
