import { asArray, asObject, isObject, type Json, type JsonObject, ownValue } from '../../runtime/json.ts'
import {
  areDistinct,
  chooseValues,
  findRules,
  getFixed,
  getName,
  type OpenDiscriminator,
  readTag,
  withTag,
} from './discriminator-tags.ts'
import { type Components, findExtensions, type Keep, writeBase } from './hierarchies.ts'
import { walkStructure } from './structure.ts'

/**
 * Writes in JSON Schema what discriminators select, in a flat document: the schemas of a union fix their values of the tag.
 * A component with a discriminator that others extend by `allOf` becomes the union of all of them; what it says itself becomes
 * another component. Returns the discriminators that it leaves as they are.
 */
export function writeDiscriminators(root: JsonObject, keep: Keep): OpenDiscriminator[] {
  const all = Array.from(walkStructure(root), ({ node }) => node)
  const nodes = all.filter((node) => readTag(node) !== undefined)
  if (nodes.length === 0) return []
  const schemas = asObject(asObject(root.components).schemas)
  const referred = new Set(all.flatMap((node) => getName(node) ?? []))
  const components = { schemas, extensions: findExtensions(schemas), referred, keep }
  const tagged = new Set(nodes)
  const named = Object.entries(schemas).filter(([name, schema]) => {
    return isObject(schema) && tagged.has(schema) && (!isUnion(schema) || isOfExtensions(components, name))
  })
  const bases = new Set(named.map(([, schema]) => asObject(schema)))
  return [
    ...named.flatMap(([name]) => writeBase(components, name, bases)),
    ...nodes.filter((node) => isUnion(node) && !bases.has(node)).flatMap((union) => writeUnion(schemas, union)),
  ]
}

function isUnion({ oneOf, anyOf }: JsonObject): boolean {
  return Array.isArray(oneOf) || Array.isArray(anyOf)
}

function listUnion({ oneOf, anyOf }: JsonObject): Json[] {
  return [oneOf, anyOf].flatMap(asArray)
}

/** Whether a component is the union of schemas that extend it: each would contain itself. */
function isOfExtensions({ schemas, extensions }: Components, name: string): boolean {
  const names = new Set(extensions.get(name))
  const branches = listUnion(asObject(ownValue(schemas, name)))
  return branches.length > 0 && branches.every((branch) => names.has(getName(branch) ?? ''))
}

function writeUnion(schemas: JsonObject, union: JsonObject): OpenDiscriminator[] {
  const key = Array.isArray(union.oneOf) ? 'oneOf' : 'anyOf'
  const tag = readTag(union)
  if (tag === undefined) return []
  const branches = asArray(union[key]).map((branch) => {
    const name = getName(branch)
    const target = asObject(name === undefined ? branch : ownValue(schemas, name))
    const fixed = getFixed(asObject(ownValue(asObject(target.properties), tag.name)))
    const rules = findRules(schemas, branch, tag.name)
    const chosen = chooseValues(rules, tag, name)
    const values = fixed === undefined || (tag.mapped.has(name ?? '') && chosen.length > 0) ? chosen : fixed
    return { branch, target, values, isOpen: fixed?.length !== values.length, ...rules }
  })
  if (branches.some(({ values }) => values.length === 0) || !areDistinct(branches.flatMap(({ values }) => values))) {
    const message = `\`${tag.name}\` does not select one schema of the union: values are validated as a plain ${key}.`
    return [{ node: union, message }]
  }
  for (const { isOpen, target, values } of branches) if (isOpen) addExample(target, tag.name, values)
  union[key] = branches.map(({ branch, isOpen, values, isRequired }) =>
    isOpen ? withTag({ allOf: [branch] }, { tag, values, isRequired }) : branch,
  )
  return []
}

/** A schema that only a union selects has any tag elsewhere; its samples have this one. */
function addExample(schema: JsonObject, tag: string, values: readonly Json[]): void {
  const properties = asObject(schema.properties)
  const declared = asObject(ownValue(properties, tag))
  if (declared.examples === undefined)
    schema.properties = { ...properties, [tag]: { ...declared, examples: values.slice(0, 1) } }
}
