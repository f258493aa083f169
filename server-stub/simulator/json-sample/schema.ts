import { isDeepStrictEqual } from 'node:util'
import { ownValue } from '../../core/contract.ts'
import { Problem } from '../../core/problem.ts'

/** An object schema as sent by a client, not validated. */
export type Schema = Readonly<Record<string, unknown>>

/** No value is valid here; another alternative may be. */
export class Unsatisfiable extends Error {}

export function same(a: unknown, b: unknown): boolean {
  return a === b || (typeof a === 'object' && typeof b === 'object' && isDeepStrictEqual(a, b))
}

export function isRecord(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function toStrings(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
}

export function own(record: unknown, name: string): unknown {
  return isRecord(record) ? ownValue(record, name) : undefined
}

export function tooLarge(what: string): Problem {
  const message = `The JSON schema asks for ${what}.`
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
    if (++this.#nodes > MAX_NODES) throw tooLarge(`more than ${MAX_NODES.toLocaleString('en')} values`)
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
