import fc from 'fast-check'
import { CannotRun } from '../scenario.ts'

const mostAttempts = 1000

/** A `filter` that throws a CannotRun after 1000 attempts in vain, while that of fast-check never ends. */
export class CappedFilter<T> extends fc.Arbitrary<T> {
  readonly #inner: fc.Arbitrary<T>
  readonly #fits: (value: T) => boolean
  readonly #filtered: fc.Arbitrary<T>

  constructor(inner: fc.Arbitrary<T>, fits: (value: T) => boolean) {
    super()
    this.#inner = inner
    this.#fits = fits
    this.#filtered = inner.filter(fits)
  }

  generate(random: fc.Random, bias: number | undefined): fc.Value<T> {
    for (let attempt = 0; attempt < mostAttempts; attempt++) {
      const value = this.#inner.generate(random, bias)
      if (this.#fits(value.value)) return value
    }
    throw new CannotRun(`${mostAttempts} random values have none that fits`)
  }

  canShrinkWithoutContext(value: unknown): value is T {
    return this.#filtered.canShrinkWithoutContext(value)
  }

  shrink(value: T, context: unknown): fc.Stream<fc.Value<T>> {
    return this.#filtered.shrink(value, context)
  }
}
