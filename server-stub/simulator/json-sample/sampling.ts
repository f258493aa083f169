import type { Random } from '../random.ts'
import type { Hint } from './hint.ts'
import type { Budget } from './schema.ts'

/** The state of one sample. */
export interface Sampling {
  readonly root: unknown
  readonly random: Random
  readonly budget: Budget
  readonly hint: Hint
  /** Numbers of the hint that are not used yet. */
  readonly numbers: number[]
}

/** The position of a value in the sample. */
export interface SamplePosition {
  /** The nearest property. */
  readonly name: string
  readonly depth: number
  /** Set when the usual values are used up: each number gives another value. */
  readonly serial?: number | undefined
}

/** Generates a value for a schema; throws `Unsatisfiable` if there is none. */
export type Sample = (schema: unknown, place: SamplePosition) => unknown
