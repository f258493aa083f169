import type { Clock } from '../clock.ts'
import { LOOPBACK } from '../loopback.ts'
import { AddressRefused, addressFilter, type Resolve } from './address-filter.ts'
import type { Message } from './message.ts'
import { type CallbackRequest, NotToBeSent, postCallback } from './request.ts'
import { signatureHeaders } from './signature.ts'

/** One attempt to deliver, or why there was none. */
export interface CallbackAttempt extends Message {
  /** From 1; 0 where nothing was tried. */
  readonly attempt: number
  /** `failed` is tried again, `given-up` was the last try; `refused` is never tried, `dropped` no longer. */
  readonly outcome: 'delivered' | 'failed' | 'given-up' | 'refused' | 'dropped'
  /** Of the receiver's reply, if there was one. */
  readonly status?: number
  /** Why it did not work, for the operator. */
  readonly reason?: string
  /** The header `webhook-signature`, where a request was made. */
  readonly signature?: string
}

export interface CallbackSenderOptions {
  readonly clock: Clock
  /** The key of the signature; see `signatureHeaders`. */
  readonly secret: string
  /** Addresses, networks and host names that may be called; this machine alone when absent. */
  readonly allow?: readonly string[]
  /** Told of every attempt; it must not throw. */
  readonly onAttempt?: (attempt: CallbackAttempt) => void
  /** 6 when absent. */
  readonly maxAttempts?: number
  /** Of one attempt, in real time; 10,000 when absent. */
  readonly timeoutMs?: number
  /** What finds the addresses of a name; the system's when absent. */
  readonly resolve?: Resolve
  /** Carries messages in the place of HTTP; `secret`, `allow` and `resolve` do not matter then. */
  readonly transport?: CallbackTransport | undefined
}

type Result = Pick<CallbackAttempt, 'outcome' | 'status' | 'reason' | 'signature'>

const NOT_OURS: Result = { outcome: 'dropped', reason: 'another process may have it by now' }

/** Makes attempts to deliver messages; when the next one is made is for others to say. */
export class CallbackSender {
  readonly clock: Clock
  readonly #options: CallbackSenderOptions
  readonly #allowed: ReturnType<typeof addressFilter>

  constructor(options: CallbackSenderOptions) {
    this.clock = options.clock
    this.#options = options
    this.#allowed = addressFilter(options.allow ?? LOOPBACK, options.resolve)
  }

  /**
   * Makes the attempt of that number, from 1. Never throws for what a receiver does or where the URL leads. Where
   * `maySend` denies it at the last moment, the message is dropped.
   */
  async attempt(
    message: Message,
    attempt: number,
    stop: AbortSignal,
    maySend: () => boolean = () => true,
  ): Promise<CallbackAttempt['outcome']> {
    const { maxAttempts = 6 } = this.#options
    const result = await this.#try(message, stop, maySend)
    const outcome = result.outcome === 'failed' && attempt >= maxAttempts ? 'given-up' : result.outcome
    this.#options.onAttempt?.({ ...message, ...result, attempt, outcome })
    return outcome
  }

  /** Tells that a message will not be sent. */
  drop(message: Message, reason: string): void {
    this.#options.onAttempt?.({ ...message, attempt: 0, outcome: 'dropped', reason })
  }

  async #try(message: Message, stop: AbortSignal, maySend: () => boolean): Promise<Result> {
    if (stop.aborted) return { outcome: 'dropped', reason: 'closed' }
    if (!maySend()) return NOT_OURS
    const { transport, timeoutMs = 10_000 } = this.#options
    const signal = AbortSignal.any([stop, AbortSignal.timeout(timeoutMs)])
    const signed = transport ? {} : this.#sign(message)
    const { 'webhook-signature': signature } = signed
    const facts = signature === undefined ? {} : { signature }
    try {
      if (transport) {
        await transport.deliver(message, signal)
        return { outcome: 'delivered' }
      }
      const status = await this.#post(message, signed, { signal, maySend })
      if (status >= 200 && status < 300) return { ...facts, outcome: 'delivered', status }
      return { ...facts, outcome: 'failed', status, reason: `the receiver answered ${status}` }
    } catch (error) {
      if (error instanceof AddressRefused) return { outcome: 'refused', reason: String(error) }
      if (error instanceof NotToBeSent) return NOT_OURS
      return { ...facts, outcome: 'failed', reason: String(error) }
    }
  }

  #sign({ id, body }: Message): Readonly<Record<string, string>> {
    return signatureHeaders(this.#options.secret, { id, timestamp: Math.floor(this.clock.now() / 1000), body })
  }

  #post(
    { url, body }: Message,
    signed: Readonly<Record<string, string>>,
    limits: Pick<CallbackRequest, 'signal' | 'maySend'>,
  ): Promise<number> {
    const headers = {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(body)),
      'user-agent': 'gatewright',
      ...signed,
    }
    return postCallback({ url, headers, body, ...limits }, this.#allowed)
  }
}

/** Carries callbacks to those who wait for them. */
export interface CallbackTransport {
  /**
   * Resolves when the message has arrived; what rejects is tried again after a while, up to six times, with the same
   * `id`. Messages of one subject are handed over one by one, in their order. Stops as soon as `signal` is aborted,
   * which happens after 10 seconds too.
   */
  deliver(message: Message, signal: AbortSignal): Promise<void>
}
