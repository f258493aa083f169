import { ownValue } from '../../core/contract.ts'
import type { FileAttributes, FileFilter } from '../../ports/text-model.ts'
import type { Random } from '../random.ts'

type Value = FileAttributes[string]
type Comparison = Extract<FileFilter, { key: string }>
type Compound = Exclude<FileFilter, Comparison>

/** Whether the attributes of a file meet the condition. Values of different types are not equal and have no order. */
export function passes(filter: FileFilter, attributes: FileAttributes): boolean {
  if (isCompound(filter)) {
    const { type, filters } = filter
    const isMet = (each: FileFilter) => passes(each, attributes)
    return type === 'and' ? filters.every(isMet) : filters.some(isMet)
  }
  const { key, value } = filter
  const own = ownValue(attributes, key)
  if (own === undefined || typeof own !== typeof value) return filter.type === 'ne'
  return operators[filter.type].holds(own, value)
}

const MOST_ATTRIBUTES = 16

/**
 * Attributes of the kinds that a filter compares, at most 16. Each is what one comparison asks for, or, unless the file is
 * to `fit`, perhaps not.
 */
export function attributesFor(filter: FileFilter, fit: boolean, random: Random): FileAttributes {
  const attributes = new Map<string, Value>()
  const isFit = fit || random.chance(0.5)
  for (const { type, key, value } of comparisonsIn(filter)) {
    if (attributes.size === MOST_ATTRIBUTES && !attributes.has(key)) break
    const { met, missed } = operators[type]
    attributes.set(key, isFit || random.chance(0.5) ? met(value) : missed(value))
  }
  return Object.fromEntries(attributes)
}

function isCompound(filter: FileFilter): filter is Compound {
  return filter.type === 'and' || filter.type === 'or'
}

function* comparisonsIn(filter: FileFilter): Generator<Comparison> {
  if (!isCompound(filter)) return yield filter
  for (const each of filter.filters) yield* comparisonsIn(each)
}

interface Operator {
  holds(own: Value, value: Value): boolean
  /** Something that holds against the value, where there is such a thing. */
  met(value: Value): Value
  /** Something that does not. */
  missed(value: Value): Value
}

const operators: Readonly<Record<Comparison['type'], Operator>> = {
  eq: { holds: (own, value) => own === value, met: same, missed: other },
  ne: { holds: (own, value) => own !== value, met: other, missed: same },
  gt: { holds: (own, value) => own > value, met: above, missed: same },
  gte: { holds: (own, value) => own >= value, met: same, missed: below },
  lt: { holds: (own, value) => own < value, met: below, missed: same },
  lte: { holds: (own, value) => own <= value, met: same, missed: above },
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
