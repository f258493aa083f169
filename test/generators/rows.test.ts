import { expect, test } from 'vitest'
import { getTemplates } from '../../generators/emit/problem-templates.ts'
import { getDescriptors } from '../../generators/emit/protojson.ts'
import { getReplyExamples } from '../../generators/emit/reply-examples.ts'
import { getRouteRows } from '../../generators/emit/routes.ts'
import { buildContract } from '../../generators/model/build-contract.ts'
import { exportName } from '../../generators/print/names.ts'
import { readSpec } from '../../generators/read/read-spec.ts'
import { getSpec } from './run-generate.ts'

const built = buildContract(
  getSpec({
    'openapi.yaml': `
openapi: 3.1.0
info: { title: Rows, version: '1' }
paths:
  /a:
    post:
      operationId: add
      tags: [plain]
      requestBody:
        content:
          application/json:
            schema:
              type: object
              properties:
                card: { type: object, properties: { number: { type: string } } }
                bag: { type: object, properties: { size: { type: integer } }, additionalProperties: true }
                open: { type: object }
              if: { required: [card] }
              then: { properties: { cards: { type: integer } } }
      responses: { 401: { description: No key., content: { application/json: { example: { message: No. } } } } }
    get:
      operationId: read
      tags: [marked]
      responses:
        401:
          description: No key.
          x-problem: unauthenticated
          content: { application/json: { example: { message: No. } } }
  /b:
    get:
      operationId: search
      security: [{ key: [] }]
      parameters:
        - { name: page, in: query, schema: { type: integer } }
        - { name: X-Page, in: header, schema: { type: integer } }
        - { name: filter, in: query, schema: { type: object, additionalProperties: { type: string } } }
      responses:
        200:
          description: Several media types.
          content:
            application/json: { example: [1] }
            text/plain: { example: a }
            text/x-list: { example: [1] }
            image/gif: {}
    post:
      operationId: change
      requestBody: { x-protojson: true, content: { application/json: { schema: { $ref: '#/components/schemas/a-b' } } } }
      responses: { 204: { description: Done. } }
components:
  securitySchemes: { key: { type: apiKey, in: query, name: token } }
  schemas:
    a-b:
      type: object
      properties:
        c: { $ref: '#/components/schemas/c-d' }
        d: { oneOf: [{ $ref: '#/components/schemas/c-d' }, { $ref: '#/components/schemas/a-b' }] }
    c-d: { type: integer }
`,
  }),
)

const [add, _change, _read, search] = getRouteRows(built)

test('the names of a body written in its operation are known, also those under a condition', () => {
  expect(add).toMatchObject({
    body: { content: [{ names: ['bag', 'card', 'cards', 'open'], nested: { card: { names: ['number'] } } }] },
  })
  const nested = { bag: { names: ['size'], takesOthers: true }, card: { names: ['number'] } }
  const body = { content: [expect.objectContaining({ nested })], required: false }
  expect(add).toEqual(expect.objectContaining({ body }))
})

test('an exploded object of any names leaves the other query parameters and keys to themselves', () => {
  expect(search).toMatchObject({ parameters: [{}, {}, { except: ['page', 'filter', 'token'] }] })
})

test('operations have error templates, except for the problems that their own family marks', () => {
  const kinds = (id: string) =>
    getTemplates(built)
      .byOperation.get(id)
      ?.problems.map(([kind]) => kind)
  expect([kinds('read'), kinds('add')]).toEqual([[], ['unauthenticated']])
})

test('a descriptor refers to another by the name of that one, and to none of several', () => {
  const descriptors = getDescriptors(built)
  expect([...descriptors.keys()]).toEqual(['a_b', 'c_d'])
  expect(descriptors.get('a_b')).toMatchObject({ properties: { c: { text: 'c_d' }, d: { kind: 'any' } } })
})

test('the example of a reply is JSON, text or the bytes of a file', () => {
  const operation = built.contract.operations.find(({ operationId }) => operationId === 'search')
  expect(operation && getReplyExamples(built, operation)).toMatchObject([
    { mediaType: 'application/json', value: [1] },
    { mediaType: 'text/plain', value: 'a' },
    { mediaType: 'text/x-list', value: '[1]' },
    { mediaType: 'image/gif', base64: expect.stringMatching(/^R0lGOD/) },
  ])
})

test('a stream has the condition of its operation', () => {
  const { contract } = buildContract(readSpec('test/golden/bookshop/openapi.yaml'))
  expect(contract.streams).toMatchObject([{ when: { in: 'body', name: 'aloud', equals: true } }])
})

test.each(['any', 'bigint', 'boolean', 'never', 'number', 'object', 'string', 'symbol'])(
  'a schema named %s does not shadow the type',
  (name) => expect(exportName(name)).toBe(`_${name}`),
)
