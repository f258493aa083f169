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
    const isMet = (inner: FileFilter) => matchesFilter(inner, attributes)
    return type === 'and' ? filters.every(isMet) : filters.some(isMet)
  }
  const { key, value } = filter
  const attribute = ownValue(attributes, key)
  if (attribute === undefined || typeof attribute !== typeof value) return filter.type === 'ne'
  return operators[filter.type].test(attribute, value)
}

const MOST_ATTRIBUTES = 16

/**
 * Generates at most 16 attributes that occur in the filter. An attribute satisfies one comparison; unless `fit`, it may not.
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
  for (const inner of filter.filters) yield* findComparisons(inner)
}

interface Operator {
  test(attribute: Value, value: Value): boolean
  /** A value that satisfies the comparison, if there is one. */
  matching(value: Value): Value
  /** A value that does not satisfy the comparison. */
  notMatching(value: Value): Value
}

const operators: Readonly<Record<Comparison['type'], Operator>> = {
  eq: { test: (attribute, value) => attribute === value, matching: keepValue, notMatching: changeValue },
  ne: { test: (attribute, value) => attribute !== value, matching: changeValue, notMatching: keepValue },
  gt: { test: (attribute, value) => attribute > value, matching: increaseValue, notMatching: keepValue },
  gte: { test: (attribute, value) => attribute >= value, matching: keepValue, notMatching: decreaseValue },
  lt: { test: (attribute, value) => attribute < value, matching: decreaseValue, notMatching: keepValue },
  lte: { test: (attribute, value) => attribute <= value, matching: keepValue, notMatching: increaseValue },
}

function keepValue(value: Value): Value {
  return value
}

function changeValue(value: Value): Value {
  return typeof value === 'boolean' ? !value : increaseValue(value)
}

function increaseValue(value: Value): Value {
  if (typeof value === 'number') return value + 1
  return typeof value === 'string' ? `${value}~` : true
}

function decreaseValue(value: Value): Value {
  if (typeof value === 'number') return value - 1
  return typeof value === 'string' ? value.slice(0, -1) : false
}
