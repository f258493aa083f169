import { asArray, asObject, asStrings, type Json, type JsonObject, ownValue, pointerKeys } from '../../runtime/json.ts'
import {
  type Follow,
  findOneWay,
  isKeyword,
  mapSchemas,
  onlyChecked,
  withoutRepeats,
} from '../model/schema-keywords.ts'
import { checkTagFirst, getTag, getTags, type Lookup } from './tagged-unions.ts'

/** Keywords that check nothing, and those of references, which are by name. */
const documentation = new Set(
  `$anchor $comment $id $schema default deprecated description example examples externalDocs id readOnly title writeOnly
  xml`.split(/\s+/),
)

/** Extensions that are ajv keywords, or that one of those reads; splitRequired adds two. */
const extensions = new Set(
  ['choice', 'data-url', 'instead', 'required-of-client', 'required-of-server', 'strict'].map((name) => `x-${name}`),
)

/** The $id of each schema, and the schema of each $id. */
export interface SchemaIds {
  readonly identify: (name: string) => string
  readonly lookup: Lookup
}

/** Translates a schema for ajv: references by $id, no documentation, extensions as ajv keywords. */
export function ajvSchema(schema: Json, ids: SchemaIds): JsonObject {
  const required = mapSchemas(schema, (inner) => splitRequired(inner, ids))
  return asObject(mapSchemas(required, (inner) => translateSchema(inner, ids)))
}

/** Read-only properties are required of the server only, write-only ones of the client only. */
function splitRequired(schema: JsonObject, { identify, lookup }: SchemaIds): JsonObject {
  const follow: Follow = (ref) => lookup(identify(getReferredName(ref)))
  const { 'x-required-of-server': _server, 'x-required-of-client': _client, ...stated } = schema
  const ofServer = findOneWay(schema, 'server', follow)
  const ofClient = findOneWay(schema, 'client', follow)
  if (ofServer.length + ofClient.length === 0) return stated
  return {
    ...stated,
    required: asStrings(schema.required).filter((name) => !ofServer.includes(name) && !ofClient.includes(name)),
    ...(ofServer.length === 0 ? {} : { 'x-required-of-server': { required: [...ofServer] } }),
    ...(ofClient.length === 0 ? {} : { 'x-required-of-client': { required: [...ofClient] } }),
  }
}

function translateSchema(schema: JsonObject, { identify, lookup }: SchemaIds): JsonObject {
  const entries = Object.entries(schema).flatMap(([key, value]): [string, Json][] => {
    if (documentation.has(key)) return []
    if (key === '$ref') return [[key, identify(getReferredName(String(value)))]]
    if (key === 'discriminator') return getTags(schema, lookup) ? [[key, { propertyName: getTag(schema) }]] : []
    // ajv and its plugins have further keywords, which refuse other values.
    return extensions.has(key) || (isKeyword(key) && !key.startsWith('x-')) ? [[key, value]] : []
  })
  const checked = withoutProto(onlyChecked(withoutRepeats(Object.fromEntries(entries))))
  const translated = splitChoice(checkTagFirst(checked, lookup))
  const rules = Object.entries(asObject(schema['x-less-than'])).map(([path, than]) => lessThan(path, String(than)))
  return rules.length === 0 ? translated : { ...translated, allOf: [...asArray(translated.allOf), ...rules] }
}

/** ajv ignores a property `__proto__`, but no pattern that only this name fits. */
function withoutProto(schema: JsonObject): JsonObject {
  const proto = ownValue(asObject(schema.properties), '__proto__')
  if (proto === undefined) return schema
  return { ...schema, patternProperties: { ...asObject(schema.patternProperties), '^__proto__$': proto } }
}

/** A schema that is a choice as a whole, `{x-choice: id, ...schema}`, as `{x-choice: {id: schema}}` beside its tag. */
function splitChoice(schema: JsonObject): JsonObject {
  const { 'x-choice': choice, ...rest } = schema
  return typeof choice === 'string' ? { ...statedPart(rest), 'x-choice': { [choice]: rest } } : schema
}

/**
 * What remains of a schema that is a choice as a whole: what tells it from the other branches of a union, which is a tag,
 * one value, or null.
 */
function statedPart({ type, const: value, required, properties }: JsonObject): JsonObject {
  if (value !== undefined) return { const: value }
  if (type === 'null') return { type }
  const named = asStrings(required)
  const tags = Object.entries(asObject(properties)).filter(
    ([name, property]) => named.includes(name) && asObject(property).const !== undefined,
  )
  if (tags.length === 0) return {}
  return { type: 'object', required: tags.map(([name]) => name), properties: Object.fromEntries(tags) }
}

/** The name in `$ref: '#/components/schemas/Name'`. */
function getReferredName(ref: string): string {
  return pointerKeys(ref.slice(1)).at(-1) ?? ''
}

/** `a/b: c` as `{properties: {a: {properties: {b: {'x-below': {than: 'c', data: '2/c'}}}}}}`. */
function lessThan(path: string, than: string): JsonObject {
  const keys = path.split('/')
  const bound: JsonObject = { 'x-below': { than: than.replaceAll('/', '.'), data: `${keys.length}/${than}` } }
  return keys.reduceRight<JsonObject>((inner, key) => ({ properties: { [key]: inner } }), bound)
}
