import type { Stream } from '../../runtime/contract.ts'
import { tryParseJson } from '../../runtime/json.ts'
import { type FailureEvent, readFailure } from '../../runtime/stream/framing.ts'

/** Recorded events per stream. */
const MAX_EVENTS = 2500
/** Recorded characters of payloads per stream. Retained payloads slow down a busy mock. */
const MAX_PAYLOADS = 8000
/** Limit for the payload of the last event. */
const MAX_LAST = 32_000

/** The other fields of a server-sent event. */
interface OtherFields {
  readonly id?: string | undefined
  readonly retry?: number | undefined
}

/** The events of a streamed reply. */
export class StreamRecord {
  readonly stream: Stream
  readonly #begun: number
  /** Names of the recorded events, and their times in real milliseconds since the request. */
  readonly names: string[] = []
  readonly times: number[] = []
  /** Payloads of the first events and the last one, as sent; undefined once dropped. */
  data: (string | undefined)[] | undefined = []
  /** Fields beside name and data, by index; undefined if no event has one. */
  fields: Map<number, OtherFields> | undefined
  /** Characters of the payloads. */
  payloads = 0
  #isFull = false
  #last: string | undefined
  #lastName = ''
  /** The failure in the last event, once its payload is dropped. */
  #failure: FailureEvent | undefined
  /** Number of sent events. */
  count = 0
  /** Errors of the framing, with the number of events before them. */
  readonly framingErrors: { readonly after: number; readonly message: string }[] = []
  /** Whether the stream has ended by itself. */
  hasEnded = false

  constructor(stream: Stream, begun: number) {
    this.stream = stream
    this.#begun = begun
  }

  takeEvent(name: string, json: string, { id, retry }: OtherFields): void {
    this.count++
    this.#lastName = name
    this.#last = json
    if (this.names.length >= MAX_EVENTS) return
    if (id !== undefined || retry !== undefined) {
      this.fields ??= new Map()
      this.fields.set(this.names.length, { id, retry })
    }
    this.names.push(name)
    this.times.push(performance.now() - this.#begun)
    if (!this.#isFull) this.#isFull = !this.#keep(json, MAX_PAYLOADS - this.payloads)
  }

  /** What the last event says, if it ends a stream that failed. */
  get failure(): FailureEvent | undefined {
    return this.#failure ?? this.#readLast()
  }

  #readLast(): FailureEvent | undefined {
    const text = this.#last ?? this.data?.[this.count - 1] ?? ''
    return readFailure(this.stream, { event: this.#lastName, data: tryParseJson(text) })
  }

  dropPayloads(): void {
    this.#failure ??= this.#readLast()
    this.data = undefined
    this.payloads = 0
  }

  /** Called when the request has ended. */
  end(): void {
    if (this.#last && this.#isFull && this.names.length === this.count) this.#keep(this.#last, MAX_LAST)
    if (this.data?.[this.count - 1] === undefined) this.#failure = this.#readLast()
    this.#last = undefined
  }

  #keep(json: string, budget: number): boolean {
    if (json.length > budget || this.data === undefined) return false
    this.payloads += json.length
    this.data[this.names.length - 1] = json
    return true
  }
}
