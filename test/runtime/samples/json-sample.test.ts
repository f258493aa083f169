import { Ajv, type ValidateFunction } from 'ajv'
import { Ajv2019 } from 'ajv/dist/2019.js'
import { Ajv2020 } from 'ajv/dist/2020.js'
import draft04 from 'ajv-draft-04'
import addFormats from 'ajv-formats'
import { expect, test } from 'vitest'
import { type Random, randomFrom } from '../../../runtime/random.ts'
import { Budget } from '../../../runtime/samples/budget.ts'
import { sampleJson, sampleVariants } from '../../../runtime/samples/json-sample.ts'

const person = {
  type: 'object',
  properties: {
    name: { type: 'string', minLength: 2 },
    age: { type: 'integer', minimum: 0, maximum: 150 },
    email: { type: 'string', format: 'email' },
    tags: { type: 'array', items: { type: 'string' }, uniqueItems: true, maxItems: 5 },
  },
  required: ['name', 'age'],
  additionalProperties: false,
}

const FORMATS = [
  ...'date date-time time duration email hostname ipv4 ipv6 uri'.split(' '),
  ...'uri-reference uri-template uuid json-pointer relative-json-pointer regex'.split(' '),
]

const SCHEMAS: Readonly<Record<string, object>> = {
  empty: {},
  person,
  'any type': { type: ['string', 'null'] },
  enum: { enum: ['red', 'green', 7, null] },
  const: {
    type: 'object',
    properties: { kind: { const: 'circle' }, radius: { type: 'number', exclusiveMinimum: 0 } },
    required: ['kind', 'radius'],
  },
  'multiple of a tenth': { type: 'number', multipleOf: 0.1, minimum: 3.05, maximum: 3.35 },
  'multiples of 7': { type: 'integer', multipleOf: 7, minimum: 1000, maximum: 1006 },
  'a narrow number': { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 0.0001 },
  'large numbers': { type: 'integer', minimum: 9e15 },
  'large numbers between others': { type: 'integer', exclusiveMinimum: 9e15 + 1, exclusiveMaximum: 9e15 + 9 },
  'negative numbers': { type: 'number', maximum: -273.15 },
  'short text': { type: 'string', maxLength: 1 },
  'plate number': { type: 'string', pattern: '^[A-Z]{1,3}-\\d{2,4}$' },
  'hex color': { type: 'string', pattern: '^#(?:[0-9a-f]{3}){1,2}$' },
  'unanchored pattern': { type: 'string', pattern: 'foo|bar', minLength: 20 },
  'a start and an end by two patterns': { allOf: [{ type: 'string', pattern: '^http.*' }, { pattern: '.*png$' }] },
  'cents within a range': { type: 'number', multipleOf: 0.01, minimum: 4.351, maximum: 4.369 },
  'an address of few characters': { type: 'string', format: 'email', maxLength: 15 },
  'dependent schemas': {
    type: 'object',
    properties: { card: { type: 'integer' } },
    required: ['card'],
    dependentSchemas: { card: { properties: { limit: { type: 'integer', minimum: 1000 } }, required: ['limit'] } },
  },
  'long pattern': { type: 'string', pattern: '^[a-z]+$', minLength: 50, maxLength: 60 },
  'unicode pattern': { type: 'string', pattern: '^\\p{Lu}\\p{Ll}+(\\s\\p{Lu}\\p{Ll}+)*$' },
  password: { type: 'string', pattern: '^(?=.*[A-Z])(?=.*\\d).{8,}$' },
  'not a digit': { type: 'string', pattern: '^[^0-9]{4}$' },
  ...Object.fromEntries(FORMATS.map((format) => [`format ${format}`, { type: 'string', format }])),
  'unknown format': { type: 'string', format: 'moon-phase' },
  tuple: { type: 'array', prefixItems: [{ type: 'string' }, { type: 'integer' }], items: false, minItems: 2 },
  'unique booleans': { type: 'array', items: { type: 'boolean' }, uniqueItems: true, minItems: 2 },
  'many unique words': { type: 'array', items: { type: 'string' }, uniqueItems: true, minItems: 60 },
  'many unique short words': {
    type: 'array',
    items: { type: 'string', maxLength: 4 },
    uniqueItems: true,
    minItems: 60,
  },
  'many unique numbers': { type: 'array', items: { type: 'integer' }, uniqueItems: true, minItems: 300 },
  'many unique addresses': {
    type: 'array',
    items: { type: 'object', properties: { email: { type: 'string', format: 'email' } }, required: ['email'] },
    uniqueItems: true,
    minItems: 80,
  },
  contains: { type: 'array', items: { type: 'integer' }, contains: { minimum: 1000 }, minContains: 2 },
  'any of with a dead branch': { anyOf: [false, { type: 'integer', minimum: 5, maximum: 1 }, { type: 'boolean' }] },
  'one of with a dead branch': { oneOf: [false, { type: 'boolean' }] },
  'one of that overlap': {
    oneOf: [
      { type: 'integer', minimum: 5 },
      { type: 'number', minimum: 10 },
    ],
  },
  'tagged one of': {
    type: 'array',
    minItems: 6,
    items: {
      oneOf: [
        {
          type: 'object',
          properties: { type: { const: 'a' }, a: { type: 'string' } },
          required: ['type', 'a'],
          additionalProperties: false,
        },
        {
          type: 'object',
          properties: { type: { const: 'b' }, b: { type: 'integer' } },
          required: ['type', 'b'],
          additionalProperties: false,
        },
      ],
    },
  },
  'all of': {
    allOf: [
      { type: 'object', properties: { a: { type: 'string' } }, required: ['a'] },
      { properties: { a: { minLength: 30 }, b: { type: 'integer' } }, required: ['b'] },
    ],
  },
  'all of with bounds': {
    allOf: [{ type: 'number', minimum: 3 }, { type: 'integer', maximum: 4 }, { exclusiveMaximum: 4 }],
  },
  tree: {
    $ref: '#/$defs/node',
    $defs: {
      node: {
        type: 'object',
        properties: { value: { type: 'integer' }, children: { type: 'array', items: { $ref: '#/$defs/node' } } },
        required: ['value', 'children'],
      },
    },
  },
  'linked list': {
    $defs: {
      link: {
        type: 'object',
        properties: { next: { anyOf: [{ $ref: '#/$defs/link' }, { type: 'null' }] } },
        required: ['next'],
      },
    },
    $ref: '#/$defs/link',
  },
  'reference by anchor': { $defs: { x: { $anchor: 'here', type: 'integer', minimum: 3 } }, $ref: '#here' },
  'few properties': { type: 'object', properties: { a: {}, b: {}, c: {} }, maxProperties: 2 },
  'property names': {
    type: 'object',
    propertyNames: { pattern: '^[a-z]{3}$' },
    additionalProperties: { type: 'boolean' },
    minProperties: 3,
  },
  'pattern properties': {
    type: 'object',
    patternProperties: { '^x-': { type: 'integer' } },
    additionalProperties: false,
    minProperties: 1,
  },
  'names of Object': {
    type: 'object',
    properties: { constructor: { type: 'string' }, toString: { type: 'integer' } },
    required: ['constructor', 'toString', 'valueOf'],
  },
  conditions: {
    type: 'object',
    properties: { country: { enum: ['US', 'CA'] }, code: { type: 'string' } },
    required: ['country', 'code'],
    ...JSON.parse(`{
      "if": { "properties": { "country": { "const": "US" } } },
      "then": { "properties": { "code": { "pattern": "^[0-9]{5}$" } } },
      "else": { "properties": { "code": { "pattern": "^[A-Z][0-9][A-Z]$" } } }
    }`),
  },
  'dependent required': {
    type: 'object',
    properties: { card: { type: 'integer' }, address: { type: 'string' } },
    required: ['card'],
    dependentRequired: { card: ['address'] },
  },
  not: { type: 'integer', minimum: 1, maximum: 3, not: { const: 2 } },
  'not of a type': { type: ['string', 'integer'], not: { type: 'string' } },
  'a long enum': { enum: Array.from({ length: 100_000 }, (_, i) => i) },
  examples: { type: 'string', examples: ['as given'], default: 'else' },
  'a wrong example': { type: 'integer', examples: ['not a number'] },
  nullable: { type: 'string', nullable: true },
  'no type but bounds': { minimum: 5, multipleOf: 5 },
  'unevaluated properties': {
    allOf: [{ type: 'object', properties: { a: { type: 'string' } } }],
    properties: { b: { type: 'integer' } },
    required: ['a', 'b'],
    unevaluatedProperties: false,
  },
}

function compileByDraft(schema: object): ValidateFunction {
  const draft = '$schema' in schema ? String(schema.$schema) : ''
  const Validator = /draft-04/.test(draft) ? draft04.default : /draft-07/.test(draft) ? Ajv : Ajv2019
  const validator = new Validator({ strict: false, logger: false, multipleOfPrecision: 9 })
  addFormats.default(validator)
  return validator.compile(schema)
}

const ajv = new Ajv2020({ strict: false, logger: false, multipleOfPrecision: 9 })
addFormats.default(ajv)

const DRAFT_07 = 'http://json-schema.org/draft-07/schema#'
const pair = [{ type: 'string' }, { type: 'number' }]

/** As clients send them, by the keywords of older drafts. */
const OLDER: Readonly<Record<string, object>> = {
  // What z.tuple becomes through AI SDK 6 and 7.
  'a tuple of draft 7': {
    $schema: DRAFT_07,
    type: 'object',
    properties: { pair: { type: 'array', minItems: 2, maxItems: 2, items: pair } },
    required: ['pair'],
    additionalProperties: false,
  },
  'a closed tuple of draft 7': { $schema: DRAFT_07, type: 'array', items: pair, additionalItems: false, minItems: 2 },
  'items after a tuple': {
    $schema: DRAFT_07,
    type: 'array',
    items: pair,
    additionalItems: { type: 'boolean' },
    minItems: 5,
  },
  'a tuple without a draft': { type: 'array', items: pair, minItems: 2 },
  'definitions and dependencies': {
    $schema: DRAFT_07,
    definitions: { card: { type: 'integer' } },
    type: 'object',
    properties: { card: { $ref: '#/definitions/card' }, address: { type: 'string' }, zip: { type: 'string' } },
    required: ['card'],
    dependencies: { card: ['address'], address: { required: ['zip'], properties: { zip: { pattern: '^[0-9]{5}$' } } } },
  },
  'bounds of draft 4': {
    $schema: 'http://json-schema.org/draft-04/schema#',
    type: 'integer',
    minimum: 3,
    exclusiveMinimum: true,
    maximum: 5,
    exclusiveMaximum: true,
  },
  'an id of draft 4': {
    $schema: 'http://json-schema.org/draft-04/schema#',
    definitions: { x: { id: '#x', type: 'integer', minimum: 7 } },
    $ref: '#x',
  },
  'a recursion of draft 2019-09': {
    $schema: 'https://json-schema.org/draft/2019-09/schema',
    type: 'object',
    properties: { value: { type: 'integer' }, next: { anyOf: [{ $recursiveRef: '#' }, { type: 'null' }] } },
    required: ['value', 'next'],
  },
}

test.each(Object.entries(OLDER))('a sample of %s is valid for every seed', (_name, schema) => {
  const validate = compileByDraft(schema)
  for (let seed = 0; seed < 20; seed++) {
    const { value, warning } = sampleJson(schema, randomFrom(seed))
    expect(validate(value), `${JSON.stringify(value)} ${JSON.stringify(validate.errors)}`).toBe(true)
    expect(warning).toBeUndefined()
  }
})

test.each(Object.entries(SCHEMAS))('a sample of %s is valid for every seed', (_name, schema) => {
  const validate = ajv.compile(schema)
  for (let seed = 0; seed < 20; seed++) {
    const { value, warning } = sampleJson(schema, randomFrom(seed), {
      hint: 'What is the weather in Paris for 3 days?',
    })
    expect(warning).toBeUndefined()
    expect(validate(value), `${JSON.stringify(value)} ${JSON.stringify(validate.errors)}`).toBe(true)
  }
})

/** A random schema that some value satisfies. */
function randomSchema(random: Random, depth: number): object {
  const inner = () => randomSchema(random, depth + 1)
  const low = random.int(-50, 50)
  const kinds: readonly (() => object)[] = [
    () => ({ type: 'integer', minimum: low, maximum: low + random.int(0, 20) }),
    () => ({ type: 'number', exclusiveMinimum: low, multipleOf: random.pick([0.5, 0.01, 3]) }),
    () => ({ type: 'string', minLength: random.int(0, 30), maxLength: random.int(30, 60) }),
    () => ({ type: 'string', pattern: random.pick(['^a+b*$', '[0-9]{3}', '^(x|y)(-(x|y)){2}$', '\\w+@\\w+\\.com']) }),
    () => ({ enum: ['one', 2, null, { three: 3 }] }),
    () => ({ type: 'boolean' }),
  ]
  const nested: readonly (() => object)[] = [
    () => ({ type: 'array', items: inner(), minItems: random.int(0, 3) }),
    () => ({
      type: 'object',
      properties: { a: inner(), b: inner(), title: inner() },
      required: ['b'],
      additionalProperties: random.chance(0.5),
    }),
    () => ({ anyOf: [inner(), inner()] }),
    () => ({ allOf: [inner(), {}] }),
    () => ({ type: 'object', additionalProperties: inner(), minProperties: random.int(0, 3) }),
  ]
  return random.pick(depth > 3 ? kinds : [...kinds, ...nested])()
}

test('samples of random schemas are valid', () => {
  for (let seed = 0; seed < 150; seed++) {
    const schema = randomSchema(randomFrom('schema', seed), 0)
    const { value } = sampleJson(schema, randomFrom(seed))
    expect(ajv.validate(schema, value), `${JSON.stringify(schema)} ${JSON.stringify(value)}`).toBe(true)
  }
})

test('the sample depends on the seed only', () => {
  const sample = (seed: number) => JSON.stringify(sampleJson(person, randomFrom(seed)).value)
  expect(sample(1)).toBe(sample(1))
  expect(new Set([1, 2, 3, 4, 5].map(sample)).size).toBeGreaterThan(1)
})

test('values use the hint', () => {
  const schema = {
    type: 'object',
    properties: { city: { type: 'string' }, days: { type: 'integer' }, unit: { enum: ['celsius', 'fahrenheit'] } },
    required: ['city', 'days', 'unit'],
  }
  const hint = 'What is the weather in New York for 3 days, in fahrenheit?'
  expect(sampleJson(schema, randomFrom(1), { hint }).value).toEqual({ city: 'New York', days: 3, unit: 'fahrenheit' })
})

test('texts use the part of the hint that their name asks for', () => {
  const hint = 'Book a flight from Oslo to Rome for Ada Lovelace.'
  const parts = { from: 'Oslo', destination: 'Rome', customer: 'Ada Lovelace', name: 'Ada Lovelace', query: hint }
  const properties = Object.fromEntries(Object.keys(parts).map((name) => [name, { type: 'string' }]))
  const schema = { type: 'object', properties, required: Object.keys(parts) }
  expect(sampleJson(schema, randomFrom(1), { hint }).value).toEqual(parts)
})

test('numbers are plausible for the name of their property', () => {
  const properties = { birthYear: { type: 'integer' }, latitude: { type: 'number', minimum: 50 } }
  const schema = { type: 'object', properties, required: ['birthYear', 'latitude'] }
  for (let seed = 0; seed < 20; seed++) {
    const { birthYear, latitude } = sampleJson(schema, randomFrom(seed)).value as Record<
      'birthYear' | 'latitude',
      number
    >
    expect([birthYear >= 2015 && birthYear <= 2030, latitude >= 50 && latitude <= 60]).toEqual([true, true])
  }
})

test('arrays without bounds have two or three items', () => {
  const schema = { type: 'array', items: { type: 'integer' } }
  const samples = Array.from({ length: 20 }, (_, seed) => sampleJson(schema, randomFrom(seed)).value as unknown[])
  expect(new Set(samples.map(({ length }) => length))).toEqual(new Set([2, 3]))
})

test('some variants match only one of several open objects', () => {
  const oneOf = [{ properties: { a: { type: 'string' } } }, { properties: { b: { type: 'boolean' } } }]
  for (const branches of [oneOf, oneOf.toReversed()]) {
    const schema = { type: 'object', oneOf: branches }
    expect([...sampleVariants(schema)].some((value) => ajv.validate(schema, value))).toBe(true)
  }
})

test('an optional property without a value is left out, and a required one spoils no neighbour', () => {
  const properties = {
    name: { type: 'string', pattern: '^[A-Z]{3}$' },
    never: { not: {} },
    odd: { type: 'string', pattern: '(?=a)b' },
    nested: { type: 'object', properties: { days: { type: 'integer', minimum: 900 } }, required: ['days'] },
  }
  for (let seed = 0; seed < 20; seed++) {
    const open = sampleJson({ type: 'object', properties, required: ['name', 'nested'] }, randomFrom(seed))
    expect(Object.keys(open.value ?? {}).sort()).toEqual(['name', 'nested'])
    expect(open.warning).toBeUndefined()
    const { value, warning } = sampleJson(
      { type: 'object', properties, required: ['name', 'odd', 'nested'] },
      randomFrom(seed),
    )
    expect(value).toMatchObject({
      name: expect.stringMatching(/^[A-Z]{3}$/),
      odd: expect.any(String),
      nested: { days: expect.any(Number) },
    })
    expect(value).not.toHaveProperty('never')
    expect(ajv.validate(properties.nested, Object(value).nested)).toBe(true)
    expect(warning).toContain('odd')
  }
})

test.each([
  [
    'a negative number of items',
    { type: 'array', contains: {}, minContains: -1e12, items: { type: 'integer' } },
    'array',
  ],
  ['an endless repetition of nothing', { type: 'string', pattern: '^(){99999999999}a$' }, 'string'],
  ['keywords of wrong types', { type: 'object', properties: [1], required: {}, allOf: 3, dependencies: 'x' }, 'object'],
  ['an asynchronous schema', { $async: true, type: 'string' }, 'string'],
  ['names of a prototype', { $ref: '#/__proto__/x', type: ['constructor'], format: 'toString' }, undefined],
])('a schema with %s gets a value, and leaves the budget as limited as it was', (_name, schema, type) => {
  const budget = new Budget()
  const { value } = sampleJson(schema, randomFrom(1), { budget })
  if (type !== undefined) expect(ajv.validate({ type }, value)).toBe(true)
  const others = { type: 'array', minItems: 10_000, items: { type: 'integer' } }
  expect(sampleJson(others, randomFrom(1), { budget }).warning).toBeTypeOf('string')
  expect(sampleJson(person, randomFrom(1), { budget }).warning).toBeUndefined()
})

test('a value is validated by ajv before it is used', () => {
  // No format of that name was generated: the sampler takes it for a word.
  const schema = { type: 'string', format: 'iso-date-time', enum: ['soon', '2024-01-01T00:00:00Z'] }
  const values = Array.from({ length: 10 }, (_, seed) => sampleJson(schema, randomFrom(seed)))
  expect(values).toEqual(values.map(() => ({ value: '2024-01-01T00:00:00Z' })))
})

const HOSTILE: Readonly<Record<string, object>> = {
  'too many items': { type: 'array', minItems: 1e9, items: { type: 'integer' } },
  'too many items, nested': nestedArrays(5),
  'too long a text': { type: 'string', minLength: 1e9 },
  'too long a pattern': { type: 'string', pattern: '^(((a{1000}){1000}){1000})$' },
  'too many properties': { type: 'object', minProperties: 1e9 },
  'a recursion without end': {
    $ref: '#/$defs/a',
    $defs: {
      a: { type: 'object', required: ['x', 'y'], properties: { x: { $ref: '#/$defs/a' }, y: { $ref: '#/$defs/a' } } },
    },
  },
  'a reference to itself': { $ref: '#' },
  'references in a circle': { $ref: '#/$defs/a', $defs: { a: { $ref: '#/$defs/b' }, b: { $ref: '#/$defs/a' } } },
  'an all-of in itself': { $ref: '#/$defs/a', $defs: { a: { allOf: [{ $ref: '#/$defs/a' }, { $ref: '#/$defs/a' }] } } },
  'a reference to nowhere': { $ref: 'https://example.com/other.json' },
  'types that exclude each other': { allOf: [{ type: 'string' }, { type: 'number' }] },
  'bounds that cross': { type: 'integer', minimum: 5, maximum: 4 },
  'an evil pattern': { enum: [`${'a'.repeat(50)}!`], pattern: '^(a+)+$' },
  'an unreadable pattern': { type: 'string', pattern: '(' },
  'more unique items than there are': { type: 'array', items: { type: 'boolean' }, uniqueItems: true, minItems: 3 },
  'a value of many megabytes': { const: 'x'.repeat(5e6) },
  nothing: { not: {}, allOf: [false] },
}

function nestedArrays(depth: number): object {
  return depth === 0 ? { type: 'integer' } : { type: 'array', minItems: 100, items: nestedArrays(depth - 1) }
}

test.each(Object.entries(HOSTILE))('a sample of a schema with %s has a warning', (_name, schema) => {
  expect(sampleJson(schema, randomFrom(1)).warning).toBeTypeOf('string')
})

test('a wide recursion of optional properties stays small', () => {
  const names = Array.from({ length: 20 }, (_, i) => `p${i}`)
  const schema = { type: 'object', properties: Object.fromEntries(names.map((name) => [name, { $ref: '#' }])) }
  expect(JSON.stringify(sampleJson(schema, randomFrom(1)).value).length).toBeLessThan(50_000)
})

test('a property called __proto__ is an ordinary property', () => {
  const schema = JSON.parse(
    '{"type":"object","properties":{"__proto__":{"const":{"evil":1}}},"required":["__proto__"]}',
  )
  const { value } = sampleJson(schema, randomFrom(1))
  expect(JSON.stringify(value)).toBe('{"__proto__":{"evil":1}}')
  expect(value).not.toHaveProperty('evil')
})
