import { Ajv } from 'ajv'
import { describe, expect, test } from 'vitest'
import { getSender, serveMock } from '../mock/serve-mock.ts'
import { closeAfterAll } from '../support/close-after.ts'
import { serveApp } from '../support/serve-app.ts'

const hello = { model: 'gw-text-large', input: 'Hello' }

/** How each format carries a schema, and where the value is in the reply. */
const CARRIERS = {
  'text.format.schema': {
    path: '/v1/responses',
    body: (schema: object) => ({ ...hello, text: { format: { type: 'json_schema', name: 'n', schema } } }),
    read: (reply: unknown) => JSON.parse(at(reply, 'output', 0, 'content', 0, 'text')),
  },
  'a tool of responses': {
    path: '/v1/responses',
    body: (parameters: object) => ({
      ...hello,
      tools: [{ type: 'function', name: 'f', parameters }],
      tool_choice: 'required',
    }),
    read: (reply: unknown) => JSON.parse(at(reply, 'output', 0, 'arguments')),
  },
  'a tool of messages': {
    path: '/v1/messages',
    body: (schema: object) => ({
      model: 'gw-text-large',
      max_tokens: 1000,
      messages: [{ role: 'user', content: 'Hello' }],
      tools: [{ name: 'f', description: 'f', input_schema: schema }],
      tool_choice: { type: 'any' },
    }),
    read: (reply: unknown) => JSON.parse(at(reply, 'content', 0, 'input')),
  },
  responseJsonSchema: {
    path: '/v1beta/models/gw-text-large:generateContent',
    body: (schema: object) => ({
      contents: [{ role: 'user', parts: [{ text: 'Hello' }] }],
      generationConfig: { responseMimeType: 'application/json', responseJsonSchema: schema },
    }),
    read: (reply: unknown) => JSON.parse(at(reply, 'candidates', 0, 'content', 'parts', 0, 'text')),
  },
}

function at(value: unknown, ...path: readonly (string | number)[]): string {
  const target = path.reduce<unknown>((node, key) => Object(node)[key], value)
  return typeof target === 'string' ? target : JSON.stringify(target)
}

const object = (properties: object) => ({
  $schema: 'http://json-schema.org/draft-07/schema#',
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
})

const servers = { mock: await closeAfterAll(serveMock()), stub: await closeAfterAll(serveApp()) }

describe.each(Object.entries(servers))('the %s', (_server, served) => {
  const send = getSender({ ...served, fetch })

  async function ask({ path, body, read }: (typeof CARRIERS)[keyof typeof CARRIERS], schema: object) {
    const headers = { 'messages-version': '2023-06-01' }
    const reply = await send(path, { json: body(schema), headers })
    const text = await reply.text()
    expect(reply.status, text).toBe(200)
    return { value: read(JSON.parse(text)), warning: reply.headers.get('gatewright-warning') }
  }

  test.each(Object.entries(CARRIERS))('fills tuples and several patterns of %s', async (_name, carrier) => {
    const schema = object({
      pair: { type: 'array', minItems: 2, maxItems: 2, items: [{ type: 'string' }, { type: 'number' }] },
      picture: { allOf: [{ type: 'string', pattern: '^http.*' }, { pattern: '.*png$' }] },
      price: { type: 'number', multipleOf: 0.01 },
    })
    const { value, warning } = await ask(carrier, schema)
    expect(new Ajv({ strict: false, multipleOfPrecision: 9 }).validate(schema, value), JSON.stringify(value)).toBe(true)
    expect(warning).toBeNull()
  })

  test.each(Object.entries(CARRIERS))(
    'refuses no schema of %s, and warns of what it ignores',
    async (_name, carrier) => {
      const { value, warning } = await ask(carrier, object({ day: { type: 'integer', minimum: 5, maximum: 4 }, é: {} }))
      expect(value).toMatchObject({ day: expect.any(Number), é: expect.anything() })
      expect(warning).toMatch(/^The sample for the JSON schema .*may not fit it: day: no such number/)
    },
  )
})

test('the journal of the mock has the warning', async () => {
  const send = getSender({ ...servers.mock, fetch })
  const { body, path } = CARRIERS['text.format.schema']
  await (await send(path, { json: { ...body({ type: 'string', enum: [1] }), stream: true } })).text()
  const { requests } = await servers.mock.control.listRequests()
  expect(requests.at(-1)).toMatchObject({ warning: expect.stringContaining('text.format.schema') })
})
