import { asArray, asObject, asStrings, isObject, type Json, type JsonObject, ownValue } from '../../runtime/json.ts'
import { nodeAt } from '../contract.ts'

const flattened = new WeakMap<JsonObject, JsonObject>()

/** The schema with its `$ref`, `allOf` and choices merged into it. */
export function flatten(schema: JsonObject): JsonObject {
  const known = flattened.get(schema)
  if (known !== undefined) return known
  const { $ref, allOf, 'x-choice': choices, ...own } = schema
  const target = typeof $ref === 'string' ? nodeAt(decodeURI($ref.slice(1))) : undefined
  const wider = [target, ...asArray(allOf)].filter(isObject).map(flatten)
  const narrower = Object.values(asObject(choices)).filter(isObject).map(flatten)
  const flat = [...wider, own, ...narrower].reduce(merge)
  flattened.set(schema, flat)
  return flat
}

function merge(left: JsonObject, right: JsonObject): JsonObject {
  const required = [...new Set([...asStrings(left.required), ...asStrings(right.required)])]
  const before = asObject(left.properties)
  const merged = Object.entries(asObject(right.properties)).map(([name, added]): [string, Json] => {
    const other = ownValue(before, name)
    return [name, other === undefined ? added : { allOf: [other, added] }]
  })
  const properties = { ...before, ...Object.fromEntries(merged) }
  return {
    ...left,
    ...right,
    ...(required.length === 0 ? {} : { required }),
    ...(Object.keys(properties).length === 0 ? {} : { properties }),
  }
}

const branches = new WeakMap<JsonObject, readonly JsonObject[]>()

/** The branches of a union, each merged with the keywords beside it; empty if the schema is not a union. */
export function getBranches(flat: JsonObject): readonly JsonObject[] {
  const { oneOf, anyOf, discriminator: _, ...rest } = flat
  const own =
    branches.get(flat) ?? [...asArray(oneOf), ...asArray(anyOf)].map((branch) => flatten({ ...rest, allOf: [branch] }))
  branches.set(flat, own)
  return own
}

/** The schema of members without one of their own. */
export function mapSchema({ additionalProperties }: JsonObject): JsonObject | undefined {
  return isObject(additionalProperties) ? additionalProperties : undefined
}

/** An object with any members. */
export function isOpen(flat: JsonObject): boolean {
  return flat.properties === undefined && mapSchema(flat) === undefined
}

export function propertySchema(flat: JsonObject, name: string): Json | undefined {
  const properties = asObject(flat.properties)
  return Object.hasOwn(properties, name) ? ownValue(properties, name) : mapSchema(flat)
}
