import type { IncomingHttpHeaders, ServerResponse } from 'node:http'
import { type TruncatedValue, truncateValue } from '../../proxy/recording/truncate.ts'
import type { Route, Stream } from '../../runtime/contract.ts'
import type { RequestWarning } from '../../runtime/handler.ts'
import { parseJson } from '../../runtime/http/body-reader.ts'
import { essence } from '../../runtime/http/media-types.ts'
import { isObject } from '../../runtime/json.ts'
import type { Finding } from '../../runtime/judge/finding.ts'
import { type ReceivedReply, readJson } from '../../runtime/judge/reply.ts'
import { Problem } from '../../runtime/problem.ts'
import { shortenText } from '../../runtime/validation/quote.ts'
import type { Answerer } from '../middleware.ts'
import { StreamRecord } from './stream-record.ts'

/** The default size up to which a body or an answer is kept whole. */
export const BODY_KB = 256
/** The payloads of a stream are longer than its answer. */
const STREAM_SHARE = 4
/** A body in more chunks is joined. */
const MAX_CHUNKS = 16

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
  /** Larger bodies and answers are truncated. */
  readonly maxBodyBytes: number
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
  /** Whether the text was too long to be kept. */
  readonly isTooLong?: boolean
}

/** A value as far as the journal has it. */
export interface KeptValue {
  readonly value: unknown
  readonly isTruncated: boolean
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
  readonly maxBodyBytes: number
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
  /** The bytes of the body as received, which are parsed by readers. */
  #bodyChunks: readonly Uint8Array[] | undefined
  /** The parsed body, if its bytes are not kept. */
  #body: unknown
  #bodyWeight = 0
  #isBodyTruncated = false
  #hasBody = false
  #model: unknown
  /** Shared with the middlewares, which append to it. */
  answeredBy: readonly Answerer[] = nobody
  stream: StreamRecord | undefined
  #replyStatus = 0
  #replyType: string | undefined
  #replyText: string | undefined
  /** What is kept of a reply that is too long. */
  #truncatedReply: TruncatedValue | undefined
  /** The error of a refused request. */
  refusal: unknown
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

  constructor({ method, url, rawHeaders, headers, response, maxBodyBytes }: RequestFacts) {
    this.method = method
    this.url = url
    this.#rawHeaders = rawHeaders
    this.#bodyLength = Number(headers['content-length'])
    this.#response = response
    this.maxBodyBytes = maxBodyBytes
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

  /** Approximate number of bytes. */
  get weight(): number {
    const ofReply = this.#truncatedReply?.weight ?? this.#replyText?.length ?? 0
    const ofStream = this.stream === undefined ? 0 : this.stream.payloads + this.stream.names.length * 16
    return 1000 + this.#bodyWeight + ofReply + ofStream
  }

  /** The body; text if it is not valid JSON, null without one. */
  get body(): KeptValue {
    const isTruncated = this.#isBodyTruncated
    if (this.#bodyChunks === undefined) return { value: this.#body ?? null, isTruncated }
    const bytes = Buffer.concat(this.#bodyChunks)
    const value = parseJson(bytes)
    return { value: value instanceof Problem ? bytes.toString() : value, isTruncated }
  }

  /** The requested model, if the body names one. */
  get model(): string | undefined {
    return typeof this.#model === 'string' ? shortenText(this.#model) : undefined
  }

  /** Keeps the first body that it gets: the bytes as received if they are known, else what was parsed. */
  takeBody(body: unknown, chunks: readonly Uint8Array[] | undefined): void {
    if (this.#hasBody || (body === undefined && chunks === undefined)) return
    this.#hasBody = true
    this.#model = isObject(body) ? body.model : undefined
    this.#bodyWeight = this.#bodyLength
    if (chunks !== undefined) {
      this.#bodyChunks = chunks.length > MAX_CHUNKS ? [Buffer.concat(chunks)] : chunks
      if (Number.isNaN(this.#bodyLength)) this.#bodyWeight = chunks.reduce((sum, { length }) => sum + length, 0)
    } else if (this.#bodyLength <= this.maxBodyBytes) this.#body = body
    else this.#keepParts(body)
  }

  #keepParts(body: unknown): void {
    const { value, isTruncated, weight } = this.#truncate(body)
    this.#body = value
    this.#bodyWeight = weight
    this.#isBodyTruncated = isTruncated
  }

  #truncate(value: unknown): TruncatedValue {
    // One long string, such as an image, leaves room for the others.
    return truncateValue(value, { maxText: this.maxBodyBytes / 4, maxWeight: this.maxBodyBytes })
  }

  /** The reply is a stream. */
  takeStream(stream: Stream): StreamRecord {
    this.stream = new StreamRecord(stream, this.begun, STREAM_SHARE * this.maxBodyBytes)
    return this.stream
  }

  takeReply({ status, contentType, text, isTooLong = false }: SentText): void {
    this.#replyStatus = status
    this.#replyType = contentType
    this.#replyText = text
    if (isTooLong) this.#truncatedReply = { value: null, isTruncated: true, weight: 0 }
  }

  /** The sent reply, without the value of a too long one; undefined for streams and bytes. */
  get reply(): ReceivedReply | undefined {
    if (this.#replyType === undefined) return undefined
    const value = this.#replyText === undefined ? {} : readJson(this.#replyText)
    return { status: this.#replyStatus, mediaType: essence(this.#replyType), ...value }
  }

  /** The JSON of the reply; null for streams and bytes. */
  get replyBody(): KeptValue {
    return this.#truncatedReply ?? { value: this.reply?.value ?? null, isTruncated: false }
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
    if (this.#replyText !== undefined && this.#replyText.length > this.maxBodyBytes) {
      this.#truncatedReply = this.#truncate(this.reply?.value)
      this.#replyText = undefined
    }
    this.ms = performance.now() - this.begun
    this.ended = isWhole ? 'answered' : 'closed-early'
    this.stream?.end()
    if (this.answeredBy.length === 0) this.answeredBy = nobody
  }
}
