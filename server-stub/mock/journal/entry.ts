import type { IncomingHttpHeaders } from 'node:http'
import type { Route, Stream } from '../../core/contract.ts'
import type { NamedEvent } from '../../core/handler.ts'
import type { ReceivedReply } from '../../judge/reply.ts'
import type { Answerer } from '../middleware.ts'
import { computeWeight, type TruncatedValue, truncateValue } from './truncate.ts'

/** Recorded events per stream. */
const MAX_EVENTS = 2500
/** Recorded characters of payloads per stream. Retained payloads slow down a busy mock. */
const MAX_PAYLOADS = 8000
/** A longer body is cut at once, a shorter one when it is read: copying is expensive. */
const MAX_BODY = 8000
/** Limit for the payload of the last event and for the reply. */
const MAX_KEPT = 32_000

export interface RequestFacts {
  readonly method: string
  readonly url: string
  readonly headers: IncomingHttpHeaders
}

/** The record of a request. Written while the request is processed; evaluated by readers. */
export class Entry implements RequestFacts {
  readonly method: string
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly begun = performance.now()
  /** 0 until it is added to a journal. */
  id = 0
  at = 0
  /** Called when the request has ended. */
  onEnd: (() => void) | undefined
  route: Route | undefined
  body: TruncatedValue | undefined
  /** Shared with the middlewares, which append to it. */
  answeredBy: Answerer[] = []
  stream: Stream | undefined
  /** Names of the recorded events, and their times in real milliseconds since the request. */
  readonly names: string[] = []
  readonly times: number[] = []
  /** Payloads of the first events and the last one; undefined once dropped. */
  events: (NamedEvent | undefined)[] | undefined = []
  payloads = 0
  #isFull = false
  #last: NamedEvent | undefined
  /** Number of sent events. */
  count = 0
  /** Errors of the framing, each with the number of events before it. */
  readonly framingFaults: { readonly after: number; readonly message: string }[] = []
  hasEnded = false
  #isWhole = false
  /** The reply of the middlewares, without a too long value after its end; undefined for streams and bytes. */
  reply: ReceivedReply | undefined
  shownReply: TruncatedValue | undefined
  #replyWeight = 0
  /** The error of a refused request. */
  refusal: unknown
  /** Null if no response head was sent. */
  status: number | null = null
  ms: number | null = null
  ended: 'running' | 'answered' | 'broken-off' = 'running'

  constructor({ method, url, headers }: RequestFacts) {
    this.method = method
    this.url = url
    this.headers = headers
  }

  /** Approximate number of characters, without payloads of events. */
  get weight(): number {
    const { body, names } = this
    return 1000 + (body?.weight ?? 0) + this.#replyWeight + names.length * 16
  }

  takeBody(body: unknown): void {
    if (body === undefined || this.body !== undefined) return
    const weight = Number(this.headers['content-length'])
    this.body = weight <= MAX_BODY ? { value: body, isTruncated: false, weight } : truncateValue(body)
  }

  takeReply(reply: ReceivedReply): void {
    this.reply = reply
  }

  takeEvent(event: NamedEvent): void {
    this.count++
    if (this.names.length >= MAX_EVENTS) return
    this.names.push(event.event)
    this.times.push(performance.now() - this.begun)
    this.#last = event
    // Weighing is expensive: stop at the first event that does not fit.
    if (!this.#isFull) this.#isFull = !this.#keep(event, MAX_PAYLOADS - this.payloads)
  }

  dropPayloads(): void {
    this.events = undefined
    this.payloads = 0
  }

  #weighReply({ value, ...reply }: ReceivedReply, length = computeWeight(value, MAX_KEPT)): void {
    this.#replyWeight = length
    if (length <= MAX_KEPT) return
    this.reply = reply
    this.shownReply = truncateValue(value)
    this.#replyWeight = this.shownReply.weight
  }

  #keep(event: NamedEvent, budget: number): boolean {
    const weight = event.json?.length ?? computeWeight(event.data, budget)
    if (weight > budget || this.events === undefined) return false
    this.payloads += weight
    this.events[this.names.length - 1] = event
    return true
  }

  /** The client received the whole reply. */
  markWhole(): void {
    this.#isWhole = true
  }

  /** `length` of the reply body, if known. */
  end(status: number | null, length: number | undefined): void {
    this.status = status
    if (this.reply) this.#weighReply(this.reply, length)
    this.ms = performance.now() - this.begun
    this.ended = this.#isWhole ? 'answered' : 'broken-off'
    if (this.#last && this.#isFull && this.names.length === this.count) this.#keep(this.#last, MAX_KEPT)
    this.#last = undefined
  }
}
