import { asArray, asObject, asString, type Json, type JsonObject } from '../json.ts'

/** Finds the schema of an $id. */
export type Lookup = (id: string) => JsonObject | undefined

/**
 * Rewrites a tagged union so that the tag is checked first: a wrong tag is reported with the known tags, a known tag
 * with the errors of its branch only.
 */
export function checkTagFirst(schema: JsonObject, lookup: Lookup): JsonObject {
  if (schema.discriminator !== undefined) return requireKnownTag(schema, lookup)
  return schema.anyOf === undefined ? schema : { ...schema, anyOf: addGuards(asArray(schema.anyOf), lookup) }
}

export function getTag(schema: JsonObject): string {
  return asString(asObject(schema.discriminator).propertyName) ?? ''
}

/** The tags of a union if every branch requires the tag and fixes its value, as ajv's `discriminator` needs. */
export function getTags(schema: JsonObject, lookup: Lookup): Json[] | undefined {
  const tag = getTag(schema)
  const tags = asArray(schema.oneOf).map((branch) => {
    const target = getTarget(branch, lookup)
    const { const: fixed, enum: others } = asObject(asObject(target.properties)[tag])
    return asArray(target.required).includes(tag) ? [...(fixed === undefined ? [] : [fixed]), ...asArray(others)] : []
  })
  const all = tags.flat()
  const isTagged = tags.length > 0 && tags.every((values) => values.length > 0) && new Set(all).size === all.length
  return isTagged ? all : undefined
}

function getTarget(value: Json, lookup: Lookup): JsonObject {
  const branch = asObject(value)
  const id = asString(branch.$ref)
  return id === undefined ? branch : asObject(lookup(id))
}

function requireKnownTag(schema: JsonObject, lookup: Lookup): JsonObject {
  const tag = getTag(schema)
  const known = { enum: getTags(schema, lookup) ?? [] }
  return {
    type: 'object',
    ...schema,
    required: [...new Set([...asArray(schema.required), tag])],
    properties: { ...asObject(schema.properties), [tag]: known },
  }
}

/**
 * If two or more branches fix the same property, each accepts only its own values of it, or none. Branches that do not
 * require the property come first, so that values without it are not tried against all others.
 */
function addGuards(branches: readonly Json[], lookup: Lookup): Json[] {
  const properties = branches.map((branch) => asObject(getTarget(branch, lookup).properties))
  const names = properties.flatMap(fixedProperties)
  const tag = names.find((name, index) => names.indexOf(name) < index)
  if (tag === undefined) return [...branches]
  const guardedBranches = branches.map((branch, index) => {
    const guard = getValues(asObject(properties[index]?.[tag]))
    return guard === undefined ? branch : { allOf: [{ type: 'object', properties: { [tag]: guard } }, branch] }
  })
  const requires = (at: number) => asArray(getTarget(branches[at] ?? null, lookup).required).includes(tag)
  return [...guardedBranches.filter((_, at) => !requires(at)), ...guardedBranches.filter((_, at) => requires(at))]
}

function fixedProperties(properties: JsonObject): string[] {
  return Object.keys(properties).filter((name) => asObject(properties[name]).const !== undefined)
}

function getValues(property: JsonObject): JsonObject | undefined {
  if (property.const !== undefined) return { const: property.const }
  return property.enum === undefined ? undefined : { enum: property.enum }
}
