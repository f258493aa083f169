import type { IncomingHttpHeaders } from 'node:http'
import type { Route, Stream } from '../../core/contract.ts'
import type { NamedEvent } from '../../core/handler.ts'
import type { ReceivedReply } from '../../judge/reply.ts'
import type { Answerer } from '../middleware.ts'
import { computeWeight, type TruncatedValue, truncateValue } from './truncate.ts'

/** Events of one stream that are kept. */
const MAX_EVENTS = 2500
/**
 * Characters of the payloads that are kept of one stream: enough for its beginning. What is kept outlives many events, and
 * costs a busy mock its speed.
 */
const MAX_PAYLOADS = 8000
/** A longer body is cut at once, a shorter one when it is shown: copying is what costs. */
const MAX_BODY = 8000
/** A larger payload of the last event, or a larger reply, is not kept either. */
const MAX_KEPT = 32_000

export interface RequestFacts {
  readonly method: string
  readonly url: string
  readonly headers: IncomingHttpHeaders
}

/** What is kept of a request as it goes through the mock. It is written in passing; what it means is found out by readers. */
export class Entry implements RequestFacts {
  readonly method: string
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly begun = performance.now()
  /** 0 until it stands in a journal. */
  id = 0
  at = 0
  /** Called when the request has ended; set by the journal that it stands in. */
  onEnd: (() => void) | undefined
  route: Route | undefined
  body: TruncatedValue | undefined
  /** Others write on here as the answer is made. */
  answeredBy: Answerer[] = []
  stream: Stream | undefined
  /** Of the events that are kept: their names, when they were sent in real milliseconds since the request came, and */
  readonly names: string[] = []
  readonly times: number[] = []
  /** the payloads of the first of them and of the last one, until those make room for newer ones. */
  events: (NamedEvent | undefined)[] | undefined = []
  /** The weight of these payloads. */
  payloads = 0
  #isFull = false
  #last: NamedEvent | undefined
  /** How many events were sent. */
  count = 0
  /** Faults of its framing, each with how many events came before. */
  readonly framingFaults: { readonly after: number; readonly message: string }[] = []
  hasEnded = false
  #isWhole = false
  /** As the layers gave it, without its value when that has ended and is too long to be kept; undefined for streams and bytes. */
  reply: ReceivedReply | undefined
  shownReply: TruncatedValue | undefined
  #replyWeight = 0
  /** What the request was refused with. */
  refusal: unknown
  /** Null where no head was sent. */
  status: number | null = null
  ms: number | null = null
  ended: 'running' | 'answered' | 'broken-off' = 'running'

  constructor({ method, url, headers }: RequestFacts) {
    this.method = method
    this.url = url
    this.headers = headers
  }

  /** In characters, roughly, without the payloads of events. */
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
    // Weighing is what costs: the first that does not fit is the last that is weighed.
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

  #keep(event: NamedEvent, room: number): boolean {
    const weight = event.json?.length ?? computeWeight(event.data, room)
    if (weight > room || this.events === undefined) return false
    this.payloads += weight
    this.events[this.names.length - 1] = event
    return true
  }

  /** All of the reply has gone to the client. */
  markWhole(): void {
    this.#isWhole = true
  }

  /** `length` is that of the body of the reply, where it is known. */
  end(status: number | null, length: number | undefined): void {
    this.status = status
    if (this.reply) this.#weighReply(this.reply, length)
    this.ms = performance.now() - this.begun
    this.ended = this.#isWhole ? 'answered' : 'broken-off'
    if (this.#last && this.#isFull && this.names.length === this.count) this.#keep(this.#last, MAX_KEPT)
    this.#last = undefined
  }
}
