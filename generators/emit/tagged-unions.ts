import {
  asArray,
  asObject,
  asString,
  inheritedNames,
  type Json,
  type JsonObject,
  ownValue,
} from '../../runtime/json.ts'

/** Finds the schema of an $id. */
export type Lookup = (id: string) => JsonObject | undefined

/**
 * Rewrites a tagged union so that the tag is checked first: a wrong tag is reported with the valid tags, a valid tag
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
  const branches = asArray(schema.oneOf).map((branch) => getTarget(branch, lookup))
  const tags = branches.map((branch) => {
    const { const: fixed, enum: values } = asObject(ownValue(asObject(branch.properties), tag))
    if (!asArray(branch.required).includes(tag) || (fixed !== undefined && values !== undefined)) return []
    return fixed === undefined ? asArray(values) : [fixed]
  })
  const all = tags.flat()
  const isUnique =
    new Set(all).size === all.length && all.every((tag) => typeof tag === 'string' && !inheritedNames.has(tag))
  // A value that is no object has no tag, and may fit a branch that does not ask for an object.
  const isObjects = schema.type === 'object' || branches.every(({ type }) => type === 'object')
  return tags.length > 0 && tags.every((values) => values.length > 0) && isUnique && isObjects ? all : undefined
}

function getTarget(value: Json, lookup: Lookup): JsonObject {
  const branch = asObject(value)
  const id = asString(branch.$ref)
  if (id === undefined) return branch
  // ajv does not follow a `$ref` with sibling keywords either.
  return Object.keys(branch).length === 1 ? asObject(lookup(id)) : {}
}

function requireKnownTag(schema: JsonObject, lookup: Lookup): JsonObject {
  const tag = getTag(schema)
  const validTags = { enum: getTags(schema, lookup) ?? [] }
  const declared = ownValue(asObject(schema.properties), tag)
  return {
    type: 'object',
    ...schema,
    required: [...new Set([...asArray(schema.required), tag])],
    properties: {
      ...asObject(schema.properties),
      [tag]: declared === undefined ? validTags : { allOf: [declared, validTags] },
    },
  }
}

/**
 * If two or more branches fix the same property, a branch accepts only its values of it, or none. Branches that do not
 * require the property come first, so that values without it are not tried against all others.
 */
function addGuards(branches: readonly Json[], lookup: Lookup): Json[] {
  const properties = branches.map((branch) => asObject(getTarget(branch, lookup).properties))
  const names = properties.flatMap(fixedProperties)
  const tag = names.find((name, index) => names.indexOf(name) < index)
  if (tag === undefined) return [...branches]
  const isObjectAs = (at: number) =>
    getTarget(branches[at] ?? null, lookup).type === 'object' ? { type: 'object' } : {}
  const guardedBranches = branches.map((branch, index) => {
    const guard = getValues(asObject(properties[index]?.[tag]))
    return guard === undefined ? branch : { allOf: [{ ...isObjectAs(index), properties: { [tag]: guard } }, branch] }
  })
  const requires = (at: number) => asArray(getTarget(branches[at] ?? null, lookup).required).includes(tag)
  return [...guardedBranches.filter((_, at) => !requires(at)), ...guardedBranches.filter((_, at) => requires(at))]
}

function fixedProperties(properties: JsonObject): string[] {
  return Object.keys(properties).filter((name) => asObject(ownValue(properties, name)).const !== undefined)
}

function getValues(property: JsonObject): JsonObject | undefined {
  if (property.const !== undefined) return { const: property.const }
  return asArray(property.enum).length === 0 ? undefined : { enum: property.enum ?? [] }
}
