import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { Validate } from 'gatewright/core'
import { afterAll, describe, expect, test } from 'vitest'
import { makePrintingAjv } from '../../generators/emit/ajv.ts'
import { printValidators } from '../../generators/emit/validator-code.ts'
import type { JsonObject } from '../../runtime/json.ts'
import { makeFolder, removeFolder, root } from './run-generate.ts'

/** The version of ajv whose output validator-code.ts can read. */
const ajvVersion = '8.20.0'

const core = '../../runtime'

/** Every feature that makes ajv refer to a value outside of a function. */
const schemas: Record<string, JsonObject> = {
  Tree: { type: 'object', required: ['leaf'], properties: { leaf: { $ref: 'Leaf' }, trees: { $ref: 'Trees' } } },
  Trees: { type: 'array', uniqueItems: true, minItems: 1, items: { $ref: 'Tree' } },
  Leaf: {
    type: 'object',
    properties: {
      code: { type: 'string', pattern: '^[^"\\\\]+$', minLength: 1 },
      day: { type: 'string', format: 'date' },
      place: { const: { x: 0, pattern0: 'pattern0' } },
      // The name that ajv gives to the pattern above.
      pattern0: { enum: ['pattern0', 'wrapper0.validate', '"pattern0', 'validate11', 'schema13'] },
    },
  },
  Named: {
    type: 'object',
    properties: {
      name: { type: 'string', minLength: 2, maxLength: 3, pattern: '^[^"\\\\]+$' },
      mail: { type: 'string', format: 'email' },
      of: { type: 'string', format: 'constructor' },
    },
  },
  Priced: { type: 'object', properties: { price: { type: 'number', multipleOf: 0.01 } } },
  Closed: { allOf: [{ $ref: 'Tree' }], properties: { own: { type: 'number' } }, unevaluatedProperties: false },
}

function print(all: Record<string, JsonObject>): string {
  const ajv = makePrintingAjv(Object.values(all))
  for (const [id, schema] of Object.entries(all)) ajv.addSchema({ ...schema, $id: id })
  return printValidators(ajv, Object.keys(all), { core }).code
}

const printed = print(schemas)

test(`ajv has the version ${ajvVersion}`, () => {
  const { version } = JSON.parse(readFileSync(join(root, 'node_modules/ajv/package.json'), 'utf8'))
  const advice =
    'ajv was upgraded: run `npm run generate`, review the changes in generated/validators, and update the version in this test'
  expect(version, advice).toBe(ajvVersion)
})

test('a new schema does not change the code of others', () => {
  const { Leaf, ...others } = schemas
  const added = { Early: { allOf: [{ $ref: 'Tree' }, { properties: { name: { pattern: '^a' } } }] } }
  const lines = new Set(print({ ...added, ...others, Leaf: Leaf ?? {} }).split('\n'))
  expect(printed.split('\n').filter((line) => !lines.has(line))).toEqual([])
})

test('an unknown reference is an error', () => {
  const ajv = makePrintingAjv([])
  ajv.addKeyword({ keyword: 'even', validate: (_: unknown, value: number) => value % 2 === 0 })
  ajv.addSchema({ $id: 'Even', even: true })
  expect(() => printValidators(ajv, ['Even'], { core })).toThrow(/validator-code.ts cannot print .* as keyword/)
})

test.each([
  ['^[A-Za-z0-9+/=]*$', true],
  ['^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$', true],
  // What not all base64 fits.
  ['^[A-Za-z0-9_=-]*$', false],
  ['^(?:[A-Za-z0-9+/]{4})*$', false],
  ['^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/][AQgw]==|[A-Za-z0-9+/]{2}[A-Za-z048]=)?$', false],
  ['^[A-Za-z0-9+/=]{0,2000}$', false],
])('%s is checked as base64: %s', (pattern, isBase64) => {
  expect(/base64Pattern\(/.test(print({ Data: { type: 'string', pattern } }))).toBe(isBase64)
})

describe('the printed validators agree with ajv', async () => {
  const folder = makeFolder()
  afterAll(() => removeFolder(folder))
  const path = join(root, folder, 'validators.js')
  writeFileSync(path, printed)
  const validators: Record<string, Validate> = await import(path)
  const plain = new Ajv2020({ strict: false, messages: false, logger: false, multipleOfPrecision: 9 })
  addFormats.default(plain)
  for (const [id, schema] of Object.entries(schemas)) plain.addSchema({ ...schema, $id: id })

  const leaves = [
    {},
    { name: 'ab' },
    { name: 'a' },
    { name: '🗺' },
    { name: '🗺🗺🗺' },
    { name: '🗺🗺🗺🗺' },
    { name: 'a"b' },
    { code: '' },
    { code: '\\' },
    { day: '2024-02-29' },
    { day: '2023-02-29' },
    { mail: 'a@example.com' },
    { mail: 'a' },
    { of: '' },
    { place: { pattern0: 'pattern0', x: 0 } },
    { place: { x: -0, pattern0: 'pattern0' } },
    { place: { x: 0 } },
    { pattern0: 'pattern0' },
    { pattern0: 'wrapper0.validate' },
    { pattern0: 'validate11' },
    { pattern0: 'schema13' },
    { pattern0: 'patternLeaf_0' },
    { price: 4.35 },
    { price: 19.99 },
    { price: 4.355 },
  ]
  const node = { leaf: {} }
  const trees = [{ leaf: {}, trees: [] }, { leaf: {}, trees: [node, node] }, { trees: [] }, { leaf: {}, other: 1 }]
  test.each(
    Object.keys(schemas).flatMap((id) =>
      [...leaves, ...leaves.map((leaf) => ({ leaf: {}, trees: [{ leaf }] })), ...trees].map(
        (value) => [id, value] as const,
      ),
    ),
  )('%s on %j', (id, value) => {
    const validate = plain.getSchema(id)
    const verdict = validate?.(value)
    expect(validators[id]?.(value)).toBe(verdict)
    expect(validators[id]?.errors).toEqual(validate?.errors)
  })
})
