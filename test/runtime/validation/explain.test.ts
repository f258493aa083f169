import { describe, expect, test } from 'vitest'
import type { ValidationError } from '../../../runtime/contract.ts'
import { explain } from '../../../runtime/validation/explain.ts'
import { compile } from '../fixture.ts'

function wordsFor(schema: object, value: unknown): string {
  const validate = compile(schema)
  expect(validate(value)).toBe(false)
  const { param, message } = explain(validate.errors ?? [], value)
  return `${param} ${message}`.trim()
}

const within = (schema: object) => ({ type: 'object', properties: { a: schema } })

const conditional = Object.fromEntries([
  ['type', 'object'],
  ['if', { type: 'object', properties: { a: { const: 1 } } }],
  ['then', { type: 'object', required: ['b'] }],
])

describe('a violation is explained', () => {
  test.each([
    [{ type: ['string', 'null'] }, 5, 'must be a string or null, got 5'],
    [{ type: 'integer' }, 1.5, 'must be an integer, got 1.5'],
    [
      { enum: Array.from({ length: 14 }, (_, index) => index) },
      20,
      'must be one of 0, 1, 2, 3, 4, 5, 6, 7, 8, 9 or one of 4 others, got 20',
    ],
    [{ enum: ['low', 'high', null] }, 'mid', 'must be one of "low", "high", null, got "mid"'],
    [{ const: 'message' }, {}, 'must be "message", got an object'],
    [{ type: 'string', minLength: 1 }, '', 'must have at least 1 character, has 0'],
    [{ type: 'string', maxLength: 2 }, '😀😀😀', 'must have at most 2 characters, has 3'],
    [{ type: 'array', minItems: 2 }, [1], 'must have at least 2 items, has 1'],
    [{ type: 'array', maxItems: 1 }, [1, 2], 'must have at most 1 item, has 2'],
    [{ type: 'object', minProperties: 1 }, {}, 'must have at least 1 property, has 0'],
    [{ type: 'object', maxProperties: 2 }, { b: 1, c: 2, d: 3 }, 'must have at most 2 properties, has 3'],
    [{ type: 'number', minimum: 0 }, -1, 'must be at least 0, got -1'],
    [{ type: 'number', maximum: 2 }, 2.5, 'must be at most 2, got 2.5'],
    [{ type: 'number', exclusiveMinimum: 1 }, 1, 'must be greater than 1, got 1'],
    [{ type: 'number', exclusiveMaximum: 1 }, 1, 'must be less than 1, got 1'],
    [{ type: 'number', multipleOf: 8 }, 9, 'must be a multiple of 8, got 9'],
    [{ type: 'string', pattern: '^\\d+x\\d+$' }, 'big', 'must match ^\\d+x\\d+$, got "big"'],
    [{ type: 'string', pattern: '^[A-Za-z0-9+/=]*$' }, '###', 'must be base64, got "###"'],
    [{ type: 'array', uniqueItems: true }, [1, 2, 1], 'must not hold the same item twice: items 0 and 2 are equal'],
    [{ type: 'array', contains: { const: 1 } }, [2], 'must hold at least 1 item of the expected form'],
    [{ not: { const: 1 } }, 1, 'has a form that is not allowed here'],
    [
      { type: 'object', propertyNames: { type: 'string', maxLength: 3 } },
      { long: 1 },
      'has the name "long", which must have at most 3 characters, has 4',
    ],
  ])('%j within an object', (schema, value, words) => {
    expect(wordsFor(within(schema), { a: value })).toBe(`a ${words}`)
  })

  test.each([
    [{ type: 'object', required: ['model'] }, {}, 'model is required'],
    [within({ type: 'object', required: ['b c'] }), { a: {} }, 'a["b c"] is required'],
    [{ type: 'object' }, [], 'must be an object, got an array'],
    [within({ type: 'array', items: { type: 'number' } }), { a: [1, 'x'] }, 'a[1] must be a number, got "x"'],
    [
      { type: 'object', dependentRequired: { logprobs: ['responseLogprobs'] } },
      { logprobs: 1 },
      'responseLogprobs is required where logprobs is given',
    ],
    [{ type: 'object', additionalProperties: false }, { x: 1 }, 'x is not allowed here'],
    [within({ type: 'object', properties: { b: false } }), { a: { b: 1 } }, 'a.b is not allowed here'],
    [
      { type: 'object', dependentSchemas: { text: { properties: { call: false } } } },
      { text: 'x', call: {} },
      'call is not allowed here where text is given',
    ],
    [conditional, { a: 1 }, 'b is required'],
    [
      { type: 'object', properties: { max: {}, a: { type: 'number', exclusiveMaximum: { $data: '1/max' } } } },
      { max: 5, a: 9 },
      'a must be less than 5, got 9',
    ],
  ])('%j', (schema, value, words) => expect(wordsFor(schema, value)).toBe(words))

  test('without repeating long values', () => {
    const words = wordsFor(within({ const: 'x' }), { a: `${'y'.repeat(79)}😀${'z'.repeat(1000)}` })
    expect(words.length).toBeLessThan(130)
    expect(words.isWellFormed()).toBe(true)
  })

  test('for a data URL, by the keyword that generated validators know', () => {
    const params = { types: ['image/png', 'image/webp'], maxBytes: 4194304 }
    const error: ValidationError = { instancePath: '/images/1', schemaPath: '#', keyword: 'x-data-url', params }
    const form = 'must be a base64 data URL (data:<type>;base64,<data>) of image/png or image/webp'
    const message = `${form} with at most 4194304 bytes`
    expect(explain([error], { images: ['', 'x'] })).toMatchObject({ param: 'images[1]', message })
  })
})

const object = (properties: object, required: string[] = []) => ({ type: 'object', required, properties })
const text = object({ type: { const: 'text' }, text: { type: 'string' } }, ['type', 'text'])
const source = object({ media_type: { enum: ['image/png', 'image/webp'] } }, ['media_type'])
const image = object({ type: { const: 'image' }, source }, ['type', 'source'])
const message = object({ content: { oneOf: [{ type: 'string' }, { type: 'array', items: { anyOf: [text, image] } }] } })
const bodyWith = (...content: unknown[]) => ({ messages: [{ content }] })
const audio = { type: 'audio', text: 'x', source: {} }
const body = object({ messages: { type: 'array', items: message } })

describe('the message about a union describes', () => {
  test.each([
    [
      'the branch whose tag fits',
      bodyWith({ type: 'text', text: '' }, { type: 'image', source: { media_type: 'image/bmp' } }),
      'messages[0].content[1].source.media_type must be one of "image/png", "image/webp", got "image/bmp"',
    ],
    ['the branch that was entered', { messages: [{ content: [{}] }] }, 'messages[0].content[0].type is required'],
    ['every branch', { messages: [{ content: 5 }] }, 'messages[0].content must be a string or an array, got 5'],
    ['every tag', bodyWith(audio), 'messages[0].content[0].type must be one of "text", "image", got "audio"'],
  ])('%s', (_, value, words) => expect(wordsFor(body, value)).toBe(words))

  test('the branch with the matching tag, even if another one failed deeper', () => {
    const audio = object({ type: { const: 'audio' } }, ['type'])
    expect(wordsFor(within({ anyOf: [audio, image] }), { a: { type: 'image' } })).toBe('a.source is required')
  })

  test('the branch with the matching tag in a nested union', () => {
    const audio = object({ type: { const: 'audio' } }, ['type'])
    const nested = within({ oneOf: [{ type: 'string' }, { type: 'array', items: { anyOf: [audio, image] } }] })
    expect(wordsFor(nested, { a: [{ type: 'image' }] })).toBe('a[0].source is required')
  })

  test('another constant of the branch with the matching tag', () => {
    const tools = ['bash', 'editor', 'screen'].map((type) => {
      return object({ type: { const: `${type}_1` }, name: { const: type } }, ['type', 'name'])
    })
    const words = wordsFor(within({ anyOf: tools }), { a: { type: 'bash_1', name: 'zsh' } })
    expect(words).toBe('a.name must be "bash", got "zsh"')
  })

  test('the only branch without a tag if the value has none', () => {
    const own = object({ type: { const: 'own' } }, ['name'])
    expect(wordsFor(within({ anyOf: [text, image, own] }), { a: {} })).toBe('a.name is required')
    const reference = { ...object({ type: { const: 'reference' } }, ['id']), not: { required: ['name'] } }
    const said = object({ type: { const: 'said' } }, ['name', 'words'])
    const words = wordsFor(within({ anyOf: [text, image, said, reference] }), { a: { name: 'x' } })
    expect(words).toBe('a.words is required')
  })

  test('the error within a value that other branches refuse immediately', () => {
    const choice = within({ anyOf: [{ type: 'string', enum: ['auto', 'none'] }, text, image] })
    expect(wordsFor(choice, { a: {} })).toBe('a.type is required')
    expect(wordsFor(choice, { a: 'some' })).toBe('a must be one of "auto", "none", got "some"')
    const nested = within({ anyOf: [image, object({ content: { anyOf: [{ type: 'string' }, { type: 'array' }] } })] })
    expect(wordsFor(nested, { a: { content: 1 } })).toBe('a.content must be a string or an array, got 1')
  })

  test('the missing property of the first branch if all fail the same way', () => {
    const either = within({ anyOf: [object({}, ['url']), object({}, ['data'])] })
    expect(wordsFor(either, { a: {} })).toBe('a matches no allowed form (closest: `url` is required)')
  })

  test('a union in a part of the value, with its place', () => {
    const items = { anyOf: [object({}, ['url']), object({}, ['data'])] }
    const nested = within({ oneOf: [{ type: 'string' }, { type: 'array', items }] })
    expect(wordsFor(nested, { a: [{}] })).toBe('a[0] matches no allowed form (closest: `url` is required)')
  })

  test('the non-null branch', () => {
    const nullable = within({ oneOf: [object({ b: { type: 'string' } }, ['b']), { type: 'null' }] })
    expect(wordsFor(nullable, { a: {} })).toBe('a.b is required')
  })

  test('the union itself if too many branches match', () => {
    const both = within({ oneOf: [{ type: 'number' }, { type: 'integer' }] })
    expect(wordsFor(both, { a: 1 })).toBe('a has more than one of the forms that exclude each other')
  })

  test('the allowed values, not their type', () => {
    const level = { type: ['string', 'null'], enum: ['low', 'high', null] }
    const nullable = within({ oneOf: [object({ level }), { type: 'null' }] })
    expect(wordsFor(nullable, { a: { level: 3 } })).toBe('a.level must be one of "low", "high", null, got 3')
  })

  test('every tag of a branch with several', () => {
    const plain = object({ type: { enum: ['plain', null] }, text: { type: 'string' } }, ['text'])
    const branch = (tag: object, to: object) => ({ allOf: [object({ type: tag }), to] })
    const union = within({ anyOf: [branch({ const: 'text' }, text), branch({ enum: ['plain', null] }, plain)] })
    expect(wordsFor(union, { a: { type: 'x' } })).toBe('a.type must be one of "text", "plain", null, got "x"')
    expect(wordsFor(union, { a: { type: null } })).toBe('a.text is required')
  })

  test('the rule for property names in a branch', () => {
    const named = { type: 'object', propertyNames: { type: 'string', maxLength: 1 } }
    const metadata = within({ oneOf: [named, { type: 'null' }] })
    expect(wordsFor(metadata, { a: { bc: 1 } })).toBe('a has the name "bc", which must have at most 1 character, has 2')
  })
})

describe('a discriminator', () => {
  const schema = within({ type: 'object', discriminator: { propertyName: 'type' }, oneOf: [text, image] })

  test.each([
    [{}, 'a.type is required'],
    [{ type: 'video' }, 'a.type has an unknown value: "video"'],
    [{ type: 'text' }, 'a.text is required'],
  ])('%j', (value, words) => expect(wordsFor(schema, { a: value })).toBe(words))

  test('names the allowed values if the validator has them', () => {
    const params = { error: 'mapping', tag: 'type', tagValue: 'video', tagValues: ['text', 'image'] }
    const error = { instancePath: '/a', schemaPath: '#', keyword: 'discriminator', params }
    const message = 'must be one of "text", "image", got "video"'
    expect(explain([error], { a: { type: 'video' } })).toMatchObject({ param: 'a.type', message })
  })
})
