import { isObject, ownValue } from '../json.ts'
import type { Random } from '../random.ts'
import type { Budget } from './budget.ts'
import type { Hint } from './hint.ts'

/** An object schema as sent by a client, not validated. */
export type Schema = Readonly<Record<string, unknown>>

export interface SampleRules {
  /** The probability of an optional property, from 0 to 1. */
  readonly optional: number
  /** Whether to generate values where the schema has an example or a default. */
  readonly ignoresExamples: boolean
  /** Whether the value of a branch of `oneOf` has properties that the other branches do not allow. */
  readonly isExclusive: boolean
}

export interface Sampling extends SampleRules {
  readonly root: unknown
  readonly random: Random
  readonly budget: Budget
  readonly hint: Hint
  /** Generates a value for a schema; throws `Unsatisfiable` if it finds none, unless `strict` is set. */
  readonly sample: (schema: unknown, position: SamplePosition) => unknown
  /** Set where a value that breaks rules is better than none: the search for valid values, for optional ones. */
  readonly strict?: Sampling
}

export interface SamplePosition {
  /** The nearest property. */
  readonly name: string
  readonly depth: number
  /** Set when the usual values are used up: another number gives another value. */
  readonly serial?: number | undefined
}

/** This schema has no value; another alternative may have one. */
export class Unsatisfiable extends Error {}

export function getMember(record: unknown, name: string): unknown {
  return isObject(record) ? ownValue(record, name) : undefined
}

/** The numbers that the schemas have for a keyword. */
export function getBounds(parts: readonly Schema[], keyword: string): number[] {
  return parts.map((part) => getMember(part, keyword)).filter((bound) => typeof bound === 'number')
}

/** The largest number that the schemas have for a keyword, and at least `least`. */
export function getLargest(parts: readonly Schema[], keyword: string, least = 0): number {
  return getBounds(parts, keyword).reduce((largest, bound) => Math.max(largest, bound), least)
}

/** The smallest number that the schemas have for a keyword; `Infinity` without any. */
export function getSmallest(parts: readonly Schema[], keyword: string): number {
  return getBounds(parts, keyword).reduce((smallest, bound) => Math.min(smallest, bound), Infinity)
}

/** The same text for values that JSON Schema takes for equal. */
export function toCanonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, item: unknown) =>
    isObject(item) ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1))) : item,
  )
}

/** The result; undefined if there is an error instead. */
export function tryTo<T>(make: () => T): T | undefined {
  try {
    return make()
  } catch {
    return undefined
  }
}
