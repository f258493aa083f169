import { expect, test } from 'vitest'
import { buildContract } from '../../generators/model/build-contract.ts'
import { toUnicodePattern } from '../../generators/read/unicode-pattern.ts'
import { findWarnings } from '../../generators/warnings.ts'
import { getSpec } from './run-generate.ts'

const texts = [
  'A-1',
  "o'Brien",
  'a.b-c',
  'x@_a"b',
  'a{b}',
  '%%',
  'é@',
  '3-x!',
  '\n:',
  ']:',
  'pL',
  '-',
  'w',
  "'",
  '{',
  '}',
  '\\',
  '',
]

/** Some of them are in published documents. */
const patterns = [
  '^[A-Z\\-]+\\-\\d$',
  "^[\\w\\-\\'\\.\\s]+$",
  '^[\\w-.]+$',
  '^[.-\\w]+@\\_a\\"b$',
  'a{b}',
  '^\\%{2}$',
  '\\u00e9\\@',
  '[\\d-]\\-x\\!',
  '\\cJ\\:',
  '^[^\\]\\:]+$',
  '^\\pL$',
  '[\\B]|\\x\\:',
]

test.each(patterns)('the pattern %s fits the same texts with the flag u', (pattern) => {
  expect(() => new RegExp(pattern, 'u')).toThrow()
  const [before, after] = [new RegExp(pattern), new RegExp(toUnicodePattern(pattern), 'u')]
  expect(texts.filter((text) => after.test(text))).toEqual(texts.filter((text) => before.test(text)))
})

test.each(['^\\p{L}+$', '[\\w\\-]', '(', '(?=a)*', '\\2'])('the pattern %s stays as it is', (pattern) => {
  expect(toUnicodePattern(pattern)).toBe(pattern)
})

test('such patterns of a document are checked, without a warning', () => {
  const schema = {
    type: 'object',
    properties: { name: { pattern: "^\\'" } },
    patternProperties: { '^x\\-': { type: 'integer' } },
  }
  const document = { openapi: '3.1.0', info: { title: 'A', version: '1' }, components: { schemas: { Name: schema } } }
  const built = buildContract(getSpec({ 'openapi.yaml': JSON.stringify(document) }))
  expect(findWarnings(built)).toEqual([])
  expect(built.schemas.Name).toMatchObject({
    properties: { name: { pattern: "^'" } },
    patternProperties: { '^x-': { type: 'integer' } },
  })
})
