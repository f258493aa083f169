import {
  asArray,
  asObject,
  type Json,
  type JsonObject,
  makeUnique,
  ownValue,
  setKey,
  toPointer,
} from '../../runtime/json.ts'
import {
  areDistinct,
  chooseValues,
  findParts,
  findRules,
  getName,
  type OpenDiscriminator,
  readTag,
  type Tag,
  type TagRules,
  withTag,
} from './discriminator-tags.ts'

/** Gives a made node the origin of another one. */
export type Keep = (made: JsonObject, from: JsonObject) => JsonObject

export interface Components {
  readonly schemas: JsonObject
  /** The components that name one in their `allOf`, by its name. */
  readonly extensions: ReadonlyMap<string, readonly string[]>
  /** The components that a `$ref` names anywhere, in `allOf` too. */
  readonly referred: ReadonlySet<string>
  readonly keep: Keep
}

/** Bounds how far schemas extend one another: each becomes a union of all below it. */
const maxDepth = 8

/** The components that extend one, by its name. */
export function findExtensions(schemas: JsonObject): Map<string, string[]> {
  const extensions = new Map<string, string[]>()
  for (const [name, schema] of Object.entries(schemas)) {
    for (const base of new Set(findBases(schema))) {
      const names = extensions.get(base) ?? []
      names.push(name)
      extensions.set(base, names)
    }
  }
  return extensions
}

/** The components that a schema extends. */
function findBases(schema: Json | undefined): string[] {
  return asArray(asObject(schema).allOf).flatMap((part) => getName(part) ?? [])
}

/** A component of a hierarchy. */
interface Member {
  readonly name: string
  /** The components that extend it, directly or not. */
  readonly below: readonly string[]
  /** The values of the tag that select it; none if it only is what others have in common. */
  readonly values: readonly Json[]
}

interface Hierarchy {
  readonly base: string
  /** Whether the base itself is the union of the others, and no value is of the base alone. */
  readonly isUnion: boolean
  readonly tag: Tag
  readonly isRequired: boolean
  readonly members: ReadonlyMap<string, Member>
}

/** Makes a component with a discriminator the union of what extends it; tells if it has to stay as it is. */
export function writeBase(components: Components, name: string, bases: ReadonlySet<JsonObject>): OpenDiscriminator[] {
  const { schemas, extensions } = components
  const schema = asObject(ownValue(schemas, name))
  const tag = readTag(schema)
  // The outermost base has all.
  const isInner = findParts(schemas, schema).some((part) => part !== schema && bases.has(part))
  if (tag === undefined || isInner || !extensions.has(name)) return []
  const hierarchy = findHierarchy(components, name, tag)
  if (hierarchy === undefined) {
    const message = `\`${tag.name}\` selects no schema that extends \`${name}\`: values are validated by \`${name}\` alone.`
    return [{ node: schema, message }]
  }
  writeHierarchy(components, hierarchy)
  return []
}

/** The base and the components that extend it; undefined if the tag does not tell them apart. */
function findHierarchy(components: Components, base: string, tag: Tag): Hierarchy | undefined {
  const { schemas } = components
  const schema = asObject(ownValue(schemas, base))
  const isUnion = Array.isArray(schema.oneOf) || Array.isArray(schema.anyOf)
  const rules = findRules(schemas, schema, tag.name)
  const names = selectNames(components, base, { tag, rules })
  if (names === undefined || !rules.isDeclared) return undefined
  const members = Array.from(names, (name): Member => {
    const below = [...(listBelow(components, name) ?? [])].filter((other) => other !== name && names.has(other))
    const values = name === base && isUnion ? [] : chooseMemberValues(schemas, { name, below }, { tag, rules })
    return { name, below, values }
  })
  const values = members.flatMap((member) => member.values)
  if (!areDistinct(values) || !members.every((member) => isPlain(schemas, member, base))) return undefined
  const taken = new Set(values)
  const others = isUnion ? [] : (rules.allowed ?? []).filter((value) => !taken.has(value))
  // The base itself is what no other schema is selected by.
  const all = members.map((member) =>
    member.name === base ? { ...member, values: [...member.values, ...others] } : member,
  )
  const byName = new Map(all.map((member) => [member.name, member]))
  return { base, isUnion, tag, isRequired: rules.isRequired, members: byName }
}

interface BaseTag {
  readonly tag: Tag
  readonly rules: TagRules
}

/**
 * The base and what extends it. With a mapping, only what that names, and what nothing but its tag can select; what else
 * extends a base is another use of it. Undefined if the mapping names others, or there are too many levels.
 */
function selectNames(components: Components, base: string, baseTag: BaseTag): ReadonlySet<string> | undefined {
  const { mapped } = baseTag.tag
  const names = listBelow(components, base)
  if (names === undefined || [...mapped.keys()].some((name) => !names.has(name))) return undefined
  if (mapped.size === 0) return names
  const unnamed = [...names].filter((name) => isSelectedByTag(components, name, { ...baseTag, base }))
  const above = listAbove(components.schemas, new Set([...mapped.keys(), ...unnamed]))
  return new Set([...names].filter((name) => above.has(name)))
}

/** Whether a component is of no use unless its tag selects it: nothing refers to it but the union of the base. */
function isSelectedByTag(
  { schemas, extensions, referred }: Components,
  name: string,
  { base, tag, rules }: BaseTag & { readonly base: string },
): boolean {
  const { oneOf, anyOf } = asObject(ownValue(schemas, base))
  const isListed = [oneOf, anyOf].flatMap(asArray).some((branch) => getName(branch) === name)
  if (name === base || extensions.has(name) || (referred.has(name) && !isListed)) return false
  const member = { name, below: [] }
  const values = chooseMemberValues(schemas, member, { tag, rules })
  const taken = new Set<Json>([...tag.mapped.values()].flat())
  return isPlain(schemas, { ...member, values }, base) && !values.some((value) => taken.has(value))
}

function chooseMemberValues(
  schemas: JsonObject,
  { name, below }: Omit<Member, 'values'>,
  base: BaseTag,
): readonly Json[] {
  const { mapped } = base.tag
  if (mapped.size > 0 && !mapped.has(name) && below.length > 0) return []
  const rules = findRules(schemas, asObject(ownValue(schemas, name)), base.tag.name)
  const values = chooseValues(rules, base.tag, name)
  const isNarrower = rules.allowed?.length !== base.rules.allowed?.length
  return isNarrower || mapped.has(name) || values.includes(name) ? values : []
}

/** Whether a component can be one of a union of objects, selected by the discriminator of the base alone. */
function isPlain(schemas: JsonObject, { name, below, values }: Member, base: string): boolean {
  const { type = 'object', discriminator } = asObject(ownValue(schemas, name))
  return type === 'object' && (name === base || discriminator === undefined) && (below.length > 0 || values.length > 0)
}

/** A component and all that extend it; undefined if there are too many levels. */
function listBelow({ extensions }: Components, name: string): ReadonlySet<string> | undefined {
  const depths = new Map([[name, 0]])
  for (const [current, depth] of depths) {
    if (depth > maxDepth) return undefined
    for (const next of extensions.get(current) ?? []) if (!depths.has(next)) depths.set(next, depth + 1)
  }
  return new Set(depths.keys())
}

/** Components and all that they extend. */
function listAbove(schemas: JsonObject, names: ReadonlySet<string>): ReadonlySet<string> {
  const above = new Set(names)
  for (const name of above) for (const base of findBases(ownValue(schemas, name))) above.add(base)
  return above
}

const isUnionKey = (key: string) => key === 'oneOf' || key === 'anyOf'
const annotations = new Set(['default', 'deprecated', 'description', 'examples', 'externalDocs', 'title'])

function writeHierarchy({ schemas, keep }: Components, hierarchy: Hierarchy): void {
  const { tag, isRequired, members } = hierarchy
  const inner = [...members.values()].filter(({ below }) => below.length > 0)
  const has = (name: string) => Object.hasOwn(schemas, name)
  const ownNames = new Map(inner.map(({ name }) => [name, makeUnique(`${name}Base`, { has })]))
  for (const member of members.values()) {
    const schema = asObject(ownValue(schemas, member.name))
    const { discriminator: _, ...bare } = withBases(schema, ownNames, keep)
    const commonName = ownNames.get(member.name)
    if (commonName === undefined) {
      setKey(schemas, member.name, keep(withTag(bare, { tag, values: member.values, isRequired }), schema))
      continue
    }
    const entries = Object.entries(bare)
    const described = entries.filter(([key]) => annotations.has(key))
    const isRule = (key: string) => !annotations.has(key) && !(isUnionKey(key) && member.name === hierarchy.base)
    const rules = entries.filter(([key]) => isRule(key))
    const union = makeUnion(member, hierarchy, ownNames)
    setKey(schemas, commonName, keep({ type: 'object', ...Object.fromEntries(rules) }, schema))
    setKey(schemas, member.name, keep({ ...Object.fromEntries(described), ...union }, schema))
  }
}

/** The union of a component and those that extend it; those first, since the component may be what they have in common only. */
function makeUnion(member: Member, hierarchy: Hierarchy, ownNames: ReadonlyMap<string, string>): JsonObject {
  const { base, isUnion, tag, isRequired, members } = hierarchy
  const all = [...member.below.flatMap((name) => members.get(name) ?? []), member]
  const branches = all.flatMap(({ name, values }): JsonObject[] => {
    const commonName = ownNames.get(name)
    if (commonName === undefined) return [refer(name)]
    const isCommonOnly = values.length === 0 && (isRequired || (isUnion && name === base))
    return isCommonOnly ? [] : [withTag({ allOf: [refer(commonName)] }, { tag, values, isRequired })]
  })
  return isRequired ? { oneOf: branches, discriminator: { propertyName: tag.name } } : { anyOf: branches }
}

function refer(name: string): JsonObject {
  return { $ref: `#/components/schemas${toPointer([name])}` }
}

/** The schema with what its bases say themselves, in place of the unions that they become. */
function withBases(schema: JsonObject, ownNames: ReadonlyMap<string, string>, keep: Keep): JsonObject {
  if (!Array.isArray(schema.allOf)) return schema
  const allOf = schema.allOf.map((part) => {
    const commonName = ownNames.get(getName(part) ?? '')
    return commonName === undefined ? part : keep({ ...asObject(part), ...refer(commonName) }, asObject(part))
  })
  return { ...schema, allOf }
}
