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

export interface VisitedNode {
  readonly node: JsonObject
  readonly pointer: string
}

/** Yields every object of a document, except those inside examples and other data, in the order of the text. */
export function* walkStructure(document: Json): Generator<VisitedNode> {
  const open = [{ value: document, pointer: '', inNames: false }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, pointer, inNames } = next
    if (Array.isArray(value)) {
      for (let index = value.length - 1; index >= 0; index--)
        open.push({ value: value[index] ?? null, pointer: `${pointer}/${index}`, inNames: false })
    } else if (isObject(value)) {
      yield { node: value, pointer }
      for (const [key, item] of Object.entries(value).reverse()) {
        const reading = typeof item === 'object' ? getReading(key, item, inNames) : 'literal'
        if (reading !== 'literal')
          open.push({ value: item, pointer: `${pointer}/${escapePointer(key)}`, inNames: reading === 'names' })
      }
    }
  }
}
