import { asArray, asObject, isObject, type Json, type JsonObject } from '../../generators/json.ts'
import { flatten, propertySchema } from './flat-schema.ts'

/**
 * An `x-protojson` body in the spelling of the contract. Accepts slightly more than the contract: a body that is still
 * invalid is certainly invalid.
 */
export function plainSpelling(value: Json, schema: Json | undefined): Json {
  if (!isObject(schema)) return value
  const flat = flatten(schema)
  const isSingle = flat['x-single-object'] === true && isObject(value)
  if (flat.type === 'array' && (isSingle || Array.isArray(value)))
    return [value].flat().map((item) => plainSpelling(item, flat.items))
  if (isObject(value)) return plainObject(value, flat)
  if (typeof value !== 'string') return value
  if (flat.type === 'integer') return value.trim() !== '' && Number.isInteger(Number(value)) ? Number(value) : value
  return asArray(flat.enum).find((each) => String(each).toLowerCase() === value.toLowerCase()) ?? value
}

function plainObject(value: JsonObject, flat: JsonObject): Json {
  const names = new Map(Object.keys(asObject(flat.properties)).map((name) => [snakeCase(name), name]))
  const entries = Object.entries(value).flatMap(([key, item]): [string, Json][] => {
    const name = names.get(key) ?? key
    const schema = propertySchema(flat, name)
    if (schema === undefined) return [[key, item]]
    const isOther = name !== key && (value[name] ?? null) !== null
    return item === null || isOther ? [] : [[name, plainSpelling(item, schema)]]
  })
  return Object.fromEntries(entries)
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
