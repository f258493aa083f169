import { isObject, ownValue } from '../../core/contract.ts'
import { getTypes } from './flatten.ts'
import { matches } from './matches.ts'
import { resolveReference } from './references.ts'
import { own, type Sampling, type Schema, same, toArray, tooLarge, toStrings } from './schema.ts'

interface Judge extends Pick<Sampling, 'root' | 'budget'> {
  readonly hops: number
}

/** Whether a value satisfies a keyword with `operand`; true if the keyword does not apply. */
type Rule = (value: unknown, operand: unknown, judge: Judge, schema: Schema) => boolean

/** A rule for a number in or about a value, if it has one. */
const on = (measure: (value: unknown) => number | undefined, holds: (n: number, bound: number) => boolean): Rule => {
  return (value, bound) => {
    const n = measure(value)
    return n === undefined || typeof bound !== 'number' || holds(n, bound)
  }
}
const number = (value: unknown) => (typeof value === 'number' ? value : undefined)
const length = (value: unknown) => (typeof value === 'string' ? [...value].length : undefined)
const items = (value: unknown) => (Array.isArray(value) ? value.length : undefined)
const keys = (value: unknown) => (isObject(value) ? Object.keys(value).length : undefined)
const entries = (value: unknown) => (isObject(value) ? Object.entries(value) : [])
const atLeast = (n: number, bound: number) => n >= bound
const atMost = (n: number, bound: number) => n <= bound

const is: Readonly<Record<string, (value: unknown) => boolean>> = {
  null: (value) => value === null,
  boolean: (value) => typeof value === 'boolean',
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  integer: Number.isInteger,
  array: Array.isArray,
  object: isObject,
}

const RULES: Readonly<Record<string, Rule>> = {
  $ref: (value, ref, judge) => typeof ref !== 'string' || isValid(value, resolveReference(judge.root, ref), judge),
  type: (value, _type, _judge, schema) => {
    return getTypes(schema).some((type) => ownValue(is, type)?.(value)) || (schema.nullable === true && value === null)
  },
  enum: (value, options, judge) => {
    judge.budget.work(toArray(options).length / 10)
    return toArray(options).some((option) => same(option, value))
  },
  const: (value, only) => same(value, only),
  minimum: on(number, atLeast),
  maximum: on(number, atMost),
  exclusiveMinimum: on(number, (value, bound) => value > bound),
  exclusiveMaximum: on(number, (value, bound) => value < bound),
  multipleOf: on(number, (value, step) => Number.isInteger(value / step)),
  minLength: on(length, atLeast),
  maxLength: on(length, atMost),
  minItems: on(items, atLeast),
  maxItems: on(items, atMost),
  minProperties: on(keys, atLeast),
  maxProperties: on(keys, atMost),
  pattern: (value, pattern, judge) => typeof value !== 'string' || matchesWithin(judge, pattern, value),
  uniqueItems: (value, on) => !Array.isArray(value) || on !== true || areUnique(value),
  required: (value, names) => !isObject(value) || toStrings(names).every((name) => Object.hasOwn(value, name)),
  dependentRequired: (value, table) => {
    const needs = entries(value).flatMap(([name]) => toStrings(own(table, name)))
    return !isObject(value) || needs.every((need) => Object.hasOwn(value, need))
  },
  allOf: (value, all, judge) => toArray(all).every((each) => isValid(value, each, judge)),
  anyOf: (value, any, judge) => toArray(any).some((each) => isValid(value, each, judge)),
  oneOf: (value, one, judge) => toArray(one).filter((each) => isValid(value, each, judge)).length === 1,
  not: (value, schema, judge) => !isValid(value, schema, judge),
  if: (value, condition, judge, schema) => {
    const then = isValid(value, condition, judge) ? schema.then : schema.else
    return then === undefined || isValid(value, then, judge)
  },
  items: (value, each, judge, schema) => {
    const rest = Array.isArray(value) ? value.slice(toArray(schema.prefixItems).length) : []
    return rest.every((item) => isValid(item, each, judge))
  },
  prefixItems: (value, each, judge) => {
    return (
      !Array.isArray(value) || toArray(each).every((schema, i) => i >= value.length || isValid(value[i], schema, judge))
    )
  },
  contains: (value, schema, judge, { minContains = 1, maxContains = Infinity }) => {
    if (!Array.isArray(value)) return true
    const count = value.filter((item) => isValid(item, schema, judge)).length
    return count >= Number(minContains) && count <= Number(maxContains)
  },
  properties: (value, table, judge) => {
    const isGiven = (name: string) => isObject(value) && Object.hasOwn(value, name)
    return entries(table).every(([name, each]) => !isGiven(name) || isValid(own(value, name), each, judge))
  },
  patternProperties: (value, table, judge) => {
    return entries(table).every(([pattern, each]) => {
      return entries(value).every(([name, item]) => !matchesWithin(judge, pattern, name) || isValid(item, each, judge))
    })
  },
  additionalProperties: (value, each, judge, schema) => {
    const patterns = entries(schema.patternProperties).map(([pattern]) => pattern)
    const extra = entries(value).filter(([name]) => {
      return own(schema.properties, name) === undefined && !patterns.some((p) => matchesWithin(judge, p, name))
    })
    return extra.every(([, item]) => isValid(item, each, judge))
  },
  propertyNames: (value, each, judge) => entries(value).every(([name]) => isValid(name, each, judge)),
}

/**
 * Whether a value is valid, as far as needed to choose between samples: ignores formats and the `unevaluated…`
 * keywords.
 */
export function fits(value: unknown, schema: unknown, by: Pick<Sampling, 'root' | 'budget'>): boolean {
  return isValid(value, schema, { ...by, hops: -1 })
}

function isValid(value: unknown, schema: unknown, outer: Judge): boolean {
  const judge = { ...outer, hops: outer.hops + 1 }
  if (judge.hops > 200) throw tooLarge('schemas nested too deeply')
  if (!isObject(schema)) return schema !== false
  const keywords = Object.keys(schema)
  judge.budget.work(keywords.length)
  return keywords.every((word) => ownValue(RULES, word)?.(value, ownValue(schema, word), judge, schema) ?? true)
}

function matchesWithin(judge: Judge, pattern: unknown, text: string): boolean {
  if (typeof pattern !== 'string') return true
  judge.budget.work(50)
  return matches(pattern, text)
}

function areUnique(values: readonly unknown[]): boolean {
  return values.length > 300 || values.every((value, i) => values.findIndex((other) => same(other, value)) === i)
}
