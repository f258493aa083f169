import { ownValue } from '../../../runtime/json.ts'
import type { Random } from '../../../runtime/random.ts'
import type { FileAttributes, FileFilter } from '../../../server-stub/ports/text-model.ts'

type Value = FileAttributes[string]
type Comparison = Extract<FileFilter, { key: string }>
type Compound = Exclude<FileFilter, Comparison>

/** Whether the attributes of a file satisfy the filter. Values of different types are not equal and not ordered. */
export function matchesFilter(filter: FileFilter, attributes: FileAttributes): boolean {
  if (isCompound(filter)) {
    const { type, filters } = filter
    const isMet = (each: FileFilter) => matchesFilter(each, attributes)
    return type === 'and' ? filters.every(isMet) : filters.some(isMet)
  }
  const { key, value } = filter
  const own = ownValue(attributes, key)
  if (own === undefined || typeof own !== typeof value) return filter.type === 'ne'
  return operators[filter.type].test(own, value)
}

const MOST_ATTRIBUTES = 16

/**
 * Generates at most 16 attributes that occur in the filter. Each satisfies one comparison; unless `fit`, it may not.
 */
export function makeAttributes(filter: FileFilter, fit: boolean, random: Random): FileAttributes {
  const attributes = new Map<string, Value>()
  const isMatch = fit || random.chance(0.5)
  for (const { type, key, value } of findComparisons(filter)) {
    if (attributes.size === MOST_ATTRIBUTES && !attributes.has(key)) break
    const { matching, notMatching } = operators[type]
    attributes.set(key, isMatch || random.chance(0.5) ? matching(value) : notMatching(value))
  }
  return Object.fromEntries(attributes)
}

function isCompound(filter: FileFilter): filter is Compound {
  return filter.type === 'and' || filter.type === 'or'
}

function* findComparisons(filter: FileFilter): Generator<Comparison> {
  if (!isCompound(filter)) return yield filter
  for (const each of filter.filters) yield* findComparisons(each)
}

interface Operator {
  test(own: Value, value: Value): boolean
  /** A value that satisfies the comparison, if there is one. */
  matching(value: Value): Value
  /** A value that does not satisfy the comparison. */
  notMatching(value: Value): Value
}

const operators: Readonly<Record<Comparison['type'], Operator>> = {
  eq: { test: (own, value) => own === value, matching: same, notMatching: other },
  ne: { test: (own, value) => own !== value, matching: other, notMatching: same },
  gt: { test: (own, value) => own > value, matching: above, notMatching: same },
  gte: { test: (own, value) => own >= value, matching: same, notMatching: below },
  lt: { test: (own, value) => own < value, matching: below, notMatching: same },
  lte: { test: (own, value) => own <= value, matching: same, notMatching: above },
}

function same(value: Value): Value {
  return value
}

function other(value: Value): Value {
  return typeof value === 'boolean' ? !value : above(value)
}

function above(value: Value): Value {
  if (typeof value === 'number') return value + 1
  return typeof value === 'string' ? `${value}~` : true
}

function below(value: Value): Value {
  if (typeof value === 'number') return value - 1
  return typeof value === 'string' ? value.slice(0, -1) : false
}
