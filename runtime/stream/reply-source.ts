import type { Stream } from '../contract.ts'
import { type EventBatches, type NamedEvent, type Relayed, type StreamWatch, toBatch } from '../handler.ts'
import { ownValue, tryParseJson } from '../json.ts'
import { fillTemplate, type Problem } from '../problem.ts'
import { frameEnd, frameEvent, isEventStream, isFailure, listForms, toFields, toFramable } from './framing.ts'
import type { SentEvent } from './read-events.ts'
import { type EventChunk, SseSplitter } from './sse-splitter.ts'

/** The parts of a reply as they become ready, with their serialisation. */
export interface ReplySource<T> {
  readonly parts: AsyncIterable<T>
  /** The number of serialised events. */
  readonly count: number
  /** Whether each part is sent before the next one is taken. */
  readonly inPieces?: boolean
  encode(part: T): Iterable<string | Uint8Array>
  /** Returns the end of the reply. */
  end(): string
  /** Returns the end of a reply that fails after its first part; undefined to close the connection. */
  fail(problem: Problem): string | undefined
}

/** Events of a batch that are written together. */
const maxJoined = 64

/** The events of a handler as a reply. */
export class EventSource implements ReplySource<NamedEvent | readonly NamedEvent[]> {
  readonly parts: EventBatches<NamedEvent>
  readonly #stream: Stream
  readonly #watches: readonly StreamWatch[]
  #hasFailed = false
  /** The text of encoded events until it is taken: those before one that cannot be encoded are counted already. */
  #text = ''
  count = 0

  /** The watches observe every sent event. */
  constructor(stream: Stream, events: EventBatches<NamedEvent>, watches: readonly StreamWatch[]) {
    this.parts = events
    this.#stream = stream
    this.#watches = watches
  }

  *encode(part: NamedEvent | readonly NamedEvent[]): Iterable<string> {
    let joined = 0
    for (const event of toBatch(part)) {
      this.#encode(event)
      if (++joined % maxJoined === 0) yield this.#takeText()
    }
    if (this.#text !== '') yield this.#takeText()
  }

  end(): string {
    for (const watch of this.#watches) watch.end()
    return frameEnd(this.#stream, this.count, this.#hasFailed)
  }

  fail(problem: Problem): string | undefined {
    const { failure } = this.#stream
    if (failure === undefined) return undefined
    const data = fillTemplate(failure, problem, this.count)
    this.#encode({ event: failure.event, data })
    return this.#takeText() + this.end()
  }

  #takeText(): string {
    const text = this.#text
    this.#text = ''
    return text
  }

  #encode(event: NamedEvent): void {
    const sent = toFramable(this.#stream, event)
    for (const watch of this.#watches) watch.event(sent)
    this.#hasFailed = this.#stream.endMark !== undefined && isFailure(this.#stream, sent)
    this.#text += frameEvent(this.#stream, sent, this.count++)
  }
}

/** The bytes of an upstream reply; of a stream, complete events. */
export class RelaySource implements ReplySource<EventChunk> {
  readonly parts: AsyncGenerator<EventChunk, void>
  readonly inPieces: boolean
  /** Undefined for bytes that are not split into events. */
  readonly #stream: Stream | undefined
  count = 0

  constructor({ body, verbatim = false, inPieces = false }: Relayed, stream: Stream | undefined) {
    this.inPieces = inPieces
    this.#stream = verbatim || stream === undefined || !isEventStream(stream) ? undefined : stream
    this.parts = this.#stream ? splitEvents(body, this.#stream) : readBytes(body)
  }

  encode({ bytes, count }: EventChunk): Iterable<Uint8Array> {
    this.count += count
    return [bytes]
  }

  end(): string {
    return ''
  }

  fail(problem: Problem): string | undefined {
    const failure = this.#stream?.failure
    if (!this.#stream || !failure) return undefined
    const event = { event: failure.event, data: fillTemplate(failure, problem, this.count) }
    return frameEvent(this.#stream, toFramable(this.#stream, event), this.count)
  }
}

async function* readBytes(body: Relayed['body']): AsyncGenerator<EventChunk, void> {
  for await (const bytes of body) yield { bytes, count: 0 }
}

/**
 * Throws if the stream ends with an event that the contract does not allow as the last one. What happens to the
 * connection after the end of a reply is no failure.
 */
export async function* splitEvents(body: Relayed['body'], stream: Stream): AsyncGenerator<EventChunk, void> {
  const splitter = new SseSplitter()
  try {
    for await (const chunk of body) {
      const whole = splitter.split(chunk)
      if (whole) yield whole
    }
  } catch (error) {
    const last = await readLast(splitter)
    if (last && mustEndWith(stream, last)) return
    throw error
  }
  const last = await readLast(splitter)
  if (!last || !mayEndWith(stream, last)) throw new Error('the upstream ended the stream before the reply')
}

async function readLast({ last }: SseSplitter): Promise<SentEvent | undefined> {
  // Imported here, so that it is not loaded without an upstream.
  const { parseEvents } = await import('./read-events.ts')
  return parseEvents(new TextDecoder().decode(last))[0]
}

/** Whether the contract allows a stream to end with this event. Unknown events may end any stream. */
function mayEndWith(stream: Stream, last: SentEvent): boolean {
  const { events, endMark } = stream
  if (endMark !== undefined) return isEndMark(stream, last)
  const name = findEventName(stream, last)
  return name === undefined || !events.some((event) => event.name === name) || endings(stream, name).includes(true)
}

/** Whether nothing may follow this event. Without a name or mark, its content only suggests that. */
function mustEndWith(stream: Stream, last: SentEvent): boolean {
  if (stream.endMark !== undefined) return isEndMark(stream, last)
  const ends = stream.framing === 'named' ? endings(stream, last.event ?? '') : []
  return ends.length > 0 && !ends.includes(false)
}

function isEndMark(stream: Stream, { event = '', data }: SentEvent): boolean {
  return data === stream.endMark || isFailure(stream, { event, data: tryParseJson(data) })
}

/** Whether the stream may end with this event, for each state in which it may come. */
function endings({ order: { states, accepting } }: Stream, event: string): readonly boolean[] {
  return states.flatMap((state) => ownValue(state, event) ?? []).map((next) => accepting.includes(next))
}

/** Finds the first event whose schema matches, for framings without names. */
function findEventName({ framing, events }: Stream, { event = '', data, id }: SentEvent): string | undefined {
  if (framing === 'named') return event
  const value = tryParseJson(data)
  if (framing === 'data') return value === undefined ? undefined : events.find(({ validate }) => validate(value))?.name
  const forms = listForms({ events }, event)
  return forms.find(({ text, validate }) => validate(toFields({ event, data: text ? data : value, id })))?.name
}
