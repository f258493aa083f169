import type { Stream } from '../../runtime/contract.ts'

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
  /** Payloads of the first events, as sent, until the request has ended. */
  #running: string[] | undefined = []
  /** Afterwards they are one text: many strings cost collections. */
  #text = ''
  #lengths: readonly number[] = []
  #isFull = false
  /** The latest payload if the first ones have reached the limit. */
  #last: string | undefined
  /** Fields beside name and data, by index; undefined if no event has one. */
  fields: Map<number, OtherFields> | undefined
  /** Characters of the kept payloads. */
  payloads = 0
  /** Number of sent events. */
  count = 0
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
    const data: (string | undefined)[] = this.#running?.slice() ?? splitText(this.#text, this.#lengths)
    if (this.#last !== undefined) data[this.names.length - 1] = this.#last
    return data
  }

  /** Number of events whose payloads were not kept. */
  get dropped(): number {
    const kept = this.#running?.length ?? this.#lengths.length
    return this.count - kept - (this.#last === undefined ? 0 : 1)
  }

  takeEvent(name: string, json: string, { id, retry }: OtherFields): void {
    this.count++
    if (this.names.length >= MAX_EVENTS) {
      this.#last = undefined
      return
    }
    if (id !== undefined || retry !== undefined) {
      this.fields ??= new Map()
      this.fields.set(this.names.length, { id, retry })
    }
    this.names.push(name)
    this.times.push(performance.now() - this.#begun)
    this.#takePayload(json)
  }

  /** Called when the request has ended. */
  end(): void {
    if (this.#running === undefined) return
    this.#lengths = this.#running.map(({ length }) => length)
    this.#text = this.#running.join('')
    this.#running = undefined
    if (this.#last !== undefined) this.payloads += this.#last.length
  }

  #takePayload(json: string): void {
    this.#isFull ||= this.payloads + json.length > this.#maxPayloads
    if (this.#isFull) {
      this.#last = json.length <= this.#maxPayloads ? json : undefined
      return
    }
    this.#running?.push(json)
    this.payloads += json.length
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
