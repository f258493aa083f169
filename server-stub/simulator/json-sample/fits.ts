import { ownValue } from '../../core/contract.ts'
import { getTypes } from './flatten.ts'
import { matches } from './matches.ts'
import { resolveReference } from './references.ts'
import { type Budget, isRecord, own, type Schema, same, tooLarge, toStrings } from './schema.ts'

interface Judge {
  readonly root: unknown
  readonly budget: Budget
  readonly hops: number
}

/** Whether a value satisfies a keyword with `operand`; true if the keyword does not apply. */
type Rule = (value: unknown, operand: unknown, judge: Judge, schema: Schema) => boolean

const list = (operand: unknown): readonly unknown[] => (Array.isArray(operand) ? operand : [])
const onNumber = (holds: (value: number, bound: number) => boolean): Rule => {
  return (value, bound) => typeof value !== 'number' || typeof bound !== 'number' || holds(value, bound)
}
const onCount = (count: (value: unknown) => number | undefined, holds: (n: number, bound: number) => boolean): Rule => {
  return (value, bound) => {
    const n = count(value)
    return n === undefined || typeof bound !== 'number' || holds(n, bound)
  }
}
const length = (value: unknown) => (typeof value === 'string' ? [...value].length : undefined)
const items = (value: unknown) => (Array.isArray(value) ? value.length : undefined)
const keys = (value: unknown) => (isRecord(value) ? Object.keys(value).length : undefined)
const atLeast = (n: number, bound: number) => n >= bound
const atMost = (n: number, bound: number) => n <= bound

const is: Readonly<Record<string, (value: unknown) => boolean>> = {
  null: (value) => value === null,
  boolean: (value) => typeof value === 'boolean',
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  integer: Number.isInteger,
  array: Array.isArray,
  object: isRecord,
}

const RULES: Readonly<Record<string, Rule>> = {
  $ref: (value, ref, judge) => typeof ref !== 'string' || isValid(value, resolveReference(judge.root, ref), judge),
  type: (value, _type, _judge, schema) => {
    return getTypes(schema).some((type) => ownValue(is, type)?.(value)) || (schema.nullable === true && value === null)
  },
  enum: (value, options, judge) => {
    judge.budget.work(list(options).length / 10)
    return list(options).some((option) => same(option, value))
  },
  const: (value, only) => same(value, only),
  minimum: onNumber(atLeast),
  maximum: onNumber(atMost),
  exclusiveMinimum: onNumber((value, bound) => value > bound),
  exclusiveMaximum: onNumber((value, bound) => value < bound),
  multipleOf: onNumber((value, step) => Number.isInteger(value / step)),
  minLength: onCount(length, atLeast),
  maxLength: onCount(length, atMost),
  minItems: onCount(items, atLeast),
  maxItems: onCount(items, atMost),
  minProperties: onCount(keys, atLeast),
  maxProperties: onCount(keys, atMost),
  pattern: (value, pattern, judge) => typeof value !== 'string' || matchesWithin(judge, pattern, value),
  uniqueItems: (value, on) => !Array.isArray(value) || on !== true || areUnique(value),
  required: (value, names) => !isRecord(value) || toStrings(names).every((name) => Object.hasOwn(value, name)),
  dependentRequired: (value, table) => {
    if (!isRecord(value) || !isRecord(table)) return true
    return Object.keys(value).every((name) => toStrings(own(table, name)).every((need) => Object.hasOwn(value, need)))
  },
  allOf: (value, all, judge) => list(all).every((each) => isValid(value, each, judge)),
  anyOf: (value, any, judge) => list(any).some((each) => isValid(value, each, judge)),
  oneOf: (value, one, judge) => list(one).filter((each) => isValid(value, each, judge)).length === 1,
  not: (value, schema, judge) => !isValid(value, schema, judge),
  if: (value, condition, judge, schema) => {
    const then = isValid(value, condition, judge) ? schema.then : schema.else
    return then === undefined || isValid(value, then, judge)
  },
  items: (value, each, judge, schema) => {
    const rest = Array.isArray(value) ? value.slice(list(schema.prefixItems).length) : []
    return rest.every((item) => isValid(item, each, judge))
  },
  prefixItems: (value, each, judge) => {
    return (
      !Array.isArray(value) || list(each).every((schema, i) => i >= value.length || isValid(value[i], schema, judge))
    )
  },
  contains: (value, schema, judge, { minContains = 1, maxContains = Infinity }) => {
    if (!Array.isArray(value)) return true
    const count = value.filter((item) => isValid(item, schema, judge)).length
    return count >= Number(minContains) && count <= Number(maxContains)
  },
  properties: (value, table, judge) => {
    if (!isRecord(value) || !isRecord(table)) return true
    return Object.entries(table).every(
      ([name, each]) => !Object.hasOwn(value, name) || isValid(ownValue(value, name), each, judge),
    )
  },
  patternProperties: (value, table, judge) => {
    if (!isRecord(value) || !isRecord(table)) return true
    return Object.entries(table).every(([pattern, each]) => {
      return Object.keys(value).every(
        (name) => !matchesWithin(judge, pattern, name) || isValid(ownValue(value, name), each, judge),
      )
    })
  },
  additionalProperties: (value, each, judge, schema) => {
    if (!isRecord(value)) return true
    const patterns = isRecord(schema.patternProperties) ? Object.keys(schema.patternProperties) : []
    const extra = Object.keys(value).filter((name) => {
      return own(schema.properties, name) === undefined && !patterns.some((p) => matchesWithin(judge, p, name))
    })
    return extra.every((name) => isValid(ownValue(value, name), each, judge))
  },
  propertyNames: (value, each, judge) => !isRecord(value) || Object.keys(value).every((k) => isValid(k, each, judge)),
}

/**
 * Whether a value is valid, as far as needed to choose between samples: ignores formats and the `unevaluated…`
 * keywords.
 */
export function fits(value: unknown, schema: unknown, by: { root: unknown; budget: Budget }): boolean {
  return isValid(value, schema, { ...by, hops: -1 })
}

function isValid(value: unknown, schema: unknown, outer: Judge): boolean {
  const judge = { ...outer, hops: outer.hops + 1 }
  if (judge.hops > 200) throw tooLarge('schemas nested too deeply')
  if (!isRecord(schema)) return schema !== false
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
