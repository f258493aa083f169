import { expect, test } from 'vitest'
import { DocumentReader } from '../../generators/model/documents.ts'
import { describeText } from '../../generators/model/text-types.ts'
import type { Json, JsonObject } from '../../runtime/json.ts'

function describe(schema: Json, schemas: JsonObject = {}, files = false) {
  const at = { file: '', line: 1, column: 1 }
  const root = { components: { schemas } }
  const places = { adopt: () => {}, locate: () => at, locatePointer: () => at }
  const document = { root, contains: () => true, getOrigin: () => ({ file: '', pointer: '' }), ...places, warnings: [] }
  return describeText(new DocumentReader(document, { diagnostics: [], isLenient: false }), schema, { files })
}

const integer = { type: 'integer' }

test.each<[Json, unknown]>([
  [{}, 'string'],
  [true, 'string'],
  [{ type: ['integer', 'null'] }, 'integer'],
  [{ anyOf: [integer, { type: 'null' }] }, 'integer'],
  [{ anyOf: [{ type: 'string' }, integer] }, { anyOf: ['integer', 'string'] }],
  [{ allOf: [{ $ref: '#/components/schemas/Count' }, { description: 'x' }] }, 'integer'],
  [{ enum: [1, 'a', true, null] }, { anyOf: ['integer', 'boolean', 'string'] }],
  [{ const: 1.5 }, 'number'],
  [{ items: integer }, { array: 'integer' }],
  [{ type: 'array', prefixItems: [integer, { type: 'boolean' }] }, { array: { anyOf: ['integer', 'boolean'] } }],
  [{ type: 'object' }, { object: [], others: 'string' }],
  [{ properties: { a: integer } }, { object: [['a', 'integer']] }],
  [
    { properties: { a: integer }, additionalProperties: integer },
    { object: [['a', 'integer']], others: 'integer' },
  ],
  [{ type: 'object', properties: {}, additionalProperties: false }, { object: [] }],
  [
    { oneOf: [{ properties: { a: integer } }, { properties: { a: { type: 'boolean' }, b: integer } }] },
    {
      object: [
        ['a', { anyOf: ['integer', 'boolean'] }],
        ['b', 'integer'],
      ],
    },
  ],
])('the text of %j is %j', (schema, expected) => expect(describe(schema, { Count: integer })).toEqual(expected))

test('only forms have files', () => {
  for (const schema of [{ type: 'string', format: 'binary' }, { contentMediaType: 'image/png' }]) {
    expect(describe(schema)).toBe('string')
    expect(describe(schema, {}, true)).toBe('file')
  }
  expect(describe({ type: 'string', contentMediaType: 'a/b', contentEncoding: 'base64' }, {}, true)).toBe('string')
  expect(describe({ type: 'string', contentMediaType: 'application/json' }, {}, true)).toBe('string')
})

test('schemas that refer to each other have an end', () => {
  const wide = { $ref: '#/components/schemas/Wide' }
  const names = Array.from({ length: 30 }, (_, at) => `p${at}`)
  const schemas = { Wide: { type: 'object', properties: Object.fromEntries(names.map((name) => [name, wide])) } }
  expect(JSON.stringify(describe(wide, schemas)).length).toBeLessThan(500_000)
})
