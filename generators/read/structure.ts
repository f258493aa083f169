import { escapePointer, isObject, type Json, type JsonObject } from '../json.ts'

/** Keys whose children are named by the author, so that a property called `default` is not taken for the keyword. */
const nameMaps = new Set([
  '$defs',
  'callbacks',
  'channels',
  'dependentSchemas',
  'encoding',
  'headers',
  'links',
  'messages',
  'operations',
  'parameters',
  'pathItems',
  'paths',
  'patternProperties',
  'properties',
  'requestBodies',
  'responses',
  'schemas',
  'securitySchemes',
  'webhooks',
])

const literals = new Set(['const', 'default', 'enum', 'example', 'value'])

/** How the value under a key is to be read: as data, as a map from names to nodes, or as a node. */
export type Reading = 'literal' | 'names' | 'node'

/** Reads the value under `key` of a node; `inNames` when that node is itself a map from names. */
export function getReading(key: string, value: Json, inNames: boolean): Reading {
  if (inNames) return 'node'
  if (literals.has(key) || key.startsWith('x-')) return 'literal'
  if (key === 'examples') return isObject(value) ? 'names' : 'literal'
  return nameMaps.has(key) && isObject(value) && typeof value.$ref !== 'string' ? 'names' : 'node'
}

export interface Visited {
  readonly node: JsonObject
  readonly pointer: string
}

/** Every object that belongs to the structure of a document; what stands inside examples and other data is left out. */
export function* structure(value: Json, pointer = '', inNames = false): Generator<Visited> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* structure(item, `${pointer}/${index}`)
  } else if (isObject(value)) {
    yield { node: value, pointer }
    for (const [key, item] of Object.entries(value)) {
      const reading = getReading(key, item, inNames)
      if (reading !== 'literal') yield* structure(item, `${pointer}/${escapePointer(key)}`, reading === 'names')
    }
  }
}
