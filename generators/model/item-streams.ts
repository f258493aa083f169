import { findItemFraming } from '../../runtime/http/media-types.ts'
import { asArray, asObject, asString, type JsonObject, makeUnique, setKey } from '../../runtime/json.ts'
import type { Stream, StreamEvent } from './contract.ts'
import { type DocumentReader, makeSchemaName, schemaName } from './documents.ts'
import { type EventForm, findEventForms } from './event-fields.ts'
import { compileOrder, type Order, printOrder } from './event-order.ts'
import { findOperations } from './find-operations.ts'
import { readItemExamples } from './item-examples.ts'
import { isJson } from './media-types.ts'
import { readOrder } from './read-order.ts'
import { type FoundReply, findReplies } from './replies.ts'
import { getCondition } from './streams.ts'

/** The streams of media types with an `itemSchema`, and the schemas that are made for their events. */
export interface ItemStreams {
  readonly streams: readonly Stream[]
  readonly schemas: Readonly<Record<string, JsonObject>>
}

/** `names` are those of other streams. */
export function buildItemStreams(reader: DocumentReader, names: ReadonlySet<string>): ItemStreams {
  const used = new Set(names)
  const schemas: Record<string, JsonObject> = {}
  const streams = findOperations(reader).flatMap((operation) => {
    const replies = findReplies(reader, operation).filter(({ media }) => media.itemSchema !== undefined)
    return replies.flatMap((reply) => {
      const name = makeUnique(`${operation.operationId}Items`, used)
      const stream = buildStream({ reader, schemas, operationId: operation.operationId }, reply, name)
      if (stream !== undefined) used.add(name)
      return stream ?? []
    })
  })
  return { streams, schemas }
}

interface Context {
  readonly reader: DocumentReader
  /** Receives the made schemas. */
  readonly schemas: Record<string, JsonObject>
  readonly operationId: string
}

function buildStream(context: Context, reply: FoundReply, name: string): Stream | undefined {
  const { reader, operationId } = context
  const { status, mediaType, media } = reply
  const framing = findItemFraming(mediaType)
  const reason = findUncheckedReason(reply)
  if (framing === undefined || reason !== undefined) {
    const message = `The items of the ${mediaType} reply of ${operationId} are not checked: ${reason ?? 'their framing is unknown'}.`
    reader.warn('unchecked-stream', message, media, 'itemSchema')
    return undefined
  }
  const forms = framing === 'fields' ? listEvents(context, reply) : [describeItem(context, media)]
  const events = nameSchemas(context, forms)
  const origin = reader.document.getOrigin(media)
  const at = `${origin.file}#${origin.pointer}`
  const isOrdered = media['x-event-order'] !== undefined
  const when = getCondition(asObject(media['x-stream-when']))
  const endMark = asString(media['x-end-mark'])
  const end = endMark === undefined ? {} : { endMark }
  return {
    name,
    operationId,
    framing,
    reply: {
      status,
      mediaType,
      pointer: `${at}/itemSchema`,
      ...(isOrdered ? { orderPointer: `${at}/x-event-order` } : {}),
    },
    ...(when ? { when } : {}),
    events,
    ...(isOrdered ? readOrder(reader, media, events) : makeFreeOrder(events)),
    ...end,
    examples: readItemExamples(reader, media, { framing, events, ...end }),
    origin,
  }
}

/** Why the items of a reply cannot be read, although their framing is known. */
function findUncheckedReason({ media: { schema, prefixEncoding, itemEncoding } }: FoundReply): string | undefined {
  if (schema !== undefined) return 'beside `itemSchema` there is a `schema` of all items'
  const encodings = [...asArray(prefixEncoding), itemEncoding].map(asObject)
  const other = encodings.map(({ contentType }) => asString(contentType)).find((type) => type && !isJson(type))
  return other === undefined ? undefined : `\`${other}\` is not JSON`
}

const doubtWords = {
  'no-fields': 'the `itemSchema` describes no field of an event, and is taken as the schema of the JSON of `data`',
  'data-not-text': '`data` is not described as text, and its schema is taken as that of its JSON',
  'json-or-text':
    '`data` is text by one part of a schema and JSON by another, or in too many parts: its JSON is not checked',
} as const

function listEvents({ reader, operationId }: Context, { media }: FoundReply): readonly EventForm[] {
  const { forms, doubts } = findEventForms(reader, media.itemSchema ?? {})
  for (const doubt of doubts) {
    const code = doubt === 'json-or-text' ? 'unchecked-stream' : 'event-fields'
    reader.warn(code, `In the events of ${operationId}, ${doubtWords[doubt]}.`, media, 'itemSchema')
  }
  return forms
}

function describeItem({ reader }: Context, { itemSchema = {} }: JsonObject): EventForm {
  const node = reader.follow(itemSchema)
  return { name: schemaName(itemSchema) ?? asString(node.title) ?? 'item', schema: asObject(itemSchema), node }
}

function nameSchemas({ reader, schemas, operationId }: Context, forms: readonly EventForm[]): StreamEvent[] {
  const makeName = (schema: JsonObject, name: string): string => {
    const component = schemaName(schema)
    if (component !== undefined) return component
    const made = Object.entries(schemas).find(([, value]) => value === schema)
    if (made !== undefined) return made[0]
    const taken = { ...reader.schemas, ...schemas }
    const suffix = forms.length === 1 ? '' : name.charAt(0).toUpperCase() + name.slice(1)
    const unique = makeSchemaName(taken, `${operationId}Item${suffix}`)
    setKey(schemas, unique, schema)
    return unique
  }
  return forms.map(({ name, anyName, text, schema, node }) => {
    const { file, pointer } = reader.document.getOrigin(node)
    return {
      name,
      schema: makeName(schema, name),
      ...(anyName ? { anyName } : {}),
      ...(text ? { text } : {}),
      pointer: `${file}#${pointer}`,
      examples: [],
    }
  })
}

/** Any number of the events, in any order. */
function makeFreeOrder(events: readonly StreamEvent[]): Pick<Stream, 'order' | 'automaton'> {
  const names = [...new Set(events.map(({ name }) => name))]
  const items = names.map((name): Order => ({ kind: 'event', name }))
  const [first, ...others] = items
  const item: Order = first !== undefined && others.length === 0 ? first : { kind: 'choice', items }
  const order: Order = { kind: 'star', item }
  return { order: printOrder(order), automaton: compileOrder(order) }
}

/** Warns about replies that are streams whose items the document does not describe. */
export function warnAboutOpenStreams(reader: DocumentReader, streams: readonly Stream[]): void {
  const described = new Set(streams.map(({ operationId }) => operationId))
  for (const operation of findOperations(reader)) {
    if (described.has(operation.operationId)) continue
    for (const { mediaType, media } of findReplies(reader, operation)) {
      const framing = findItemFraming(mediaType)
      if (framing === undefined || framing === 'multipart' || media.itemSchema !== undefined) continue
      const message = `The items of the ${mediaType} reply of ${operation.operationId} are not checked: it has no \`itemSchema\`.`
      reader.warn('unchecked-stream', message, media)
    }
  }
}
