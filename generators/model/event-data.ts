import { asArray, asObject, asStrings, isObject, type Json, type JsonObject, ownValue } from '../../runtime/json.ts'
import type { DocumentReader } from './documents.ts'
import { isJson } from './media-types.ts'

const combiners = ['allOf', 'anyOf', 'oneOf'] as const
const conditions = ['if', 'then', 'else'] as const

/** A schema and those that it combines. */
export function* listParts(reader: DocumentReader, schema: Json, seen = new Set<JsonObject>()): Generator<JsonObject> {
  const { $ref, ...siblings } = asObject(schema)
  const parts = $ref === undefined ? [siblings] : [siblings, reader.follow({ $ref })]
  for (const part of parts) {
    if (seen.has(part)) continue
    seen.add(part)
    yield part
    const inner = [...combiners.flatMap((key) => asArray(part[key])), ...conditions.flatMap((key) => part[key] ?? [])]
    for (const schema of inner) yield* listParts(reader, schema, seen)
  }
}

/** Whether a keyword only describes. */
export function isNote(key: string): boolean {
  return ['title', 'description', '$comment', 'discriminator', 'example', 'examples'].includes(key)
}

/** What `data` is by all parts of a schema; `mixed` if they disagree. */
export function findFormat(reader: DocumentReader, schema: Json): 'json' | 'text' | 'mixed' {
  const parts = [...listParts(reader, schema)]
  const contents = parts.flatMap((part) => readContent(reader, part) ?? [])
  const isJsonData = contents.some(({ json }) => json !== undefined)
  const isTextData = contents.some(({ json, isBare }) => json === undefined && !isBare)
  if (isJsonData && isTextData) return 'mixed'
  return isJsonData ? 'json' : 'text'
}

interface Content {
  /** The schema of JSON in the text. */
  readonly json?: Json
  /** Whether nothing but the type of a text is described. */
  readonly isBare: boolean
  /** Whether JSON is described as if it were not in a text. */
  readonly isMisplaced: boolean
}

/** What the property `data` of a schema contains; undefined without one. */
export function readContent(reader: DocumentReader, { properties }: JsonObject): Content | undefined {
  const data = ownValue(asObject(properties), 'data')
  if (data === undefined) return undefined
  const { $ref: _, ...siblings } = asObject(data)
  const node = { ...reader.follow(data), ...siblings }
  const { type, contentMediaType, contentEncoding, contentSchema } = node
  const isJsonType = contentMediaType === undefined ? contentSchema !== undefined : isJson(String(contentMediaType))
  if (isJsonType && contentEncoding === undefined)
    return { json: contentSchema ?? {}, isBare: false, isMisplaced: false }
  const isMisplaced = (type !== undefined && !asStrings(type).includes('string')) || node.properties !== undefined
  if (isMisplaced) return { json: data, isBare: false, isMisplaced }
  return { isBare: Object.keys(node).every((key) => key === 'type' || isNote(key)), isMisplaced }
}

/** A schema with `data` as parsed JSON; undefined if it would become too large, since schemas may name each other in many ways. */
export function decodeData(reader: DocumentReader, schema: JsonObject): JsonObject | undefined {
  const decoded = asObject(decode(reader, schema, new Map()))
  return isLarge(decoded) ? undefined : decoded
}

const maxNodes = 20_000

function isLarge(schema: Json): boolean {
  const queue: object[] = [asObject(schema)]
  for (const node of queue) {
    if (queue.length > maxNodes) return true
    for (const value of Object.values(node)) if (typeof value === 'object' && value !== null) queue.push(value)
  }
  return false
}

/** What schemas that are referred to are with `data` as parsed JSON; themselves until that is clear. */
type Decoded = Map<JsonObject, JsonObject>

function decode(reader: DocumentReader, schema: Json, targets: Decoded): Json {
  if (!isObject(schema)) return schema
  const { $ref, ...siblings } = schema
  if ($ref === undefined) return decodeNode(reader, schema, targets)
  const target = reader.follow({ $ref })
  if (!targets.has(target)) {
    targets.set(target, target)
    targets.set(target, decodeNode(reader, target, targets))
  }
  const decoded = targets.get(target) ?? target
  const beside = Object.keys(siblings).length === 0 ? siblings : decodeNode(reader, siblings, targets)
  if (decoded === target && beside === siblings) return schema
  const inner = decoded === target ? { $ref } : decoded
  return Object.keys(siblings).every(isNote) ? inner : { allOf: [inner, beside] }
}

function decodeNode(reader: DocumentReader, schema: JsonObject, targets: Decoded): JsonObject {
  const content = readContent(reader, schema)
  const changes: Record<string, Json> = {}
  if (content !== undefined) changes.properties = { ...asObject(schema.properties), data: content.json ?? {} }
  const inner = (part: Json) => decode(reader, part, targets)
  for (const key of combiners) {
    const parts = asArray(schema[key])
    const decoded = parts.map(inner)
    if (decoded.some((part, at) => part !== parts[at])) changes[key] = decoded
  }
  for (const key of conditions) {
    const part = schema[key]
    if (part !== undefined && inner(part) !== part) changes[key] = inner(part)
  }
  return Object.keys(changes).length === 0 ? schema : { ...schema, ...changes }
}
