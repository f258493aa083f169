import { asArray, asObject, asString, asStrings, isObject, type Json, type JsonObject } from '../../generators/json.ts'
import { nodeAt } from '../contract.ts'

/** The smallest picture: a PNG of one pixel. */
const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABAQAAAAA3bvkkAAAACklEQVR42mNoAAAAggCB2kUIOwAAAABJRU5ErkJggg=='

const deepest = 8

/** A small value that probably matches the schema; undefined if none is found. Callers validate it. */
export function sample(schema: Json | undefined, depth = 0): Json | undefined {
  if (!isObject(schema) || depth > deepest) return undefined
  const [shown] = [...asArray(schema.examples), schema.example].filter((value) => value !== undefined)
  if (shown !== undefined) return shown
  if (schema.const !== undefined) return schema.const
  const target = asString(schema.$ref)
  if (target !== undefined) return sample(nodeAt(decodeURI(target.slice(1))), depth + 1)
  const choices = [...asArray(schema.enum).slice(0, 1), ...unionSamples(schema, depth)]
  return choices.find((value) => value !== undefined) ?? sampleOfType(schema, depth)
}

function unionSamples(schema: JsonObject, depth: number): (Json | undefined)[] {
  return [...asArray(schema.oneOf), ...asArray(schema.anyOf)].map((branch) => sample(branch, depth + 1))
}

const byType: Readonly<Record<string, (schema: JsonObject, depth: number) => Json | undefined>> = {
  object: sampleObject,
  array: sampleArray,
  string: sampleString,
  integer: (schema) => sampleNumber(schema, 1),
  number: (schema) => sampleNumber(schema, 0.125),
  boolean: () => true,
  null: () => null,
}

function sampleOfType(schema: JsonObject, depth: number): Json | undefined {
  const [type = 'object'] = asStrings(schema.type)
  return byType[type]?.(schema, depth)
}

function sampleObject(schema: JsonObject, depth: number): Json | undefined {
  const properties = asObject(schema.properties)
  const entries = asStrings(schema.required).map((name) => [name, sample(properties[name], depth + 1)] as const)
  const known = entries.flatMap(([name, value]): [string, Json][] => (value === undefined ? [] : [[name, value]]))
  if (known.length < entries.length) return undefined
  const map = known.length === 0 ? sample(schema.additionalProperties, depth + 1) : undefined
  return map === undefined ? Object.fromEntries(known) : { key: map }
}

function sampleArray(schema: JsonObject, depth: number): Json | undefined {
  const item = sample(schema.items, depth + 1)
  return item === undefined ? [] : new Array<Json>(Number(schema.minItems ?? 1)).fill(item)
}

function sampleString(schema: JsonObject): Json {
  if (schema['x-data-url'] !== undefined) return picture
  return 'value'.padEnd(Number(schema.minLength ?? 0), 'e').slice(0, Number(schema.maxLength ?? 100))
}

function sampleNumber(schema: JsonObject, step: number): Json {
  if (typeof schema.minimum === 'number') return schema.minimum
  if (typeof schema.exclusiveMinimum === 'number') return schema.exclusiveMinimum + step
  return typeof schema.maximum === 'number' ? schema.maximum : step
}
