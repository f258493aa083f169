import {
  asArray,
  asObject,
  asStrings,
  isObject,
  type Json,
  type JsonObject,
  mapChildren,
  ownValue,
} from '../../runtime/json.ts'
import { isExpression } from '../read/unicode-pattern.ts'

const maps = new Set(['$defs', 'dependencies', 'dependentSchemas', 'patternProperties', 'properties', 'x-choice'])
const lists = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems'])
const singles = new Set(
  `additionalProperties contains else if items not propertyNames then unevaluatedItems unevaluatedProperties`.split(
    ' ',
  ),
)

/** Yields a schema and its subschemas. */
export function* walkSchema(schema: Json): Generator<JsonObject> {
  if (!isObject(schema)) return
  yield schema
  for (const [key, value] of Object.entries(schema)) {
    const inner = maps.has(key) ? Object.values(asObject(value)) : lists.has(key) ? asArray(value) : []
    for (const schema of singles.has(key) ? [value] : inner) yield* walkSchema(schema)
  }
}

/** Rewrites a schema and its subschemas, innermost first. What does not change is not copied. */
export function mapSchemas(schema: Json, rewrite: (schema: JsonObject) => JsonObject): Json {
  if (!isObject(schema)) return schema
  const rewriteSchema = (value: Json): Json => mapSchemas(value, rewrite)
  const mapped = mapChildren(schema, (value, key) => {
    if (singles.has(key)) return rewriteSchema(value)
    if (maps.has(key) && isObject(value)) return mapChildren(value, rewriteSchema)
    return lists.has(key) && Array.isArray(value) ? mapChildren(value, rewriteSchema) : value
  })
  return rewrite(asObject(mapped))
}

/** Keywords that have no schemas below them. */
const others = new Set(
  `$anchor $comment $dynamicAnchor $dynamicRef $id $ref $schema $vocabulary const contentEncoding contentMediaType
  contentSchema default definitions dependentRequired deprecated description discriminator enum example examples
  exclusiveMaximum exclusiveMinimum externalDocs format maxContains maxItems maxLength maxProperties maximum minContains
  minItems minLength minProperties minimum multipleOf pattern readOnly required title type uniqueItems writeOnly
  xml`.split(/\s+/),
)

/** Whether a key of a schema is one of JSON Schema or OpenAPI, or an extension. */
export function isKeyword(key: string): boolean {
  return maps.has(key) || lists.has(key) || singles.has(key) || others.has(key) || key.startsWith('x-')
}

/** Whether JavaScript can read a regular expression; with the flag `u`, as JSON Schema recommends. */
export function isPattern(pattern: Json): boolean {
  return isExpression(String(pattern), 'u')
}

/** Without the keywords that ajv refuses: invalid patterns, and an empty `enum`, which becomes a schema that nothing fits. */
export function onlyChecked(schema: JsonObject): JsonObject {
  const { pattern, enum: values, ...rest } = schema
  const isEmpty = Array.isArray(values) && values.length === 0
  if (isEmpty || (pattern !== undefined && !isPattern(pattern)))
    return onlyChecked({
      ...rest,
      ...(isEmpty ? { allOf: [...asArray(rest.allOf), false] } : values === undefined ? {} : { enum: values }),
      ...(pattern !== undefined && isPattern(pattern) ? { pattern } : {}),
    })
  const named = Object.entries(asObject(schema.patternProperties))
  const checked = named.filter(([pattern]) => isPattern(pattern))
  if (checked.length === named.length) return schema
  // What the patterns match is unknown, so that the other properties may be anything.
  const { additionalProperties, unevaluatedProperties, ...others } = schema
  return { ...others, patternProperties: Object.fromEntries(checked) }
}

/** Removes the references that `allOf` repeats: every repetition doubles the work of reading the schema. */
export function withoutRepeats(schema: JsonObject): JsonObject {
  const { allOf } = schema
  if (!Array.isArray(allOf)) return schema
  const references = new Set<Json>()
  const parts = allOf.filter((part) => {
    if (!isObject(part) || part.$ref === undefined || Object.keys(part).length > 1) return true
    const isFirst = !references.has(part.$ref)
    references.add(part.$ref)
    return isFirst
  })
  return { ...schema, allOf: parts }
}

/** Marks of properties that only one side sends, by that side. */
const oneWayMarks = { server: 'readOnly', client: 'writeOnly' } as const

/** Finds the schema that a `$ref` names. */
export type Follow = (ref: string) => JsonObject | undefined

/** The required properties that only one side has to send: those with its mark, also behind a reference. */
export function findOneWay(schema: JsonObject, sender: keyof typeof oneWayMarks, follow: Follow): readonly string[] {
  const properties = asObject(schema.properties)
  const mark = oneWayMarks[sender]
  return asStrings(schema.required).filter((name) => {
    const { $ref, [mark]: declared } = asObject(ownValue(properties, name))
    return declared === undefined && typeof $ref === 'string' ? follow($ref)?.[mark] === true : declared === true
  })
}
