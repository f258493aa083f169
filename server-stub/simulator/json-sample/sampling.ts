import type { Random } from '../random.ts'
import type { Hint } from './hint.ts'
import type { Budget } from './schema.ts'

/** What one sample is made with. */
export interface Sampling {
  readonly root: unknown
  readonly random: Random
  readonly budget: Budget
  readonly hint: Hint
  /** Numbers of the hint that no value has taken up yet. */
  readonly numbers: number[]
}

/** Where in the sample a value stands. */
export interface Place {
  /** Of the nearest property. */
  readonly name: string
  readonly depth: number
  /** Set when the usual values are used up: another number, another value. */
  readonly serial?: number | undefined
}

/** Makes a value for a schema; throws `Unsatisfiable` when there is none. */
export type Sample = (schema: unknown, place: Place) => unknown
