import fc from 'fast-check'

/**
 * The values of another arbitrary, or none in `weight` cases out of `weight + 1`. A value can be dropped after any other
 * shrinking, which `fc.option` tries only once.
 */
export function mayBeAbsent<T>(inner: fc.Arbitrary<T>, weight: number): fc.Arbitrary<T | undefined> {
  return new Absent(inner, weight)
}

class Absent<T> extends fc.Arbitrary<T | undefined> {
  readonly #inner: fc.Arbitrary<T>
  readonly #weight: number

  constructor(inner: fc.Arbitrary<T>, weight: number) {
    super()
    this.#inner = inner
    this.#weight = weight
  }

  generate(random: fc.Random, bias: number | undefined): fc.Value<T | undefined> {
    if (random.nextInt(0, this.#weight) > 0) return nothing
    return this.#inner.generate(random, bias)
  }

  canShrinkWithoutContext(value: unknown): value is T | undefined {
    return value === undefined || this.#inner.canShrinkWithoutContext(value)
  }

  shrink(value: T | undefined, context: unknown): fc.Stream<fc.Value<T | undefined>> {
    if (value === undefined) return fc.Stream.nil()
    return fc.Stream.of<fc.Value<T | undefined>>(nothing).join(this.#inner.shrink(value, context))
  }
}

const nothing = new fc.Value(undefined, undefined)
