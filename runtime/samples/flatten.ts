import { asArray, asStrings, isObject } from '../json.ts'
import { OverBudget } from './budget.ts'
import { resolveReference } from './references.ts'
import { getMember, type Sampling, type Schema, Unsatisfiable } from './schema.ts'

/** The schemas, without references and alternatives, that a value must all satisfy. */
export interface Flat {
  readonly parts: readonly Schema[]
  /** The number of combinations; 1 if there was no choice. */
  readonly alternatives: number
  /** Whether the value must also be validated against the original schema. */
  readonly check: boolean
}

export interface FlattenOptions extends Pick<Sampling, 'root' | 'budget' | 'isExclusive'> {
  /** The alternative to choose; counts the attempts for one value from 0. */
  readonly attempt: number
  /** Whether to prefer the smallest alternatives. */
  readonly terse: boolean
}

const MAX_HOPS = 64

/** Resolves references, merges `allOf`, and chooses one branch of every `anyOf`, `oneOf` and `if`. */
export function flattenSchema(schema: unknown, options: FlattenOptions): Flat {
  const parts: Schema[] = []
  /** Complete ones; a schema that contains itself is not. */
  const added = new Set<Schema>()
  let alternatives = 1
  let check = false
  const spend = (steps: number) => options.budget.spend(steps)

  function chooseBranch(branches: unknown): unknown {
    if (!Array.isArray(branches) || branches.length === 0) return true
    alternatives = Math.min(alternatives * branches.length, 24)
    check = true
    options.budget.spend(10 * branches.length)
    const rank = (branch: unknown) => (options.terse ? estimateSize(branch, options.root) : Number(isNull(branch)))
    return branches.toSorted((a, b) => rank(a) - rank(b))[options.attempt % branches.length]
  }

  function addParts(node: unknown, hops: number): void {
    options.budget.spend(10)
    if (hops > MAX_HOPS) throw new OverBudget('schemas nested too deeply or without end')
    if (node === false) throw new Unsatisfiable('false allows none')
    if (!isObject(node) || added.has(node)) return
    parts.push(node)
    for (const keyword of ['$ref', '$dynamicRef', '$recursiveRef']) {
      const reference = getMember(node, keyword)
      if (typeof reference === 'string') addParts(resolveReference(options.root, reference, spend), hops + 1)
    }
    for (const part of asArray(node.allOf)) addParts(part, hops + 1)
    addParts(chooseBranch(node.anyOf), hops + 1)
    const only = chooseBranch(node.oneOf)
    addParts(only, hops + 1)
    if (options.isExclusive) parts.push(...excludeOthers(only, asArray(node.oneOf), options))
    if (node.if !== undefined)
      addParts(chooseBranch([{ allOf: [node.if, node.then ?? true] }, node.else ?? true]), hops + 1)
    for (const [name, dependency] of getDependencies(node)) {
      addParts(chooseBranch([dependency, { properties: { [name]: false } }]), hops + 1)
    }
    if (node.not !== undefined) {
      alternatives = Math.max(alternatives, 6)
      check = true
    }
    added.add(node)
  }

  addParts(schema, 0)
  return { parts, alternatives, check }
}

/** The schemas that objects with a property must satisfy. */
function getDependencies(node: Schema): [string, unknown][] {
  const tables = [node.dependencies, node.dependentSchemas].filter(isObject)
  return tables.flatMap((table) => Object.entries(table)).filter(([, dependency]) => !Array.isArray(dependency))
}

/** Gives one property of all other branches of a `oneOf` a value of a wrong type. */
function excludeOthers(chosen: unknown, branches: readonly unknown[], options: FlattenOptions): Schema[] {
  const getParts = (schema: unknown) => flattenSchema(schema, { ...options, isExclusive: false }).parts
  const getProperties = (schema: unknown) => Object.assign({}, ...getParts(schema).map((part) => part.properties))
  return branches.flatMap((branch) => {
    if (branch === chosen) return []
    const chosenProperties = getProperties(chosen)
    const name = Object.keys(getProperties(branch)).find((key) => !Object.hasOwn(chosenProperties, key))
    if (name === undefined) return []
    const isBoolean = getParts(getProperties(branch)[name]).flatMap(getTypes).includes('boolean')
    return [{ required: [name], properties: { [name]: { const: isBoolean ? 'text' : true } } }]
  })
}

function isNull(schema: unknown): boolean {
  return getMember(schema, 'type') === 'null' || getMember(schema, 'const') === null
}

/** 0 for schemas without nested values, so that a recursion terminates. */
function estimateSize(schema: unknown, root: unknown): number {
  const reference = getMember(schema, '$ref')
  const resolved = typeof reference === 'string' ? resolveReference(root, reference) : schema
  if (isNull(resolved)) return 0
  const required = asStrings(getMember(resolved, 'required')).length
  const types = getTypes(resolved)
  if (types.includes('object') || getMember(resolved, 'properties') !== undefined) return 2 + required
  return types.includes('array') ? 2 : 1
}

export function getTypes(schema: unknown): string[] {
  return asStrings(getMember(schema, 'type'))
}
