import { asArray, escapePointer, isObject, type Json, type JsonObject } from '../../runtime/json.ts'

/** Keys whose children are named by the author: a property called `default` is not the keyword. */
const nameMaps = new Set(
  `$defs additionalOperations callbacks channels definitions dependentSchemas encoding headers links mediaTypes messages
  operations parameters pathItems paths patternProperties properties requestBodies responses schemas securityDefinitions
  securitySchemes webhooks`.split(/\s+/),
)

const literals = new Set(['const', 'default', 'enum', 'example', 'value'])

/** How to read the value under a key: as data, as a map from names to nodes, or as a node. */
export type Reading = 'literal' | 'names' | 'node'

/** How to read the value under `key` of a node; `inNames` if that node is a map from names. */
export function getReading(key: string, value: Json, inNames: boolean): Reading {
  if (inNames) return 'node'
  if (key === 'x-choice') return isObject(value) ? 'names' : 'literal'
  if (literals.has(key) || key.startsWith('x-')) return 'literal'
  if (key === 'examples') return isObject(value) ? 'names' : 'literal'
  return nameMaps.has(key) && isObject(value) && typeof value.$ref !== 'string' ? 'names' : 'node'
}

/** The parts of a schema that apply to the same value. */
export function listBranches({ allOf, anyOf, oneOf }: JsonObject): Json[] {
  return [allOf, anyOf, oneOf].flatMap(asArray)
}

/** An object of a document, and where it stands. */
export class VisitedNode {
  readonly node: JsonObject
  readonly #step: Step

  constructor(node: JsonObject, step: Step) {
    this.node = node
    this.#step = step
  }

  get pointer(): string {
    const keys: string[] = []
    for (let step = this.#step; step.outer; step = step.outer) keys.push(`/${escapePointer(step.key)}`)
    return keys.reverse().join('')
  }
}

/** The key of a value in the outer one. */
interface Step {
  readonly value: Json
  readonly key: string
  readonly outer?: Step
  readonly inNames: boolean
}

/** Yields every object of a document, except those inside examples and other data, in the order of the text. */
export function* walkStructure(document: Json): Generator<VisitedNode> {
  const open: Step[] = [{ value: document, key: '', inNames: false }]
  for (let outer = open.pop(); outer; outer = open.pop()) {
    const { value, inNames } = outer
    if (Array.isArray(value)) {
      for (let index = value.length - 1; index >= 0; index--) {
        const item = value[index] ?? null
        if (typeof item === 'object') open.push({ value: item, key: String(index), outer, inNames: false })
      }
    } else if (isObject(value)) {
      yield new VisitedNode(value, outer)
      for (const [key, item] of Object.entries(value).reverse()) {
        const reading = typeof item === 'object' ? getReading(key, item, inNames) : 'literal'
        if (reading !== 'literal') open.push({ value: item, key, outer, inNames: reading === 'names' })
      }
    }
  }
}
