import fc from 'fast-check'
import { asArray, asObject, asStrings, isObject, type Json, type JsonObject } from '../json.ts'
import { isPattern } from './schema-keywords.ts'

/** Follows references of a schema. */
export type Follow = (schema: Json) => JsonObject

interface Attempt {
  readonly follow: Follow
  /** Which branch of each union to take, and which of several values. */
  readonly number: number
  /** Without optional properties, and with a property of a map. */
  readonly isSmall?: boolean
  /** With values beyond their upper limits where nothing else fits: it shows which rule cannot be met. */
  readonly isLoose?: boolean
}

interface Within {
  readonly attempt: Attempt
  readonly hops: number
}

/** How many attempts are worth while: the second half keeps the branches of `oneOf` apart. */
export const attempts = 24

const deepest = 6

/**
 * Makes a value that probably fits a schema; another one for each attempt. Callers validate it. Undefined if there is
 * none.
 */
export function makeValue(schema: Json, attempt: Attempt, depth = 0): Json | undefined {
  if (schema === false || depth > 20) return undefined
  const flat = flatten(schema, attempt, 0)
  const allowed = [flat.const, ...asArray(flat.enum)].filter((value) => value !== undefined)
  if (allowed.length > 0) return allowed[attempt.number % allowed.length]
  const given = [flat.example, ...asArray(flat.examples), flat.default].filter((value) => value !== undefined)
  // They need not fit.
  const next = given[attempt.number % (given.length + 1)]
  if (next !== undefined) return next
  const make = makers[getType(flat, attempt)]
  const made = make?.(flat, attempt, depth)
  if (made !== undefined || !attempt.isLoose) return made
  const { maxLength: _, maximum: __, exclusiveMaximum: ___, ...open } = flat
  return make?.(open, attempt, depth) ?? 'text'
}

/** A schema with its references, `allOf`, one branch of each union, and one of the consequences of `if`. */
function flatten(schema: Json, attempt: Attempt, hops: number): JsonObject {
  if (hops > 16) return {}
  const { allOf, anyOf, oneOf, if: condition, then: yes, else: no, ...own } = attempt.follow(schema)
  const conditional = condition === undefined ? [] : [{ allOf: [condition, yes ?? {}] }, no ?? {}]
  const unions = [asArray(anyOf), asArray(oneOf), conditional].filter(({ length }) => length > 0)
  const chosen = unions.map((branches) => branches[attempt.number % branches.length] ?? {})
  const flat = [...asArray(allOf), ...chosen].map((part) => flatten(part, attempt, hops + 1)).reduce(merge, own)
  return attempt.number < attempts / 2 ? flat : exclude(asArray(oneOf), flat, { attempt, hops })
}

/** With a property that the other branches of `oneOf` have, which does not fit them. */
function exclude(branches: readonly Json[], flat: JsonObject, { attempt, hops }: Within): JsonObject {
  const others = branches.filter((_, index) => index !== attempt.number % branches.length)
  const properties = { ...asObject(flat.properties) }
  const required = [...asStrings(flat.required)]
  for (const other of others) {
    const own = Object.entries(asObject(flatten(other, attempt, hops + 1).properties))
    const [name, schema] = own.find(([each]) => !Object.hasOwn(asObject(flat.properties), each)) ?? []
    if (name === undefined || schema === undefined) continue
    const types = asStrings(flatten(schema, attempt, hops + 1).type)
    properties[name] = { const: types.includes('boolean') ? 'text' : true }
    required.push(name)
  }
  return { ...flat, ...(branches.length > 1 ? { properties, required } : {}) }
}

function merge(a: JsonObject, b: JsonObject): JsonObject {
  const properties = { ...asObject(a.properties) }
  for (const [name, schema] of Object.entries(asObject(b.properties)))
    properties[name] = Object.hasOwn(properties, name) ? { allOf: [properties[name] ?? {}, schema] } : schema
  const bound = (name: string, pick: (...values: number[]) => number): JsonObject => {
    const values = [a[name], b[name]].filter((value) => typeof value === 'number')
    return values.length === 0 ? {} : { [name]: pick(...values) }
  }
  const both = (name: string, join: (x: Json, y: Json) => Json): JsonObject =>
    a[name] !== undefined && b[name] !== undefined ? { [name]: join(a[name], b[name]) } : {}
  const lows = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties']
  const highs = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties']
  return {
    ...a,
    ...b,
    ...Object.assign({}, ...lows.map((name) => bound(name, Math.max)), ...highs.map((name) => bound(name, Math.min))),
    ...both('enum', (x, y) => asArray(x).filter((each) => asArray(y).some((other) => isSame(each, other)))),
    ...both('type', (x, y) => sharedTypes(asStrings(x), asStrings(y))),
    ...both('items', (x, y) => ({ allOf: [x, y] })),
    ...both('additionalProperties', (x, y) => ({ allOf: [x, y] })),
    ...(Object.keys(properties).length === 0 ? {} : { properties }),
    required: [...new Set([...asStrings(a.required), ...asStrings(b.required)])],
  }
}

function isSame(a: Json, b: Json): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

function sharedTypes(a: readonly string[], b: readonly string[]): string[] {
  const within = (types: readonly string[], type: string) =>
    types.includes(type) || (type === 'integer' && types.includes('number'))
  return [...new Set([...a.filter((type) => within(b, type)), ...b.filter((type) => within(a, type))])]
}

const keywordTypes: readonly (readonly [string, RegExp])[] = [
  ['object', /^(properties|required|additionalProperties|patternProperties|minProperties|propertyNames)$/],
  ['array', /^(items|prefixItems|minItems|maxItems|contains|uniqueItems)$/],
  ['number', /^(minimum|maximum|exclusiveMinimum|exclusiveMaximum|multipleOf)$/],
]

function getType(flat: JsonObject, { number }: Attempt): string {
  const types = asStrings(flat.type)
  const isUsed = (key: string) => key !== 'required' || asArray(flat.required).length > 0
  const keys = Object.keys(flat).filter(isUsed)
  const implied = keywordTypes.find(([, words]) => keys.some((key) => words.test(key)))?.[0] ?? 'string'
  const ordered = [...types.filter((type) => type !== 'null'), ...types.filter((type) => type === 'null')]
  return ordered[number % ordered.length] ?? implied
}

type Make = (flat: JsonObject, attempt: Attempt, depth: number) => Json | undefined

const makers: Readonly<Record<string, Make>> = {
  object: makeObject,
  array: makeArray,
  string: makeString,
  integer: (flat, { number }) => makeNumber(flat, number, 1),
  number: (flat, { number }) => makeNumber(flat, number, 0),
  boolean: (_, { number }) => number % 2 === 0,
  null: () => null,
}

function makeObject(flat: JsonObject, attempt: Attempt, depth: number): Json | undefined {
  const properties = asObject(flat.properties)
  const required = asStrings(flat.required)
  const optional = depth < deepest && attempt.number % 2 === 0 && !attempt.isSmall ? Object.keys(properties) : []
  const made: JsonObject = {}
  for (const name of new Set([...required, ...optional])) {
    const schema = Object.hasOwn(properties, name) ? properties[name] : getOther(flat, name)
    const value = makeValue(schema ?? {}, attempt, depth + 1)
    if (value === undefined && required.includes(name)) return undefined
    if (value !== undefined) Object.defineProperty(made, name, { value, enumerable: true, writable: true })
  }
  const isMap = attempt.isSmall && depth < deepest && isObject(flat.additionalProperties) && required.length === 0
  const least = Math.max(Number(flat.minProperties ?? 0), isMap ? 1 : 0)
  for (let extra = 0; Object.keys(made).length < least && extra < 100; extra++) {
    const name = makeName(flat, extra)
    const value = makeValue(getOther(flat, name), attempt, depth + 1)
    if (value !== undefined) made[name] = value
  }
  return made
}

/** The schema of a property without one of its own. */
function getOther({ patternProperties, additionalProperties }: JsonObject, name: string): Json {
  const patterns = Object.entries(asObject(patternProperties)).filter(([pattern]) => isPattern(pattern))
  const matching = patterns.filter(([pattern]) => new RegExp(pattern, 'u').test(name)).map(([, schema]) => schema)
  return matching.length > 0 ? { allOf: matching } : (additionalProperties ?? {})
}

function makeName({ patternProperties, propertyNames }: JsonObject, extra: number): string {
  const [pattern] = Object.keys(asObject(patternProperties)).filter(isPattern)
  const { pattern: named } = asObject(propertyNames)
  const wanted = typeof named === 'string' ? named : pattern
  return wanted === undefined ? `key${extra + 1}` : (matching(wanted, extra, 0, 100) ?? `key${extra + 1}`)
}

function makeArray(flat: JsonObject, attempt: Attempt, depth: number): Json | undefined {
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY, uniqueItems, contains, minContains = 1, items } = flat
  const prefix = asArray(flat.prefixItems)
  const wanted =
    contains === undefined ? [] : Array.from({ length: Math.min(Number(minContains), 100) }, () => contains)
  const length = Math.max(
    Number(minItems),
    prefix.length + wanted.length,
    depth < deepest && items !== undefined ? 1 : 0,
  )
  const schemas = Array.from({ length: Math.min(length, Number(maxItems), 200) }, (_, index): Json => {
    const extra = wanted[index - prefix.length]
    return prefix[index] ?? (extra === undefined ? (items ?? {}) : { allOf: [items ?? {}, extra] })
  })
  const made: Json[] = []
  for (const schema of schemas) {
    const make = (number: number) => makeValue(schema, { ...attempt, number }, depth + 1)
    const found = uniqueItems === true ? firstNew(made, make, attempt.number) : make(attempt.number)
    if (found === undefined) return made.length >= Number(minItems) ? made : undefined
    made.push(found)
  }
  return made
}

/** A value that is not among the others. */
function firstNew(others: readonly Json[], make: (number: number) => Json | undefined, first: number) {
  for (let number = first; number < first + 20 + others.length; number++) {
    const value = make(number)
    if (value !== undefined && !others.some((other) => isSame(other, value))) return value
  }
  return undefined
}

function makeNumber(flat: JsonObject, number: number, whole: number): Json | undefined {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = flat
  const step = typeof multipleOf === 'number' ? multipleOf : whole || 0.5
  const low = Math.max(...[minimum, exclusiveMinimum].map((limit) => Number(limit ?? Number.NEGATIVE_INFINITY)))
  const high = Math.min(...[maximum, exclusiveMaximum].map((limit) => Number(limit ?? Number.POSITIVE_INFINITY)))
  const start = Number.isFinite(low)
    ? Math.ceil(low / step) * step
    : Number.isFinite(high)
      ? Math.floor(high / step) * step - 20 * step
      : 0
  const fits = (value: number) =>
    value <= high && value >= low && value !== exclusiveMinimum && value !== exclusiveMaximum
  const values = Array.from({ length: number + 4 }, (_, index) => Number((start + index * step).toPrecision(15)))
  const fitting = [...values, (low + high) / 2].filter((value) => Number.isFinite(value) && fits(value))
  return fitting[number % Math.max(1, fitting.length)]
}

/** Strings of each format, a different one for each number. */
export const formats: Readonly<Record<string, (number: number) => string>> = {
  date: (number) => `2024-01-${String((number % 28) + 1).padStart(2, '0')}`,
  'date-time': (number) => `2024-01-${String((number % 28) + 1).padStart(2, '0')}T12:00:00Z`,
  time: (number) => `12:${String(number % 60).padStart(2, '0')}:00Z`,
  duration: (number) => `P${number + 1}D`,
  email: (number) => `user${number}@example.com`,
  hostname: (number) => `host${number}.example.com`,
  ipv4: (number) => `192.0.2.${number % 256}`,
  ipv6: (number) => `2001:db8::${number.toString(16)}`,
  uri: (number) => `https://example.com/${number}`,
  'uri-reference': (number) => `/${number}`,
  url: (number) => `https://example.com/${number}`,
  uuid: (number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  byte: () => 'AAEC',
  'json-pointer': (number) => `/${number}`,
  regex: () => '^a$',
}

function makeString(flat: JsonObject, { number }: Attempt): Json | undefined {
  const { format, pattern, minLength = 0, maxLength = 1000 } = flat
  if (typeof pattern === 'string' && isPattern(pattern))
    return matching(pattern, number, Number(minLength), Number(maxLength))
  const made = typeof format === 'string' && Object.hasOwn(formats, format) ? formats[format]?.(number) : undefined
  if (made !== undefined) return made
  return `text${number || ''}`.padEnd(Math.min(Number(minLength), 100_000), '.').slice(0, Number(maxLength))
}

/** A string of the length that matches a pattern. */
function matching(pattern: string, number: number, least: number, most: number): string | undefined {
  try {
    const strings = fc.stringMatching(new RegExp(pattern, 'u'), { size: 'small' })
    const found = fc.sample(strings, { numRuns: 100, seed: 1 })
    const plain = found.filter((text) => [...text].length >= least && [...text].length <= most)
    const [readable] = [plain.filter((text) => /^[\x20-\x7e]*$/.test(text)), plain].filter(({ length }) => length > 0)
    return readable?.[number % readable.length]
  } catch {
    return undefined
  }
}

/** Follows references to components of a document, keeping other keywords beside them. */
export function followIn(
  schemas: Readonly<Record<string, Json>>,
  getName: (schema: Json) => string | undefined,
): Follow {
  const follow = (schema: Json, hops: number): JsonObject => {
    const node: JsonObject = schema === false ? { not: {} } : asObject(schema)
    const name = getName(node)
    const target = name !== undefined && Object.hasOwn(schemas, name) ? schemas[name] : undefined
    if (target === undefined || hops > 16) return node
    const { $ref: _, ...rest } = node
    const found = follow(target, hops + 1)
    return Object.keys(rest).length === 0 ? found : { allOf: [found, rest] }
  }
  return (schema) => (isObject(schema) || schema === false ? follow(schema, 0) : {})
}
