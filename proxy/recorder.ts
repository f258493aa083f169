import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { performance } from 'node:perf_hooks'
import type { Route, Stream } from '../runtime/contract.ts'
import { streamChooser } from '../runtime/http/choose-stream.ts'
import { essence } from '../runtime/http/media-types.ts'
import { isObject, type Json } from '../runtime/json.ts'
import type { JudgedContract } from '../runtime/judge/contract.ts'
import { shortenText } from '../runtime/validation/quote.ts'
import type { ExchangeObserver, Tee } from './exchange-observer.ts'
import { HOP_BY_HOP } from './pass-headers.ts'
import { type RequestTarget, splitTarget } from './pass-request.ts'
import type { Exchange, ProxyJournal } from './proxy-journal.ts'
import { describeRecorded, judgeRecorded } from './recording/judge-recorded.ts'
import type { EditExchange } from './recording/normalise.ts'
import { type Chunk, recordBody, recordStream } from './recording/recorded-body.ts'
import {
  type ExchangeEnd,
  RECORDING_VERSION,
  type RecordedBody,
  type RecordedInteraction,
  type RecordedReply,
  type RecordedRequest,
} from './recording/recorded-interaction.ts'
import { Secrets } from './recording/secrets.ts'
import { openRecording, type RecordingWriter } from './recording/write-recording.ts'
import { showExchange } from './shown-exchange.ts'

const DEFAULT_MAX_BYTES = 64 * 1024 * 1024

/** What all exchanges of a recorder share. */
export interface RecorderContext {
  readonly contract: JudgedContract
  readonly recording: RecordingWriter
  /** Prints violations of the contract and exchanges that could not be recorded. */
  readonly print: (line: string) => void
  /** Exchanges with longer bodies are not recorded; default 64 MiB. */
  readonly maxBytes?: number | undefined
  readonly secrets: Secrets
  readonly track: (work: Promise<void>) => void
  /** Shows the exchanges on the page. */
  readonly journal?: ProxyJournal | undefined
  /** Changes an exchange before it is written; throws the reason if it must not be. */
  readonly edit?: EditExchange | undefined
  /** Called with each exchange that has ended. */
  readonly onEnd?: ((exchange: EndedExchange) => void) | undefined
}

/** An exchange that has ended, without its secrets. */
export interface EndedExchange {
  readonly method: string
  readonly path: string
  readonly operation: string | undefined
  readonly model: string | undefined
  readonly status: number | undefined
  readonly ms: number
  readonly events: number | undefined
  readonly end: ExchangeEnd
  /** Undefined if it could not be recorded. */
  readonly file: string | undefined
}

export interface RecorderOptions
  extends Pick<RecorderContext, 'contract' | 'print' | 'maxBytes' | 'journal' | 'edit' | 'onEnd'> {
  /** A folder, or a file that ends in `.jsonl`. */
  readonly recording: string
  /** Whether the first exchange replaces all that are in the folder; default false. */
  readonly replaces?: boolean
}

/** The parts of a request that are recorded besides its body. */
export type RecordedHead = Pick<IncomingMessage, 'method' | 'url' | 'headers'>

/** Records exchanges in one recording. */
export interface Recorder {
  begin(request: RecordedHead): ExchangeRecorder
  readonly secrets: Secrets
  /** Whether the recording has no exchange yet. */
  readonly isEmpty: boolean
  /** Resolves when all exchanges so far are recorded. */
  whenIdle(): Promise<void>
}

/** Creates the recording if it does not exist. Throws a `UsageError` if it cannot be written; `option` names it. */
export function openRecorder({ recording, replaces, ...options }: RecorderOptions, option = '--recording'): Recorder {
  const writing = new Set<Promise<void>>()
  const track = (work: Promise<void>) => {
    writing.add(work)
    void work.finally(() => writing.delete(work))
  }
  const secrets = new Secrets()
  const writer = openRecording(recording, option, replaces)
  const context = { ...options, recording: writer, secrets, track }
  return {
    begin: (request) => new ExchangeRecorder(request, context),
    secrets,
    isEmpty: writer.isEmpty,
    whenIdle: async () => void (await Promise.all(writing)),
  }
}

interface ReplyHead {
  readonly status: number
  readonly atMs: number
  readonly headers: IncomingHttpHeaders
}

/** Records one exchange without its secrets. */
export class ExchangeRecorder implements ExchangeObserver {
  readonly route: Route | undefined
  readonly #incoming: RecordedHead
  readonly #context: RecorderContext
  readonly number: number
  readonly #beganMs = performance.now()
  readonly #url: RequestTarget
  readonly #headers: Readonly<Record<string, string>>
  readonly #query: RecordedRequest['query']
  /** The exchange that the page shows. */
  readonly #shown: Exchange | undefined
  readonly #request: Chunk[] = []
  readonly #reply: Chunk[] = []
  readonly #modelInPath: string | undefined
  #bytes = 0
  #head: ReplyHead | undefined

  constructor(incoming: RecordedHead, context: RecorderContext) {
    this.#incoming = incoming
    this.#context = context
    this.number = context.recording.begin()
    this.#url = splitTarget(incoming.url ?? '/')
    const { route, path } = context.contract.findRoute(incoming.method ?? 'GET', this.#url.path)
    this.route = route
    this.#modelInPath = getModel(path)
    // Before the reply, which might repeat them.
    this.#headers = context.secrets.takeHeaders(incoming.headers)
    this.#query = context.secrets.takeQuery(this.#url.query)
    this.#shown = context.journal?.begin(incoming.method ?? 'GET', context.secrets.maskText(this.#url.path), this.route)
  }

  takeRequest(bytes: Uint8Array): void {
    this.#add(this.#request, bytes)
  }

  endRequest(): void {}

  takeReply(status: number, headers: IncomingHttpHeaders): Tee {
    this.#head = { status, atMs: this.#now(), headers }
    if (this.#shown) this.#shown.status = status
    return { push: (bytes) => this.#add(this.#reply, bytes), end: async () => {} }
  }

  closeEarly(): void {}

  finish(end: ExchangeEnd): void {
    const { track, journal } = this.#context
    if (this.#shown) journal?.end(this.#shown, end)
    const ms = this.#now()
    const fail = (error: unknown) => {
      this.drop(error instanceof Error ? error.message : String(error))
      this.#report({ ms, end })
    }
    track(this.#finish(end, ms).catch(fail))
  }

  /** Leaves the exchange out of the recording. */
  drop(reason: string): void {
    this.#context.print(`exchange ${this.number} is not in the recording: ${reason}.`)
  }

  #now(): number {
    return Math.round(performance.now() - this.#beganMs)
  }

  /** Discards everything beyond the limit. */
  #add(pieces: Chunk[], bytes: Uint8Array): void {
    this.#bytes += bytes.length
    if (this.#isTooLarge) pieces.length = 0
    else pieces.push({ atMs: this.#now(), bytes: Buffer.from(bytes) })
  }

  get #maxBytes(): number {
    return this.#context.maxBytes ?? DEFAULT_MAX_BYTES
  }

  get #isTooLarge(): boolean {
    return this.#bytes > this.#maxBytes
  }

  #report({ model, ...facts }: Pick<EndedExchange, 'ms' | 'end'> & Partial<EndedExchange>): void {
    const { onEnd, secrets } = this.#context
    onEnd?.({
      method: this.#incoming.method ?? 'GET',
      path: secrets.maskText(this.#url.path),
      operation: this.route?.operationId,
      model: model ?? this.#modelInPath,
      status: this.#head?.status,
      events: undefined,
      file: undefined,
      ...facts,
    })
  }

  async #finish(end: ExchangeEnd, ms: number): Promise<void> {
    const { contract, recording, print, journal, edit = (unchanged) => unchanged } = this.#context
    if (this.#isTooLarge) throw new Error(`it has more than ${this.#maxBytes} bytes`)
    const exchange = await this.#exchange(end)
    const file = recording.write(edit(exchange))
    const shown = showExchange(exchange, this.#stream(exchange.request.body))
    if (this.#shown) journal?.show(this.#shown, shown)
    this.#report({ ms, end, file, model: getModel(shown.body), events: shown.stream?.count })
    for (const finding of judgeRecorded(contract, exchange)) {
      if (this.#shown) journal?.note(this.#shown, finding)
      print(describeRecorded(exchange, finding, contract.rules.unclear))
    }
  }

  async #exchange(end: ExchangeEnd): Promise<RecordedInteraction> {
    const { method = 'GET', headers } = this.#incoming
    const { secrets } = this.#context
    const body = await recordBody(getWhole(this.#request), headers['content-type'] ?? '')
    if (body) secrets.learnFrom(getFields(body))
    const reply = this.#head && (await this.#recordReply(this.#head, body))
    return {
      recording: RECORDING_VERSION,
      number: this.number,
      ...(this.route ? { operation: this.route.operationId } : {}),
      request: {
        method,
        path: secrets.maskText(this.#url.path),
        query: secrets.maskQuery(this.#query),
        headers: secrets.maskStrings(selectHeaders(this.#headers)),
        ...(body ? { body: secrets.maskBody(body) } : {}),
      },
      ...(reply ? { reply } : {}),
      end,
    }
  }

  async #recordReply({ status, atMs, headers }: ReplyHead, request: RecordedBody | undefined): Promise<RecordedReply> {
    const { secrets } = this.#context
    const { 'set-cookie': cookies = [], ...others } = headers
    for (const cookie of cookies) secrets.add(cookie.split(';')[0]?.split('=').slice(1).join('=') ?? '')
    const kept = selectHeaders(secrets.takeHeaders(others))
    const head = { status, atMs, headers: secrets.maskStrings(kept) }
    if (this.#isStream(head, request)) return { ...head, body: recordStream(secrets.maskChunks(this.#reply)) }
    const body = await recordBody(getWhole(this.#reply), headers['content-type'] ?? '')
    if (body === undefined) return head
    secrets.learnFrom(getFields(body))
    return { ...head, body: secrets.maskBody(body) }
  }

  #isStream({ status, headers }: Omit<RecordedReply, 'body'>, request: RecordedBody | undefined): boolean {
    if (essence(headers['content-type'] ?? '') === 'text/event-stream') return true
    return status >= 200 && status <= 299 && this.#stream(request) !== undefined
  }

  /** The stream that the request asks for. */
  #stream(request: RecordedBody | undefined): Stream | undefined {
    if (this.route === undefined) return undefined
    return streamChooser(this.route)(Object.fromEntries(this.#url.query), request && getFields(request))
  }
}

function getWhole(pieces: readonly Chunk[]): Buffer {
  return Buffer.concat(pieces.map(({ bytes }) => bytes))
}

function getModel(value: unknown): string | undefined {
  const model = isObject(value) ? value.model : undefined
  return typeof model === 'string' ? shortenText(model) : undefined
}

function getFields(body: RecordedBody): Json {
  if ('json' in body) return body.json
  return 'form' in body ? body.form : null
}

/**
 * Headers of one connection, headers that always differ or reveal the client's location, and CORS headers, which
 * the mock sets itself.
 */
const dropped: ReadonlySet<string> = new Set([
  ...HOP_BY_HOP,
  'accept-encoding',
  'alt-svc',
  'content-length',
  'date',
  'expect',
  'forwarded',
  'host',
  'nel',
  'report-to',
  'trailer',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
])

/** The headers to record; without the random boundary of a form. */
function selectHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  const selected = Object.entries(headers).filter(([name]) => !dropped.has(name) && !name.startsWith('access-control-'))
  return Object.fromEntries(selected.map(withoutBoundary).sort(([a], [b]) => (a < b ? -1 : 1)))
}

function withoutBoundary([name, value]: readonly [string, string]): [string, string] {
  const isForm = name === 'content-type' && value.startsWith('multipart/')
  return [name, isForm ? (value.split(';')[0] ?? value) : value]
}
