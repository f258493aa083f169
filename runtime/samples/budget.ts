import { isTimeout, processorTime, runBounded } from '../validation/run-bounded.ts'

/** A sample needs more than its part of the budget. */
export class OverBudget extends Error {}

/** A step takes about a third of a microsecond. */
const STEPS = 1_000_000
const STEPS_PER_VALUE = 100
const STEPS_PER_CHAR = 10
const SMALLEST_SEARCH = 2_000
/** Processor time for work that steps cannot count. */
const TIMED_MS = 120
const MAX_DEPTH = 32
const TERSE_AFTER_VALUES = 300
const TERSE_BELOW_DEPTH = 6

/** What all samples for one request may cost: 10,000 values or 100,000 characters. Exceeding it throws `OverBudget`. */
export class Budget {
  #left = STEPS
  /** The part of `#left` that is kept for later work. */
  #kept = 0
  #timedMs = TIMED_MS
  #values = 0

  /** Takes steps before they are done. */
  spend(steps: number): void {
    // A schema may ask for a negative number of items.
    const cost = Math.max(0, steps)
    if (this.#left - cost < this.#kept) throw new OverBudget('more work than a sample may take')
    this.#left -= cost
  }

  /** Takes the steps for one value. */
  value(depth: number): void {
    if (depth > MAX_DEPTH) throw new OverBudget(`values nested deeper than ${MAX_DEPTH} levels`)
    this.spend(STEPS_PER_VALUE)
    this.#values++
  }

  /** Throws unless that many more values can be afforded; takes nothing. */
  check(values: number): void {
    if (values * STEPS_PER_VALUE > this.#left - this.#kept) {
      throw new OverBudget(`more than ${(STEPS / STEPS_PER_VALUE).toLocaleString('en')} values`)
    }
  }

  chars(count: number): void {
    this.spend(count * STEPS_PER_CHAR)
  }

  /** Does work with a part of the steps that are left. */
  withShare<T>(share: number, work: () => T): T {
    const kept = this.#kept
    this.#kept = this.#left - Math.floor((this.#left - kept) * share)
    try {
      return work()
    } finally {
      this.#kept = kept
    }
  }

  /** Does work, such as backtracking, that only time can limit. */
  timed<T>(work: () => T): T {
    const limitMs = Math.ceil(this.#timedMs / 2)
    if (limitMs <= 1) throw new OverBudget('patterns that take too long to match')
    const before = processorTime()
    try {
      return runBounded(work, limitMs)
    } catch (error) {
      if (isTimeout(error)) throw new OverBudget('patterns that take too long to match')
      throw error
    } finally {
      this.#timedMs -= processorTime() - before
    }
  }

  /** Whether too little is left for a search. */
  get isUsedUp(): boolean {
    return this.#left - this.#kept < SMALLEST_SEARCH
  }

  /** Whether to omit everything optional. */
  isTerse(depth: number): boolean {
    return depth > TERSE_BELOW_DEPTH || this.#values > TERSE_AFTER_VALUES
  }
}
