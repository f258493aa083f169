import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { type FlatDocument, flatten } from '../../generators/read/flatten.ts'
import { readVersion } from '../../generators/read/official-schemas.ts'
import { findInvalid } from '../../generators/read/validity.ts'
import { asObject, type Json, type JsonObject } from '../../runtime/json.ts'
import { getSpec } from './run-generate.ts'

/** Flattens a document that its own official schema and that of OpenAPI 3.1 must accept. */
function upgrade(text: string): FlatDocument {
  const spec = getSpec({ 'openapi.yaml': text })
  const file = spec.files.get('openapi.yaml')
  const version = readVersion(file?.data ?? null)
  if (!file || !version) throw new Error('The document has no version.')
  expect(findInvalid(file.data, version, file.locate)).toEqual([])
  const flat = flatten(spec, 'openapi.yaml')
  expect(flat.root.openapi).toBe('3.1.0')
  expect(findInvalid(flat.root, '3.1', flat.locatePointer)).toEqual([])
  return flat
}

function upgradeSchema(schema: string): Json | undefined {
  const text = `openapi: 3.0.3
info: { title: A, version: '1' }
paths: {}
components: { schemas: { A: ${schema}, Named: { type: object } } }`
  return asObject(asObject(upgrade(text).root.components).schemas).A
}

describe('a schema of OpenAPI 3.0', () => {
  const named = `{ $ref: '#/components/schemas/Named' }`
  test.each([
    ['may be null', '{ type: string, nullable: true }', `{ type: [string, 'null'] }`],
    ['may not be null', '{ type: string, nullable: false }', '{ type: string }'],
    ['may be null anyway', '{ nullable: true, maxLength: 3 }', '{ maxLength: 3 }'],
    [
      'is one of a few, which are not null',
      '{ type: string, nullable: true, enum: [a] }',
      '{ type: string, enum: [a] }',
    ],
    ['is one of a few with null', '{ nullable: true, enum: [a, null] }', '{ enum: [a, null] }'],
    [
      'is another one, or null',
      `{ nullable: true, description: It., allOf: [${named}] }`,
      `{ description: It., anyOf: [{ allOf: [${named}] }, { type: 'null' }] }`,
    ],
    [
      'is of a type and another one, or null',
      `{ type: object, nullable: true, x-note: 1, oneOf: [${named}, { type: object, nullable: true }] }`,
      `{ x-note: 1, anyOf: [{ type: object, oneOf: [${named}, { type: [object, 'null'] }] }, { type: 'null' }] }`,
    ],
    [
      'ignores what is beside a reference',
      `{ items: { $ref: '#/components/schemas/Named', nullable: true, description: x } }`,
      `{ items: ${named} }`,
    ],
    [
      'has open limits',
      '{ minimum: 1, exclusiveMinimum: true, maximum: 3, exclusiveMaximum: false }',
      '{ exclusiveMinimum: 1, maximum: 3 }',
    ],
    ['has a flag without a limit', '{ exclusiveMaximum: true }', '{}'],
    ['has an example', '{ type: integer, example: 3 }', '{ type: integer, examples: [3] }'],
    [
      'has properties called as keywords',
      '{ properties: { example: { type: string }, nullable: { type: string }, exclusiveMinimum: { type: string } } }',
      '{ properties: { example: { type: string }, nullable: { type: string }, exclusiveMinimum: { type: string } } }',
    ],
    [
      'has data that looks like a schema',
      '{ default: { nullable: true, example: 1 }, enum: [{ example: 1 }] }',
      '{ default: { nullable: true, example: 1 }, enum: [{ example: 1 }] }',
    ],
    [
      'is a file',
      '{ type: string, format: binary }',
      '{ type: string, format: binary, contentMediaType: application/octet-stream }',
    ],
    ['is base64', '{ type: string, format: byte }', '{ type: string, format: byte, contentEncoding: base64 }'],
  ])('%s', (_, schema, expected) => expect(upgradeSchema(schema)).toEqual(parse(expected)))

  test('keeps its lines', () => {
    const flat = upgrade(`openapi: 3.0.0
info: { title: A, version: '1' }
paths: {}
components:
  schemas:
    A:
      nullable: true
      allOf:
        - type: object
          properties:
            b: { type: string, nullable: true }`)
    const { A } = asObject(asObject(flat.root.components).schemas)
    const [inner] = (asObject(A).anyOf ?? []) as JsonObject[]
    const [part] = (inner?.allOf ?? []) as JsonObject[]
    const b = asObject(asObject(part).properties).b as JsonObject
    expect([A, inner, part, b].map((node) => flat.locate(asObject(node)).line)).toEqual([7, 7, 9, 11])
    expect(flat.locatePointer('/components/schemas/A/anyOf/0/allOf/0/properties/b/type').line).toBe(11)
  })
})

function upgradeOperation(operation: string, more = ''): JsonObject {
  const text = `swagger: '2.0'
info: { title: A, version: '1' }
paths:
  /a:
    post: ${operation}
${more}`
  return asObject(asObject(asObject(upgrade(text).root.paths)['/a']).post)
}

describe('an operation of Swagger 2.0', () => {
  const done = 'responses: { 204: { description: Done. } }'

  test.each([
    ['csv', undefined, { style: 'form', explode: false }],
    ['csv', 'csv', { style: 'form', explode: false }],
    ['ssv', 'ssv', { style: 'spaceDelimited', explode: false }],
    ['pipes', 'pipes', { style: 'pipeDelimited', explode: false }],
    ['multi', 'multi', { style: 'form', explode: true }],
  ])('has an array in its query: %s', (_, format, style) => {
    const collection = format === undefined ? '' : `, collectionFormat: ${format}`
    const parameter = `{ name: q, in: query, type: array, items: { type: integer, maximum: 3, exclusiveMaximum: true }${collection}, minItems: 1 }`
    expect(upgradeOperation(`{ parameters: [${parameter}], ${done} }`).parameters).toEqual([
      {
        name: 'q',
        in: 'query',
        schema: { type: 'array', items: { type: 'integer', exclusiveMaximum: 3 }, minItems: 1 },
        ...style,
      },
    ])
  })

  test('has an array in its path and headers, which have one style', () => {
    const operation = `{ parameters: [{ name: X-A, in: header, required: true, type: array, items: { type: string } }], ${done} }`
    expect(upgradeOperation(operation).parameters).toEqual([
      { name: 'X-A', in: 'header', required: true, schema: { type: 'array', items: { type: 'string' } } },
    ])
  })

  test('has a body, with the media types of the operation, the document, or JSON', () => {
    const body = `parameters: [{ name: b, in: body, required: true, description: It., schema: { $ref: '#/definitions/B' } }], ${done}`
    const definitions = 'definitions: { B: { type: object } }'
    const media = { schema: { $ref: '#/components/schemas/B' } }
    const requestBody = (...types: string[]): JsonObject => ({
      description: 'It.',
      required: true,
      content: Object.fromEntries(types.map((type) => [type, media])),
    })
    expect(upgradeOperation(`{ ${body} }`, definitions).requestBody).toEqual(requestBody('application/json'))
    const global = `consumes: [application/xml]\n${definitions}`
    expect(upgradeOperation(`{ ${body} }`, global).requestBody).toEqual(requestBody('application/xml'))
    const own = `{ consumes: ['text/csv ', application/json], ${body} }`
    expect(upgradeOperation(own, global).requestBody).toEqual(requestBody('text/csv', 'application/json'))
  })

  test('has a form, with fields that others share', () => {
    const fields = `[{ $ref: '#/parameters/Name' }, { name: ids, in: formData, type: array, items: { type: integer }, collectionFormat: multi }]`
    const shared = 'parameters: { Name: { name: name, in: formData, type: string, required: true, description: Who. } }'
    expect(upgradeOperation(`{ parameters: ${fields}, ${done} }`, shared)).toEqual({
      requestBody: {
        required: true,
        content: {
          'application/x-www-form-urlencoded': {
            schema: {
              type: 'object',
              properties: {
                name: { description: 'Who.', type: 'string' },
                ids: { type: 'array', items: { type: 'integer' } },
              },
              required: ['name'],
            },
            encoding: { ids: { style: 'form', explode: true } },
          },
        },
      },
      responses: { 204: { description: 'Done.' } },
    })
  })

  test('has a file', () => {
    const operation = `{ parameters: [{ name: f, in: formData, type: file }], produces: [image/png], responses: { 200: { description: It., schema: { type: file } } } }`
    const file = { type: 'string', format: 'binary', contentMediaType: 'application/octet-stream' }
    expect(upgradeOperation(operation)).toEqual({
      requestBody: { content: { 'multipart/form-data': { schema: { type: 'object', properties: { f: file } } } } },
      responses: { 200: { description: 'It.', content: { 'image/png': { schema: file } } } },
    })
  })

  test('has replies with headers and examples, own and shared ones', () => {
    const operation = `
      produces: [application/json]
      responses:
        200:
          description: It.
          schema: { $ref: '#/definitions/B' }
          headers: { X-Left: { type: integer, description: How many. } }
          examples: { application/json: { $ref: data } }
        404: { $ref: '#/responses/Gone' }
        410: { $ref: '#/responses/Empty' }`
    const more = `produces: [application/xml]
definitions: { B: { type: object, discriminator: kind, required: [kind], properties: { kind: { type: string } } } }
responses:
  Gone: { description: Gone., schema: { $ref: '#/definitions/B' } }
  Empty: { description: Gone. }`
    const schema = { $ref: '#/components/schemas/B' }
    expect(upgradeOperation(operation, more).responses).toEqual({
      200: {
        description: 'It.',
        headers: { 'X-Left': { description: 'How many.', schema: { type: 'integer' } } },
        content: { 'application/json': { schema, example: { $ref: 'data' } } },
      },
      404: { description: 'Gone.', content: { 'application/json': { schema } } },
      410: { $ref: '#/components/responses/Empty' },
    })
  })
})

test('a Swagger document has servers, security schemes and named components, with their lines', () => {
  const flat = upgrade(`swagger: '2.0'
info: { title: A, version: '1' }
host: example.com
basePath: /v1/
schemes: [https, http]
paths:
  /a/{id}:
    parameters:
      - { name: id, in: path, required: true, type: string }
      - { name: b, in: body, schema: { type: object } }
    put: { responses: { 204: { description: Done. } } }
securityDefinitions:
  basic: { type: basic }
  key: { type: apiKey, in: header, name: X-Key }
  code: { type: oauth2, flow: accessCode, authorizationUrl: 'https://a', tokenUrl: 'https://b', scopes: { r: Read. } }
definitions:
  'List«Pet»': { type: array, items: { $ref: '#/definitions/List%C2%ABPet%C2%BB' } }
responses:
  Gone:
    description: Gone.`)
  const { servers, components, paths } = flat.root
  expect(servers).toEqual([{ url: 'https://example.com/v1' }, { url: 'http://example.com/v1' }])
  expect(components).toEqual({
    schemas: { List_Pet: { type: 'array', items: { $ref: '#/components/schemas/List_Pet' } } },
    responses: { Gone: { description: 'Gone.' } },
    securitySchemes: {
      basic: { type: 'http', scheme: 'basic' },
      key: { type: 'apiKey', in: 'header', name: 'X-Key' },
      code: {
        type: 'oauth2',
        flows: { authorizationCode: { authorizationUrl: 'https://a', tokenUrl: 'https://b', scopes: { r: 'Read.' } } },
      },
    },
  })
  const item = asObject(asObject(paths)['/a/{id}'])
  expect(item.parameters).toEqual([{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }])
  const put = asObject(item.put)
  expect(put.requestBody).toEqual({ content: { 'application/json': { schema: { type: 'object' } } } })
  expect(flat.getOrigin(put)).toEqual({ file: 'openapi.yaml', pointer: '/paths/~1a~1{id}/put' })
  expect(flat.locate(asObject(put.requestBody)).line).toBe(10)
  expect(flat.locatePointer('/components/responses/Gone/description').line).toBe(20)
})

test('what OpenAPI 3 cannot say is a warning', () => {
  const flat = upgrade(`swagger: '2.0'
info: { title: A, version: '1' }
paths:
  /a:
    get:
      parameters:
        - name: q
          in: query
          type: array
          items: { type: string }
          collectionFormat: tsv
      responses: { 204: { description: Done. } }`)
  expect(flat.warnings).toEqual([
    {
      code: 'not-upgraded',
      message: 'OpenAPI 3 has no `collectionFormat: tsv` for `q`: it is read with commas.',
      at: { file: 'openapi.yaml', line: 11, column: 29 },
    },
  ])
})

test('schemas of older drafts are read as JSON Schema 2020-12', () => {
  const flat = upgrade(`openapi: 3.1.0
info: { title: A, version: '1' }
components:
  schemas:
    Old:
      $schema: http://json-schema.org/draft-07/schema#
      items: [{ type: string }]
      additionalItems: { $ref: '#/components/schemas/Old', description: ignored }
      dependencies: { a: [b], c: { required: [d] } }
    Draft04:
      $schema: http://json-schema.org/draft-04/schema#
      properties: { a: { minimum: 1, exclusiveMinimum: true } }
    New: { items: { type: string } }`)
  expect(asObject(flat.root.components).schemas).toEqual({
    Old: {
      prefixItems: [{ type: 'string' }],
      items: { $ref: '#/components/schemas/Old' },
      dependentRequired: { a: ['b'] },
      dependentSchemas: { c: { required: ['d'] } },
    },
    Draft04: { properties: { a: { exclusiveMinimum: 1 } } },
    New: { items: { type: 'string' } },
  })
})

test('parameters of links are strings', () => {
  const flat = upgrade(`openapi: 3.0.3
info: { title: A, version: '1' }
paths: {}
components: { links: { next: { operationId: a, parameters: { page: 2, id: $response.body#/id } } } }`)
  expect(asObject(flat.root.components).links).toEqual({
    next: { operationId: 'a', parameters: { page: '2', id: '$response.body#/id' } },
  })
})
