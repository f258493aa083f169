import { describe, expect, test } from 'vitest'
import { loadContract } from '../../generators/load-contract.ts'
import { buildContract } from '../../generators/model/build-contract.ts'
import { writeTestFile } from '../support/temporary-folder.ts'
import { findErrors, getSpec } from './run-generate.ts'

const find = (text: string, others = {}) =>
  findErrors(() => buildContract(getSpec({ 'openapi.yaml': text, ...others })))
const start = (version: string): string => `${version}\ninfo: { title: A, version: '1' }\npaths:\n`

describe('a document that the official schema refuses is reported', () => {
  test.each([
    ['a missing key', 'openapi: 3.1.0\ninfo: { title: A }\npaths: {}', ['2 openapi-invalid /info/version is required']],
    [
      'an unknown key, and an error deep below it',
      `${start('openapi: 3.1.1')}  /a:\n    get:\n      respones: {}\n      responses: { 200: { descripton: It. } }`,
      [
        '6 openapi-invalid /paths/~1a/get/respones is not allowed here',
        '7 openapi-invalid /paths/~1a/get/responses/200/description is required',
      ],
    ],
    [
      'a schema that is none',
      `${start('openapi: 3.2.0')}  /a:\n    get:\n      parameters:\n        - name: a\n          in: query\n          schema:\n            type: strin\n            minimum: '1'`,
      [
        '10 openapi-invalid /paths/~1a/get/parameters/0/schema/type must be one of "array", "boolean", "integer", "null", "number", "object", "string", got "strin"',
        '11 openapi-invalid /paths/~1a/get/parameters/0/schema/minimum must be a number, got "1"',
      ],
    ],
    [
      'a keyword that this version does not have, and not the other branch of the union',
      `${start('openapi: 3.0.3')}  /a:\n    get:\n      responses:\n        200:\n          description: It.\n          content:\n            a/b:\n              schema:\n                const: 1`,
      ['12 openapi-invalid /paths/~1a/get/responses/200/content/a~1b/schema/const is not allowed here'],
    ],
    [
      'a value that is wrong in all branches of a union',
      `${start("swagger: '2.0'")}  /a:\n    get:\n      parameters:\n        - { name: a, in: cookie, type: string }\n      responses: { 200: { description: It. } }`,
      ['7 openapi-invalid /paths/~1a/get/parameters/0/in must be one of "header", "formData", "query", got "cookie"'],
    ],
    [
      'a name that components cannot have',
      `openapi: 3.1.0\ninfo: { title: A, version: '1' }\ncomponents:\n  schemas:\n    a b: {}`,
      ['5 openapi-invalid /components/schemas/a b must have a name of letters, digits, `.`, `-` and `_`'],
    ],
    [
      'a path without a slash and a method that does not exist, at the lines of their keys',
      `${start('openapi: 3.0.3')}  a:\n    get: {}\n  /b:\n    gett:\n      responses: {}`,
      [
        '4 openapi-invalid /paths/a is a path: it must begin with `/`',
        '7 openapi-invalid /paths/~1b/gett is not allowed here',
      ],
    ],
    [
      'an empty list and an empty map',
      `${start('openapi: 3.0.3')}  /a:\n    get:\n      responses: {}\ncomponents:\n  schemas:\n    A: { enum: [] }`,
      [
        '6 openapi-invalid /paths/~1a/get/responses must have at least 1 property, has 0',
        '9 openapi-invalid /components/schemas/A/enum must have at least 1 item, has 0',
      ],
    ],
    [
      'a key whose value is wrong itself, once',
      `openapi: 3.1.0\ninfo: { title: A, version: '1' }\ncomponents:\n  securitySchemes:\n    a:\n      type: oauth2\n      flows: { authorisationCode: {} }`,
      ['7 openapi-invalid /components/securitySchemes/a/flows/authorisationCode is not allowed here'],
    ],
    ['an unquoted version', `${start('swagger: 2.0')}  {}`, ['1 openapi-invalid /swagger must be a string, got 2']],
    ['another format', 'a: 1', ['1 not-openapi This is not an OpenAPI 3.0, 3.1, 3.2 or Swagger 2.0 document']],
    ['an empty file', '', ['1 not-openapi This is not an OpenAPI 3.0, 3.1, 3.2 or Swagger 2.0 document']],
    ['a new version', 'openapi: 3.3.0', ['1 not-openapi This is not an OpenAPI 3.0, 3.1, 3.2 or Swagger 2.0 document']],
  ])('%s', (_, text, expected) => expect(find(text)).toEqual(expected.map((each) => `openapi.yaml:${each}.`)))

  test('all errors, in the order of the text', () => {
    const schemas = Array.from({ length: 50 }, (_, index) => `    A${index}: { type: x }`)
    const errors = find(
      `openapi: 3.1.0\ninfo: { title: A, version: '1' }\ncomponents:\n  schemas:\n${schemas.join('\n')}`,
    )
    expect(errors.map((error) => Number(error.split(':')[1]?.split(' ')[0]))).toEqual(
      Array.from({ length: 50 }, (_, index) => index + 5),
    )
  })

  test('what another file contributes, at its own place', () => {
    const others = {
      'parts/a.yaml': `get:
  operationId: getA
  responses:
    200:
      description: It.
      content:
        application/json:
          schema:
            $ref: schemas.yaml#/A`,
      'parts/schemas.yaml': 'A:\n  properties:\n    b: { required: true }\nUnused: { required: true }',
    }
    expect(find(`${start('openapi: 3.1.0')}  /a: { $ref: 'parts/a.yaml' }`, others)).toEqual([
      'parts/schemas.yaml:3 openapi-invalid /components/schemas/A/properties/b/required must be an array, got true.',
    ])
  })
})

describe('a lawful document goes through', () => {
  const draft4 = 'openapi: 3.1.0\njsonSchemaDialect: http://json-schema.org/draft-04/schema#'

  test.each([
    ['an unknown keyword', 'openapi: 3.1.0', '{ type: string, maxLenght: 1 }'],
    ['a schema that is a boolean', 'openapi: 3.1.0', 'false'],
    ['a keyword of OpenAPI', 'openapi: 3.1.0', '{ discriminator: { propertyName: a }, xml: { name: b }, example: 1 }'],
    ['a dialect', 'openapi: 3.1.0', '{ $schema: "http://json-schema.org/draft-04/schema#", exclusiveMinimum: true }'],
    ['an older dialect of all schemas', draft4, '{ minimum: 1, exclusiveMinimum: true }'],
    ['a value without its format', 'openapi: 3.0.3', '{ externalDocs: { url: "not a URL" }, pattern: "^[\\\\w-.]+$" }'],
    ['an email that is none', `openapi: 3.0.0`, '{}'],
  ])('%s', (_, head, schema) => {
    const text = `${head}\ninfo: { title: A, version: '1', contact: { email: none } }\npaths: {}\ncomponents: { schemas: { A: ${schema} } }`
    expect(find(text)).toEqual([])
  })
})

test('a schema that the validator refuses is reported at its place, also where nothing is generated', () => {
  const spec = writeTestFile(
    'openapi.yaml',
    `openapi: 3.1.0
info: { title: T, version: '1' }
paths:
  /a:
    post:
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/A' } } } }
      responses: { '204': { description: Done. } }
components:
  schemas:
    A: { dependencies: { b: 5 } }
`,
  )
  expect(loadContract(spec)).toEqual({
    errors: [expect.stringMatching(/openapi\.yaml:10:\d+ schema-invalid\n {2}A: .*dependencies.*\n {2}help: /)],
  })
})
