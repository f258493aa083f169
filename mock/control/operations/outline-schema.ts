import { asArray, asObject, isObject, type JsonObject, ownValue, pointerKeys, valueAt } from '../../../runtime/json.ts'

/** More than any outline needs; recursive unions have no end. */
const MAX_NODES = 3000
const MAX_DEPTH = 10

const single: readonly string[] = [
  'items',
  'additionalProperties',
  'not',
  'contains',
  'propertyNames',
  'if',
  'then',
  'else',
]
const unions: readonly string[] = ['allOf', 'anyOf', 'oneOf', 'prefixItems']
const maps: readonly string[] = ['properties', 'patternProperties', 'dependentSchemas']
const leftOut: readonly string[] = ['example', 'examples', 'discriminator', 'xml', 'externalDocs']

/**
 * A copy of a schema of the document without references, as deep as `maxChars` of JSON allow; `"more": true` stands for
 * what is deeper.
 */
export function outlineSchema(document: unknown, schema: unknown, maxChars: number): JsonObject {
  let outline = writeOutline(schema, { document, depth: 0, nodes: { left: MAX_NODES } })
  for (let depth = 1; depth <= MAX_DEPTH; depth++) {
    const nodes = { left: MAX_NODES }
    const deeper = writeOutline(schema, { document, depth, nodes })
    if (nodes.left <= 0 || JSON.stringify(deeper).length > maxChars) break
    outline = deeper
  }
  return outline
}

interface Outlining {
  readonly document: unknown
  readonly depth: number
  readonly nodes: { left: number }
}

function writeOutline(schema: unknown, { document, depth, nodes }: Outlining): JsonObject {
  if (typeof schema === 'boolean') return schema ? {} : { not: {} }
  const inner = (child: unknown) => writeOutline(child, { document, depth: depth - 1, nodes })
  const outline = new Map<string, JsonObject[string]>()
  for (const [key, value] of Object.entries(resolveReference(document, schema))) {
    if (--nodes.left <= 0) break
    if (key.startsWith('x-') || leftOut.includes(key)) continue
    const isNested = maps.includes(key) || unions.includes(key) || (single.includes(key) && isObject(value))
    if (key === 'description') outline.set(key, cutText(String(value), 160))
    else if (!isNested) outline.set(key, value)
    else if (depth <= 0) outline.set('more', true)
    else if (Array.isArray(value)) outline.set(key, value.map(inner))
    else if (single.includes(key)) outline.set(key, inner(value))
    else
      outline.set(key, Object.fromEntries(Object.entries(asObject(value)).map(([name, child]) => [name, inner(child)])))
  }
  return Object.fromEntries(outline)
}

/** The beginning of a text that is longer than `max` characters. */
export function cutText(text: string, max: number): string {
  return text.length > max ? `${text.slice(0, max - 1)}…` : text
}

/** The object that a node refers to, directly or not. */
export function resolveReference(document: unknown, node: unknown): JsonObject {
  let resolved = asObject(node)
  for (let step = 0; step < 20 && typeof resolved.$ref === 'string'; step++) {
    const { $ref: reference, ...others } = resolved
    resolved = { ...asObject(valueAt(document, pointerKeys(String(reference).replace(/^#/, '')))), ...others }
  }
  return resolved
}

/** A part of a request by its place, such as `body messages[0].content`. */
export interface Place {
  /** `body`, `query`, `path`, `header` or `cookie`. */
  readonly where: string
  /** The names and indexes after it. */
  readonly steps: readonly string[]
}

export function parsePlace(place: string): Place {
  const [, where = '', rest = ''] = /^(\S*)\s*([\s\S]*)$/.exec(place) ?? []
  const steps = [...rest.matchAll(/\["((?:[^"\\]|\\.)*)"\]|\[(\d+)\]|([^.[\]]+)/g)]
  return { where, steps: steps.map(([, quoted, index, name]) => quoted ?? index ?? name ?? '') }
}

/** The schema at the steps, and how many of them the schema has. */
export function findSchema(
  document: unknown,
  schema: unknown,
  steps: readonly string[],
): { schema: unknown; depth: number } {
  let current = schema
  for (const [depth, step] of steps.entries()) {
    const children = listBranches(document, current, new Set()).flatMap((branch) => findChild(branch, step))
    const [first, ...others] = new Set(children)
    if (first === undefined) return { schema: current, depth }
    current = others.length === 0 ? first : { anyOf: [first, ...others] }
  }
  return { schema: current, depth: steps.length }
}

/** A schema, and those in its unions. */
function listBranches(document: unknown, schema: unknown, seen: Set<unknown>): JsonObject[] {
  const key = isObject(schema) && typeof schema.$ref === 'string' ? schema.$ref : schema
  if (seen.has(key)) return []
  seen.add(key)
  const resolved = resolveReference(document, schema)
  const parts = ['allOf', 'anyOf', 'oneOf'].flatMap((name) => asArray(ownValue(resolved, name)))
  return [resolved, ...parts.flatMap((part) => listBranches(document, part, seen))]
}

function findChild(
  { properties, items, prefixItems, additionalProperties }: JsonObject,
  step: string,
): readonly unknown[] {
  const property = ownValue(asObject(properties), step)
  if (property !== undefined) return [property]
  if (/^\d+$/.test(step)) return [asArray(prefixItems)[Number(step)] ?? items].filter(isObject)
  return [additionalProperties].filter(isObject)
}
