import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { createControl } from 'gatewright'
import { expect, test } from 'vitest'
import { gatewayMock } from '../../../mock/gateway-mock.ts'
import { sharedMock } from '../serve-mock.ts'

const mock = await sharedMock()
const { control } = mock
const version = { 'messages-version': '2023-06-01' }
const valid = { model: 'gw-text-large', max_tokens: 20, messages: [{ role: 'user', content: 'Hello' }] }

/** A sandbox of a test: its controls, and a request in it. */
function openSandbox(sandbox: string) {
  const ask = (path: string, json?: object) =>
    mock.request(path, { json, headers: { ...version, 'x-mock-sandbox': sandbox } })
  return { ask, control: createControl({ baseUrl: mock.baseUrl, sandbox }) }
}

test('every operation is listed, and described in at most 12,000 characters with an example that its outline accepts', async () => {
  const { operations } = await control.listOperations()
  expect(operations.map(({ operationId }) => operationId)).toEqual(
    gatewayMock.routes.map(({ operationId }) => operationId).sort(),
  )
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  for (const { operationId, method } of operations) {
    const { body, example, rules, ...described } = await control.describeOperation(operationId)
    expect(JSON.stringify({ body, example, described }).length, operationId).toBeLessThan(12_000)
    expect(rules.length, operationId).toBeGreaterThan(0)
    if (method === 'POST') expect(ajv.validate(body?.schema ?? false, example), operationId).toBe(true)
  }
})

test('a place of the body has a deeper outline, and a place that does not exist is refused', async () => {
  const { body } = await control.describeOperation('createMessage', { place: 'body messages[0].role' })
  expect(body).toMatchObject({
    place: 'body messages[0].role',
    schema: { type: 'string', enum: ['user', 'assistant'] },
  })
  const { parameters, events } = await control.describeOperation('createMessage')
  expect(parameters[0]).toMatchObject({ name: 'messages-version', in: 'header', required: true })
  expect(events).toContain('content_block_delta')
  const message = expect.stringContaining('no body messages[0].rolle')
  const misspelt = control.describeOperation('createMessage', { place: 'body messages[0].rolle' })
  await expect(misspelt).rejects.toMatchObject({ status: 404, message })
  const unknown = control.describeOperation('createMesage')
  await expect(unknown).rejects.toMatchObject({ status: 404, message: expect.stringContaining('`createMessage`') })
})

test('the turns of a request and its answer are read in the same words, whatever its format and framing', async () => {
  const { ask, control: sandboxed } = openSandbox('turns')
  await sandboxed.addScenarios({ scenarios: [{ name: 'greeting', answer: { text: 'Good day.' } }] })
  for (const stream of [false, true]) {
    await (await ask('/v1/messages', { ...valid, stream })).text()
    await (await ask('/v1/responses', { model: 'gw-text-large', input: 'Hello', stream })).text()
  }
  for (const id of [1, 2, 3, 4])
    expect(await sandboxed.getConversation(id)).toMatchObject({
      id,
      turns: [{ role: 'user', parts: [{ kind: 'text', text: 'Hello' }] }],
      answer: { parts: [{ kind: 'text', text: 'Good day.' }], usage: expect.any(Object), error: null, dropped: 0 },
    })
})

test.for(['scenarios.schema.json', 'fault.schema.json', 'latency.schema.json'])(
  'the control API serves %s, as agents read it',
  async (name) => {
    const schema = await (await fetch(`${mock.baseUrl}/__mock/${name}`)).json()
    expect(schema).toEqual(JSON.parse(readFileSync(`mock/${name}`, 'utf8')))
  },
)

test.for([
  ['an invalid body', { operationId: 'createMessage', body: { ...valid, max_tokens: 0 } }, ['body max_tokens']],
  [
    'a missing header',
    { operationId: 'createMessage', body: valid, headers: { 'x-api-key': 'sk', 'content-type': 'application/json' } },
    ['header messages-version'],
  ],
  ['a missing key', { operationId: 'listModels', headers: {} }, ['credential']],
  ['an unknown path', { path: '/messages', body: valid }, ['path']],
  ['another method', { path: '/v1/models', body: valid }, ['method']],
  [
    'a body of text',
    {
      operationId: 'createMessage',
      headers: { ...version, 'x-api-key': 'sk', 'content-type': 'text/plain' },
      body: valid,
    },
    ['header content-type'],
  ],
] as const)('%s is found before it is sent', async ([, draft, places]) => {
  const { valid, findings } = await control.validateRequest(draft)
  expect(valid).toBe(false)
  expect(findings.map(({ place }) => place)).toEqual(places)
})

test('a valid request needs no headers to be validated, and its misspelled fields are named', async () => {
  expect(await control.validateRequest({ operationId: 'createMessage', body: valid })).toEqual({
    valid: true,
    operationId: 'createMessage',
    findings: [],
    assumed: ['x-api-key', 'messages-version', 'content-type'],
  })
  const misspelled = await control.validateRequest({ operationId: 'createMessage', body: { ...valid, temprature: 1 } })
  const message = expect.stringContaining('`temperature`')
  expect(misspelled).toMatchObject({
    valid: true,
    findings: [{ verdict: 'warning', place: 'body temprature', message }],
  })
  const input = [{ type: 'function_call_output', call_id: 'call_1', output: 'sunny' }]
  const orphan = await control.validateRequest({ operationId: 'createResponse', body: { model: 'gw-video-1', input } })
  expect(orphan.findings.map(({ verdict, place }) => [verdict, place])).toEqual([
    ['warning', 'body model'],
    ['warning', 'body input[0].call_id'],
  ])
  const path = '/v1beta/models/gw-text-large:generateContent'
  const body = { contents: [{ parts: [{ text: 'Hello' }] }] }
  expect(await control.validateRequest({ operationId: 'generateContent', path, body })).toMatchObject({ valid: true })
})

test.for([
  [{ body: {} }, 'path: is required without an operationId.'],
  [{ path: 'v1/models' }, 'path: must begin with /.'],
  [{ operationId: 'getVideo' }, 'path: is required, since getVideo has parameters in its path: /v1/videos/{id}.'],
  [{ operationId: 'constructor' }, /^There is no operation constructor; /],
] as const)('a draft that names no request is refused: %j', async ([draft, message]) => {
  await expect(control.validateRequest(draft)).rejects.toThrow(message)
})

test('the mock refuses and accepts what the validation says, whatever the names in it', async () => {
  const { ask } = openSandbox('agreement')
  const bodies = [
    valid,
    {},
    { ...valid, messages: 'Hello' },
    { ...valid, stream: 'yes' },
    { ...valid, __proto__: 1, constructor: 2 },
  ]
  for (const body of bodies) {
    const { valid: isValid } = await control.validateRequest({ operationId: 'createMessage', body })
    expect((await ask('/v1/messages', body)).status).toBe(isValid ? 200 : 400)
  }
})

test('an explanation has the findings, what the contract has there, and an example that is valid', async () => {
  const { ask, control } = openSandbox('explained')
  await ask('/v1/messages', { ...valid, messages: [{ role: 'user', content: [{ type: 'txt' }] }] })
  const explained = await control.explainRequest(1)
  expect(explained).toMatchObject({
    id: 1,
    operationId: 'createMessage',
    status: 400,
    outcome: 'invalid-request',
    reply: { type: 'error' },
  })
  expect(explained.findings[0]).toMatchObject({ place: 'body messages[0].content[0].type', by: 'client' })
  const [rule] = explained.rules
  expect(JSON.stringify(rule?.schema)).toContain('"tool_result"')
  const body = explained.example
  expect(await control.validateRequest({ operationId: 'createMessage', body })).toMatchObject({ valid: true })
  await ask('/v1/nowhere', {})
  expect(await control.explainRequest(2)).toMatchObject({ operationId: null, status: 404, rules: [], example: null })
  await expect(control.explainRequest(3)).rejects.toMatchObject({ status: 404 })
})

test('a wait ends with the request that matches, when it has ended; later with the earlier one after a number', async () => {
  const { ask, control } = openSandbox('awaited')
  const waiting = control.waitForRequest({ operationId: 'createMessage', verdicts: true, after: 0 })
  await ask('/v1/models')
  await ask('/v1/messages', valid)
  await ask('/v1/messages', {})
  expect(await waiting).toMatchObject({ request: { id: 3, status: 400, ended: 'answered' }, last: 3 })
  expect(await control.waitForRequest({ after: 1 })).toMatchObject({ request: { id: 2 }, last: 2 })
  expect(await control.waitForRequest({ after: 3, timeoutMs: 1 })).toEqual({ request: null, last: 3 })
  expect(await control.waitForRequest({ timeoutMs: 0 })).toEqual({ request: null, last: 3 })
  await expect(control.waitForRequest({ timeoutMs: 60_001 })).rejects.toMatchObject({ status: 400 })
})
