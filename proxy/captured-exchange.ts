import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { performance } from 'node:perf_hooks'
import type { Route, Stream } from '../runtime/contract.ts'
import { streamChooser } from '../runtime/http/choose-stream.ts'
import { essence } from '../runtime/http/media-types.ts'
import { CapturedBody, learnBody } from './captured-body.ts'
import { type RequestTarget, splitTarget } from './pass-request.ts'
import { getFields } from './recording/recorded-body.ts'
import type { RecordedBody, RecordedInteraction, RecordedReply } from './recording/recorded-interaction.ts'
import type { Secrets } from './recording/secrets.ts'

/** The parts of a request that are captured besides its body. */
export type RequestHead = Pick<IncomingMessage, 'method' | 'url' | 'headers'>

interface ReplyHead {
  readonly status: number
  readonly atMs: number
  readonly headers: IncomingHttpHeaders
}

/** An exchange without its secrets, with all its headers. */
export interface MaskedExchange extends Pick<RecordedInteraction, 'request' | 'reply'> {
  /** The stream that the reply is, or that the request asks for. */
  readonly stream: Stream | undefined
}

export interface CaptureOptions {
  readonly route: Route | undefined
  /** Larger bodies are cut. */
  readonly maxBytes: number
  /** Called with the memory that new bytes take. */
  readonly onGrowth?: (bytes: number) => void
}

/** The head and the bytes of one exchange, with its secrets until they are masked. */
export class CapturedExchange {
  readonly head: RequestHead
  readonly target: RequestTarget
  readonly request: CapturedBody
  readonly reply: CapturedBody
  readonly #options: CaptureOptions
  readonly #beganMs = performance.now()
  #replyHead: ReplyHead | undefined
  #stream: Stream | undefined

  constructor({ method = 'GET', url = '/', headers }: RequestHead, options: CaptureOptions) {
    // Not the message itself, which holds its socket.
    this.head = { method, url, headers }
    this.target = splitTarget(url)
    this.#options = options
    this.request = new CapturedBody(options.maxBytes)
    this.reply = new CapturedBody(options.maxBytes)
  }

  /** Milliseconds since the start of the request. */
  get ms(): number {
    return Math.round(performance.now() - this.#beganMs)
  }

  /** The number of all bytes of both bodies. */
  get size(): number {
    return this.request.size + this.reply.size
  }

  get weight(): number {
    return this.request.weight + this.reply.weight
  }

  get status(): number | undefined {
    return this.#replyHead?.status
  }

  takeRequest(bytes: Uint8Array): void {
    this.#take(this.request, bytes)
  }

  /** `stream` is the one that the reply is, if that is known. */
  takeReplyHead(status: number, headers: IncomingHttpHeaders, stream?: Stream): void {
    this.#replyHead = { status, atMs: this.ms, headers }
    this.#stream = stream
  }

  takeReply(bytes: Uint8Array): void {
    this.#take(this.reply, bytes)
  }

  #take(body: CapturedBody, bytes: Uint8Array): void {
    const growth = body.add({ atMs: this.ms, bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length) })
    if (growth > 0) this.#options.onGrowth?.(growth)
  }

  /** Keeps only the first bytes of the bodies, none if the limit is 0. */
  truncate(maxBytes: number): void {
    this.request.truncate(maxBytes)
    this.reply.truncate(maxBytes)
  }

  /** Learns the secrets of the whole exchange and returns it without them. */
  async mask(secrets: Secrets): Promise<MaskedExchange> {
    const { method = 'GET', headers } = this.head
    const taken = secrets.takeHeaders(headers)
    const query = secrets.takeQuery(this.target.query)
    const type = headers['content-type'] ?? ''
    const body = await learnBody(this.request, type, secrets)
    const stream = this.#stream ?? this.#findRequestedStream(body)
    const reply = this.#replyHead && (await this.#maskReply(this.#replyHead, stream, secrets))
    const request = {
      method,
      path: secrets.maskText(this.target.path),
      query: secrets.maskQuery(query),
      headers: secrets.maskStrings(taken),
      ...(body ? { body: this.request.mask(body, type, secrets) } : {}),
    }
    return { request, ...(reply ? { reply } : {}), stream }
  }

  async #maskReply(
    { status, atMs, headers }: ReplyHead,
    stream: Stream | undefined,
    secrets: Secrets,
  ): Promise<RecordedReply> {
    const { 'set-cookie': cookies = [], ...others } = headers
    for (const cookie of cookies) secrets.add(cookie.split(';')[0]?.split('=').slice(1).join('=') ?? '')
    const taken = secrets.takeHeaders(others)
    const isSuccess = status >= 200 && status <= 299
    const type = headers['content-type'] ?? ''
    if (essence(type) === 'text/event-stream' || (isSuccess && stream !== undefined))
      return { status, atMs, headers: secrets.maskStrings(taken), body: this.reply.maskStream(secrets) }
    const body = await learnBody(this.reply, type, secrets)
    const head = { status, atMs, headers: secrets.maskStrings(taken) }
    return body ? { ...head, body: this.reply.mask(body, type, secrets) } : head
  }

  #findRequestedStream(body: RecordedBody | undefined): Stream | undefined {
    const { route } = this.#options
    if (route === undefined) return undefined
    return streamChooser(route)(Object.fromEntries(this.target.query), body && getFields(body))
  }
}
