import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { closeAfterAll } from '../support/close-after.ts'
import { type ServedApp, serveApp } from '../support/serve-app.ts'
import { type FamilyCase, familyCases, type Headers } from './families.ts'

/** Choices that all families share: error messages, accepted credentials, and the effect of `strict`. */
const key = 'sk-test'
const words = expect.stringMatching(/\S/)

const [lenient, strict] = await Promise.all([closeAfterAll(serveApp()), closeAfterAll(serveApp({ strict: true }))])

interface Sent {
  readonly method?: string
  readonly headers?: Headers
  /** Bytes are sent unchanged, everything else as JSON. */
  readonly body?: unknown
}

async function send({ baseUrl }: ServedApp, path: string, { method = 'POST', headers = {}, body }: Sent) {
  const payload = body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body)
  const type = { 'content-type': 'application/json' }
  const sent = payload === undefined ? {} : { body: payload }
  const reply = await fetch(baseUrl + path, { method, headers: { ...type, ...headers }, ...sent })
  return { status: reply.status, headers: reply.headers, body: await reply.json() }
}

/** A request of the family with this key as its own credential. */
function ask(server: ServedApp, family: FamilyCase, withKey: string) {
  const { method, path, headers, body, credential } = family
  const { query, headers: own } = credential(withKey)
  return send(server, query ? `${path}?${query}` : path, { method, headers: { ...headers, ...own }, body })
}

function expectError(answer: Awaited<ReturnType<typeof send>>, status: number, body: unknown): void {
  expect({ status: answer.status, body: answer.body }).toEqual({ status, body })
  expect(answer.headers.get('content-type')).toMatch(/^application\/json\b/)
}

const named = familyCases.map((each) => [each.path, each] as const)

test.each(named)('%s distinguishes a missing key from a wrong one', async (_, family) => {
  const { method, path, headers, body, envelope } = family
  const message = expect.stringMatching(/\bkey\b/i)
  for (const server of [lenient, strict]) {
    const none = await send(server, path, { method, headers, body })
    expectError(none, 401, envelope({ status: 401, message, isWrongKey: false }))
    const wrong = await ask(server, family, 'sk-wrong')
    expectError(wrong, 401, envelope({ status: 401, message, isWrongKey: true }))
    expect(wrong.body).not.toEqual(none.body)
  }
})

const carriers: Readonly<Record<string, { readonly headers?: Headers; readonly query?: string }>> = {
  bearer: { headers: { authorization: `Bearer ${key}` } },
  'x-api-key': { headers: { 'x-api-key': key } },
  'x-goog-api-key': { headers: { 'x-goog-api-key': key } },
  key: { query: `?key=${key}` },
}

/** Accepted credentials by family; with `--strict` only the first. */
const admitted: Readonly<Record<string, readonly string[]>> = {
  models: ['bearer', 'x-api-key'],
  video: ['bearer'],
  image: ['bearer'],
  messages: ['x-api-key', 'bearer'],
  'generate-content': ['key', 'x-goog-api-key', 'bearer'],
  responses: ['bearer'],
}

test.each(named)('%s accepts its credentials and no others', async (_, { family, method, path, headers, body }) => {
  const taken = admitted[family] ?? []
  for (const [name, carrier] of Object.entries(carriers)) {
    const sent = { method, headers: { ...headers, ...carrier.headers }, body }
    const answers = [lenient, strict].map((server) => send(server, path + (carrier.query ?? ''), sent))
    const statuses = (await Promise.all(answers)).map(({ status }) => status)
    expect([name, ...statuses]).toEqual([name, taken.includes(name) ? 200 : 401, taken[0] === name ? 200 : 401])
  }
})

test.each<[string, string, Headers, number]>([
  ['the header of messages', '/v1/messages', { 'x-api-key': key, 'anthropic-version': '1' }, 400],
  ['the path of generate-content', `/v1/models/gw-text-large:generateContent?key=${key}`, {}, 404],
])('%s has an alias, unless strict', async (_, path, headers, refused) => {
  const body = { model: 'm', max_tokens: 9, messages: [{ role: 'user', content: 'Hi' }], contents: { parts: [{}] } }
  const answers = await Promise.all([lenient, strict].map((server) => send(server, path, { headers, body })))
  expect(answers.map(({ status }) => status)).toEqual([200, refused])
})

test.each([
  ['temperature', 0, [200, 400], 'must be greater than 0, got 0'],
  ['temperature', 1, [200, 400], 'must be less than 1, got 1'],
  ['top_p', 0, [200, 400], 'must be greater than 0, got 0'],
  ['top_p', 1, [200, 400], 'must be less than 1, got 1'],
  ['temperature', 0.5, [200, 200]],
  ['temperature', -0.1, [400, 400]],
  ['temperature', 1.1, [400, 400]],
  ['top_p', 1.1, [400, 400]],
])(
  'a %s of %d of messages is answered with %j, and only a strict server refuses a bound',
  async (name, value, ...rest) => {
    const [statuses, rule] = rest
    const headers = { authorization: `Bearer ${key}`, 'x-api-key': key, 'messages-version': '1' }
    const body = { model: 'gw-text-large', max_tokens: 9, messages: [{ role: 'user', content: 'Hi' }], [name]: value }
    const answers = await Promise.all(
      [lenient, strict].map((server) => send(server, '/v1/messages', { headers, body })),
    )
    expect(answers.map(({ status }) => status)).toEqual(statuses)
    const warnings = answers.map((answer) => answer.headers.get('gatewright-warning'))
    expect(warnings).toEqual([rule ? `\`${name}\` ${rule}; a strict server refuses this.` : null, null])
  },
)

const envelopes = new Map(familyCases.map(({ family, envelope }) => [family, envelope]))

test.each([
  ['models', '/', '/v1', '/v1/nothing', '/v1/models/', '/v1/models/gw-text-large'],
  [
    'video',
    '/v1/video',
    '/v1/video/generations/',
    '/v1/video/generations/a/b',
    '/v1/videos/a/thumbnail',
    '/v2/videos',
    '/videos',
  ],
  ['image', '/img', '/img/submit/shorten', '/img/submit/pan', '/img/submit/zoom', '/img/task/1/cancel', '/img/account'],
  ['messages', '/v1/messages/batches', '/messages', '/v1/v1/messages'],
  [
    'generate-content',
    '/v1beta',
    '/v1beta/models/gw-text-large',
    '/v1beta/models/gw-text-large:embedContent',
    '/models/a:generateContent',
    '/v1beta/models/a/b:generateContent',
  ],
  ['responses', '/v1/responses/resp_1', '/responses', '/embeddings'],
])('an unknown path is a 404 in the format of %s: %s', async (family, ...paths) => {
  for (const path of paths)
    for (const method of ['GET', 'POST', 'DELETE']) {
      const message = expect.stringContaining(path)
      expectError(await send(lenient, path, { method }), 404, envelopes.get(family)?.({ status: 404, message }))
    }
})

test('a client that lists models below /v1beta, as the official one does, learns the path', async () => {
  const message = 'Unknown path /v1beta/models. Use GET /v1/models.'
  const expected = envelopes.get('generate-content')?.({ status: 404, message })
  expectError(await send(lenient, '/v1beta/models', {}), 404, expected)
})

test.each([
  ['no HTTP at all', 'hello', 400],
  ['a second host', 'GET /v1/models HTTP/1.1\r\nhost: x\r\nHOST: y\r\nconnection: close', 400],
  ['the same host twice', 'GET /nothing HTTP/1.1\r\nhost: x\r\nhost: x\r\nconnection: close', 400],
  ['a second length', 'POST /v1/messages HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2', 400],
  ['an unknown method', 'FETCH /v1/models HTTP/1.1\r\nhost: x', 400],
  ['headers without end', `GET /v1/models HTTP/1.1\r\nhost: x\r\nlong: ${'a'.repeat(20_000)}`, 431],
])('%s is refused in the format of models', async (_, head, status) => {
  const socket = connect(Number(new URL(lenient.baseUrl).port), '127.0.0.1')
  await once(socket, 'connect')
  socket.write(`${head}\r\n\r\n`)
  const [first, body] = (await text(socket)).split('\r\n\r\n')
  expect(first).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  expect(JSON.parse(body ?? '')).toEqual(envelopes.get('models')?.({ status, message: words }))
})

const next = { role: 'user', content: 'And?' }
const spoken = (part: object) => ({ input: [{ role: 'assistant', content: [{ type: 'output_text', ...part }] }, next] })
const asJson = (responseSchema: object) => ({
  contents: [{ parts: [{ text: 'Hi' }] }],
  generationConfig: { responseMimeType: 'application/json', responseSchema },
})
const generate = `/v1beta/models/gw-text-large:generateContent?key=${key}`
const lacks = (place: string) => `\`${place}\` is required; a strict server refuses this.`

test.each<[path: string, body: object, statuses: number[], warning?: string]>([
  ['/v1/responses', spoken({ text: 'Hello' }), [200, 400], lacks('input[0].content[0].annotations')],
  ['/v1/responses', { input: [{ type: 'output_text', text: 'Hello' }] }, [200, 400], lacks('input[0].annotations')],
  ['/v1/responses', spoken({ text: 'Hello', annotations: [] }), [200, 200]],
  ['/v1/responses', spoken({ annotations: [] }), [400, 400]],
  ['/v1/responses', spoken({ text: 'Hello', annotations: [{ type: 'file_path', file_id: 'f' }] }), [400, 400]],
  ['/v1/responses', { input: [{ type: 'reasoning', id: 'rs_1', summary: [{ text: 'Hm.' }] }] }, [400, 400]],
  [generate, asJson({ anyOf: [{ type: 'STRING' }] }), [200, 400], lacks('generationConfig.responseSchema.type')],
  [
    generate,
    asJson({ type: 'ARRAY', items: { any_of: [{ type: 'STRING' }] } }),
    [200, 400],
    lacks('generationConfig.responseSchema.items.type'),
  ],
  [generate, asJson({ type: 'STRING', anyOf: [{ type: 'STRING' }] }), [200, 200]],
  [generate, asJson({}), [400, 400]],
  [generate, asJson({ anyOf: [{ description: 'a' }] }), [400, 400]],
  [generate, asJson({ anyOf: [] }), [400, 400]],
])('%s with %j is answered with %j, and what is left out is a warning', async (path, more, statuses, warning) => {
  const headers = { authorization: `Bearer ${key}` }
  const body = { model: 'gw-text-large', ...more }
  const answers = await Promise.all([lenient, strict].map((server) => send(server, path, { headers, body })))
  expect(answers.map(({ status }) => status)).toEqual(statuses)
  expect(answers.map((answer) => answer.headers.get('gatewright-warning'))).toEqual([warning ?? null, null])
})
