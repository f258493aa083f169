import { asObject, isObject, type Json, type JsonObject, tryParseJson } from '../../runtime/json.ts'
import { parseEvents } from '../../runtime/stream/read-events.ts'
import type { ExampleEvent, Stream, StreamEvent, StreamExample } from './contract.ts'
import type { DocumentReader } from './documents.ts'

type Described = Pick<Stream, 'framing' | 'events' | 'endMark'>

/** The examples of a media type with an `itemSchema`: a list of items, one item, or the text of the body. */
export function readItemExamples(reader: DocumentReader, media: JsonObject, stream: Described): StreamExample[] {
  const named = Object.entries(asObject(media.examples)).map(([name, example]) => {
    const { value, dataValue = value, serializedValue = dataValue } = reader.follow(example)
    return [name, dataValue ?? serializedValue] as const
  })
  const all = media.example === undefined ? named : [['default', media.example] as const]
  return all.flatMap(([name, value]) => {
    if (value === undefined) return []
    const items = typeof value === 'string' ? parseItems(value, stream) : Array.isArray(value) ? value : [value]
    return items.length === 0 ? [] : [{ name, events: items.map((item) => toEvent(item, stream)) }]
  })
}

function parseItems(text: string, { framing, events, endMark }: Described): Json[] {
  if (framing === 'fields') {
    const sent = parseEvents(`${text}\n\n`).filter(({ data }) => data !== endMark)
    return sent.map(({ event, data, id }) => ({
      ...(event === undefined ? {} : { event }),
      ...(id === undefined ? {} : { id }),
      data: findForm(events, event ?? '')?.text ? data : (parseJson(data) ?? data),
    }))
  }
  const items = text.replaceAll('\u001e', '\n').split('\n').map(parseJson)
  return items.filter((item) => item !== undefined)
}

/** An item of an example as an event. */
function toEvent(item: Json, { framing, events }: Described): ExampleEvent {
  const [first] = events
  if (framing !== 'fields') return { event: first?.name ?? '', data: item }
  const fields: JsonObject = isObject(item) && item.data !== undefined ? item : { data: item }
  const { data = null, ...others } = toFieldsEvent(fields)
  const isText = findForm(events, others.event)?.text || typeof data !== 'string'
  return { ...others, data: isText ? data : (parseJson(data) ?? data) }
}

/** The fields of an event, those of a wrong type left out. */
export function toFieldsEvent({ event, data = null, id, retry }: JsonObject): ExampleEvent {
  return {
    event: typeof event === 'string' ? event : '',
    data,
    ...(typeof id === 'string' ? { id } : {}),
    ...(typeof retry === 'number' ? { retry } : {}),
  }
}

function findForm(events: readonly StreamEvent[], sent: string): StreamEvent | undefined {
  return events.find(({ name, anyName }) => name === sent || anyName)
}

function parseJson(text: string): Json | undefined {
  return tryParseJson(text) as Json | undefined
}
