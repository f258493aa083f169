import fc from 'fast-check'
import {
  asArray,
  asObject,
  asStrings,
  isObject,
  type Json,
  type JsonObject,
  ownValue,
  replaceAt,
  valueAt,
} from '../../runtime/json.ts'
import type { SuiteContract } from '../contract.ts'
import { flattenSchema, getBranches, isOpen, mapSchema } from './flat-schema.ts'
import { anyJson, anyObject, anyText, schemaWords } from './json-arbitrary.ts'
import { toText } from './text-arbitrary.ts'

/** Depth below which optional members are omitted and arrays are short, so that recursive schemas end. */
const deepest = 7

const arbitraries = new WeakMap<JsonObject, Map<number, fc.Arbitrary<Json>>>()

/**
 * Values that probably match a schema of the contract, mostly small. Keywords that span several values (`oneOf`, `not`) are
 * satisfied as far as that is cheap: callers validate the values.
 */
export function toArbitrary(contract: SuiteContract, schema: Json | undefined, depth = 0): fc.Arbitrary<Json> {
  if (!isObject(schema)) return anyJson(2)
  const byDepth = arbitraries.get(schema) ?? new Map<number, fc.Arbitrary<Json>>()
  arbitraries.set(schema, byDepth)
  const arbitrary = byDepth.get(depth) ?? fromFlatSchema(contract, flattenSchema(contract, schema), depth)
  byDepth.set(depth, arbitrary)
  return arbitrary
}

function fromFlatSchema(contract: SuiteContract, flat: JsonObject, depth: number): fc.Arbitrary<Json> {
  if (flat.const !== undefined) return fc.constant(flat.const)
  const values = asArray(flat.enum)
  if (values.length > 0) return fc.constantFrom(...values)
  const branches = getBranches(contract, flat)
  if (branches.length > 0) return pickOne(branches.map((branch) => toArbitrary(contract, branch, depth)))
  const types = asStrings(flat.type)
  if (types.length > 0)
    return pickOne(types.map((type) => ownValue(byType, type)?.(contract, flat, depth) ?? anyJson(2)))
  return flat.properties === undefined ? anyJson(2) : toObject(contract, flat, depth)
}

function pickOne(options: readonly fc.Arbitrary<Json>[]): fc.Arbitrary<Json> {
  return fc.oneof({ withCrossShrink: true }, ...options)
}

type FromSchema = (contract: SuiteContract, flat: JsonObject, depth: number) => fc.Arbitrary<Json>

const byType: Readonly<Record<string, FromSchema>> = {
  object: toObject,
  array: toArray,
  string: (_, flat) => toText(flat),
  integer: (_, flat) => getInteger(flat),
  number: (_, flat) => toNumber(flat),
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
}

function getInteger(flat: JsonObject): fc.Arbitrary<Json> {
  const { minimum, exclusiveMinimum, maximum, exclusiveMaximum, multipleOf } = flat
  const min = Number(minimum ?? Number(exclusiveMinimum ?? Number.MIN_SAFE_INTEGER) + 1)
  const max = Number(maximum ?? Number(exclusiveMaximum ?? Number.MAX_SAFE_INTEGER) - 1)
  if (Number.isInteger(multipleOf)) return getMultiple(Number(multipleOf), min, max)
  const small = fc.integer({ min: Math.max(min, Math.min(0, max)), max: Math.min(max, Math.max(min, 0) + 5000) })
  return fc.oneof({ withCrossShrink: true }, { weight: 3, arbitrary: small }, fc.integer({ min, max }))
}

function toNumber(flat: JsonObject): fc.Arbitrary<Json> {
  const { minimum, exclusiveMinimum, maximum, exclusiveMaximum, multipleOf } = flat
  const min = Number(minimum ?? exclusiveMinimum ?? -1e9)
  const max = Number(maximum ?? exclusiveMaximum ?? 1e9)
  if (typeof multipleOf === 'number') return getMultiple(multipleOf, min, max)
  return fc.double({
    noNaN: true,
    noDefaultInfinity: true,
    min,
    max,
    minExcluded: exclusiveMinimum !== undefined,
    maxExcluded: exclusiveMaximum !== undefined,
  })
}

/** Multiples in a range, mostly small ones; 0 if there are none. */
function getMultiple(step: number, low: number, high: number): fc.Arbitrary<Json> {
  const min = Math.max(Math.ceil(low / step), Number.MIN_SAFE_INTEGER)
  const max = Math.min(Math.floor(high / step), Number.MAX_SAFE_INTEGER)
  if (!(min <= max)) return fc.constant(0)
  return getInteger({ minimum: min, maximum: max }).map((count) => Number((Number(count) * step).toPrecision(15)))
}

function toArray(contract: SuiteContract, { items, ...flat }: JsonObject, depth: number): fc.Arbitrary<Json> {
  const { minItems = 0, maxItems = 3 } = flat
  const minLength = Number(minItems)
  const maxLength = depth >= deepest ? minLength : Math.max(minLength, Math.min(Number(maxItems), minLength + 3))
  if (maxLength === 0) return fc.constant([])
  return fc.array(toArbitrary(contract, items, depth + 1), { minLength, maxLength })
}

type Members = Record<string, Json | undefined>

function toObject(contract: SuiteContract, flat: JsonObject, depth: number): fc.Arbitrary<Json> {
  if (isOpen(flat)) return anyObject(anyJson(2, schemaWords), schemaWords)
  const required = new Set(asStrings(flat.required))
  const properties = Object.entries(asObject(flat.properties)).filter(([, schema]) => isSent(contract, schema))
  const present = properties.filter(([name]) => required.has(name) || depth < deepest)
  const members = present.map(([name, schema]) => {
    const value = toArbitrary(contract, schema, depth + 1)
    return [name, required.has(name) ? value : new MayBeAbsent(value, declaredWeight)] as const
  })
  const declared: fc.Arbitrary<Members> = fc.record(Object.fromEntries(members), { noNullPrototype: true })
  const additional = getAdditional(contract, flat, depth)
  return fc.tuple(declared, additional).map(([some, others]) => removeExcluded(flat, { ...others, ...some }))
}

/** Whether a client may send a property of the schema. */
function isSent(contract: SuiteContract, schema: Json): boolean {
  return schema !== false && !(isObject(schema) && flattenSchema(contract, schema).readOnly === true)
}

/** Number of objects without a declared member for every one with it. */
const declaredWeight = 2
/** Number of objects without an unknown member for every one with it. */
const unknownWeight = 12

/** Additional members; one unknown member if the contract does not declare any. */
function getAdditional(contract: SuiteContract, flat: JsonObject, depth: number): fc.Arbitrary<Members> {
  const schema = mapSchema(flat)
  if (depth >= deepest) return fc.constant({})
  if (schema === undefined) return fc.record({ x_of_no_contract: new MayBeAbsent(anyJson(2), unknownWeight) })
  const longest = Number(asObject(flat.propertyNames).maxLength ?? 100)
  const most = Number(flat.maxProperties ?? 3)
  const names = anyText().filter((text) => [...text].length <= longest)
  return fc.dictionary(names, toArbitrary(contract, schema, depth + 1), { maxKeys: most, noNullPrototype: true })
}

/** Removes absent and mutually exclusive members, and sorts dependent numbers. */
function removeExcluded(flat: JsonObject, members: Members): Json {
  const present = Object.entries(members).filter((entry): entry is [string, Json] => entry[1] !== undefined)
  const object: JsonObject = Object.fromEntries(present)
  for (const [name, dependent] of Object.entries(asObject(flat.dependentSchemas)))
    if (Object.hasOwn(object, name))
      for (const [other, rule] of Object.entries(asObject(asObject(dependent).properties)))
        if (rule === false) Reflect.deleteProperty(object, other)
  return Object.entries(asObject(flat['x-less-than'])).reduce<Json>(raiseUpper, object)
}

function raiseUpper(body: Json, [path, than]: [string, Json]): Json {
  const left = numberAt(body, path)
  const right = numberAt(body, String(than))
  if (left === undefined || right === undefined || left < right) return body
  return replaceAt(body, String(than).split('/'), left + 1)
}

function numberAt(body: Json, path: string): number | undefined {
  const value = valueAt(body, path.split('/'))
  return typeof value === 'number' ? value : undefined
}

/**
 * Makes values of another arbitrary, or none in `weight` cases out of `weight + 1`. A value can be dropped after any other
 * shrinking, which `fc.option` tries only once.
 */
class MayBeAbsent<T> extends fc.Arbitrary<T | undefined> {
  readonly #inner: fc.Arbitrary<T>
  readonly #weight: number

  constructor(inner: fc.Arbitrary<T>, weight: number) {
    super()
    this.#inner = inner
    this.#weight = weight
  }

  generate(random: fc.Random, bias: number | undefined): fc.Value<T | undefined> {
    if (random.nextInt(0, this.#weight) > 0) return absentValue
    return this.#inner.generate(random, bias)
  }

  canShrinkWithoutContext(value: unknown): value is T | undefined {
    return value === undefined || this.#inner.canShrinkWithoutContext(value)
  }

  shrink(value: T | undefined, context: unknown): fc.Stream<fc.Value<T | undefined>> {
    if (value === undefined) return fc.Stream.nil()
    return fc.Stream.of<fc.Value<T | undefined>>(absentValue).join(this.#inner.shrink(value, context))
  }
}

const absentValue = new fc.Value(undefined, undefined)
