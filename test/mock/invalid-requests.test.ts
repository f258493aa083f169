import { createMock } from 'gatewright'
import { describe, expect, test } from 'vitest'
import { gatewayMock } from '../../mock/gateway-mock.ts'
import { getExamples } from '../../mock/mock-contract.ts'
import { isObject } from '../../runtime/json.ts'
import { readPage, runExample } from '../docs/page.ts'
import { closeAfterTest } from '../support/close-after.ts'
import { json, startRecordingServer } from '../support/recording-server.ts'
import { captureOutput, startCommand } from '../support/start-command.ts'
import { testFolder } from '../support/temporary-folder.ts'
import { testDocument } from './document/serve-document.ts'
import { getSender, readText, sharedMock, testMock, testMockInProcess } from './serve-mock.ts'

// Its replies are judged when it closes.
const { request, control } = await sharedMock({ validation: 'report', log: () => {} })
const headers = { 'content-type': 'application/json' }
const post = (path: string, body: string, more = {}) =>
  request(path, { method: 'POST', body, headers: { ...headers, ...more } })

async function listVerdicts() {
  const { requests } = await control.listRequests()
  return requests.at(-1)?.verdicts.map(({ verdict, by, rule, place }) => [verdict, by, rule, place])
}

const hello = { model: 'gw-text-large', input: 'sim:echo Hello' }
const part = { type: 'input_text', text: 'sim:echo Hello' }

test.each<[what: string, body: object, place: string]>([
  ['an invalid member', { ...hello, temperature: 3 }, 'body temperature'],
  ['two invalid members', { ...hello, temperature: 'hot', top_p: [] }, 'body temperature'],
  ['a wrong type in depth', { ...hello, text: { format: { type: 5 } } }, 'body text.format.type'],
  [
    'an invalid part beside a valid one',
    { ...hello, input: [{ role: 'user', content: [part, { type: 'input_text', text: 7 }] }] },
    'body input[0].content[1].text',
  ],
])('%s is reported, and the rest of the request is answered', async (_, body, place) => {
  const reply = await post('/v1/responses', JSON.stringify(body))
  expect(reply.headers.get('gatewright-warning')).toMatch(/^Answered anyway: .*\.$/)
  expect([reply.status, await readText(reply)]).toEqual([200, 'Hello'])
  expect(await listVerdicts()).toEqual([['violation', 'client', 'schema', place]])
  expect((await control.listRequests()).requests.at(-1)?.body).toEqual(body)
})

test.each<[what: string, body: string, rule: string, place: string]>([
  ['no JSON', '{"model"', 'schema', 'body'],
  ['no object', '[1]', 'schema', 'body'],
  ['empty', '', 'schema', 'body'],
  ['without the required members', '{}', 'schema', 'body model'],
])('a body that is %s is answered as the example of the contract', async (_, body, rule, place) => {
  const reply = await post('/v1/messages', body, { 'messages-version': '1' })
  expect(await reply.json()).toMatchObject({ type: 'message', role: 'assistant', model: 'gw-text-large' })
  expect(await listVerdicts()).toEqual([['violation', 'client', rule, place]])
})

test('a body of another media type is read, and a missing header is reported beside it', async () => {
  const body = JSON.stringify({
    model: 'gw-text-large',
    max_tokens: 9,
    messages: [{ role: 'user', content: 'sim:echo A' }],
  })
  const reply = await post('/v1/messages', body, { 'content-type': 'text/plain' })
  expect(await reply.json()).toMatchObject({ content: [{ text: 'A' }] })
  expect((await listVerdicts())?.map(([, , rule, place]) => [rule, place])).toEqual([
    ['content-type', 'header content-type'],
    ['schema', 'header messages-version'],
  ])
})

test('the log names the violation', async () => {
  const { stdout } = await captureOutput(async () => {
    const { baseUrl, close } = await startCommand(['mock', '--validation', 'report'])
    await getSender({ baseUrl, key: 'sk-mock', fetch })('/v1/responses', { json: { ...hello, temperature: 3 } })
    await close()
    return 0
  })
  expect(stdout).toMatch(/200.* POST \/v1\/responses .*Answered anyway: temperature: must be at most 2, got 3\./)
})

test('a stream is sent where the request asks for one', async () => {
  const reply = await post('/v1/responses', JSON.stringify({ ...hello, stream: true, temperature: 3 }))
  expect(await reply.text()).toContain('event: response.completed')
})

test('what the gateway itself refuses, wrong keys, unknown paths, long bodies and the control API stay refused', async () => {
  const unknown = JSON.stringify({ ...hello, previous_response_id: 'resp_none', temperature: 3 })
  const statuses = [
    await post('/v1/responses', unknown),
    await post('/v1/responses', '{}', { authorization: 'Bearer wrong' }),
    await post('/v1/nowhere', '{}'),
    await post('/v1/responses', `{"input": [${'0,'.repeat(3_000_000)}0]}`),
    await post('/__mock/clock', '{"speed": "fast", "stopped": false}'),
  ].map(({ status }) => status)
  expect(statuses).toEqual([400, 401, 404, 413, 400])
})

const wrong = [5, 'x', '', [], {}, null, true, [[5]], [{ type: 5 }], 1e9]

describe.each(gatewayMock.routes.filter(({ body }) => body !== undefined))('$operationId', (route) => {
  const [example] = getExamples({ contract: gatewayMock, route }).requests ?? []
  const members = isObject(example?.value) ? example.value : {}
  const bodies = [
    ...wrong,
    ...Object.keys(members).flatMap((name) => wrong.map((value) => ({ ...members, [name]: value }))),
  ]
  test('answers every body of a wrong shape without an error of the server', async () => {
    const mock = await testMockInProcess({ validation: 'report', journal: false })
    const path = route.path.replace('{model}', 'gw-text-large').replaceAll(/\{\w+\}/g, 'x')
    for (const body of bodies) {
      const reply = await mock.request(path, { method: route.method, json: body })
      await reply.text()
      // A valid id may be one of no task.
      expect([200, 404], JSON.stringify(body)).toContain(reply.status)
      if (reply.status === 404) expect(JSON.stringify(body)).toMatch(/"(x|.*taskId.*)"/)
    }
  })
})

test('a scenario answers the request without its invalid parts', async () => {
  const scenario = { name: 'a', match: { text: 'sim:echo hello' }, answer: { text: 'Scripted' } }
  const mock = await testMockInProcess({ validation: 'report', scenarios: [scenario] })
  expect(await readText(mock.request('/v1/responses', { json: { ...hello, temperature: 3 } }))).toBe('Scripted')
})

test('a deployment gets the bytes as they are, and a recording of its refusal is replayed', async () => {
  const deployment = await closeAfterTest(startRecordingServer(json({ refused: true }, 422)))
  const replay = testFolder()
  const body = '{"model": 5}'
  const ask = async (options: object) => {
    const mock = await createMock({ replay, validation: 'report', ...options })
    const init = { method: 'POST', body, headers: { ...headers, authorization: `Bearer ${mock.key}` } }
    const reply = await mock.fetch(`${mock.baseUrl}/v1/responses`, init)
    const value = await reply.json()
    await mock.close()
    return [reply.status, value]
  }
  expect(await ask({ record: deployment.url })).toEqual([422, { refused: true }])
  expect(await ask({})).toEqual([422, { refused: true }])
  expect(deployment.received.map((received) => received.body)).toEqual([body])
})

test('a mock of a document reports and answers too', async () => {
  const { request: send, baseUrl } = await testDocument('test/mock/document/shop.yaml', '--validation', 'report')
  const strict = await testDocument('test/mock/document/shop.yaml')
  const { paths } = (await (await fetch(`${baseUrl}/__mock/openapi.json`)).json()) as { paths: object }
  const [path = ''] = Object.entries(paths).find(([name, item]) => 'post' in item && !name.includes('{')) ?? []
  const sent = { json: ['no such thing'] }
  expect((await strict.request(path, sent)).status).toBe(400)
  const reply = await send(path, sent)
  expect(reply.status).toBeLessThan(300)
  expect(reply.headers.get('gatewright-warning')).toContain('Answered anyway: ')
})

test('the option takes on and report', async () => {
  await expect(createMock({ validation: 'off' as 'on' })).rejects.toThrow(
    'createMock: validation takes on or report, not',
  )
  const refused = await (await testMock({ validation: 'on' })).request('/v1/responses', { json: { model: 5 } })
  expect(refused.status).toBe(400)
})

test('the example of the page has the shown output', async () => {
  const { blocks } = readPage('docs/mock/invalid-requests.md')
  expect(await runExample(blocks('js')[0] ?? '', { createMock })).toBe(blocks('text')[0])
})
