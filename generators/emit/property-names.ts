import { asObject, asStrings, byName, isObject, type Json, type JsonObject, ownValue } from '../../runtime/json.ts'
import type { Built } from '../model/build-contract.ts'
import { componentName } from '../model/documents.ts'
import type { Printable } from '../print/literal.ts'
import { listBranches } from '../read/structure.ts'
import { getAllSchemas } from './inline-schemas.ts'

/** Deeper names are not described. */
const MAX_DEPTH = 6
/** Objects of one schema whose names are described; one with more is described less deep. */
const MAX_OBJECTS = 1000

interface Limits {
  readonly depth: number
  objects: number
}

interface KnownNames {
  readonly names: readonly string[]
  readonly nested?: { readonly [name: string]: Printable }
  readonly notOffered?: { readonly [name: string]: string }
  readonly takesOthers?: true
  readonly ignoresOthers?: true
}

/** The properties of a schema by its name, a component or one written in an operation. */
export function getPropertyNames(input: Built, schema: string): KnownNames | undefined {
  const schemas = [ownValue(getAllSchemas(input), schema)?.schema ?? {}]
  // The root alone is always within the limits.
  for (let depth = MAX_DEPTH; ; depth--) {
    const limits = { depth, objects: MAX_OBJECTS }
    const names = findNames(input, schemas, [], limits)
    if (limits.objects >= 0) return names
  }
}

/**
 * The properties that a value may have, of all branches of its schemas; undefined if a branch takes any name, or is part
 * of itself. `above` has the components around it.
 */
function findNames(
  input: Built,
  schemas: readonly Json[],
  above: readonly string[][],
  limits: Limits,
): KnownNames | undefined {
  if (above.length > limits.depth || limits.objects < 0) return undefined
  const { properties, isOpen, notOffered, takesOthers, ignoresOthers } = collectProperties(input, schemas, above.flat())
  const isRoot = above.length === 0
  if (properties.size === 0 || (!isRoot && isOpen)) return undefined
  limits.objects -= 1
  const names = [...properties.keys()].sort(byName)
  const nested = names.flatMap((name) => {
    const { schemas = [], owners = [] } = properties.get(name) ?? {}
    const inner = findNames(input, schemas, [...above, owners], limits)
    return inner === undefined ? [] : [[name, { ...inner }] as const]
  })
  return {
    names,
    ...(nested.length === 0 ? {} : { nested: Object.fromEntries(nested) }),
    ...(notOffered.size === 0 ? {} : { notOffered: Object.fromEntries(notOffered) }),
    ...(isOpen || takesOthers ? { takesOthers: true } : {}),
    ...(ignoresOthers ? { ignoresOthers } : {}),
  }
}

/**
 * The schemas of every property, and the components that have it; `isOpen` if any other name is possible, `takesOthers` if
 * the document allows others beside these, `notOffered` with advice about others (`x-not-offered`), `ignoresOthers` if they are
 * ignored with a warning (`x-ignores-others`).
 */
function collectProperties(input: Built, schemas: readonly Json[], above: readonly string[]) {
  const properties = new Map<string, { readonly schemas: Json[]; readonly owners: string[] }>()
  const seen = new Set<string>()
  const notOffered = new Map<string, string>()
  let isOpen = false
  let takesOthers = false
  let ignoresOthers = false
  const collect = (value: Json, within: readonly string[]): void => {
    const schema = asObject(value)
    const component = componentName(schema)
    if (component !== undefined && !seen.has(component)) {
      seen.add(component)
      collect(ownValue(input.schemas, component) ?? {}, [...within, component])
    }
    for (const [name, advice] of Object.entries(asObject(schema['x-not-offered'])))
      if (typeof advice === 'string') notOffered.set(name, advice)
    if (schema.additionalProperties === true) takesOthers = true
    if (schema['x-ignores-others'] === true) ignoresOthers = true
    if (takesAnyName(schema) || (component !== undefined && above.includes(component))) isOpen = true
    for (const [name, property] of Object.entries(asObject(schema.properties))) {
      const { schemas, owners } = properties.get(name) ?? { schemas: [], owners: [] }
      properties.set(name, { schemas: [...schemas, property], owners: [...owners, ...within] })
    }
    for (const name of getConditional(schema)) {
      if (!properties.has(name)) properties.set(name, { schemas: [], owners: [] })
    }
    const branches = listBranches(schema)
    for (const branch of schema.items === undefined ? branches : [...branches, schema.items]) collect(branch, within)
  }
  for (const schema of schemas) collect(schema, [])
  for (const name of properties.keys()) notOffered.delete(name)
  return { properties, isOpen, notOffered, takesOthers, ignoresOthers }
}

/** The names of properties that are described under a condition only. */
function getConditional(schema: JsonObject): readonly string[] {
  const parts = [schema.if, schema.then, schema.else, ...Object.values(asObject(schema.dependentSchemas))]
  return parts.flatMap((part) => Object.keys(asObject(asObject(part).properties)))
}

function takesAnyName(schema: JsonObject): boolean {
  const says = ['$ref', 'properties', 'allOf', 'anyOf', 'oneOf', 'items', 'enum', 'const'].some((key) =>
    Object.hasOwn(schema, key),
  )
  const isObjectType = schema.type === undefined || asStrings(schema.type).includes('object')
  return isObject(schema.additionalProperties) || schema.patternProperties !== undefined || (!says && isObjectType)
}
