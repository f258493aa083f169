import { Ajv, type ValidateFunction } from 'ajv'
import { Ajv2019 } from 'ajv/dist/2019.js'
import { Ajv2020 } from 'ajv/dist/2020.js'
import draft04 from 'ajv-draft-04'
import addFormats from 'ajv-formats'
import { expect, test } from 'vitest'
import { type Random, randomFrom } from '../../../runtime/random.ts'
import { Budget } from '../../../runtime/samples/budget.ts'
import { sampleJson, sampleVariants } from '../../../runtime/samples/json-sample.ts'
import { HOSTILE, OLDER, person, SCHEMAS } from './sampled-schemas.ts'

function compileByDraft(schema: object): ValidateFunction {
  const draft = '$schema' in schema ? String(schema.$schema) : ''
  const Validator = /draft-04/.test(draft) ? draft04.default : /draft-07/.test(draft) ? Ajv : Ajv2019
  const validator = new Validator({ strict: false, logger: false, multipleOfPrecision: 9 })
  addFormats.default(validator)
  return validator.compile(schema)
}

const ajv = new Ajv2020({ strict: false, logger: false, multipleOfPrecision: 9 })
addFormats.default(ajv)

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

const strict = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(strict)

test.each([
  { type: 'string', pattern: '(?=a)b', minLength: 40 },
  { type: 'string', format: 'email', maxLength: 4 },
  { type: 'string', minLength: 5, maxLength: 3 },
  { type: 'integer', minimum: 5, maximum: 3 },
])('a sample of %j, which none fits, breaks one rule', (rule) => {
  const properties = { rule, email: { type: 'string', format: 'email', maxLength: 20 } }
  const validate = strict.compile({ type: 'object', properties })
  validate(sampleJson({ type: 'object', properties, required: ['rule', 'email'] }, randomFrom(1)).value)
  expect(validate.errors?.map(({ instancePath }) => instancePath)).toEqual(['/rule'])
})

test.each([
  ['a negative minimum', { type: 'array', contains: {}, minContains: -1e12, items: { type: 'integer' } }, 'array'],
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
