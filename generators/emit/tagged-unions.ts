import { asArray, asObject, asString, type Json, type JsonObject } from '../json.ts'

/** Gives the schema of an $id. */
export type Lookup = (id: string) => JsonObject | undefined

/**
 * A union whose branches carry a tag, written so that the tag is looked at before anything else: a wrong one is then
 * reported with the tags there are, and a right one lets its own branch speak, and no other.
 */
export function withTagFirst(schema: JsonObject, lookup: Lookup): JsonObject {
  if (schema.discriminator !== undefined) return withKnownTags(schema, lookup)
  return schema.anyOf === undefined ? schema : { ...schema, anyOf: guarded(asArray(schema.anyOf), lookup) }
}

export function getTag(schema: JsonObject): string {
  return asString(asObject(schema.discriminator).propertyName) ?? ''
}

/**
 * The tags of a union if every branch requires the tag and fixes its value: without that ajv cannot choose the branch
 * by it.
 */
export function getTags(schema: JsonObject, lookup: Lookup): Json[] | undefined {
  const tag = getTag(schema)
  const tags = asArray(schema.oneOf).map((branch) => {
    const target = getTarget(branch, lookup)
    const { const: fixed, enum: several } = asObject(asObject(target.properties)[tag])
    return asArray(target.required).includes(tag) ? [...(fixed === undefined ? [] : [fixed]), ...asArray(several)] : []
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

function withKnownTags(schema: JsonObject, lookup: Lookup): JsonObject {
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
 * Where two branches or more fix the same property, each is entered only by its own values (or by none). Branches that
 * do without the property come first: values that lack it are then not tried against all others.
 */
function guarded(branches: readonly Json[], lookup: Lookup): Json[] {
  const properties = branches.map((branch) => asObject(getTarget(branch, lookup).properties))
  const names = properties.flatMap(fixedProperties)
  const tag = names.find((name, index) => names.indexOf(name) < index)
  if (tag === undefined) return [...branches]
  const entered = branches.map((branch, index) => {
    const guard = getValues(asObject(properties[index]?.[tag]))
    return guard === undefined ? branch : { allOf: [{ type: 'object', properties: { [tag]: guard } }, branch] }
  })
  const requires = (at: number) => asArray(getTarget(branches[at] ?? null, lookup).required).includes(tag)
  return [...entered.filter((_, at) => !requires(at)), ...entered.filter((_, at) => requires(at))]
}

function fixedProperties(properties: JsonObject): string[] {
  return Object.keys(properties).filter((name) => asObject(properties[name]).const !== undefined)
}

/** The one value that a property has, or the few. */
function getValues(property: JsonObject): JsonObject | undefined {
  if (property.const !== undefined) return { const: property.const }
  return property.enum === undefined ? undefined : { enum: property.enum }
}
