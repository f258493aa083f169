import { randomUUID } from 'node:crypto'
import { AddressRefused, allowedAddresses, LOOPBACK } from './allowed-addresses.ts'
import { postCallback } from './callback-request.ts'
import { signatureHeaders } from './callback-signature.ts'
import type { Clock } from './clock.ts'
import { KeyedQueue } from './keyed-queue.ts'
import { Slots } from './slots.ts'
import { within } from './within.ts'

/** Something to tell a receiver. */
export interface Callback {
  /** What it is about, such as a task's id: callbacks about the same thing arrive in the order they were sent. */
  readonly subject: string
  readonly url: string
  /** Sent as JSON, as it is now. */
  readonly body: unknown
}

/** One attempt to deliver, or why there was none. */
export interface CallbackAttempt {
  readonly subject: string
  readonly url: string
  readonly id: string
  /** JSON text. */
  readonly body: string
  /** From 1; 0 where nothing was tried. */
  readonly attempt: number
  /** `failed` is tried again, `given-up` was the last try; `refused` is never tried, `dropped` no longer. */
  readonly outcome: 'delivered' | 'failed' | 'given-up' | 'refused' | 'dropped'
  /** Of the receiver's reply, if there was one. */
  readonly status?: number
  /** Why it did not work, for the operator. */
  readonly reason?: string
}

export interface CallbackOptions {
  readonly clock: Clock
  /** The key of the signature; see `signatureHeaders`. */
  readonly secret: string
  /** Addresses, networks and host names that may be called; this machine alone when absent. */
  readonly allow?: readonly string[]
  /** Told of every attempt; it must not throw. */
  readonly onAttempt?: (attempt: CallbackAttempt) => void
  /** 6 when absent. */
  readonly maxAttempts?: number
  /** Before the second attempt, doubled before each further one; 1,000 when absent. */
  readonly backOffMs?: number
  /** Of one attempt, in real time; 10,000 when absent. */
  readonly timeoutMs?: number
  /** Callbacks that are on their way, before new ones are dropped; 10,000 when absent. */
  readonly maxPending?: number
  /** Attempts at a time; 32 when absent. */
  readonly maxRunning?: number
}

type Message = Pick<CallbackAttempt, 'subject' | 'url' | 'id' | 'body'>
type Result = Pick<CallbackAttempt, 'outcome' | 'status' | 'reason'>

const DEFAULTS = {
  allow: LOOPBACK,
  onAttempt: () => {},
  maxAttempts: 6,
  backOffMs: 1000,
  timeoutMs: 10_000,
  maxPending: 10_000,
  maxRunning: 32,
}

/** Delivers callbacks, in the background and with patience: a receiver's trouble never becomes that of a request. */
export class Callbacks {
  readonly #options: Required<CallbackOptions>
  readonly #allowed: ReturnType<typeof allowedAddresses>
  readonly #queue = new KeyedQueue()
  readonly #slots: Slots
  readonly #stop = new AbortController()
  readonly #pending = new Set<Promise<unknown>>()

  constructor(options: CallbackOptions) {
    this.#options = { ...DEFAULTS, ...options }
    this.#allowed = allowedAddresses(this.#options.allow)
    this.#slots = new Slots(this.#options.maxRunning)
  }

  /** Never throws for what a receiver does or where the URL leads; `onAttempt` hears of it. */
  send({ subject, url, body }: Callback): void {
    const message = { subject, url, id: `msg_${randomUUID()}`, body: JSON.stringify(body) }
    const full = this.#pending.size >= this.#options.maxPending
    if (full || this.#stop.signal.aborted) {
      this.#options.onAttempt({ ...message, attempt: 0, outcome: 'dropped', reason: full ? 'too many' : 'closed' })
      return
    }
    const forget = () => this.#pending.delete(delivery)
    const delivery: Promise<unknown> = this.#queue.run(subject, () => this.#deliver(message)).then(forget, forget)
    this.#pending.add(delivery)
  }

  /** Lets callbacks that are on their way arrive for so long, then drops them. */
  async close(graceMs: number): Promise<void> {
    await within(graceMs, this.#settled())
    this.#stop.abort(new Error('closed'))
    await this.#settled()
  }

  async #settled(): Promise<void> {
    while (this.#pending.size > 0) await Promise.allSettled(this.#pending)
  }

  async #deliver(message: Message): Promise<void> {
    const { maxAttempts, backOffMs, onAttempt } = this.#options
    for (let attempt = 1; ; attempt++) {
      const result = await this.#attempt(message)
      const outcome = result.outcome === 'failed' && attempt === maxAttempts ? 'given-up' : result.outcome
      onAttempt({ ...message, ...result, attempt, outcome })
      if (outcome !== 'failed') return
      await this.#rest(backOffMs * 2 ** (attempt - 1))
    }
  }

  /** Ends early when no more is to be sent. */
  async #rest(ms: number): Promise<void> {
    try {
      await this.#options.clock.sleep(ms, this.#stop.signal)
    } catch {}
  }

  async #attempt(message: Message): Promise<Result> {
    const giveBack = await this.#slots.take(this.#stop.signal)
    try {
      if (this.#stop.signal.aborted) return { outcome: 'dropped', reason: 'closed' }
      const status = await this.#post(message)
      if (status >= 200 && status < 300) return { outcome: 'delivered', status }
      return { outcome: 'failed', status, reason: `the receiver answered ${status}` }
    } catch (error) {
      return { outcome: error instanceof AddressRefused ? 'refused' : 'failed', reason: String(error) }
    } finally {
      giveBack()
    }
  }

  #post({ url, id, body }: Message): Promise<number> {
    const { clock, secret, timeoutMs } = this.#options
    const timestamp = Math.floor(clock.now() / 1000)
    const headers = {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      'user-agent': 'gatewright',
      ...signatureHeaders(secret, { id, timestamp, body }),
    }
    const signal = AbortSignal.any([this.#stop.signal, AbortSignal.timeout(timeoutMs)])
    return postCallback({ url, headers, body, signal }, this.#allowed)
  }
}
