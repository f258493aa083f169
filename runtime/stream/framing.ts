import type { Framing, Stream, StreamEvent } from '../contract.ts'
import type { NamedEvent } from '../handler.ts'
import { isObject, ownValue, tryParseJson } from '../json.ts'

/** An event with the text of its data. */
export type FramableEvent = NamedEvent & Required<Pick<NamedEvent, 'json'>>

/** Serialises the events of a stream. */
export interface EventFraming {
  readonly contentType: string
  /** `index` counts from 0. */
  frame(event: FramableEvent, index: number): string
  /** The end of a stream of `count` events. */
  tail(count: number): string
}

const eventStream = 'text/event-stream; charset=utf-8'

/** Between the parts of `multipart/mixed`; JSON text has no line that begins with it. */
const boundary = 'gatewright-part'

const framings: Readonly<Record<Framing, EventFraming>> = {
  named: {
    contentType: eventStream,
    frame: ({ event, json }) => `event: ${event}\ndata: ${json}\n\n`,
    tail: () => '',
  },
  data: {
    contentType: eventStream,
    frame: ({ json }) => `data: ${json}\n\n`,
    tail: () => '',
  },
  'json-array': {
    contentType: 'application/json; charset=utf-8',
    frame: ({ json }, index) => `${index === 0 ? '[' : ',\n'}${json}`,
    tail: (count) => (count === 0 ? '[]' : ']'),
  },
  fields: {
    contentType: eventStream,
    frame: ({ event, id, retry, json }) =>
      `${[...toLines('event', event || undefined), ...toLines('id', id), ...toLines('retry', retry), ...toLines('data', json)].join('\n')}\n\n`,
    tail: () => '',
  },
  lines: { contentType: 'application/jsonl', frame: ({ json }) => `${json}\n`, tail: () => '' },
  'json-seq': { contentType: 'application/json-seq', frame: ({ json }) => `\u001e${json}\n`, tail: () => '' },
  multipart: {
    contentType: `multipart/mixed; boundary=${boundary}`,
    frame: ({ json }) => `--${boundary}\r\ncontent-type: application/json\r\n\r\n${json}\r\n`,
    tail: () => `--${boundary}--\r\n`,
  },
}

/** The lines of a field of a server-sent event. Only `data` has several. */
function toLines(field: string, value: string | number | undefined): string[] {
  if (value === undefined) return []
  const lines = String(value).split(/\r\n|\r|\n/)
  return (field === 'data' ? lines : [lines.join(' ')]).map((line) => `${field}: ${line}`)
}

/** The framing of a stream, with its media type. */
export function getFraming({ framing, reply }: Pick<Stream, 'framing' | 'reply'>): EventFraming {
  const declared = framings[framing]
  const isOther = framing === 'lines' || framing === 'json-seq'
  return isOther && reply ? { ...declared, contentType: reply.mediaType } : declared
}

/** What follows the `count` events of a stream; only a stream that has not failed has the end mark of the contract. */
export function frameEnd(stream: Stream, count: number, hasFailed = false): string {
  const { endMark } = stream
  const mark = endMark === undefined || hasFailed ? '' : `data: ${endMark}\n\n`
  return getFraming(stream).tail(count) + mark
}

/** Whether the event is the one that ends a failed stream. */
export function isFailure(stream: Stream, event: NamedEvent): boolean {
  return stream.failure !== undefined && nameOfEvent(stream, event) === stream.failure.event
}

/** Whether a stream is one of server-sent events. */
export function isEventStream({ framing }: Pick<Stream, 'framing'>): boolean {
  return framings[framing].contentType === eventStream
}

/** The end of a stream that has failed. */
export interface FailureEvent {
  readonly event: string
  readonly message: string | undefined
}

/** Joins the name of an event that ends a failed stream and its message. */
export function describeFailure({ event, message }: FailureEvent): string {
  return message === undefined ? event : `${event}: ${message}`
}

/** Reads an event that ends a stream because it has failed, by the contract; undefined for other events. */
export function readFailure(stream: Stream, event: NamedEvent): FailureEvent | undefined {
  const { failures = [] } = stream.order
  const name = failures.length > 0 ? nameOfEvent(stream, event) : undefined
  if (name === undefined || !failures.includes(name)) return undefined
  return { event: name, message: findMessage([event.data]) }
}

/** The first string called `message` in objects of the same depth, else in the objects in them. */
function findMessage(values: readonly unknown[], depth = 4): string | undefined {
  const objects = values.filter(isObject)
  const messages = objects.map((object) => ownValue(object, 'message'))
  const text = messages.find((message) => typeof message === 'string')
  if (typeof text === 'string')
    return text.length > MAX_MESSAGE ? `${text.slice(0, MAX_MESSAGE).toWellFormed()}…` : text
  return depth === 0 || objects.length === 0 ? undefined : findMessage(objects.flatMap(Object.values), depth - 1)
}

const MAX_MESSAGE = 300

/** Serialises an event of a stream; `index` counts from 0. */
export function frameEvent(stream: Stream, event: FramableEvent, index: number): string {
  const { failure, framing } = stream
  const framed = framings[framing].frame(event, index)
  return failure?.unframed && isFailure(stream, event) ? `${event.json}\n\n${framed}` : framed
}

/** The event with the text of its data: JSON, unless the contract describes text. */
export function toFramable(stream: Pick<Stream, 'events' | 'framing'>, event: NamedEvent): FramableEvent {
  if (isFramable(event)) return event
  const { data } = event
  const isText = stream.framing === 'fields' && typeof data === 'string' && findForm(stream, event)?.text
  return { ...event, json: isText ? data : (JSON.stringify(data) ?? 'null') }
}

function isFramable(event: NamedEvent): event is FramableEvent {
  return event.json !== undefined
}

/** Whether a line is the unframed failure event of the stream. */
export function isUnframedFailure({ events, failure }: Stream, line: string): boolean {
  const data = failure?.unframed ? tryParseJson(line) : undefined
  return data !== undefined && nameOfEvent({ events }, { event: '', data }) === failure?.event
}

/** Gets the contract name of an event; without a name, of the first event whose schema matches. */
export function nameOfEvent(
  stream: Pick<Stream, 'events'> & Partial<Pick<Stream, 'framing'>>,
  event: NamedEvent,
): string | undefined {
  if (event.event) return event.event
  return stream.framing === 'fields'
    ? findForm({ events: stream.events }, event)?.name
    : stream.events.find(({ validate }) => validate(event.data))?.name
}

/** The forms that an event of the framing `fields` may have by its name; all without one. */
export function listForms({ events }: Pick<Stream, 'events'>, event: string | undefined): readonly StreamEvent[] {
  return events.filter(({ name, anyName }) => event === undefined || event === '' || anyName || name === event)
}

/** The first form that fits an event of the framing `fields`, else the first that it may have by its name. */
function findForm(stream: Pick<Stream, 'events'>, event: NamedEvent): StreamEvent | undefined {
  const forms = listForms(stream, event.event)
  return forms.length < 2 ? forms[0] : (forms.find(({ validate }) => validate(toFields(event))) ?? forms[0])
}

/** The fields of an event that are present, as its schema describes them. */
export function toFields({ event, data, id, retry }: ReceivedFields): Readonly<Record<string, unknown>> {
  return {
    ...(event === undefined || event === '' ? {} : { event }),
    data,
    ...(id === undefined ? {} : { id }),
    ...(retry === undefined ? {} : { retry }),
  }
}

/** The fields of a server-sent event. */
export interface ReceivedFields {
  /** Undefined or empty if none was sent. */
  readonly event?: string | undefined
  /** Undefined if it is not JSON or was not kept. */
  readonly data: unknown
  readonly id?: string | undefined
  readonly retry?: number | undefined
}

/** Creates events that differ in one string of their payload only. */
export type EventTemplate<N extends string, D> = (text: string) => TemplateEvent<N, D>

type TemplateEvent<N extends string, D> = NamedEvent & { readonly event: N; readonly data: D }

const placeholder = '\0'

/**
 * Creates an event template; `fill` inserts a string into the payload at exactly one place. The JSON around it is
 * serialised only once, for the second event, which is four times as fast for small payloads.
 */
export function eventTemplate<const N extends string, D>(event: N, fill: (text: string) => D): EventTemplate<N, D> {
  let isFirst = true
  let parts: readonly string[] | undefined
  return (text) => {
    const data = fill(text)
    if (isFirst) {
      isFirst = false
      return { event, data }
    }
    parts ??= JSON.stringify(fill(placeholder)).split(JSON.stringify(placeholder))
    return { event, data, json: `${parts[0]}${JSON.stringify(text)}${parts[1]}` }
  }
}
