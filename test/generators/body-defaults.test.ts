import { Ajv2020 } from 'ajv/dist/2020.js'
import { createServer, type Route } from 'gatewright/core'
import { describe, expect, test } from 'vitest'
import { loadContract } from '../../generators/load-contract.ts'
import type { JsonObject } from '../../runtime/json.ts'
import { closeAfterTest } from '../support/close-after.ts'
import { writeTestFile } from '../support/temporary-folder.ts'

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const size = {
  type: 'object',
  properties: { width: { type: 'integer', default: 80 }, unit: { enum: ['mm', 'px'], default: 'px' } },
}
const schemas = {
  Size: size,
  Tree: {
    type: 'object',
    properties: { leaves: { type: 'integer', default: 1 }, left: ref('Tree') },
  },
  Named: { type: 'object', required: ['name'], properties: { name: { type: 'string', default: 'none' } } },
}

/** A body as a handler gets it. */
async function receive(schema: object, body: unknown, more: object = {}): Promise<unknown> {
  const content = { 'application/json': { schema }, 'text/plain': { schema: { type: 'string' } } }
  const post = { operationId: 'send', requestBody: { content }, responses: { 200: { description: 'Done.' } } }
  const info = { title: 'Defaults', version: '1' }
  const document = { openapi: '3.1.0', info, paths: { '/': { post } }, components: { schemas }, ...more }
  const loaded = loadContract(writeTestFile('openapi.json', JSON.stringify(document)))
  if ('errors' in loaded) throw new Error(loaded.errors.join('\n'))
  const routes = loaded.tables.routes as readonly Route[]
  const server = createServer({
    contract: { families: [], routes },
    handlers: { send: async ({ body }: { body: unknown }) => ({ json: body }) },
    isKey: () => true,
  })
  await closeAfterTest(server)
  const reply = await server.inject({
    method: 'POST',
    url: '/',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(body),
  })
  return reply.json()
}

describe('a handler gets the defaults that a validator adds:', () => {
  const list = { type: 'object', properties: { pages: { type: 'array', items: ref('Size') } } }
  const both = { allOf: [ref('Size'), { type: 'object', properties: { colour: { type: 'string', default: 'red' } } }] }
  test.each<[string, object, unknown]>([
    ['of members', size, {}],
    ['not of members that are sent', size, { width: 0, unit: 'mm' }],
    ['of objects that are sent', { type: 'object', properties: { size: ref('Size') } }, { size: { unit: 'mm' } }],
    ['not of objects that are absent', { type: 'object', properties: { size: ref('Size') } }, { other: [] }],
    ['of the items of a list', list, { pages: [{}, { width: 1, more: null }] }],
    ['of all parts of an `allOf`', both, { width: 3 }],
    ['not of alternatives', { oneOf: [ref('Size'), { type: 'string' }] }, {}],
    ['within a default', { type: 'object', properties: { size: { ...size, default: {} } } }, {}],
    ['of a schema in itself', ref('Tree'), { left: { left: { leaves: 2 } } }],
    ['null', { type: 'object', properties: { a: { type: ['null', 'string'], default: null } } }, {}],
  ])('%s', async (_, schema, body) => {
    const ajv = new Ajv2020({ strict: false, useDefaults: true })
    const root = { ...schema, components: { schemas } }
    const expected = structuredClone(body)
    expect(ajv.validate(root, expected)).toBe(true)
    expect(await receive(schema, body)).toEqual(expected)
  })
})

test.each<[string, object, JsonObject, JsonObject]>([
  [
    'of a null alternative',
    { properties: { size: { anyOf: [ref('Size'), { type: 'null' }] } } },
    { size: {} },
    { size: { width: 80, unit: 'px' } },
  ],
  ['that differ', { allOf: [size, { properties: { width: { default: 1 } } }] }, {}, { unit: 'px' }],
  ['of another type', { properties: { a: { type: 'integer', default: '1' } } }, {}, {}],
  [
    'of names that every object has',
    { properties: JSON.parse('{ "constructor": { "default": 1 }, "__proto__": { "default": 2 } }') },
    { a: 1 },
    JSON.parse('{ "a": 1, "constructor": 1, "__proto__": 2 }'),
  ],
  ['of what only the server sends', { properties: { a: { readOnly: true, default: 1 } } }, {}, {}],
])('a handler gets defaults %s as far as they are clear', async (_, schema, body, expected) => {
  expect(await receive({ type: 'object', ...schema }, body)).toEqual(expected)
})

test('a required member is refused without its default, and a document may leave its defaults to others', async () => {
  expect(await receive(ref('Named'), {})).toMatchObject({ status: 400 })
  expect(await receive(ref('Size'), {}, { 'x-body-defaults': false })).toEqual({})
})
