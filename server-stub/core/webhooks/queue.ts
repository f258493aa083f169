import { KeyedQueue, Semaphore, withTimeout } from './concurrency.ts'
import type { Message } from './message.ts'
import type { CallbackSender } from './sender.ts'

export interface CallbackQueueOptions {
  readonly sender: CallbackSender
  /** Before the second attempt, doubled before each further one; 1,000 when absent. */
  readonly backOffMs?: number
  /** Callbacks that are on their way, before new ones are dropped; 10,000 when absent. */
  readonly maxPending?: number
  /** Attempts at a time; 32 when absent. */
  readonly maxRunning?: number
  /** Asked for each message as it is handed in; it is not tried before that ends. */
  readonly hold?: HoldCallback | undefined
}

/** Keeps a message back, or does not; rejects when the signal is aborted. */
export type HoldCallback = (message: Message, stop: AbortSignal) => Promise<void> | undefined

/**
 * Delivers callbacks from the memory of this process, in the background and with patience: a receiver's trouble never
 * becomes that of a request.
 */
export class CallbackQueue {
  readonly #sender: CallbackSender
  readonly #backOffMs: number
  readonly #maxPending: number
  readonly #hold: HoldCallback | undefined
  readonly #queue = new KeyedQueue()
  readonly #slots: Semaphore
  readonly #stop = new AbortController()
  readonly #pending = new Set<Promise<unknown>>()

  constructor({ sender, backOffMs = 1000, maxPending = 10_000, maxRunning = 32, hold }: CallbackQueueOptions) {
    this.#sender = sender
    this.#hold = hold
    this.#backOffMs = backOffMs
    this.#maxPending = maxPending
    this.#slots = new Semaphore(maxRunning)
  }

  send(message: Message): void {
    const full = this.#pending.size >= this.#maxPending
    if (full || this.#stop.signal.aborted) {
      this.#sender.drop(message, full ? 'too many' : 'closed')
      return
    }
    const forget = () => this.#pending.delete(delivery)
    // When no more is to be sent the attempt says so.
    const held = this.#hold?.(message, this.#stop.signal)?.catch(() => {})
    const delivery: Promise<unknown> = this.#queue
      .run(message.subject, () => (held ? held.then(() => this.#deliver(message)) : this.#deliver(message)))
      .then(forget, forget)
    this.#pending.add(delivery)
  }

  /** Lets callbacks that are on their way arrive for so long, then drops them. */
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
      await this.#rest(this.#backOffMs * 2 ** (attempt - 1))
    }
  }

  async #attempt(message: Message, attempt: number) {
    const giveBack = await this.#slots.acquire(this.#stop.signal)
    try {
      return await this.#sender.attempt(message, attempt, this.#stop.signal)
    } finally {
      giveBack()
    }
  }

  /** Ends early when no more is to be sent. */
  async #rest(ms: number): Promise<void> {
    try {
      await this.#sender.clock.sleep(ms, this.#stop.signal)
    } catch {}
  }
}
