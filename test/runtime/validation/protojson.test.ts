import type { ProtoJsonDescriptor } from 'gatewright/core'
import { describe, expect, test } from 'vitest'
import { toCanonical } from '../../../runtime/validation/protojson.ts'

const part: ProtoJsonDescriptor = {
  kind: 'object',
  get properties() {
    return {
      inlineData: { kind: 'object', properties: { mimeType: { kind: 'any' } } },
      args: { kind: 'any' },
      parts,
    } as const
  },
}
const parts: ProtoJsonDescriptor = { kind: 'array', single: true, items: part }
const descriptor: ProtoJsonDescriptor = {
  kind: 'object',
  properties: {
    contents: parts,
    maxOutputTokens: { kind: 'integer' },
    mode: { kind: 'enum', values: ['AUTO', 'ANY', 'text/plain'] },
    byName: { kind: 'map', items: part },
    others: { kind: 'array', items: part },
  },
}

describe('ProtoJSON', () => {
  test.each([
    ['names', { contents: [{ inline_data: { mime_type: 'a' } }] }, { contents: [{ inlineData: { mimeType: 'a' } }] }],
    ['single objects for arrays', { contents: { parts: { args: 1 } } }, { contents: [{ parts: [{ args: 1 }] }] }],
    ['integers as text', { max_output_tokens: '12' }, { maxOutputTokens: 12 }],
    ['enum values in any case', { mode: 'auto' }, { mode: 'AUTO' }],
    ['enum values that are spelled small', { mode: 'TEXT/Plain' }, { mode: 'text/plain' }],
    [
      'null as an absent field',
      { contents: [{ inline_data: null, args: 1 }], max_output_tokens: null, mode: null, byName: null },
      { contents: [{ args: 1 }] },
    ],
    ['the other spelling of a null field', { maxOutputTokens: null, max_output_tokens: 3 }, { maxOutputTokens: 3 }],
    ['only values of maps', { by_name: { my_key: { inline_data: {} } } }, { byName: { my_key: { inlineData: {} } } }],
  ])('converts to the spelling of the contract: %s', (_, value, expected) => {
    expect(toCanonical(value, descriptor)).toEqual(expected)
  })

  test.each([
    ['unknown names', { other_name: { inline_data: 1 } }],
    ['what may be anything', { contents: [{ args: { inline_data: 1, mime_type: '2' } }] }],
    ['unknown enum values', { mode: 'sometimes' }],
    ['numbers that are none', { maxOutputTokens: '1.5' }],
    ['numbers too large to be exact', { maxOutputTokens: '9007199254740993' }],
    ['single objects for other arrays', { others: { args: 1 } }],
    ['null in the place of an element', { contents: [null] }],
    ['null where anything may be', { contents: [{ args: { maxOutputTokens: null } }], otherName: null }],
    ['values of another kind', { contents: 'text', maxOutputTokens: {}, byName: [] }],
  ])('leaves unchanged: %s', (_, value) => expect(toCanonical(value, descriptor)).toEqual(value))

  test('copies only what changes', () => {
    const same = { contents: [{ parts: [] }], maxOutputTokens: 1 }
    expect(toCanonical(same, descriptor)).toBe(same)
    const mixed = { contents: [{ parts: [] }], max_output_tokens: 1 }
    expect(toCanonical(mixed, descriptor)).toHaveProperty('contents', mixed.contents)
    expect(mixed).toEqual({ contents: [{ parts: [] }], max_output_tokens: 1 })
  })

  test("keeps the contract's spelling if both are present", () => {
    expect(toCanonical({ max_output_tokens: 1, maxOutputTokens: 2 }, descriptor)).toEqual({
      max_output_tokens: 1,
      maxOutputTokens: 2,
    })
  })

  test('treats __proto__ as an ordinary name', () => {
    const value = JSON.parse('{"__proto__": {"polluted": 1}, "constructor": 1, "max_output_tokens": 1}')
    const canonical = toCanonical(value, descriptor) as object
    expect(Object.getPrototypeOf(canonical)).toBe(Object.prototype)
    expect(Object.keys(canonical)).toEqual(['__proto__', 'constructor', 'maxOutputTokens'])
  })
})
