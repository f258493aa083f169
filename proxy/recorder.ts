import type { IncomingHttpHeaders } from 'node:http'
import type { Route } from '../runtime/contract.ts'
import { isObject } from '../runtime/json.ts'
import type { JudgedContract } from '../runtime/judge/contract.ts'
import { describeFailure, readFailure } from '../runtime/stream/framing.ts'
import { shortenText } from '../runtime/validation/quote.ts'
import { CapturedExchange, type MaskedExchange, type RequestHead } from './captured-exchange.ts'
import type { ExchangeObserver, Tee } from './exchange-observer.ts'
import { splitTarget } from './pass-request.ts'
import { type Exchange, type ProxyJournal, SHOWN_BYTES } from './proxy-journal.ts'
import { describeRecorded, judgeRecorded } from './recording/judge-recorded.ts'
import type { EditExchange } from './recording/normalise.ts'
import { getFields } from './recording/recorded-body.ts'
import { selectHeaders } from './recording/recorded-headers.ts'
import { type ExchangeEnd, RECORDING_VERSION, type RecordedInteraction } from './recording/recorded-interaction.ts'
import { Secrets } from './recording/secrets.ts'
import { openRecording, type RecordingWriter } from './recording/write-recording.ts'
import { readEvents } from './shown-exchange.ts'

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

/** Records exchanges in one recording. */
export interface Recorder {
  begin(request: RequestHead): ExchangeRecorder
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
  const secrets = new Secrets({ names: options.contract.credentialNames })
  const writer = openRecording(recording, option, replaces)
  const context = { ...options, recording: writer, secrets, track }
  return {
    begin: (request) => new ExchangeRecorder(request, context),
    secrets,
    isEmpty: writer.isEmpty,
    whenIdle: async () => void (await Promise.all(writing)),
  }
}

/** Records one exchange without its secrets. */
export class ExchangeRecorder implements ExchangeObserver {
  readonly route: Route | undefined
  readonly number: number
  readonly #context: RecorderContext
  readonly #captured: CapturedExchange
  /** The exchange that the page shows. */
  readonly #shown: Exchange | undefined
  readonly #modelInPath: string | undefined

  constructor(incoming: RequestHead, context: RecorderContext) {
    const { contract, recording, secrets, journal } = context
    const { path } = splitTarget(incoming.url ?? '/')
    const match = contract.findRoute(incoming.method ?? 'GET', path)
    this.route = match.route
    this.number = recording.begin()
    this.#context = context
    this.#captured = new CapturedExchange(incoming, { route: this.route, maxBytes: this.#maxBytes })
    this.#modelInPath = getModel(match.path)
    // Before the reply, and before those of other exchanges, which might repeat them.
    secrets.takeHeaders(incoming.headers)
    secrets.takeQuery(this.#captured.target.query)
    this.#shown = journal?.begin(incoming.method ?? 'GET', secrets.maskText(path), this.route)
    if (this.#shown) journal?.follow(this.#shown, this.#captured, () => secrets.copy())
  }

  takeRequest(bytes: Uint8Array): void {
    this.#captured.takeRequest(bytes)
    this.#discardTooLarge()
  }

  endRequest(): void {}

  takeReply(status: number, headers: IncomingHttpHeaders): Tee {
    this.#captured.takeReplyHead(status, headers)
    if (this.#shown) this.#shown.status = status
    const push = (bytes: Uint8Array) => {
      this.#captured.takeReply(bytes)
      this.#discardTooLarge()
    }
    return { push, end: async () => {} }
  }

  closeEarly(): void {}

  finish(end: ExchangeEnd): void {
    if (this.#shown) this.#context.journal?.end(this.#shown, end)
    const { ms } = this.#captured
    const fail = (error: unknown) => {
      this.drop(error instanceof Error ? error.message : String(error))
      this.#report({ ms, end })
    }
    this.#context.track(this.#finish(end, ms).catch(fail))
  }

  /** Leaves the exchange out of the recording. */
  drop(reason: string): void {
    this.#context.print(`exchange ${this.number} is not in the recording: ${reason}.`)
  }

  get #maxBytes(): number {
    return this.#context.maxBytes ?? DEFAULT_MAX_BYTES
  }

  get #isTooLarge(): boolean {
    return this.#captured.size > this.#maxBytes
  }

  #discardTooLarge(): void {
    if (this.#isTooLarge) this.#captured.truncate(0)
  }

  #report({ model, ...facts }: Pick<EndedExchange, 'ms' | 'end'> & Partial<EndedExchange>): void {
    const { onEnd, secrets } = this.#context
    onEnd?.({
      method: this.#captured.head.method ?? 'GET',
      path: secrets.maskText(this.#captured.target.path),
      operation: this.route?.operationId,
      model: model ?? this.#modelInPath,
      status: this.#captured.status,
      events: undefined,
      file: undefined,
      ...facts,
    })
  }

  async #finish(end: ExchangeEnd, ms: number): Promise<void> {
    const { contract, recording, print, journal, secrets, edit = (unchanged) => unchanged } = this.#context
    try {
      if (this.#isTooLarge) throw new Error(`it has more than ${this.#maxBytes} bytes`)
      const masked = await this.#captured.mask(secrets)
      const exchange = this.#toRecorded(masked, end)
      const file = recording.write(edit(exchange))
      const { events: read, last } = (masked.reply && readEvents(masked.reply, masked.stream)) ?? {}
      const events = read?.length
      const failure = masked.stream && last && readFailure(masked.stream, last)
      const { body } = exchange.request
      if (this.#shown) Object.assign(this.#shown, { events: events ?? 0, failure: failure && describeFailure(failure) })
      this.#report({ ms, end, file, model: body && getModel(getFields(body)), events })
      for (const finding of judgeRecorded(contract, exchange)) {
        if (this.#shown) journal?.note(this.#shown, finding)
        print(describeRecorded(exchange, finding, contract.rules.unclear))
      }
    } finally {
      this.#captured.truncate(SHOWN_BYTES)
      if (this.#shown) journal?.keep(this.#shown, this.#captured, () => secrets)
    }
  }

  #toRecorded({ request, reply }: MaskedExchange, end: ExchangeEnd): RecordedInteraction {
    return {
      recording: RECORDING_VERSION,
      number: this.number,
      ...(this.route ? { operation: this.route.operationId } : {}),
      request: { ...request, headers: selectHeaders(request.headers) },
      ...(reply ? { reply: { ...reply, headers: selectHeaders(reply.headers) } } : {}),
      end,
    }
  }
}

function getModel(value: unknown): string | undefined {
  const model = isObject(value) ? value.model : undefined
  return typeof model === 'string' ? shortenText(model) : undefined
}
