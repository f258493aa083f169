import { expect, test } from 'vitest'
import { randomFrom } from '../../../runtime/random.ts'
import { Budget } from '../../../runtime/samples/budget.ts'
import { sampleJson } from '../../../runtime/samples/json-sample.ts'
import { measureGrowth } from '../../support/growth.ts'

const names = (count: number) => Array.from({ length: count }, (_, i) => `p${i}`)
const table = <T>(count: number, make: (name: string, index: number) => T) =>
  Object.fromEntries(names(count).map((name, i) => [name, make(name, i)]))
const nest = (depth: number, make: (inner: object) => object, inmost: object): object =>
  depth === 0 ? inmost : make(nest(depth - 1, make, inmost))

/** Schemas of a size, by what about them may cost more than their size; and a size that takes some milliseconds, or all of
 * the budget where the cost doubles with each part. */
const KINDS: Readonly<Record<string, readonly [size: number, make: (size: number) => object]>> = {
  'a pattern repeating nothing': [100_000, (n) => ({ type: 'string', pattern: `^(${'(){1000}'.repeat(n / 1000)})` })],
  'a pattern that repeats a start': [1_000_000, (n) => ({ type: 'string', pattern: `^(?:^){${n * 1000}}x` })],
  'alternatives that double': [
    20,
    (n) => ({ type: 'string', default: 'a'.repeat(n * 4), pattern: `^${'(a|.)'.repeat(n * 4)}X$` }),
  ],
  'alternatives that double before a look-ahead': [
    20,
    (n) => ({ type: 'string', default: 'a'.repeat(n), pattern: `(?=a)${'(a|.)'.repeat(n)}X$` }),
  ],
  'many names for a pattern that backtracks': [
    20,
    (n) => ({
      type: 'object',
      patternProperties: { '^(a+)+$': {} },
      default: Object.fromEntries(names(n).map((_, i) => [`${'a'.repeat(24 + i)}!`, 1])),
    }),
  ],
  'many patterns for a name': [
    400,
    (n) => ({
      type: 'object',
      required: ['a'],
      patternProperties: table(n, () => ({})),
      properties: table(n, () => ({})),
    }),
  ],
  'an enum beside empty parts': [2_000, (n) => ({ allOf: [{ enum: names(n) }, ...names(n).map(() => ({}))] })],
  'an enum beside other enums': [1_000, (n) => ({ allOf: names(10).map(() => ({ enum: names(n) })) })],
  'a long default': [
    10_000,
    (n) => ({ type: 'array', items: { type: 'integer' }, default: Array.from({ length: n }, (_, i) => i) }),
  ],
  'a long default of distinct objects': [
    2_000,
    (n) => ({ type: 'array', uniqueItems: true, default: names(n).map((name) => ({ name })) }),
  ],
  'distinct items': [300, (n) => ({ type: 'array', uniqueItems: true, items: { type: 'integer' }, minItems: n })],
  'required names of items': [2_500, (n) => ({ type: 'array', items: { type: 'object', required: names(n) } })],
  'names in parts': [1_000, (n) => ({ allOf: names(n).map((name) => ({ type: 'object', required: [name] })) })],
  'properties in parts': [
    1_000,
    (n) => ({ allOf: names(n).map((name) => ({ type: 'object', properties: { [name]: {} }, required: [name] })) }),
  ],
  'contains in parts': [
    9_000,
    (n) => ({ allOf: Array.from({ length: 50 }, () => ({ type: 'array', contains: {}, minContains: n })) }),
  ],
  'a chain of dependencies': [
    2_000,
    (n) => ({ type: 'object', required: ['p0'], dependentRequired: table(n, (_, i) => [`p${i + 1}`]) }),
  ],
  'draft 7': [250, (n) => ({ required: names(n), dependencies: table(n, (_, i) => ({ required: [`p${i + 1}`] })) })],
  'alternatives without a value': [4_000, (n) => ({ anyOf: names(n).map(() => false) })],
  'alternatives in alternatives': [
    20,
    (n) => ({
      $ref: '#/$defs/p0',
      $defs: table(n, (_, i) => {
        const inner = { $ref: `#/$defs/p${Math.min(i + 1, n - 1)}` }
        return { anyOf: [{ allOf: [inner, { required: ['a'], not: {} }] }, inner, { type: 'object', not: inner }] }
      }),
    }),
  ],
  'doubled references': [
    20,
    (n) => ({
      $ref: '#/$defs/p0',
      $defs: table(n, (_, i) =>
        i === n - 1 ? { type: 'string' } : { allOf: [{ $ref: `#/$defs/p${i + 1}` }, { $ref: `#/$defs/p${i + 1}` }] },
      ),
    }),
  ],
  'references to many anchors': [
    1_000,
    (n) => ({
      type: 'object',
      required: names(n),
      properties: table(n, (name) => ({ $ref: `#${name}` })),
      $defs: table(n, ($anchor) => ({ $anchor, type: 'string' })),
    }),
  ],
  'bounds in parts': [5_000, (n) => ({ allOf: names(n).map((_, minimum) => ({ type: 'integer', minimum })) })],
  'a long character class': [1_500, (n) => ({ type: 'string', pattern: `^[${'\\u0000-\\uffff'.repeat(n)}]{9}$` })],
  'nested groups': [8_000, (n) => ({ type: 'string', pattern: `${'('.repeat(n)}${')'.repeat(n)}` })],
  'nested schemas': [250, (n) => nest(n, (inner) => ({ properties: { a: inner }, required: ['a'] }), {})],
}

/** Where the cost doubles with each part, a busy machine takes up to 120 ms: all of the budget. */
const FLOOR_MS = 20

const compare = (make: (size: number) => object, size: number) =>
  measureGrowth(
    size,
    (n) => {
      const schema = make(n)
      return () => sampleJson(schema, randomFrom(0))
    },
    { leastMs: FLOOR_MS },
  )

test.each(Object.entries(KINDS))(
  '%s: a sample for four times the size takes at most six times the time',
  async (_name, [size, make]) => expect(await compare(make, size)).toBeLessThanOrEqual(6),
)

test.each([1000, 3333])(
  'a pattern of %i times as many repetitions costs no more than a short one may',
  async (times) => {
    const makePattern = (size: number) => ({ type: 'string', pattern: `^{${size === 1 ? 3e6 : 3e6 * times}}` })
    expect(await compare(makePattern, 1)).toBeLessThanOrEqual(6)
  },
)

test('all samples for a request share one budget', () => {
  const schema = { type: 'array', minItems: 3_000, items: { type: 'integer' } }
  const budget = new Budget()
  const samples = Array.from({ length: 20 }, (_, seed) => sampleJson(schema, randomFrom(seed), { budget }))
  const lengths = samples.map(({ value }) => (Array.isArray(value) ? value.length : 0))
  expect(lengths[0]).toBe(3_000)
  expect(lengths.reduce((sum, length) => sum + length, 0)).toBeLessThan(10_000)
  expect(samples.at(-1)).toEqual({ value: [], warning: expect.any(String) })
})
