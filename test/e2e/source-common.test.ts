import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { type FamilyCase, familyCases } from './source-families.ts'
import { type Answer, type Headers, type Sent, sourceServer } from './source-server.ts'

const key = 'sk-test'
const lenient = sourceServer()
const strict = sourceServer({ strict: true })
const words = expect.stringMatching(/\S/)
const limit = 64 * 1024 * 1024

const named = familyCases.map((each) => [each.path, each] as const)
const withBody = named.filter(([, { body }]) => body !== undefined)

/** Headers in lower case, with the credential and all else that the operation asks for. */
function getHeaders(family: FamilyCase, more: Headers = {}, withKey = key): Headers {
  return { ...family.headers, ...family.credential(withKey).headers, ...more }
}

function getAddress({ path, credential }: FamilyCase, more = '', withKey = key): string {
  const query = [credential(withKey).query, more].filter(Boolean).join('&')
  return query === '' ? path : `${path}?${query}`
}

function ask(family: FamilyCase, sent: Sent = { body: family.body }, server = lenient): Promise<Answer> {
  return server.send(family.method, getAddress(family), { ...sent, headers: getHeaders(family, sent.headers) })
}

function expectError(answer: Answer, status: number, body: unknown): void {
  expect({ status: answer.status, body: answer.body }).toEqual({ status, body })
  expect(answer.headers['content-type']).toMatch(/^application\/json\b/)
}

const json = { 'content-type': 'application/json' }

test.each(named)('%s answers what it asks for, whatever is unknown to it beside', async (_, family) => {
  expect((await ask(family)).status).toBe(200)
  if (family.body === undefined) return
  const path = getAddress(family, 'verbose=1')
  const more = { headers: getHeaders(family), body: { ...family.body, no_such_field: { a: [1] } } }
  expect((await lenient.send(family.method, path, more)).status).toBe(200)
})

test.each(withBody)('%s takes JSON under every spelling of its type', async (_, family) => {
  for (const type of ['application/json; charset=utf-8', 'Application/JSON', 'application/json;charset=UTF-8']) {
    const sent = { body: JSON.stringify(family.body), headers: { 'content-type': type } }
    expect([type, (await ask(family, sent)).status]).toEqual([type, 200])
  }
})

test.each(withBody)('%s is 400 for a body that is malformed, empty or no object', async (_, family) => {
  const bodies = ['{"a":', '{a: 1}', 'hello', '', ' ', '[]', 'null', '"text"', '7', 'true']
  for (const body of bodies) {
    expectError(await ask(family, { body, headers: json }), 400, family.envelope({ status: 400, message: words }))
  }
})

test.each(withBody)('%s is 400 for a field that is missing, and names it', async (_, family) => {
  const param = family.required ?? ''
  const body = { ...family.body, [param]: undefined }
  const message = expect.stringMatching(new RegExp(`^${param}: `))
  expectError(await ask(family, { body }), 400, family.envelope({ status: 400, message, param }))
})

test.each(withBody)('%s is 415 for a body that is not JSON', async (_, family) => {
  const form = 'multipart/form-data; boundary=x'
  const types = ['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'application/octet-stream']
  for (const type of family.path === '/v1/videos' ? types : [...types, form]) {
    const sent = { body: JSON.stringify(family.body), headers: { 'content-type': type } }
    const message = expect.stringContaining(type)
    expectError(await ask(family, sent), 415, family.envelope({ status: 415, message }))
  }
  const untyped = await ask(family, { body: JSON.stringify(family.body) })
  expectError(untyped, 415, family.envelope({ status: 415, message: words }))
})

test.each(named)('%s is 413 for a body of more than 64 MiB', async (_, family) => {
  const send = (bytes: number) =>
    lenient.announce(family.method, getAddress(family), getHeaders(family, { ...json, connection: 'close' }), bytes)
  expectError(await send(limit + 1), 413, family.envelope({ status: 413, message: words }))
})

test('64 MiB are read, one byte more is not', async () => {
  const family = familyCases.find(({ path }) => path === '/v1/video/generations')
  if (!family) throw new Error('no such case')
  expect((await ask(family, { body: Buffer.alloc(limit, ' '), headers: json })).status).toBe(400)
  const answer = await ask(family, { body: Buffer.alloc(limit + 1, ' '), headers: json })
  expectError(answer, 413, family.envelope({ status: 413, message: words }))
})

test.each(named)('%s is 401 without a key and with a wrong one', async (_, family) => {
  const { method, path, body } = family
  const sent = body === undefined ? {} : { body }
  const message = expect.stringMatching(/\bkey\b/i)
  for (const server of [lenient, strict]) {
    const none = await server.send(method, path, { ...sent, headers: family.headers })
    expectError(none, 401, family.envelope({ status: 401, message, isWrongKey: false }))
    const headers = getHeaders(family, {}, 'sk-wrong')
    const wrong = await server.send(method, getAddress(family, '', 'sk-wrong'), { ...sent, headers })
    expectError(wrong, 401, family.envelope({ status: 401, message, isWrongKey: true }))
    expect(wrong.body).not.toEqual(none.body)
  }
})

test.each(named)('%s takes a key with and without its prefix', async (_, family) => {
  for (const given of ['sk-test', 'test']) {
    const sent = { headers: getHeaders(family, {}, given), ...(family.body ? { body: family.body } : {}) }
    expect((await strict.send(family.method, getAddress(family, '', given), sent)).status).toBe(200)
  }
})

const carriers: Readonly<Record<string, { readonly headers?: Headers; readonly query?: string }>> = {
  bearer: { headers: { authorization: `Bearer ${key}` } },
  'x-api-key': { headers: { 'x-api-key': key } },
  'x-goog-api-key': { headers: { 'x-goog-api-key': key } },
  key: { query: `?key=${key}` },
}

/** By family: what lets a request in, and of these what does so under `--strict`. */
const admitted: Readonly<Record<string, readonly [lenient: string[], strict: string[]]>> = {
  models: [['bearer', 'x-api-key'], ['bearer']],
  video: [['bearer'], ['bearer']],
  image: [['bearer'], ['bearer']],
  messages: [['x-api-key', 'bearer'], ['x-api-key']],
  'generate-content': [['key', 'x-goog-api-key', 'bearer'], ['key']],
  responses: [['bearer'], ['bearer']],
}

test.each(named)('%s takes its credential and no other', async (_, { family, method, path, headers, body }) => {
  const [byAll, byStrict] = admitted[family] ?? [[], []]
  for (const [name, carrier] of Object.entries(carriers)) {
    const sent = { headers: { ...headers, ...carrier.headers }, ...(body ? { body } : {}) }
    const answers = [lenient, strict].map((server) => server.send(method, path + (carrier.query ?? ''), sent))
    const statuses = (await Promise.all(answers)).map(({ status }) => status)
    expect([name, ...statuses]).toEqual([name, byAll.includes(name) ? 200 : 401, byStrict.includes(name) ? 200 : 401])
  }
})

test('the version header of messages has an alias, unless strict', async () => {
  const { body, path } = familyCases.find(({ family }) => family === 'messages') ?? { path: '' }
  const headers = { 'x-api-key': key, 'anthropic-version': '2023-06-01', 'anthropic-beta': 'a,b' }
  const statuses = [lenient, strict].map(async (server) => (await server.send('POST', path, { headers, body })).status)
  expect(await Promise.all(statuses)).toEqual([200, 400])
})

test('generate-content has an alias of its path, unless strict', async () => {
  const family = familyCases.find(({ path }) => path.includes(':generateContent'))
  const path = `/v1/models/gw-text-large:generateContent?key=${key}`
  const send = (server: typeof lenient, method: string) => server.send(method, path, { body: family?.body })
  expect((await send(lenient, 'POST')).status).toBe(200)
  expect((await send(strict, 'POST')).status).toBe(404)
  const refused = await send(lenient, 'PUT')
  expectError(refused, 405, family?.envelope({ status: 405, message: words }))
  expect(refused.headers.allow).toBe('POST')
})

const envelopeOf = new Map(familyCases.map(({ family, envelope }) => [family, envelope]))

test.each([
  ['/', 'models'],
  ['/v1', 'models'],
  ['/v1/nothing', 'models'],
  ['/v2/videos', 'models'],
  ['/v1/models/', 'models'],
  ['/v1/models/gw-text-large', 'models'],
  ['/v1/video', 'video'],
  ['/v1/video/generations/', 'video'],
  ['/v1/video/generations/a/b', 'video'],
  ['/v1/videos/a/thumbnail', 'video'],
  ['/img', 'image'],
  ['/img/submit/shorten', 'image'],
  ['/img/submit/pan', 'image'],
  ['/img/submit/zoom', 'image'],
  ['/img/task/1/cancel', 'image'],
  ['/img/account/1/fetch', 'image'],
  ['/v1/messages/batches', 'messages'],
  ['/v1beta', 'generate-content'],
  ['/v1beta/models/gw-text-large', 'generate-content'],
  ['/v1beta/models/gw-text-large:embedContent', 'generate-content'],
  ['/v1/responses/resp_1', 'responses'],
])('%s is 404 in the words of %s, with any method and key', async (path, family) => {
  for (const method of ['GET', 'POST', 'DELETE']) {
    const message = expect.stringContaining(path)
    expectError(await lenient.send(method, path), 404, envelopeOf.get(family)?.({ status: 404, message }))
  }
})

const post = ['GET', 'PUT', 'PATCH', 'DELETE']
const get = ['POST', 'PUT', 'PATCH', 'DELETE']

test.each([
  ['/v1/models', 'models', 'GET', get],
  ['/v1/video/generations', 'video', 'POST', post],
  ['/v1/video/generations/a', 'video', 'GET', get],
  ['/v1/videos', 'video', 'POST', post],
  ['/v1/videos/a', 'video', 'GET', get],
  ['/v1/videos/a/content', 'video', 'GET', get],
  ['/img/submit/imagine', 'image', 'POST', post],
  ['/img/submit/blend', 'image', 'POST', post],
  ['/img/submit/describe', 'image', 'POST', post],
  ['/img/submit/modal', 'image', 'POST', post],
  ['/img/face-swap/swap', 'image', 'POST', post],
  ['/img/submit/action', 'image', 'POST', post],
  ['/img/submit/upload-chat-images', 'image', 'POST', post],
  ['/img/task/list-by-condition', 'image', 'POST', post],
  ['/img/task/1/fetch', 'image', 'GET', get],
  ['/img/task/1/image-seed', 'image', 'GET', get],
  ['/v1/messages', 'messages', 'POST', post],
  ['/v1beta/models/m:generateContent', 'generate-content', 'POST', post],
  ['/v1beta/models/m:streamGenerateContent', 'generate-content', 'POST', post],
  ['/v1/responses', 'responses', 'POST', post],
])('%s is 405 in the words of %s for all but %s', async (path, family, allow, methods) => {
  for (const method of methods) {
    const answer = await lenient.send(method, path, { headers: { authorization: `Bearer ${key}` } })
    expectError(answer, 405, envelopeOf.get(family)?.({ status: 405, message: expect.stringContaining(method) }))
    expect(answer.headers.allow).toBe(allow)
  }
})

test.each([
  ['/v1/messages', 'messages', { stream: true, max_tokens: 0 }],
  ['/v1/responses', 'responses', { stream: true, temperature: 3 }],
  ['/v1beta/models/gw-text-large:streamGenerateContent', 'generate-content', { generationConfig: { temperature: 3 } }],
])('%s refuses an invalid request in plain JSON, though it asks for a stream', async (path, name, patch) => {
  const family = familyCases.find(({ family }) => family === name)
  if (!family) throw new Error('no such case')
  const query = name === 'generate-content' ? `?alt=sse&key=${key}` : ''
  const body = { ...family.body, ...patch }
  const headers = getHeaders(family, { accept: 'text/event-stream' })
  const answer = await lenient.send('POST', path + query, { headers, body })
  expect(answer.status).toBe(400)
  expect(answer.headers['content-type']).toMatch(/^application\/json\b/)
})

test.each([
  ['messages', { messages: [{ role: 'user', content: 'sim:rate-limit' }] }],
  ['generate-content', { contents: [{ parts: [{ text: 'sim:rate-limit' }] }] }],
  ['responses', { input: 'sim:rate-limit' }],
])('a forced 429 of %s says when to come back', async (name, patch) => {
  const family = familyCases.find(({ family }) => family === name)
  if (!family) throw new Error('no such case')
  const answer = await ask(family, { body: { ...family.body, ...patch } })
  expectError(answer, 429, family.envelope({ status: 429, message: words }))
  expect(answer.headers['retry-after']).toMatch(/^\d+$/)
})

test.each([
  ['no HTTP at all', 'hello', 400],
  ['a method that nobody knows', 'FETCH /v1/models HTTP/1.1\r\nhost: x', 400],
  ['headers without end', `GET /v1/models HTTP/1.1\r\nhost: x\r\nlong: ${'a'.repeat(20_000)}`, 431],
])('%s is answered in the words of models, too', async (_, head, status) => {
  const socket = connect(Number(new URL(lenient.url()).port), '127.0.0.1')
  await once(socket, 'connect')
  socket.write(`${head}\r\n\r\n`)
  const [first, body] = (await text(socket)).split('\r\n\r\n')
  expect(first).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(JSON.parse(body ?? '')).toEqual(envelopeOf.get('models')?.({ status, message: words }))
})
