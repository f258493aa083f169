import { asArray, asObject, asString, asStrings, type Json, type JsonObject, ownValue } from '../../runtime/json.ts'
import { componentName, type DocumentReader } from './documents.ts'
import { decodeData, findFormat, isNote, listParts, readContent } from './event-data.ts'

/** One form of the items of a stream of server-sent events. */
export interface EventForm {
  readonly name: string
  readonly anyName?: true
  readonly text?: true
  /** Describes an object of all fields of an event. */
  readonly schema: JsonObject
  /** Its place in the document. */
  readonly node: JsonObject
}

/** What the forms of an `itemSchema` leave unclear. */
type Doubt = 'no-fields' | 'data-not-text' | 'json-or-text'

export interface FoundForms {
  readonly forms: readonly EventForm[]
  readonly doubts: ReadonlySet<Doubt>
}

const fieldNames = ['event', 'data', 'id', 'retry']

/**
 * The events that an `itemSchema` of `text/event-stream` describes. `data` is the parsed JSON where the schema has a
 * `contentSchema`. A schema without any field of an event describes the JSON of `data`.
 */
export function findEventForms(reader: DocumentReader, itemSchema: Json): FoundForms {
  const doubts = new Set<Doubt>()
  const forms = isFields(reader, itemSchema)
    ? listAlternatives(reader, itemSchema).flatMap((schema) => makeForms(reader, schema, doubts))
    : listPayloads(reader, itemSchema).flatMap((schema) => makeForms(reader, schema, doubts.add('no-fields')))
  return { forms: forms.map((form, index) => ({ ...form, name: form.name || `message${index || ''}` })), doubts }
}

/** Whether a schema names fields of an event alone; an empty one allows all. */
function isFields(reader: DocumentReader, schema: Json): boolean {
  const parts = [...listParts(reader, schema)]
  const isOpen = parts.every((part) => part.type === undefined || part.type === 'object')
  const names = parts.flatMap(({ properties, required }) => [
    ...Object.keys(asObject(properties)),
    ...asStrings(required),
  ])
  return names.length === 0 ? isOpen && parts.every((part) => part.const === undefined) : names.every(isFieldName)
}

function isFieldName(name: string): boolean {
  return fieldNames.includes(name)
}

/** The schema itself if its alternatives are all JSON or all text and have no names, else one schema for each. */
function listAlternatives(reader: DocumentReader, itemSchema: Json): JsonObject[] {
  const item = reader.follow(itemSchema)
  const key = item.oneOf === undefined ? 'anyOf' : 'oneOf'
  const { [key]: list, ...common } = item
  const alternatives = asArray(list)
  const joined = alternatives.map((alternative) => joinAlternative(reader, common, alternative))
  const isNamed = joined.some((schema) => schema.title !== undefined || findNames(reader, schema).length > 0)
  const formats = new Set(joined.map((schema) => findFormat(reader, schema)))
  return joined.length > 0 && (isNamed || formats.size > 1) ? joined : [asObject(itemSchema)]
}

/** One schema of an alternative and of what all alternatives have in common. */
function joinAlternative(reader: DocumentReader, common: JsonObject, alternative: Json): JsonObject {
  if (Object.keys(common).every((name) => isNote(name) || (common.type === 'object' && name === 'type')))
    return asObject(alternative)
  const schema = reader.follow(alternative)
  const joined =
    isPlain(common) && isPlain(schema)
      ? joinPlain(common, schema)
      : { ...common, allOf: [...asArray(common.allOf), alternative] }
  reader.document.adopt(joined, schema)
  return joined
}

function isPlain(schema: JsonObject): boolean {
  return Object.keys(schema).every((key) => ['type', 'properties', 'required'].includes(key) || isNote(key))
}

function joinPlain(common: JsonObject, schema: JsonObject): JsonObject {
  const [first, second] = [asObject(common.properties), asObject(schema.properties)]
  const properties = Object.fromEntries(
    [...new Set([...Object.keys(first), ...Object.keys(second)])].map((name) => {
      const parts = [ownValue(first, name), ownValue(second, name)].filter((part) => part !== undefined)
      return [name, joinProperty(parts)]
    }),
  )
  const required = [...new Set([...asStrings(common.required), ...asStrings(schema.required)])]
  const { oneOf: _, anyOf: __, discriminator: ___, ...notes } = schema
  return { type: 'object', ...notes, required, properties }
}

/** Two descriptions of one property as one, if they do not speak of the same keyword. */
function joinProperty(parts: readonly Json[]): Json {
  const [first, second] = parts.map(asObject)
  if (first === undefined || second === undefined) return parts[0] ?? {}
  const isClash = Object.entries(first).some(([key, value]) => {
    const other = ownValue(second, key)
    return other !== undefined && other !== value
  })
  return isClash || first.$ref !== undefined || second.$ref !== undefined
    ? { allOf: [first, second] }
    : { ...first, ...second }
}

/** The JSON of `data` as objects with that field: one schema if all alternatives are JSON, else one for each. */
function listPayloads(reader: DocumentReader, itemSchema: Json): JsonObject[] {
  const { oneOf, anyOf } = reader.follow(itemSchema)
  const alternatives = asArray(oneOf ?? anyOf)
  const schemas = alternatives.some((schema) => isTextSchema(reader.follow(schema))) ? alternatives : [itemSchema]
  return schemas.map((schema) => {
    const isText = isTextSchema(reader.follow(schema))
    const data = isText ? schema : { contentMediaType: 'application/json', contentSchema: schema }
    const event = { type: 'object', required: ['data'], properties: { data } }
    reader.document.adopt(event, reader.follow(schema))
    return event
  })
}

function isTextSchema({ type, const: fixed, enum: values }: JsonObject): boolean {
  if (type !== undefined) return type === 'string'
  return typeof fixed === 'string' || asArray(values).some((value) => typeof value === 'string')
}

function makeForms(reader: DocumentReader, schema: JsonObject, doubts: Set<Doubt>): EventForm[] {
  const format = findFormat(reader, schema)
  const decoded = format === 'json' ? decodeData(reader, schema) : undefined
  if (format !== 'text' && decoded === undefined) doubts.add('json-or-text')
  const parts = [...listParts(reader, schema)]
  if (parts.some((part) => readContent(reader, part)?.isMisplaced)) doubts.add('data-not-text')
  const node = reader.follow(schema)
  if (decoded !== undefined) reader.document.adopt(decoded, node)
  const rest = decoded === undefined ? { schema, node, text: true as const } : { schema: decoded, node }
  const names = findNames(reader, schema)
  if (names.length > 0) return names.map((name) => ({ name, ...rest }))
  return [{ name: componentName(schema) ?? asString(node.title) ?? '', anyName: true, ...rest }]
}

/** The names that a schema fixes for its event. */
function findNames(reader: DocumentReader, schema: Json, seen = new Set<JsonObject>()): readonly string[] {
  const node = reader.follow(schema)
  if (seen.has(node)) return []
  seen.add(node)
  const { properties, allOf } = node
  const { const: fixed, enum: values } = reader.follow(ownValue(asObject(properties), 'event'))
  const names = asStrings(fixed ?? values)
  return names.length > 0 ? names : asArray(allOf).flatMap((part) => findNames(reader, part, seen))
}
