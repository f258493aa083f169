import { Ajv2020 } from 'ajv/dist/2020.js'
import { isMultipleOf } from 'gatewright/validation'
import { expect, test } from 'vitest'
import { makeAjv } from '../../../generators/emit/ajv.ts'

/** Amounts up to a billion, written with two decimals. */
const amounts = Array.from({ length: 5_000 }, (_, i) => (i * i * 9_973 + i) % 1e9)

test('amounts with two decimals are multiples of 0.01, and halves of a cent are not', () => {
  for (const [i, whole] of amounts.entries()) {
    const cents = `${i % 100}`.padStart(2, '0')
    expect(isMultipleOf(Number(`${whole}.${cents}`), 0.01), `${whole}.${cents}`).toBe(true)
    expect(isMultipleOf(Number(`-${whole}.${cents}`), 0.01), `-${whole}.${cents}`).toBe(true)
    expect(isMultipleOf(Number(`${whole}.${cents}5`), 0.01), `${whole}.${cents}5`).toBe(false)
  }
})

test.each([
  [0.3, 0.1, true],
  [1.1, 0.1, true],
  [0.07, 0.01, true],
  [1e300, 1, true],
  [0, 0.01, true],
  [7, 3, false],
  [9_007_199_254_740_991, 2, false],
  [0.1, 0.3, false],
  [1, 0, false],
])('%d and the step %d: %j', (value, step, expected) => expect(isMultipleOf(value, step)).toBe(expected))

test('validators of documents accept 4.35 and 19.99 for a step of 0.01', () => {
  const schema = { type: 'number', multipleOf: 0.01 }
  const validate = makeAjv([schema]).compile(schema)
  expect([4.35, 19.99, 4.355].map((value) => validate(value))).toEqual([true, true, false])
  // The reason for a rule of our own.
  expect(new Ajv2020().validate(schema, 4.35)).toBe(false)
})
