import { asArray, asObject, asStrings, isObject, type Json, type JsonObject, ownValue } from '../../runtime/json.ts'
import type { SuiteContract } from '../contract.ts'

const flatSchemas = new WeakMap<JsonObject, JsonObject>()

/** Merges the schema with its `$ref`, `allOf` and choices. */
export function flattenSchema(contract: SuiteContract, schema: JsonObject): JsonObject {
  const remembered = flatSchemas.get(schema)
  if (remembered !== undefined) return remembered
  const { $ref, allOf, 'x-choice': choices, ...keywords } = schema
  const referenced = typeof $ref === 'string' ? contract.nodeAt(decodeURI($ref.slice(1))) : undefined
  const flattenAll = (schemas: readonly unknown[]) =>
    schemas.filter(isObject).map((part) => flattenSchema(contract, part))
  const wider = flattenAll([referenced, ...asArray(allOf)])
  const narrower = flattenAll(Object.values(asObject(choices)))
  const flat = [...wider, keywords, ...narrower].reduce(mergeKeywords)
  flatSchemas.set(schema, flat)
  return flat
}

function mergeKeywords(left: JsonObject, right: JsonObject): JsonObject {
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

const branchesByUnion = new WeakMap<JsonObject, readonly JsonObject[]>()

/** The branches of a union, merged with the keywords beside them; none if the schema is not a union. */
export function getBranches(contract: SuiteContract, flat: JsonObject): readonly JsonObject[] {
  const { oneOf, anyOf, discriminator: _, ...rest } = flat
  const branches =
    branchesByUnion.get(flat) ??
    [...asArray(oneOf), ...asArray(anyOf)].map((branch) => flattenSchema(contract, { ...rest, allOf: [branch] }))
  branchesByUnion.set(flat, branches)
  return branches
}

/** The schema of members that have no schema in `properties`. */
export function mapSchema({ additionalProperties }: JsonObject): JsonObject | undefined {
  return isObject(additionalProperties) ? additionalProperties : undefined
}

/** Whether an object may have any members. */
export function isOpen(flat: JsonObject): boolean {
  return flat.properties === undefined && mapSchema(flat) === undefined
}

/** The schema of a member: by its name, or that of all others. */
export function propertySchema(flat: JsonObject, name: string): Json | undefined {
  const properties = asObject(flat.properties)
  return Object.hasOwn(properties, name) ? ownValue(properties, name) : mapSchema(flat)
}
