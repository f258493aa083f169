import { asObject, isObject, type Json, type JsonObject } from '../json.ts'

const maps = new Set(['$defs', 'dependentSchemas', 'patternProperties', 'properties', 'x-choice'])
const lists = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems'])
const singles = new Set([
  'additionalProperties',
  'contains',
  'else',
  'if',
  'items',
  'not',
  'propertyNames',
  'then',
  'unevaluatedItems',
  'unevaluatedProperties',
])

/** Rewrites a schema and its subschemas, innermost first. */
export function mapSchemas(schema: Json, rewrite: (schema: JsonObject) => JsonObject): Json {
  if (!isObject(schema)) return schema
  const each = (value: Json): Json => mapSchemas(value, rewrite)
  const entries = Object.entries(schema).map(([key, value]): [string, Json] => {
    if (maps.has(key) && isObject(value))
      return [key, Object.fromEntries(Object.entries(asObject(value)).map(([name, item]) => [name, each(item)]))]
    if (lists.has(key) && Array.isArray(value)) return [key, value.map(each)]
    return [key, singles.has(key) ? each(value) : value]
  })
  return rewrite(Object.fromEntries(entries))
}
