import {
  asArray,
  asObject,
  asString,
  asStrings,
  isObject,
  type Json,
  type JsonObject,
  resolvePointer,
} from '../../runtime/json.ts'

/**
 * The schema of an event of `text/event-stream` as a client gets it: its `data` is what the JSON in it contains, by its
 * `contentSchema`. A schema without such an event stays as it is.
 */
export function parseEventData(root: JsonObject, schema: JsonObject): JsonObject {
  const events = listEvents({ root, open: new Set() }, schema)
  if (!events.some(({ hasContent }) => hasContent)) return schema
  const [first, ...others] = events.map(({ event }) => event)
  return others.length === 0 && first !== undefined ? first : { oneOf: events.map(({ event }) => event) }
}

interface Reading {
  readonly root: JsonObject
  /** The schemas around this one, which may contain themselves. */
  readonly open: ReadonlySet<JsonObject>
}

interface ReadEvent {
  readonly event: JsonObject
  readonly hasContent: boolean
}

/** The alternatives of a schema, each with the properties around them. */
function listEvents(reading: Reading, schema: JsonObject): readonly ReadEvent[] {
  if (reading.open.has(schema)) return []
  const inner = { ...reading, open: new Set([...reading.open, schema]) }
  const ref = asString(schema.$ref)
  if (ref?.startsWith('#/')) {
    const target = resolvePointer(reading.root, ref.slice(1)).value
    return isObject(target) ? listEvents(inner, target) : []
  }
  const { oneOf, anyOf, ...common } = schema
  const base = readData(common)
  const alternatives = [...asArray(oneOf), ...asArray(anyOf)].flatMap((item) => listEvents(inner, asObject(item)))
  if (alternatives.length === 0) return [base]
  return alternatives.map(({ event, hasContent }) => ({
    event: mergeObjects(base.event, event),
    hasContent: hasContent || base.hasContent,
  }))
}

function readData(event: JsonObject): ReadEvent {
  const { data, ...others } = asObject(event.properties)
  const { contentSchema, contentMediaType = 'application/json', description } = asObject(data)
  const isJson = /^application\/(?:[\w.+-]+\+)?json\b/i.test(String(contentMediaType))
  if (contentSchema === undefined || !isJson) return { event, hasContent: false }
  const content: Json = description === undefined ? contentSchema : { description, allOf: [contentSchema] }
  return { event: { ...event, properties: { ...others, data: content } }, hasContent: true }
}

function mergeObjects(base: JsonObject, event: JsonObject): JsonObject {
  const properties = { ...asObject(base.properties), ...asObject(event.properties) }
  const required = [...new Set([...asStrings(base.required), ...asStrings(event.required)])]
  return { type: 'object', ...base, ...event, properties, required }
}
