import {
  asArray,
  asObject,
  asString,
  asStrings,
  type Json,
  type JsonObject,
  ownValue,
  pointerKeys,
} from '../../runtime/json.ts'

/** A node whose discriminator selects no schema, and what follows from that. */
export interface OpenDiscriminator {
  readonly node: JsonObject
  readonly message: string
}

/** What a discriminator selects by: a property, and its values by the components that `mapping` names. */
export interface Tag {
  readonly name: string
  readonly mapped: ReadonlyMap<string, readonly string[]>
}

/** Bounds the parts of one schema that are searched for the tag. */
const maxParts = 100

/** The component that a schema refers to. */
export function getName(schema: Json | undefined): string | undefined {
  const name = /^#\/components\/schemas\/([^/]+)$/.exec(asString(asObject(schema).$ref) ?? '')?.[1]
  return name === undefined ? undefined : pointerKeys(`/${name}`)[0]
}

/** The tag of a schema with a discriminator. */
export function readTag({ discriminator }: JsonObject): Tag | undefined {
  const { propertyName, mapping } = asObject(discriminator)
  if (typeof propertyName !== 'string') return undefined
  const mapped = new Map<string, string[]>()
  for (const [value, target] of Object.entries(asObject(mapping))) {
    const name = getName({ $ref: target }) ?? asString(target) ?? ''
    const values = mapped.get(name) ?? []
    values.push(value)
    mapped.set(name, values)
  }
  return { name: propertyName, mapped }
}

export interface TagRules {
  /** Whether it describes the tag as a string. */
  readonly isDeclared: boolean
  readonly isRequired: boolean
  /** Undefined if it may be any string. */
  readonly allowed: readonly Json[] | undefined
}

/** What a schema says about a property, in all of its parts. */
export function findRules(schemas: JsonObject, schema: Json, tag: string): TagRules {
  const parts = findParts(schemas, schema)
  const rules = parts.flatMap((part) => {
    const declared = ownValue(asObject(part.properties), tag)
    return declared === undefined ? [] : findParts(schemas, declared)
  })
  const lists = rules.flatMap((rule) => {
    const fixed = getFixed(rule)
    return fixed === undefined ? [] : [fixed]
  })
  return {
    isDeclared: rules.length > 0 && rules.every(({ type }) => type === undefined || asStrings(type).includes('string')),
    isRequired: parts.some(({ required }) => asStrings(required).includes(tag)),
    allowed: lists
      .sort((a, b) => a.length - b.length)
      .reduce<readonly Json[] | undefined>(
        (all, list) => all?.filter((value) => list.includes(value)) ?? list,
        undefined,
      ),
  }
}

/** A schema, and those that it names by `$ref` or in `allOf`. */
export function findParts(schemas: JsonObject, schema: Json): JsonObject[] {
  const parts = new Set([asObject(schema)])
  for (const part of parts) {
    const name = getName(part)
    if (name !== undefined) parts.add(asObject(ownValue(schemas, name)))
    for (const inner of asArray(part.allOf)) parts.add(asObject(inner))
    if (parts.size > maxParts) return []
  }
  return [...parts]
}

/** The values that select a schema: those of the mapping, else its name, else those that it allows itself. */
export function chooseValues(
  { isDeclared, allowed }: TagRules,
  { mapped }: Tag,
  name: string | undefined,
): readonly Json[] {
  const allows = (value: Json) => isDeclared && (allowed === undefined || allowed.includes(value))
  const values = name === undefined ? undefined : mapped.get(name)
  if (values !== undefined) return values.filter(allows)
  return name !== undefined && allows(name) ? [name] : (allowed ?? [])
}

export function areDistinct(values: readonly Json[]): boolean {
  return new Set(values).size === values.length
}

interface FixedTag {
  readonly tag: Tag
  readonly values: readonly Json[]
  readonly isRequired: boolean
}

/** A schema of objects that fixes the tag; without values they have none. */
export function withTag(schema: JsonObject, { tag: { name }, values, isRequired }: FixedTag): JsonObject {
  const properties = asObject(schema.properties)
  const declared = ownValue(properties, name) ?? {}
  const { const: _, enum: __, ...rest } = getName(declared) === undefined ? asObject(declared) : { allOf: [declared] }
  const fixed = values.length === 1 ? { const: values[0] ?? null } : { enum: [...values] }
  return {
    type: 'object',
    ...schema,
    ...(isRequired ? { required: [...new Set([...asStrings(schema.required), name])] } : {}),
    properties: { ...properties, [name]: values.length === 0 ? false : { ...rest, ...fixed } },
  }
}

/** The values that a schema lists; undefined if it lists none. */
export function getFixed({ const: fixed, enum: values }: JsonObject): readonly Json[] | undefined {
  return fixed === undefined ? (Array.isArray(values) ? values : undefined) : [fixed]
}
