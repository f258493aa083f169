import { BadRequestError } from '@anthropic-ai/sdk'
import { expect, test } from 'vitest'
import { routes } from '../../generated/routes.ts'
import { outgoingHead } from '../../proxy/pass-request.ts'
import type { Route } from '../../runtime/contract.ts'
import { judgedContract } from '../../runtime/judge/contract.ts'
import { createClients, finishVideo } from '../sdk/clients.ts'
import { closeAfterAll, closeAfterTest } from '../support/close-after.ts'
import { exampleRequests } from '../support/example-requests.ts'
import { serveApp } from '../support/serve-app.ts'
import { ask, startProxy } from './start-proxy.ts'

const mock = await closeAfterAll(serveApp({ log: () => undefined }))
const proxy = await closeAfterAll(startProxy(mock.baseUrl))

const post = (body: object): { method: string; headers: Record<string, string>; body: string } => ({
  method: 'POST',
  headers: {
    'content-type': 'application/json',
    authorization: `Bearer ${mock.key}`,
    'x-api-key': mock.key,
    'messages-version': '2023-06-01',
  },
  body: JSON.stringify(body),
})

test('official clients work through it, streams too, without findings', async () => {
  const { openai, anthropic, google } = createClients({ baseUrl: proxy.url, key: mock.key })
  const message = { model: 'gw-text-large', max_tokens: 500, messages: [{ role: 'user' as const, content: 'Hello' }] }
  const streamed = await anthropic.messages.stream(message).finalMessage()
  expect(streamed.content).toEqual((await anthropic.messages.create(message)).content)

  const events: string[] = []
  for await (const event of await openai.responses.create({ model: 'gw-text-large', input: 'Hello', stream: true }))
    events.push(event.type)
  expect(events.at(-1)).toBe('response.completed')

  let text = ''
  for await (const chunk of await google.models.generateContentStream({ model: 'gw-text-large', contents: 'Hello' }))
    text += chunk.text
  expect(text).not.toBe('')
  expect(proxy.said).toEqual([])
})

test('an invalid request passes to the target, which refuses it; the header has the finding', async () => {
  const { anthropic } = createClients({ baseUrl: proxy.url, key: mock.key })
  const wrong = { model: 'gw-text-large', max_tokens: 1, messages: [] }
  const error = await anthropic.messages.create(wrong).catch((reason: unknown) => reason)
  if (!(error instanceof BadRequestError)) throw error
  expect(error.headers.get('gatewright-findings')).toBe(
    '["violation: request body max_tokens: must be greater than 1, got 1 [schema]"]',
  )
  proxy.said.length = 0
})

test('a stream passes byte for byte', async () => {
  const messages = [{ role: 'user', content: 'sim:unicode' }]
  const body = { model: 'gw-text-large', max_tokens: 500, stream: true, messages }
  const direct = await ask(`${mock.baseUrl}/v1/messages`, post(body))
  const proxied = await ask(`${proxy.url}/v1/messages`, post(body))
  const withoutIds = ({ body }: { body: Buffer }) => body.toString().replaceAll(/msg_\w+/g, 'msg')
  expect(withoutIds(proxied)).toBe(withoutIds(direct))
  expect(proxied.trailers).toEqual({})
})

test('a video passes byte for byte, with its length, and in part for a range request', async () => {
  const { id } = await finishVideo(createClients(mock).openai)
  const get = { headers: { authorization: `Bearer ${mock.key}` } }
  const path = `/v1/videos/${id}/content`
  const direct = await ask(mock.baseUrl + path, get)
  const proxied = await ask(proxy.url + path, get)
  expect(direct.body.length).toBeGreaterThan(1000)
  expect(proxied.body.equals(direct.body)).toBe(true)
  expect(proxied.headers['content-length']).toBe(String(direct.body.length))
  const part = await ask(proxy.url + path, { headers: { ...get.headers, range: 'bytes=10-19' } })
  expect({ status: part.status, body: part.body }).toEqual({ status: 206, body: direct.body.subarray(10, 20) })
  expect(proxy.said).toEqual([])
})

test.each([{}, { 'x-api-key': mock.key }])('a request is judged with the key that is added: %o', async (headers) => {
  const { url, said } = await closeAfterTest(startProxy(mock.baseUrl, { key: mock.key }))
  const { status } = await ask(`${url}/v1/models`, { headers })
  expect({ status, said }).toEqual({ status: 200, said: [] })
})

test('a query is judged as it is sent, with all values of a repeated name', async () => {
  const route = routes.find(({ operationId }) => operationId === 'listModels')
  if (route === undefined) throw new Error('the contract has no models')
  const ids = {
    name: 'ids',
    aliases: [],
    type: { array: 'integer' },
    in: 'query',
    style: 'form',
    explode: true,
  } as const
  const judged: unknown[] = []
  const validateQuery = (query: unknown) => judged.push(query) > 0
  const contract = judgedContract([{ ...route, parameters: [ids], validateQuery }])
  const { url } = await closeAfterTest(startProxy(mock.baseUrl, { contract }))
  await ask(`${url}/v1/models?ids=1&ids=2`)
  expect(judged).toEqual([{ ids: [1, 2] }])
})

test('every example of the contract passes without findings', async () => {
  for (const { path, init } of exampleRequests(mock.key)) {
    const reply = await fetch(proxy.url + path, init)
    await reply.arrayBuffer()
    expect(reply.status, path).toBeLessThan(500)
  }
  expect(proxy.said.filter((words) => !words.includes('unchecked'))).toEqual([])
})

test('a key in the query is found, removed and written by its encoded name', () => {
  const credential = { in: 'query', name: 'my key[]', alias: false } as const
  const incoming = { method: 'GET', url: '/v1/models?my%20key%5B%5D=old&a=1', headers: {}, rawHeaders: [] }
  const options = { target: new URL('http://127.0.0.1:9'), key: 'new', replacesKey: true }
  const [route] = routes.map((each): Route => ({ ...each, credentials: [[credential]] }))
  const { path } = outgoingHead(incoming, route, options)
  expect(path).toBe('/v1/models?a=1&my%20key%5B%5D=new')
})

test('its own key is added only to requests without one', async () => {
  const keyed = await closeAfterTest(startProxy(mock.baseUrl, { key: mock.key }))
  const { 'x-api-key': _, authorization: __, ...headers } = post({}).headers
  const request = { model: 'gw-text-large', max_tokens: 9, messages: [{ role: 'user', content: 'Hello' }] }
  const contents = { contents: [{ parts: [{ text: 'Hello' }] }] }
  const status = async (path: string, sent: object) => (await ask(keyed.url + path, sent)).status
  expect(await status('/v1/models', {})).toBe(200)
  expect(await status('/v1/models', { headers: { authorization: 'Bearer wrong' } })).toBe(401)
  expect(await status('/v1/messages', { ...post(request), headers })).toBe(200)
  expect(await status('/v1beta/models/gw-text-large:generateContent', { ...post(contents), headers })).toBe(200)
  await keyed.close()
})

test.each([
  ['a page of another origin', { origin: 'https://evil.example' }],
  ['a page of another port', { 'sec-fetch-site': 'same-site' }],
  ['a name that may be bound to this machine', { host: 'evil.example' }],
])('%s does not get the exchanges', async (_, headers) => {
  for (const path of ['/__proxy/state', '/__pr%6fxy/state', '/__proxy', '/__proxy/state?a']) {
    const { status, body } = await ask(`${proxy.url}${path}`, { headers })
    expect([path, status, body.includes('exchanges')]).toEqual([path, 403, false])
  }
  expect((await ask(`${proxy.url}/__proxy/state`)).status).toBe(200)
})
