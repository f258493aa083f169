import fc from 'fast-check'

/** The random choices of one request: the same for the same seed and index. */
export class Random {
  readonly #source: fc.Random

  constructor(seed: number, index: number) {
    this.#source = new fc.Random(mulberry32(Math.imul(seed, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b)))
  }

  /** Draws a whole number from `min` to `max`, both included. */
  integer(min: number, max: number): number {
    return this.#source.nextInt(min, max)
  }

  /** Returns true in `percent` of a hundred cases. */
  chance(percent: number): boolean {
    return this.integer(1, 100) <= percent
  }

  /** Draws one of the values; throws for an empty list. */
  pick<T>(values: readonly T[]): T {
    const value = values[this.integer(0, values.length - 1)]
    if (value === undefined) throw new RangeError('There is nothing to pick from.')
    return value
  }

  /** Draws a value of an arbitrary of fast-check. */
  draw<T>(arbitrary: fc.Arbitrary<T>): T {
    return arbitrary.generate(this.#source, undefined).value
  }
}

interface Generator {
  readonly clone: () => Generator
  readonly next: () => number
  readonly getState: () => readonly number[]
}

/** Tommy Ettinger's generator of 32 bits, in the form that fast-check takes. */
function mulberry32(start: number): Generator {
  let state = start
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return (mixed ^ (mixed >>> 14)) | 0
  }
  return { clone: () => mulberry32(state), next, getState: () => [state] }
}
