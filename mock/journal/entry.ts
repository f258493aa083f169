import type { ServerResponse } from 'node:http'
import { truncateValue } from '../../proxy/recording/truncate.ts'
import type { Route, Stream } from '../../runtime/contract.ts'
import type { RequestWarning } from '../../runtime/handler.ts'
import { parseJson } from '../../runtime/http/json-body.ts'
import { essence } from '../../runtime/http/media-types.ts'
import { isObject, tryParseJson } from '../../runtime/json.ts'
import type { Finding } from '../../runtime/judge/finding.ts'
import { type ReceivedReply, readJson } from '../../runtime/judge/reply.ts'
import { Problem } from '../../runtime/problem.ts'
import { shortenText } from '../../runtime/validation/quote.ts'
import type { Answerer } from '../middleware.ts'
import type { ByteRing } from './byte-ring.ts'
import { StreamRecord } from './stream-record.ts'

/** The default size up to which a body or an answer is kept whole. */
export const BODY_KB = 256
/** The payloads of a stream are longer than its answer. */
const STREAM_SHARE = 4

/** HTTP allows neither in a header. */
const HEADER_END = '\n'
const PART_END = '\0'

const noHeaders: readonly string[] = Object.freeze([])
const nothing: readonly Uint8Array[] = Object.freeze([])
const nobody: readonly Answerer[] = Object.freeze([])
const noProblems: readonly Problem[] = Object.freeze([])
const noFindings: readonly Finding[] = Object.freeze([])
const noWarnings: readonly RequestWarning[] = Object.freeze([])

export interface RequestFacts {
  readonly method: string
  readonly url: string
  /** Names and values in turn, as sent. */
  readonly rawHeaders: readonly string[]
  readonly response?: Response
  /** Larger bodies and answers are truncated. */
  readonly maxBodyBytes: number
}

type Response = Pick<ServerResponse, 'headersSent' | 'statusCode'>

/** The sent head as Node has written it, which costs nothing to keep; empty if there is none. */
function getHead(response: Response | undefined): string {
  return response && '_header' in response && typeof response._header === 'string' ? response._header : ''
}

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
  #rawHeaders: readonly string[]
  readonly maxBodyBytes: number
  readonly begun = performance.now()
  /** 0 until it is added to a journal. */
  id = 0
  at = 0
  /** Undefined until it is added to a journal. */
  watcher: EntryWatcher | undefined
  #isHeadSeen = false
  route: Route | undefined
  forwardedKey: string | undefined
  /** The ring that has the bytes of an ended request: its headers, the head and the body of the reply, and then its body. */
  #ring: ByteRing | undefined
  #position = 0
  #textSize = 0
  /** The chunks of the body as received or, if they are not kept, JSON of its parts; empty without a body. */
  #body: readonly Uint8Array[] | string = nothing
  #bodyPosition = 0
  #bodySize = 0
  #isBodyTruncated = false
  #model: unknown
  /** Shared with the middlewares, which append to it. */
  answeredBy: readonly Answerer[] = nobody
  stream: StreamRecord | undefined
  #replyStatus = 0
  #replyType: string | undefined
  #replyText: string | undefined
  #isReplyTruncated = false
  /** Status line and headers. */
  #replyHead = ''
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
  #replyLength: number | undefined
  /** What a running request holds. */
  #response: Response | undefined
  #status: number | null = null
  ms: number | null = null
  ended: 'running' | 'answered' | 'closed-early' = 'running'

  constructor({ method, url, rawHeaders, response, maxBodyBytes }: RequestFacts) {
    this.method = method
    this.url = url
    this.#rawHeaders = rawHeaders
    this.#response = response
    this.maxBodyBytes = maxBodyBytes
  }

  /** Null if no response head was sent. */
  get status(): number | null {
    if (this.#response === undefined) return this.#status
    return this.#response.headersSent ? this.#response.statusCode : null
  }

  /** Null if the client does not state it. */
  get requestBytes(): number | null {
    const stated = this.headers['content-length']
    if (stated !== undefined) return Number(stated)
    return this.#readBody().length === 0 ? 0 : null
  }

  /** Without the framing of a stream; null before the end, and if unknown. */
  get replyBytes(): number | null {
    if (this.ended === 'running') return null
    return this.stream?.bytes ?? this.#replyLength ?? null
  }

  /** Names in lower case; repeated ones are joined. */
  get headers(): Readonly<Record<string, string>> {
    return joinHeaders(this.#readStored(0)?.split(HEADER_END) ?? this.#rawHeaders)
  }

  /** The sent headers, names in lower case; repeated ones are joined. */
  get replyHeaders(): Readonly<Record<string, string>> {
    const head = this.#readStored(1) ?? getHead(this.#response)
    const lines = head.split('\r\n').slice(1)
    const pairs = lines.flatMap((line) => /^([^:]+): ?(.*)$/.exec(line)?.slice(1) ?? [])
    return joinHeaders(pairs)
  }

  /** The stored request headers, head of the reply, or body of the reply; undefined before they are stored. */
  #readStored(part: 0 | 1 | 2): string | undefined {
    const bytes = this.#ring?.read(this.#position, this.#textSize)
    if (bytes === undefined) return undefined
    const headersEnd = bytes.indexOf(PART_END)
    const headEnd = bytes.indexOf(PART_END, headersEnd + 1)
    const begins = [0, headersEnd + 1, headEnd + 1]
    const ends = [headersEnd, headEnd, bytes.length]
    return bytes.toString('utf8', begins[part], ends[part])
  }

  /** Whether it has ended, and its journal has its bytes. */
  get isStored(): boolean {
    return this.#ring !== undefined
  }

  /** The position of its first byte in the ring of its journal; undefined while it is running. */
  get position(): number | undefined {
    return this.#ring && this.#position
  }

  /** Whether newer requests have taken the room of its bytes. */
  get isOverwritten(): boolean {
    return this.#ring?.isOverwritten(this.#position) ?? false
  }

  /** The body; text if it is not valid JSON, null without one. */
  get body(): KeptValue {
    const bytes = this.#readBody()
    if (bytes.length === 0) return { value: null, isTruncated: this.#isBodyTruncated }
    const value = parseJson(bytes)
    return { value: value instanceof Problem ? bytes.toString() : value, isTruncated: this.#isBodyTruncated }
  }

  #readBody(): Buffer {
    if (this.#ring !== undefined) return this.#ring.read(this.#bodyPosition, this.#bodySize)
    return typeof this.#body === 'string' ? Buffer.from(this.#body) : Buffer.concat(this.#body)
  }

  /** The requested model, if the body names one. */
  get model(): string | undefined {
    return typeof this.#model === 'string' ? shortenText(this.#model) : undefined
  }

  /** Keeps the first body that it gets: the chunks as received if there are some, else parts of the parsed body. */
  takeBody(body: unknown, chunks: readonly Uint8Array[] | undefined): void {
    if (this.#body.length > 0) return
    if (body !== undefined) this.#model = isObject(body) ? body.model : undefined
    if (chunks !== undefined) this.#body = chunks
    else if (body !== undefined) {
      const { text, isTruncated } = this.#truncate(body)
      this.#body = text
      this.#isBodyTruncated = isTruncated
    }
  }

  #truncate(whole: unknown) {
    // One long string, such as an image, leaves room for the others.
    const limits = { maxText: this.maxBodyBytes / 4, maxWeight: this.maxBodyBytes }
    const { value, isTruncated } = truncateValue(whole, limits)
    return { text: JSON.stringify(value) ?? '', isTruncated }
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
    this.#isReplyTruncated = isTooLong
  }

  /** The sent reply, without the value of a too long one; undefined for streams and bytes. */
  get reply(): ReceivedReply | undefined {
    if (this.#replyType === undefined) return undefined
    const head = { status: this.#replyStatus, mediaType: essence(this.#replyType) }
    const text = this.#isReplyTruncated ? undefined : this.#readReply()
    return text === undefined ? head : { ...head, ...readJson(text) }
  }

  /** The JSON of the reply; null for streams, bytes, and what was never sent. */
  get replyBody(): KeptValue {
    if (this.ended !== 'running' && this.status === null) return { value: null, isTruncated: false }
    return { value: tryParseJson(this.#readReply() ?? '', null), isTruncated: this.#isReplyTruncated }
  }

  #readReply(): string | undefined {
    return this.#readStored(2) || this.#replyText
  }

  /** A part of a stream was sent. */
  notePart(): void {
    if (this.#isHeadSeen || this.status === null) return
    this.#isHeadSeen = true
    this.watcher?.onHead(this)
  }

  /** `isWhole` says whether the client received the whole reply, `length` what its head states. */
  end(isWhole: boolean, length?: number): void {
    this.#replyLength = length ?? (this.#replyText === undefined ? undefined : Buffer.byteLength(this.#replyText))
    this.#status = this.status
    this.#replyHead = getHead(this.#response)
    this.#response = undefined
    this.#isHeadSeen = true
    this.ms = performance.now() - this.begun
    this.ended = isWhole ? 'answered' : 'closed-early'
    if (this.answeredBy.length === 0) this.answeredBy = nobody
  }

  /** Moves the bytes of an ended request to the ring of its journal. */
  store(ring: ByteRing): void {
    const body = this.#body
    const headers = this.#rawHeaders.join(HEADER_END)
    this.#position = ring.append(`${headers}${PART_END}${this.#replyHead}${PART_END}${this.#shortenReply()}`)
    this.#textSize = ring.end - this.#position
    this.#ring = ring
    if (body.length > 0) this.#storeBody(ring, body)
    this.stream?.store(ring)
    this.#rawHeaders = noHeaders
    this.#replyHead = ''
    this.#replyText = undefined
  }

  #storeBody(ring: ByteRing, body: readonly Uint8Array[] | string): void {
    this.#bodyPosition = ring.append(body)
    this.#bodySize = ring.end - this.#bodyPosition
    this.#body = nothing
  }

  #shortenReply(): string {
    const whole = this.#replyText ?? ''
    if (whole.length <= this.maxBodyBytes) return whole
    const { text, isTruncated } = this.#truncate(tryParseJson(whole))
    this.#isReplyTruncated ||= isTruncated
    return text
  }
}

/** Joins names and values in turn. */
function joinHeaders(raw: readonly string[]): Readonly<Record<string, string>> {
  const headers = new Map<string, string>()
  for (let at = 0; at + 1 < raw.length; at += 2) {
    const name = raw[at]?.toLowerCase() ?? ''
    const value = raw[at + 1] ?? ''
    const before = headers.get(name)
    headers.set(name, before === undefined ? value : `${before}, ${value}`)
  }
  return Object.fromEntries(headers)
}
