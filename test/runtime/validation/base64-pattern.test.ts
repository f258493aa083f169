import fc from 'fast-check'
import { expect, test } from 'vitest'
import { base64Pattern } from '../../../runtime/validation/base64-pattern.ts'

const patterns = [
  '^[A-Za-z0-9+/_=\\s-]*$',
  '^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$',
  '^(?:[A-Za-z0-9+/_-]{4})*(?:[A-Za-z0-9+/_-]{2}(?:==)?|[A-Za-z0-9+/_-]{3}=?)?$',
]

/** Long base64, with other characters at its start, its end, or where its pieces meet. */
const strings = fc
  .record({
    bytes: fc.constantFrom(800, 49_151, 49_152, 49_153, 50_000),
    changes: fc.array(
      fc.record({
        at: fc.constantFrom(0, 700, 65_534, 65_535, 65_536, -3, -2, -1),
        by: fc.constantFrom('', '=', '==', '-', '_', ' ', '\n', ',', 'Ł', 'é', '\0', '🗺', 'AAA', 'AA=='),
      }),
      { maxLength: 3 },
    ),
  })
  .map(({ bytes, changes }) =>
    changes.reduce(
      (text, { at, by }) => text.slice(0, at) + by + text.slice(at).slice(1),
      Buffer.alloc(bytes, 'abcdefg').toString('base64'),
    ),
  )

test('padding where two pieces meet is refused', () => {
  const fast = base64Pattern(patterns[1] ?? '')
  expect(fast.test(`${'A'.repeat(65_534)}==`)).toBe(true)
  expect(fast.test(`${'A'.repeat(65_534)}==AAAA`)).toBe(false)
})

test.each(patterns)('%s decides as its expression does', (source) => {
  const [fast, expression] = [base64Pattern(source), new RegExp(source, 'u')]
  fc.assert(
    fc.property(strings, (text) => {
      expect(fast.test(text)).toBe(expression.test(text))
    }),
    { numRuns: 500 },
  )
})
