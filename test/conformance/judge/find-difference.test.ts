import { expect, test } from 'vitest'
import { findDifference } from '../../../conformance/judge/find-difference.ts'
import type { Json } from '../../../runtime/json.ts'

test.each<[Json, unknown, string]>([
  [{ $matches: '^https?://' }, 'ftp://h', 'must match ^https?://, got "ftp://h"'],
  [{ $type: 'array' }, '', 'must be of type array, got ""'],
  [{ $length: 2 }, ['a'], 'must have length 2, got ["a"]'],
  [{ $contains: { id: '7' } }, [], 'must contain {"id":"7"}, got []'],
  [{ $not: '7' }, '7', 'must be other than "7", got "7"'],
  [{ $below: 7 }, 7, 'must be below 7, got 7'],
  [{ $absent: true }, null, 'must be absent, got null'],
  ['7', undefined, 'must be "7", got nothing'],
])('the expectation %j is told in words', (expected, actual, words) => {
  expect(findDifference({ a: expected }, { a: actual })).toBe(`body.a ${words}`)
})
