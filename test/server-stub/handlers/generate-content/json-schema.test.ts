import { expect, test } from 'vitest'
import { toJsonSchema } from '../../../../server-stub/handlers/generate-content/json-schema.ts'

test.each([
  ['types', { type: 'NUMBER' }, { type: 'number' }],
  ['a type that is not said', { type: 'TYPE_UNSPECIFIED', title: 'T' }, { title: 'T' }],
  ['null', { type: 'STRING', nullable: true }, { type: ['string', 'null'] }],
  ['no null', { type: 'STRING', nullable: false }, { type: 'string' }],
  ['a word or null', { type: 'STRING', enum: ['a'], nullable: true }, { type: ['string', 'null'], enum: ['a', null] }],
  ['words of something else than text', { type: 'INTEGER', enum: ['1'] }, { type: 'integer' }],
  ['numbers to choose from', { type: 'integer', enum: [1] }, { type: 'integer', enum: [1] }],
  ['words of no type', { enum: ['a'] }, { enum: ['a'] }],
  ['an example', { type: 'STRING', example: 'x' }, { type: 'string', examples: ['x'] }],
  ['short dates', { type: 'STRING', format: 'date', maxLength: '9' }, { type: 'string', format: 'date', maxLength: 9 }],
  ['snake_case', { any_of: [{ type: 'OBJECT' }], min_items: 1 }, { anyOf: [{ type: 'object' }], minItems: 1 }],
  [
    'properties, whatever their names',
    { type: 'OBJECT', properties: { type: { type: 'STRING' }, my_key: { type: 'ARRAY', items: { type: 'OBJECT' } } } },
    { type: 'object', properties: { type: { type: 'string' }, my_key: { type: 'array', items: { type: 'object' } } } },
  ],
  ['absent keywords', { type: 'STRING', enum: null }, { type: 'string' }],
  [
    'JSON Schema as it is',
    { type: ['string', 'null'], const: null, additionalProperties: false, $defs: { a: { $ref: '#' } } },
    { type: ['string', 'null'], const: null, additionalProperties: false, $defs: { a: { $ref: '#' } } },
  ],
])('a schema as JSON Schema: %s', (_, schema, expected) => expect(toJsonSchema(schema)).toEqual(expected))
