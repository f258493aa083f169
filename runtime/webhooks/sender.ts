import { createHmac } from 'node:crypto'
import type { Clock } from '../clock.ts'
import { LOOPBACK } from '../loopback.ts'
import { AddressNotAllowed, addressFilter, type Resolve } from './address-filter.ts'
import type { Message } from './message.ts'
import { type CallbackRequest, postCallback, SendCancelled } from './request.ts'

/** The secret of a mock without a configured one; in the form that the libraries of Standard Webhooks take. */
export const KNOWN_SECRET = 'whsec_Z2F0ZXdyaWdodC1tb2NrLWNhbGxiYWNr'

/** A delivery attempt, or a message without one. */
export interface CallbackAttempt extends Message {
  /** From 1; 0 without an attempt. */
  readonly attempt: number
  /** `failed` will be retried, `exhausted` was the last attempt, `refused` is a forbidden address, `dropped` is cancelled. */
  readonly outcome: 'delivered' | 'failed' | 'exhausted' | 'refused' | 'dropped'
  /** Status of the reply, if any. */
  readonly status?: number
  /** Reason of the failure, for the operator. */
  readonly reason?: string
  /** The header `webhook-signature` of the request, if any. */
  readonly signature?: string
}

export interface CallbackSenderOptions {
  readonly clock: Clock
  /** The signature secret; see `signatureHeaders`. */
  readonly secret: string
  /** Allowed addresses, networks and host names; loopback by default. */
  readonly allow?: readonly string[] | undefined
  /** Called after every attempt; must not throw. */
  readonly onAttempt?: (attempt: CallbackAttempt) => void
  /** 6 by default. */
  readonly maxAttempts?: number
  /** Time limit of one attempt, in real time; 10,000 by default. */
  readonly timeoutMs?: number
  /** Resolves host names; the resolver of the system by default. */
  readonly resolve?: Resolve
  /** What a test spoils in the signature of a message. */
  readonly spoil?: SpoilSignature | undefined
  /** Replaces HTTP; `secret`, `allow` and `resolve` are ignored then. */
  readonly transport?: CallbackTransport | undefined
}

/** `old` is signed as ten minutes ago, which receivers must refuse. */
export type SpoilSignature = (message: Message) => 'wrong' | 'none' | 'old' | undefined

type Result = Pick<CallbackAttempt, 'outcome' | 'status' | 'reason' | 'signature'>

/** Receivers accept five minutes. */
const OLD_S = 600

const CLOSED: Result = { outcome: 'dropped', reason: 'closed' }
const CLAIM_LOST: Result = { outcome: 'dropped', reason: 'another process may have it by now' }

/** Shared, since sandboxes are made for single tests. */
const localOnly = addressFilter(LOOPBACK)

/** Makes single delivery attempts. The caller schedules retries. */
export class CallbackSender {
  readonly clock: Clock
  readonly #options: CallbackSenderOptions
  readonly #allowed: ReturnType<typeof addressFilter>

  constructor(options: CallbackSenderOptions) {
    this.clock = options.clock
    this.#options = options
    const { allow, resolve } = options
    this.#allowed = allow || resolve ? addressFilter(allow ?? LOOPBACK, resolve) : localOnly
  }

  /**
   * Makes attempt number `attempt`, from 1. Never throws for errors of the receiver or the URL. Drops the message if
   * `maySend` returns false.
   */
  async attempt(
    message: Message,
    attempt: number,
    stop: AbortSignal,
    maySend: () => boolean = () => true,
  ): Promise<CallbackAttempt['outcome']> {
    const { maxAttempts = 6 } = this.#options
    const result = await this.#try(message, stop, maySend)
    const outcome = result.outcome === 'failed' && attempt >= maxAttempts ? 'exhausted' : result.outcome
    this.#options.onAttempt?.({ ...message, ...result, attempt, outcome })
    return outcome
  }

  /** Reports a message that will not be sent. */
  drop(message: Message, reason: string): void {
    this.#options.onAttempt?.({ ...message, attempt: 0, outcome: 'dropped', reason })
  }

  async #try(message: Message, stop: AbortSignal, maySend: () => boolean): Promise<Result> {
    if (stop.aborted) return CLOSED
    if (!maySend()) return CLAIM_LOST
    const { transport, timeoutMs = 10_000 } = this.#options
    const signal = AbortSignal.any([stop, AbortSignal.timeout(timeoutMs)])
    const signed = transport ? {} : this.#sign(message)
    const { 'webhook-signature': signature } = signed
    const details = signature === undefined ? {} : { signature }
    try {
      if (transport) {
        await transport.deliver(message, signal)
        return { outcome: 'delivered' }
      }
      const status = await this.#post(message, signed, { signal, maySend })
      if (status >= 200 && status < 300) return { ...details, outcome: 'delivered', status }
      return { ...details, outcome: 'failed', status, reason: `the receiver answered ${status}` }
    } catch (error) {
      if (error instanceof AddressNotAllowed) return { outcome: 'refused', reason: error.message }
      if (error instanceof SendCancelled) return CLAIM_LOST
      // Even at the last attempt, this is no failure of the receiver.
      if (stop.aborted) return { ...details, ...CLOSED }
      return { ...details, outcome: 'failed', reason: String(error) }
    }
  }

  #sign(message: Message): Readonly<Record<string, string>> {
    const defect = this.#options.spoil?.(message)
    if (defect === 'none') return {}
    const secret = defect === 'wrong' ? 'another secret' : this.#options.secret
    const timestamp = Math.floor(this.clock.now() / 1000) - (defect === 'old' ? OLD_S : 0)
    return signatureHeaders(secret, message, timestamp)
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

/** Delivers callbacks by other means than HTTP. */
export interface CallbackTransport {
  /**
   * Resolves when the message has been delivered; a rejection is retried with the same `id`, up to six attempts. Messages
   * of one subject are delivered sequentially. `signal` is aborted on `close` and after 10 seconds.
   */
  deliver(message: Message, signal: AbortSignal): Promise<void>
}

/**
 * Creates the headers of the Standard Webhooks specification (version 1): `webhook-id`, `webhook-timestamp` and
 * `webhook-signature`, which is `v1,` and the base64 HMAC-SHA256 of `<id>.<timestamp>.<body>`. A secret of the form
 * `whsec_<base64>` is decoded to bytes; any other is used as UTF-8. `timestamp` is the time of the attempt in Unix seconds.
 */
export function signatureHeaders(
  secret: string,
  { id, body }: Pick<Message, 'id' | 'body'>,
  timestamp: number,
): Record<string, string> {
  const mac = createHmac('sha256', toKey(secret)).update(`${id}.${timestamp}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': String(timestamp), 'webhook-signature': `v1,${mac}` }
}

function toKey(secret: string): Buffer {
  return secret.startsWith(PREFIX) ? Buffer.from(secret.slice(PREFIX.length), 'base64') : Buffer.from(secret)
}

const PREFIX = 'whsec_'
const BASE64 = /^(?=.)(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/

/** The secrets with which receivers can verify signatures: their libraries refuse other text after `whsec_`. */
export const callbackSecrets = 'any text, or whsec_ and the key in base64 with its padding'

/** Whether a secret is one of `callbackSecrets`. */
export function isCallbackSecret(secret: string): boolean {
  return secret.startsWith(PREFIX) ? BASE64.test(secret.slice(PREFIX.length)) : secret.trim() !== ''
}
