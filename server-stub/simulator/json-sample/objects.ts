import { isObject } from '../../core/contract.ts'
import { fits } from './fits.ts'
import { matches } from './matches.ts'
import { getBounds, own, type SamplePosition, type Sampling, type Schema, toStrings, Unsatisfiable } from './schema.ts'

const EXTRA_NAMES = ['first', 'second', 'third', 'color', 'size', 'weight', 'origin', 'label'] as const

/** An object with all required and most optional properties. */
export function sampleObject(parts: readonly Schema[], place: SamplePosition, sampling: Sampling): object {
  const { random, budget, sample } = sampling
  const bounds = {
    min: Math.max(0, ...getBounds(parts, 'minProperties')),
    max: Math.min(Infinity, ...getBounds(parts, 'maxProperties')),
  }
  const required = new Set(parts.flatMap((part) => toStrings(own(part, 'required'))))
  const known = new Set(parts.flatMap((part) => Object.keys(asRecord(own(part, 'properties')))))
  budget.work(known.size)
  budget.nodes(Math.max(bounds.min, required.size))
  const values = new Map<string, unknown>()
  const add = (name: string) => {
    if (values.has(name)) return
    values.set(name, sample(getSchema(name, parts), { name, depth: place.depth + 1, serial: place.serial }))
    const dependents = parts.flatMap((part) => toStrings(own(part.dependentRequired, name)))
    for (const other of dependents) add(other)
  }
  const tryAdd = (name: string) => {
    const before = values.size
    try {
      add(name)
      if (values.size <= bounds.max) return
    } catch (error) {
      if (!(error instanceof Unsatisfiable)) throw error
    }
    for (const each of [...values.keys()].slice(before)) values.delete(each)
  }
  // In the order of the schema, as a model would write them.
  for (const name of known) {
    if (required.has(name)) add(name)
    else if (values.size < bounds.max && !budget.terse(place.depth) && random.chance(sampling.optional)) tryAdd(name)
  }
  for (const name of required) add(name)
  for (const name of known) if (values.size < bounds.min) tryAdd(name)
  const spares = known.size === 0 && isMap(parts) && !budget.terse(place.depth) ? 2 : 0
  for (const name of extraNames(parts, bounds.min, sampling)) {
    if (values.size >= Math.min(bounds.max, Math.max(bounds.min, spares))) break
    tryAdd(name)
  }
  if (values.size < bounds.min || values.size > bounds.max) throw new Unsatisfiable('no such number of properties')
  return Object.fromEntries(values)
}

function asRecord(value: unknown): Schema {
  return isObject(value) ? value : {}
}

/** Combines the schemas of all parts for a property: by name, by pattern, or the additional ones. */
function getSchema(name: string, parts: readonly Schema[]): Schema {
  const closed = parts.some((part) => part.unevaluatedProperties === false)
  const isKnown = parts.some((part) => own(part.properties, name) !== undefined)
  const all = parts.flatMap((part) => {
    const named = own(part.properties, name)
    const patterns = Object.entries(asRecord(part.patternProperties)).filter(([pattern]) => matches(pattern, name))
    const found = [...(named === undefined ? [] : [named]), ...patterns.map(([, schema]) => schema)]
    if (found.length > 0) return found
    return part.additionalProperties === undefined ? [] : [part.additionalProperties]
  })
  if (closed && !isKnown && all.length === 0) return { allOf: [false] }
  return { allOf: all }
}

/** Whether the schema describes a dictionary: arbitrary names, values of one schema. */
function isMap(parts: readonly Schema[]): boolean {
  return parts.some((part) => isObject(part.additionalProperties) || isObject(part.patternProperties))
}

function* extraNames(parts: readonly Schema[], count: number, sampling: Sampling) {
  const rules = parts.flatMap((part) => (part.propertyNames === undefined ? [] : [part.propertyNames]))
  const patterns = parts.flatMap((part) => Object.keys(asRecord(part.patternProperties)))
  const sampled = [...rules, ...patterns.map((pattern) => ({ type: 'string', pattern }))]
  for (let i = 0; i < 50 + 2 * count; i++) {
    const plain = EXTRA_NAMES[i] ?? `item${i + 1}`
    const schema = sampled[i % Math.max(1, sampled.length)]
    const whole = { allOf: [{ type: 'string' }, schema] }
    const made = schema === undefined ? '' : sampling.sample(whole, { name: '', depth: 0 })
    for (const name of [`${made}${plain}`, String(made)]) {
      if (name !== '' && rules.every((rule) => fits(name, rule, sampling))) yield name
    }
  }
}
