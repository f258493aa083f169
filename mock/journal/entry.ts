import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { type TruncatedValue, truncateValue } from '../../proxy/recording/truncate.ts'
import type { Route, Stream } from '../../runtime/contract.ts'
import type { RequestWarning } from '../../runtime/handler.ts'
import { essence } from '../../runtime/http/media-types.ts'
import { isObject } from '../../runtime/json.ts'
import type { Finding } from '../../runtime/judge/finding.ts'
import { type ReceivedReply, readJson } from '../../runtime/judge/reply.ts'
import type { Problem } from '../../runtime/problem.ts'
import { shortenText } from '../../runtime/validation/quote.ts'
import type { Answerer } from '../middleware.ts'
import { StreamRecord } from './stream-record.ts'

/** A longer body is truncated at once, a shorter one when it is read: copying is expensive. */
const MAX_BODY = 8000
/** A longer reply is truncated. */
const MAX_REPLY = 32_000

const nobody: readonly Answerer[] = Object.freeze([])
const noProblems: readonly Problem[] = Object.freeze([])
const noFindings: readonly Finding[] = Object.freeze([])
const noWarnings: readonly RequestWarning[] = Object.freeze([])

export interface RequestFacts {
  readonly method: string
  readonly url: string
  /** Names and values in turn, as sent. */
  readonly rawHeaders: readonly string[]
  readonly headers: IncomingHttpHeaders
  readonly response?: Response
}

type Response = Pick<ServerResponse, 'headersSent' | 'statusCode'>

/** Follows the entries of a journal. */
export interface EntryWatcher {
  /** Called once a stream has begun. */
  onHead(entry: Entry): void
  /** Called when the request has ended. */
  onEnd(entry: Entry): void
}

export interface SentText {
  readonly status: number
  readonly contentType: string
  /** Undefined for an unknown body. */
  readonly text: string | undefined
}

/**
 * The record of a request. Written while the request is processed; evaluated by readers. It holds no
 * objects and arrays: V8 would expect all objects of one call site to live as long, which makes every request slower.
 */
export class Entry {
  readonly method: string
  readonly url: string
  readonly #rawHeaders: readonly string[]
  readonly #bodyLength: number
  readonly begun = performance.now()
  /** 0 until it is added to a journal. */
  id = 0
  at = 0
  /** Its weight in the journal; 0 while it is running. */
  counted = 0
  /** Undefined until it is added to a journal. */
  watcher: EntryWatcher | undefined
  #isHeadSeen = false
  route: Route | undefined
  forwardedKey: string | undefined
  #body: unknown
  #bodyWeight = 0
  #isBodyTruncated = false
  /** Whether the body is truncated. */
  #model: unknown
  /** Shared with the middlewares, which append to it. */
  answeredBy: readonly Answerer[] = nobody
  stream: StreamRecord | undefined
  #replyStatus = 0
  #replyType: string | undefined
  #replyText: string | undefined
  /** The beginning of a reply that is too long. */
  #truncatedReply: TruncatedValue | undefined
  /** The error of a refused request. */
  refusal: unknown
  /** The header of a reply that was relayed, such as that of a fault. */
  retryAfter: string | undefined
  /** What a request breaks that is answered anyway. */
  reported: readonly Problem[] = noProblems
  /** What the mock itself has to say about its answer. */
  notes: readonly Finding[] = noFindings
  /** What a reply with a success status says about a refused request. */
  refusalInReply: string | undefined
  /** The header with warnings. */
  warning: string | undefined
  /** What its client probably does not intend. */
  warnings = noWarnings
  /** What a running request holds. */
  #response: Response | undefined
  #status: number | null = null
  ms: number | null = null
  ended: 'running' | 'answered' | 'closed-early' = 'running'

  constructor({ method, url, rawHeaders, headers, response }: RequestFacts) {
    this.method = method
    this.url = url
    this.#rawHeaders = rawHeaders
    this.#bodyLength = Number(headers['content-length'])
    this.#response = response
  }

  /** Null if no response head was sent. */
  get status(): number | null {
    if (this.#response === undefined) return this.#status
    return this.#response.headersSent ? this.#response.statusCode : null
  }

  /** Names in lower case; repeated ones are joined. */
  get headers(): Readonly<Record<string, string>> {
    const headers = new Map<string, string>()
    for (let at = 0; at < this.#rawHeaders.length; at += 2) {
      const name = this.#rawHeaders[at]?.toLowerCase() ?? ''
      const value = this.#rawHeaders[at + 1] ?? ''
      const before = headers.get(name)
      headers.set(name, before === undefined ? value : `${before}, ${value}`)
    }
    return Object.fromEntries(headers)
  }

  /** Approximate number of characters, without payloads of events. */
  get weight(): number {
    const ofReply = this.#truncatedReply?.weight ?? this.#replyText?.length ?? 0
    return 1000 + this.#bodyWeight + ofReply + (this.stream?.names.length ?? 0) * 16
  }

  get body(): TruncatedValue {
    if (!this.#isBodyTruncated) return truncateValue(this.#body ?? null)
    return { value: this.#body, isTruncated: true, weight: this.#bodyWeight }
  }

  /** The requested model, if the body names one. */
  get model(): string | undefined {
    const model = this.#model ?? getModel(this.#body)
    return typeof model === 'string' ? shortenText(model) : undefined
  }

  takeBody(body: unknown): void {
    if (body === undefined || this.#body !== undefined) return
    this.#body = body
    this.#bodyWeight = this.#bodyLength
    if (this.#bodyLength <= MAX_BODY) return
    this.#model = getModel(body)
    const { value, isTruncated, weight } = truncateValue(body)
    this.#body = value
    this.#bodyWeight = weight
    this.#isBodyTruncated = isTruncated
  }

  /** The reply is a stream. */
  takeStream(stream: Stream): StreamRecord {
    this.stream = new StreamRecord(stream, this.begun)
    return this.stream
  }

  takeReply({ status, contentType, text }: SentText): void {
    this.#replyStatus = status
    this.#replyType = contentType
    this.#replyText = text
  }

  /** The sent reply, without the value of a too long one; undefined for streams and bytes. */
  get reply(): ReceivedReply | undefined {
    if (this.#replyType === undefined) return undefined
    const value = this.#replyText === undefined ? {} : readJson(this.#replyText)
    return { status: this.#replyStatus, mediaType: essence(this.#replyType), ...value }
  }

  get shownReply(): unknown {
    return (this.#truncatedReply ?? truncateValue(this.reply?.value ?? null)).value
  }

  /** A part of a stream was sent. */
  notePart(): void {
    if (this.#isHeadSeen || this.status === null) return
    this.#isHeadSeen = true
    this.watcher?.onHead(this)
  }

  /** `isWhole` says whether the client received the whole reply. */
  end(isWhole: boolean): void {
    this.#status = this.status
    this.#response = undefined
    this.#isHeadSeen = true
    if (this.#replyText !== undefined && this.#replyText.length > MAX_REPLY) {
      this.#truncatedReply = truncateValue(this.reply?.value)
      this.#replyText = undefined
    }
    this.ms = performance.now() - this.begun
    this.ended = isWhole ? 'answered' : 'closed-early'
    this.stream?.end()
    if (this.answeredBy.length === 0) this.answeredBy = nobody
  }
}

function getModel(body: unknown): unknown {
  return isObject(body) ? body.model : undefined
}
