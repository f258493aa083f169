import { asArray, asObject, isObject, type Json, type JsonObject, ownValue } from '../../runtime/json.ts'
import { walkStructure } from './structure.ts'
import { toUnicodePattern } from './unicode-pattern.ts'

/** How a schema is written: as JSON Schema 2020-12, as an older draft, or as in OpenAPI 3.0 and before. */
export type SchemaSyntax = '2020-12' | 'old' | 'openapi-3.0'

/** Keywords of a schema that say nothing about which values are valid. */
const annotations = new Set(
  'title description default example examples deprecated readOnly writeOnly externalDocs xml'.split(' '),
)
const applicators = ['allOf', 'anyOf', 'oneOf', 'not']
/** No reference of a flat document needs them. */
const identifiers = ['$schema', '$id', '$anchor', '$dynamicAnchor', '$defs', 'definitions', '$vocabulary'] as const

/** Rewrites a schema, whose subschemas are rewritten, as JSON Schema 2020-12. `keep` gives made nodes their origin. */
export function upgradeSchema(
  schema: JsonObject,
  syntax: SchemaSyntax,
  keep: (made: JsonObject) => JsonObject,
): JsonObject {
  for (const key of identifiers) Reflect.deleteProperty(schema, key)
  upgradePatterns(schema, keep)
  if (syntax === '2020-12') return schema
  upgradeLimit(schema, 'exclusiveMinimum', 'minimum')
  upgradeLimit(schema, 'exclusiveMaximum', 'maximum')
  if (Array.isArray(schema.items)) upgradeTuple(schema, schema.items)
  if (isObject(schema.dependencies)) upgradeDependencies(schema, schema.dependencies, keep)
  if (syntax === 'old') return schema
  upgradeAnnotations(schema)
  upgradeFormat(schema)
  return upgradeNull(schema, keep)
}

function upgradePatterns(schema: JsonObject, keep: (made: JsonObject) => JsonObject): void {
  if (typeof schema.pattern === 'string') schema.pattern = toUnicodePattern(schema.pattern)
  const named = Object.entries(asObject(schema.patternProperties))
  const upgraded = named.map(([pattern, value]) => [toUnicodePattern(pattern), value] as const)
  if (upgraded.some(([pattern], at) => pattern !== named[at]?.[0]))
    schema.patternProperties = keep(Object.fromEntries(upgraded))
}

const recursive = 'recursive'

/** Rewrites `$recursiveAnchor` and `$recursiveRef` of draft 2019-09 in place, as the dynamic ones that follow them. */
export function upgradeRecursion(document: Json): Json {
  for (const { node } of walkStructure(document)) {
    if (typeof node.$recursiveAnchor === 'boolean') {
      if (node.$recursiveAnchor) node.$dynamicAnchor ??= recursive
      delete node.$recursiveAnchor
    }
    if (node.$recursiveRef === '#') {
      node.$dynamicRef ??= `#${recursive}`
      delete node.$recursiveRef
    }
  }
  return document
}

/** Once a limit was exclusive by a flag beside it. */
function upgradeLimit(
  schema: JsonObject,
  key: `exclusive${'Minimum' | 'Maximum'}`,
  limit: 'minimum' | 'maximum',
): void {
  const flag = schema[key]
  if (typeof flag !== 'boolean') return
  if (flag && schema[limit] !== undefined) {
    schema[key] = schema[limit]
    delete schema[limit]
  } else delete schema[key]
}

function upgradeTuple(schema: JsonObject, items: Json[]): void {
  schema.prefixItems = items
  delete schema.items
  if (schema.additionalItems !== undefined) schema.items = schema.additionalItems
  delete schema.additionalItems
}

function upgradeDependencies(
  schema: JsonObject,
  dependencies: JsonObject,
  keep: (made: JsonObject) => JsonObject,
): void {
  const [names, schemas] = [true, false].map((wanted) =>
    Object.entries(dependencies).filter(([, value]) => Array.isArray(value) === wanted),
  )
  delete schema.dependencies
  if (names && names.length > 0) schema.dependentRequired = keep(Object.fromEntries(names))
  if (schemas && schemas.length > 0) schema.dependentSchemas = keep(Object.fromEntries(schemas))
}

function upgradeAnnotations(schema: JsonObject): void {
  if (schema.example !== undefined) schema.examples = [schema.example]
  delete schema.example
  delete schema.collectionFormat
  if (typeof schema.discriminator === 'string') schema.discriminator = { propertyName: schema.discriminator }
}

function upgradeFormat(schema: JsonObject): void {
  if (schema.type === 'file') Object.assign(schema, { type: 'string', format: 'binary' })
  if (schema.type !== 'string') return
  if (schema.format === 'byte') schema.contentEncoding = 'base64'
  if (schema.format === 'binary') schema.contentMediaType = 'application/octet-stream'
}

/** `nullable` allows null even where another keyword beside it does not, except for `enum`: so documents use it. */
function upgradeNull(schema: JsonObject, keep: (made: JsonObject) => JsonObject): JsonObject {
  const isNullable = schema.nullable === true || schema['x-nullable'] === true
  delete schema.nullable
  delete schema['x-nullable']
  if (!isNullable || (Array.isArray(schema.enum) && !schema.enum.includes(null))) return schema
  if (applicators.some((key) => ownValue(schema, key) !== undefined)) return wrapSchema(schema, keep)
  if (schema.type === undefined) return schema
  const types = asArray(typeof schema.type === 'string' ? [schema.type] : schema.type)
  schema.type = types.includes('null') ? types : [...types, 'null']
  return schema
}

/** The schema or null; what describes it stays outside. */
function wrapSchema(schema: JsonObject, keep: (made: JsonObject) => JsonObject): JsonObject {
  const entries = Object.entries(schema)
  const isOutside = (key: string): boolean => annotations.has(key) || key.startsWith('x-')
  const inner = keep(Object.fromEntries(entries.filter(([key]) => !isOutside(key))))
  const outer = Object.fromEntries(entries.filter(([key]) => isOutside(key)))
  return keep({ ...outer, anyOf: [inner, keep({ type: 'null' })] })
}

/** The extensions of schemas that validators check, and whether a schema has one in the form of spec/README.md. */
const extensions: Readonly<Record<string, (value: Json, schema: JsonObject) => boolean>> = {
  'x-choice': (value) => typeof value === 'string' || (isObject(value) && Object.values(value).every(isObject)),
  'x-data-url': (value) => isObject(value) && Array.isArray(value.types) && typeof value['max-bytes'] === 'number',
  'x-instead': (value, { properties }) =>
    isObject(value) && Object.keys(value).every((name) => ownValue(asObject(properties), name) === false),
  'x-strict': (value) => typeof value === 'boolean',
}

/** Removes the extensions of somebody else that have one of our names; returns their names. */
export function dropForeign(schema: JsonObject): string[] {
  const foreign = Object.keys(schema).filter((key) => {
    const hasForm = ownValue(extensions, key)
    return hasForm !== undefined && !hasForm(ownValue(schema, key) ?? null, schema)
  })
  for (const key of foreign) Reflect.deleteProperty(schema, key)
  return foreign
}

/** OpenAPI 3.2 has two more keys for the value of an example. */
export function withValue({ dataValue, serializedValue, ...example }: JsonObject): JsonObject {
  const value = example.value ?? dataValue ?? serializedValue
  return value === undefined ? example : { ...example, value }
}

/** Since OpenAPI 3.1 the parameters of a link are strings. */
export function withStrings(parameters: JsonObject): JsonObject {
  const entries = Object.entries(parameters)
  return Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  )
}
