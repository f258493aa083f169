import { asArray, asStrings, isObject, ownValue } from '../json.ts'
import { equalValues } from '../validation/equal-values.ts'
import { isMultipleOf } from '../validation/multiple-of.ts'
import { OverBudget } from './budget.ts'
import { getTypes } from './flatten.ts'
import { matchesPattern } from './matches.ts'
import { resolveReference } from './references.ts'
import { getMember, type Sampling, type Schema, toCanonicalJson } from './schema.ts'

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
const keysOf = (value: unknown) => (isObject(value) ? Object.keys(value) : [])
const entries = (value: unknown) => (isObject(value) ? Object.entries(value) : [])
const above = (n: number, bound: number) => n > bound
const below = (n: number, bound: number) => n < bound
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

const refersTo: Rule = (value, ref, judge) => {
  if (typeof ref !== 'string') return true
  return isValid(
    value,
    resolveReference(judge.root, ref, (steps) => judge.budget.spend(steps)),
    judge,
  )
}

/** The schemas or names that a table has for the properties of the value. */
const neededBy = (value: unknown, table: unknown) => keysOf(value).flatMap((name) => getMember(table, name) ?? [])

const RULES: Readonly<Record<string, Rule>> = {
  $ref: refersTo,
  $dynamicRef: refersTo,
  $recursiveRef: refersTo,
  type: (value, _type, _judge, schema) => {
    return getTypes(schema).some((type) => ownValue(is, type)?.(value)) || (schema.nullable === true && value === null)
  },
  enum: (value, options, judge, schema) => {
    judge.budget.spend(asArray(options).length)
    return asArray(options).some((option) => equalValues(option, value)) || (schema.nullable === true && value === null)
  },
  const: (value, only) => equalValues(value, only),
  // Draft 4 has a boolean beside the bound.
  minimum: (value, bound, judge, schema) => {
    return on(number, schema.exclusiveMinimum === true ? above : atLeast)(value, bound, judge, schema)
  },
  maximum: (value, bound, judge, schema) => {
    return on(number, schema.exclusiveMaximum === true ? below : atMost)(value, bound, judge, schema)
  },
  exclusiveMinimum: on(number, above),
  exclusiveMaximum: on(number, below),
  multipleOf: on(number, isMultipleOf),
  minLength: on(length, atLeast),
  maxLength: on(length, atMost),
  minItems: on(items, atLeast),
  maxItems: on(items, atMost),
  minProperties: on(keys, atLeast),
  maxProperties: on(keys, atMost),
  pattern: (value, pattern, { budget }) => {
    return typeof value !== 'string' || typeof pattern !== 'string' || matchesPattern(pattern, value, budget)
  },
  uniqueItems: (value, on) => !Array.isArray(value) || on !== true || areUnique(value),
  required: (value, names) => !isObject(value) || asStrings(names).every((name) => Object.hasOwn(value, name)),
  dependentRequired: (value, table) => neededBy(value, table).every((name) => hasMember(value, name)),
  dependentSchemas: (value, table, judge) => neededBy(value, table).every((schema) => isValid(value, schema, judge)),
  // Drafts 4 to 7 have names and schemas in one table.
  dependencies: (value, table, judge) => {
    return neededBy(value, table).every((need) => {
      return typeof need === 'string' ? hasMember(value, need) : isValid(value, need, judge)
    })
  },
  allOf: (value, all, judge) => asArray(all).every((schema) => isValid(value, schema, judge)),
  anyOf: (value, any, judge) => asArray(any).some((schema) => isValid(value, schema, judge)),
  oneOf: (value, one, judge) => asArray(one).filter((schema) => isValid(value, schema, judge)).length === 1,
  not: (value, schema, judge) => !isValid(value, schema, judge),
  if: (value, condition, judge, schema) => {
    const then = isValid(value, condition, judge) ? schema.then : schema.else
    return then === undefined || isValid(value, then, judge)
  },
  items: (value, itemSchema, judge, schema) => {
    const start = asArray(schema.prefixItems).length
    return Array.isArray(itemSchema) ? fitTuple(value, itemSchema, judge) : fitRest(value, itemSchema, { judge, start })
  },
  // Without a tuple, drafts 4 to 2019-09 ignore it.
  additionalItems: (value, itemSchema, judge, { items: tuple }) => {
    return !Array.isArray(tuple) || fitRest(value, itemSchema, { judge, start: tuple.length })
  },
  prefixItems: (value, schemas, judge) => fitTuple(value, asArray(schemas), judge),
  contains: (value, schema, judge, { minContains = 1, maxContains = Infinity }) => {
    if (!Array.isArray(value)) return true
    const count = value.filter((item) => isValid(item, schema, judge)).length
    return count >= Number(minContains) && count <= Number(maxContains)
  },
  properties: (value, table, judge) => {
    return keysOf(value).every((name) => {
      const schema = getMember(table, name)
      return schema === undefined || isValid(getMember(value, name), schema, judge)
    })
  },
  patternProperties: (value, table, judge) => {
    return entries(table).every(([pattern, schema]) => {
      return entries(value).every(([name, item]) => {
        return !matchesPattern(pattern, name, judge.budget) || isValid(item, schema, judge)
      })
    })
  },
  additionalProperties: (value, itemSchema, judge, schema) => {
    const patterns = keysOf(schema.patternProperties)
    const extra = entries(value).filter(([name]) => {
      return (
        getMember(schema.properties, name) === undefined && !patterns.some((p) => matchesPattern(p, name, judge.budget))
      )
    })
    return extra.every(([, item]) => isValid(item, itemSchema, judge))
  },
  propertyNames: (value, schema, judge) => keysOf(value).every((name) => isValid(name, schema, judge)),
}

function hasMember(value: unknown, name: unknown): boolean {
  return typeof name !== 'string' || (isObject(value) && Object.hasOwn(value, name))
}

function fitTuple(value: unknown, schemas: readonly unknown[], judge: Judge): boolean {
  return !Array.isArray(value) || schemas.every((schema, i) => i >= value.length || isValid(value[i], schema, judge))
}

function fitRest(value: unknown, schema: unknown, { judge, start }: { judge: Judge; start: number }): boolean {
  return !Array.isArray(value) || value.slice(start).every((item) => isValid(item, schema, judge))
}

/**
 * Whether a value is valid, as far as needed to choose between samples: ignores formats and the `unevaluated…`
 * keywords.
 */
export function fitsSchema(value: unknown, schema: unknown, by: Pick<Sampling, 'root' | 'budget'>): boolean {
  return isValid(value, schema, { ...by, hops: -1 })
}

function isValid(value: unknown, schema: unknown, outer: Judge): boolean {
  const judge = { ...outer, hops: outer.hops + 1 }
  if (judge.hops > 200) throw new OverBudget('schemas nested too deeply')
  if (!isObject(schema)) return schema !== false
  const keywords = Object.keys(schema)
  // Many rules read all parts of the value.
  judge.budget.spend((1 + keywords.length) * (1 + countParts(value) / 10))
  return keywords.every((word) => ownValue(RULES, word)?.(value, ownValue(schema, word), judge, schema) ?? true)
}

function countParts(value: unknown): number {
  if (typeof value === 'string') return value.length / 10
  return Array.isArray(value) ? value.length : keysOf(value).length
}

function areUnique(values: readonly unknown[]): boolean {
  return new Set(values.map(toCanonicalJson)).size === values.length
}
