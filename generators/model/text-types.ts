import { asArray, asObject, asString, asStrings, isObject, type Json, type JsonObject } from '../../runtime/json.ts'
import { listBranches } from '../read/structure.ts'
import type { TextType } from './contract.ts'
import type { DocumentReader } from './documents.ts'
import { isJson, isText } from './media-types.ts'

type Scalar = Extract<TextType, string>

interface Parts {
  readonly types: Set<string>
  readonly arrays: TextType[]
  readonly properties: Map<string, TextType>
  others: TextType | undefined
}

const order: readonly Scalar[] = ['integer', 'number', 'boolean', 'file', 'string']

/** Deeper values stay text, and so do further ones of a big property: schemas may refer to one another without end. */
const maxDepth = 6
const maxValues = 200

interface Scope {
  readonly depth?: number
  /** Whether binary strings are files. */
  readonly files?: boolean
  /** Counts the values of one property. */
  readonly budget?: { left: number }
}

/** Type that a string encodes by its schema; `string` if the schema does not say. */
export function describeText(
  reader: DocumentReader,
  schema: Json | undefined,
  { depth = 0, files = false, budget = { left: maxValues } }: Scope = {},
): TextType {
  budget.left--
  const parts: Parts = { types: new Set(), arrays: [], properties: new Map(), others: undefined }
  if (depth < maxDepth && budget.left > 0)
    collectParts(reader, asObject(schema), { parts, depth, files, budget, seen: new Set() })
  const { types, arrays, properties, others } = parts
  const members: TextType[] = order.filter((scalar) => types.has(scalar))
  const [array] = arrays
  if (array !== undefined) members.push({ array: arrays.length === 1 ? array : { anyOf: arrays } })
  if (types.has('object')) members.push({ object: [...properties], ...(others === undefined ? {} : { others }) })
  const [only = 'string'] = members
  return members.length > 1 ? { anyOf: members } : only
}

interface Collecting extends Required<Scope> {
  readonly parts: Parts
  /** Schemas that refer to one another are read once. */
  readonly seen: Set<JsonObject>
}

function collectParts(reader: DocumentReader, schema: JsonObject, to: Collecting): void {
  if (to.seen.has(schema)) return
  to.seen.add(schema)
  if (schema.$ref !== undefined) collectParts(reader, reader.follow(schema), to)
  for (const branch of listBranches(schema)) collectParts(reader, asObject(branch), to)
  const { parts } = to
  const types = to.files && isBinary(schema) ? ['file'] : getTypes(schema)
  for (const type of types) parts.types.add(type)
  if (types.includes('array')) parts.arrays.push(describeItems(reader, schema, to))
  if (types.includes('object')) collectObject(reader, schema, to)
}

function enterScope({ depth, files, budget }: Collecting): Scope {
  return { depth: depth + 1, files, ...(depth === 0 ? {} : { budget }) }
}

/** Merges the types of one property in different branches of a union. */
function mergeTypes(first: TextType | undefined, type: TextType): TextType {
  return first === undefined || JSON.stringify(first) === JSON.stringify(type) ? type : { anyOf: [first, type] }
}

/** Whether a schema describes bytes that are not encoded as text. */
export function isBinary({ format, contentMediaType, contentEncoding }: JsonObject): boolean {
  if (format === 'binary') return true
  const mediaType = String(contentMediaType)
  return contentMediaType !== undefined && contentEncoding === undefined && !isJson(mediaType) && !isText(mediaType)
}

function getTypes(schema: JsonObject): readonly string[] {
  if (schema.type !== undefined) return asStrings(schema.type)
  if (schema.const !== undefined) return [getType(schema.const)]
  if (Array.isArray(schema.enum)) return schema.enum.map(getType)
  const isStructured = schema.properties !== undefined || schema.additionalProperties !== undefined
  return [...(isStructured ? ['object'] : []), ...(schema.items === undefined ? [] : ['array'])]
}

function getType(value: Json): string {
  if (value === null || Array.isArray(value)) return value === null ? 'null' : 'array'
  return typeof value === 'number' ? (Number.isInteger(value) ? 'integer' : 'number') : typeof value
}

function describeItems(reader: DocumentReader, { items, prefixItems }: JsonObject, to: Collecting): TextType {
  const all = [...asArray(prefixItems), ...(isObject(items) ? [items] : [])]
  return describeText(reader, all.length === 1 ? all[0] : { anyOf: all }, enterScope(to))
}

function collectObject(reader: DocumentReader, schema: JsonObject, to: Collecting): void {
  const { parts } = to
  const properties = Object.entries(asObject(schema.properties))
  for (const [name, property] of properties) {
    const type = describeText(reader, property, enterScope(to))
    parts.properties.set(name, mergeTypes(parts.properties.get(name), type))
  }
  const others = [schema.additionalProperties, ...Object.values(asObject(schema.patternProperties))].find(
    (branch) => branch !== undefined && branch !== false,
  )
  // The names are those of the branches, if there are any.
  const isEmpty = properties.length + listBranches(schema).length === 0 && schema.$ref === undefined
  const isFree = isEmpty && schema.additionalProperties === undefined
  if (others !== undefined || isFree) parts.others ??= describeText(reader, others, enterScope(to))
}

/** The media type of a parameter with `content`, which has exactly one. */
export function getContent(parameter: JsonObject): readonly [mediaType: string, media: JsonObject] | undefined {
  const [entry] = Object.entries(asObject(parameter.content))
  return entry === undefined ? undefined : [entry[0], asObject(entry[1])]
}

export function isStructured(type: TextType): boolean {
  return typeof type === 'object' && ('anyOf' in type ? type.anyOf.some(isStructured) : true)
}

/** Whether an object takes names that it does not declare. */
export function takesOthers(type: TextType): boolean {
  if (typeof type !== 'object') return false
  return 'anyOf' in type ? type.anyOf.some(takesOthers) : 'others' in type
}

export function getName(parameter: JsonObject): string {
  const name = asString(parameter.name) ?? ''
  return parameter.in === 'header' ? name.toLowerCase() : name
}
