import type { Stream } from '../../runtime/contract.ts'
import { tryParseJson } from '../../runtime/json.ts'
import { type FailureEvent, readFailure } from '../../runtime/stream/framing.ts'
import type { ByteRing } from './byte-ring.ts'

/** Events of a stream that are recorded; later ones are counted. */
const MAX_EVENTS = 20_000

/** The other fields of a server-sent event. */
interface OtherFields {
  readonly id?: string | undefined
  readonly retry?: number | undefined
}

/** The events of a streamed reply. */
export class StreamRecord {
  readonly stream: Stream
  readonly #begun: number
  readonly #maxPayloads: number
  /** Names of the recorded events, and their times in real milliseconds since the request. */
  readonly names: string[] = []
  readonly times: number[] = []
  /** Payloads of the first events, as sent, until they are stored as one text in a ring. */
  #running: string[] = []
  #ring: ByteRing | undefined
  #position = 0
  #size = 0
  /** Lengths of the payloads of the first events. */
  readonly #lengths: number[] = []
  #isFull = false
  /** The latest payload, unless it is too long, or stored. */
  #last: string | undefined
  /** Fields beside name and data, by index; undefined if no event has one. */
  fields: Map<number, OtherFields> | undefined
  /** Characters of the first payloads. */
  #payloads = 0
  #lastName = ''
  /** Number of sent events. */
  count = 0
  #droppedBytes = 0
  /** Errors of the framing, with the number of events before them. */
  readonly framingErrors: { readonly after: number; readonly message: string }[] = []
  /** Whether the stream has ended by itself. */
  hasEnded = false

  /** `maxPayloads` limits the characters of the first payloads, and of the last one. */
  constructor(stream: Stream, begun: number, maxPayloads: number) {
    this.stream = stream
    this.#begun = begun
    this.#maxPayloads = maxPayloads
  }

  /** Payloads by event, as sent: those of the first events and of the last one; undefined for others. */
  get data(): readonly (string | undefined)[] {
    const text = this.#ring?.read(this.#position, this.#size).toString() ?? ''
    const data: (string | undefined)[] = this.#ring ? splitText(text, this.#lengths) : [...this.#running]
    if (this.#hasOnlyLast) data[this.count - 1] = this.#last
    return data
  }

  /** Number of events whose payloads were not kept. */
  get dropped(): number {
    return this.count - this.#lengths.length - (this.#hasOnlyLast ? 1 : 0)
  }

  /** Whether the last payload is kept, but not all before it. */
  get #hasOnlyLast(): boolean {
    return this.#isFull && this.#last !== undefined && this.names.length === this.count
  }

  takeEvent(name: string, json: string, { id, retry }: OtherFields): void {
    this.count++
    this.#lastName = name
    this.#last = json.length <= this.#maxPayloads ? json : undefined
    if (this.names.length >= MAX_EVENTS) {
      this.#droppedBytes += Buffer.byteLength(json)
      return
    }
    if (id !== undefined || retry !== undefined) {
      this.fields ??= new Map()
      this.fields.set(this.names.length, { id, retry })
    }
    this.names.push(name)
    this.times.push(performance.now() - this.#begun)
    this.#isFull ||= this.#payloads + json.length > this.#maxPayloads
    if (this.#isFull) {
      this.#droppedBytes += Buffer.byteLength(json)
      return
    }
    this.#running.push(json)
    this.#lengths.push(json.length)
    this.#payloads += json.length
  }

  /** Bytes of the payloads of all events, once they are stored. */
  get bytes(): number {
    return this.#size + this.#droppedBytes
  }

  /** What the last event says, if it ends a stream that failed. */
  get failure(): FailureEvent | undefined {
    const { failures } = this.stream.order
    const event = this.#lastName
    if (failures === undefined || (event !== '' && !failures.includes(event))) return undefined
    const text = this.#last ?? this.data[this.count - 1] ?? ''
    return readFailure(this.stream, { event, data: tryParseJson(text) })
  }

  /** Moves the payloads of an ended stream to a ring. */
  store(ring: ByteRing): void {
    this.#position = ring.append(this.#running.join(''))
    this.#size = ring.end - this.#position
    this.#ring = ring
    this.#running = []
    if (this.#lengths.length === this.count) this.#last = undefined
  }
}

function splitText(text: string, lengths: readonly number[]): string[] {
  let end = 0
  return lengths.map((length) => {
    const start = end
    end += length
    return text.slice(start, end)
  })
}
