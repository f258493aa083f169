import { isDeepStrictEqual } from 'node:util'
import { isObject, ownValue } from '../../core/contract.ts'
import { Problem } from '../../core/problem.ts'
import type { Random } from '../random.ts'
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
  /** Generates a value for a schema; throws `Unsatisfiable` if there is none. */
  readonly sample: (schema: unknown, place: SamplePosition) => unknown
}

export interface SamplePosition {
  /** The nearest property. */
  readonly name: string
  readonly depth: number
  /** Set when the usual values are used up: each number gives another value. */
  readonly serial?: number | undefined
}

/** No value is valid here; another alternative may be. */
export class Unsatisfiable extends Error {}

export function same(a: unknown, b: unknown): boolean {
  return a === b || (typeof a === 'object' && typeof b === 'object' && isDeepStrictEqual(a, b))
}

export function toArray(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

export function toStrings(value: unknown): string[] {
  return toArray(value).filter((item) => typeof item === 'string')
}

export function own(record: unknown, name: string): unknown {
  return isObject(record) ? ownValue(record, name) : undefined
}

/** The numbers that the schemas have for a keyword. */
export function getBounds(parts: readonly Schema[], keyword: string): number[] {
  return parts.map((part) => own(part, keyword)).filter((bound) => typeof bound === 'number')
}

export function tooLarge(what: string): Problem {
  return invalidSchema(`The JSON schema asks for ${what}.`)
}

export function invalidSchema(message: string): Problem {
  return new Problem('invalid-request', message, { violations: [{ param: '', message }] })
}

const MAX_NODES = 10_000
const MAX_CHARS = 100_000
const MAX_DEPTH = 32
const MAX_WORK = 200_000
const TERSE_AFTER_NODES = 300
const TERSE_BELOW_DEPTH = 6

/** The limits of one sample; exceeding one throws a `Problem` that names it. */
export class Budget {
  #nodes = 0
  #chars = 0
  #work = 0

  node(depth: number): void {
    if (depth > MAX_DEPTH) throw tooLarge(`values nested deeper than ${MAX_DEPTH} levels`)
    this.nodes(1)
    this.#nodes++
  }

  /** Checks the limit before `count` values are generated. */
  nodes(count: number): void {
    if (this.#nodes + count > MAX_NODES) throw tooLarge(`more than ${MAX_NODES.toLocaleString('en')} values`)
  }

  chars(count: number): void {
    this.#chars += count
    if (this.#chars > MAX_CHARS) throw tooLarge(`more than ${MAX_CHARS.toLocaleString('en')} characters of text`)
  }

  work(units: number): void {
    this.#work += units
    if (this.#work > MAX_WORK) throw tooLarge('more steps than a sample may take')
  }

  /** Whether to omit everything optional. */
  terse(depth: number): boolean {
    return depth > TERSE_BELOW_DEPTH || this.#nodes > TERSE_AFTER_NODES
  }
}
