import { expect, test } from 'vitest'
import { eventStream, json } from '../../../support/recording-server.ts'
import { upstreamKey } from './served-over.ts'
import { askMessages, upstreamTests } from './upstream-tests.ts'

const now = upstreamTests({ kind: 'pass-through', format: 'messages', key: { value: upstreamKey } }, '/deep')
const { over } = now

const ask = (more: object = {}) =>
  askMessages(
    now.request,
    { cheese: 'of our own', ...more },
    { headers: { 'messages-version': '2023-06-01', 'messages-beta': 'one,two', cookie: 'a', 'x-forwarded-for': 'a' } },
  )

const message = {
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  model: 'm-far',
  content: [{ type: 'text', text: 'Hello' }],
  stop_reason: 'end_turn',
  stop_sequence: null,
  usage: { input_tokens: 1, output_tokens: 1 },
}

test('the request has the key of the upstream, headers in both spellings, the mapped model, and nothing else of the client', async () => {
  await over({ models: { m: 'm-far' } })
  now.upstream.answerWith(json(message))
  await ask()
  const [received] = now.upstream.received
  expect(received).toMatchObject({ method: 'POST', url: '/deep/v1/messages' })
  const expected = { model: 'm-far', max_tokens: 10, messages: [{ role: 'user', content: 'Hi' }], cheese: 'of our own' }
  expect(JSON.parse(received?.body ?? '')).toEqual(expected)
  const { host, connection, 'content-length': length, ...headers } = received?.headers ?? {}
  expect(headers).toEqual({
    'x-api-key': upstreamKey,
    'messages-version': '2023-06-01',
    'anthropic-version': '2023-06-01',
    'messages-beta': 'one,two',
    'anthropic-beta': 'one,two',
    'content-type': 'application/json',
    accept: '*/*',
    'accept-encoding': 'identity',
  })
})

test('the reply has the same bytes, and no header of the upstream', async () => {
  await over()
  const bytes = `{ "id": "msg_1",\n "type":"message", "é": 1 }`
  now.upstream.answerWith((response) => {
    response.writeHead(200, {
      'content-type': 'application/json',
      'set-cookie': 'session=1',
      'anthropic-organization-id': 'org-secret',
      server: 'far',
      'keep-alive': 'timeout=77',
    })
    response.end(bytes)
  })
  const response = await ask()
  expect(await response.text()).toBe(bytes)
  const names = [...response.headers.keys()]
  expect(names).not.toContain('set-cookie')
  expect(names).not.toContain('anthropic-organization-id')
  expect(names).not.toContain('server')
  expect(response.headers.get('keep-alive')).not.toContain('77')
})

test.each([
  [{ as: 'bearer' }, { authorization: `Bearer ${upstreamKey}` }, '/deep/v1/messages'],
  [{ as: 'x-goog-api-key' }, { 'x-goog-api-key': upstreamKey }, '/deep/v1/messages'],
  [{ as: 'query' }, {}, `/deep/v1/messages?key=${upstreamKey}`],
] as const)('the key as configured: %j', async (place, headers, url) => {
  await over({ key: { value: upstreamKey, ...place } })
  now.upstream.answerWith(json(message))
  await ask()
  expect(now.upstream.received[0]).toMatchObject({ url, headers })
})

const events = ['message_start', 'content_block_start', 'content_block_delta', 'content_block_stop'].map(
  (type) => `event: ${type}\ndata: {"type":"${type}"}\n\n`,
)
const stop = 'event: message_stop\ndata: {"type":"message_stop"}\n\n'

test('complete events are forwarded immediately', async () => {
  await over()
  const isRead = Promise.withResolvers<void>()
  now.upstream.answerWith(async (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const all = [...events, stop].join('')
    const half = (events[0]?.length ?? 0) + 9
    response.write(all.slice(0, half))
    await isRead.promise
    for (const character of all.slice(half)) response.write(character)
    response.end()
  })
  const response = await ask({ stream: true })
  expect(response.headers.get('content-type')).toContain('text/event-stream')
  const pieces: string[] = []
  for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    pieces.push(piece)
    isRead.resolve()
  }
  expect(pieces[0]).toBe(events[0])
  expect(pieces.filter((piece) => !piece.endsWith('\n\n'))).toEqual([])
  expect(pieces.join('')).toBe([...events, stop].join(''))
})

test('a stub that shuts down ends open streams as the format defines', async () => {
  await over({}, [], { graceMs: 50 })
  const gone = Promise.withResolvers<void>()
  now.upstream.answerWith((response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(events[0])
    response.once('close', () => gone.resolve())
  })
  const response = await ask({ stream: true })
  const text = response.text()
  await Promise.all([now.stub.close(), gone.promise])
  expect(await text).toMatch(/^event: message_start\n[\s\S]*\n\nevent: error\ndata: \{"type":"error"/)
})

/** The status of a streamed reply and the names of its events. */
async function readNames(response: Response) {
  const text = await response.text()
  return [response.status, ...[...text.matchAll(/^event: (.*)$/gm)].map(([, name]) => name)]
}
const names = ['message_start', 'content_block_start', 'content_block_delta', 'content_block_stop']

test('a stream that is shorter than its reply has no length, and ends with the failure of its format', async () => {
  const logged: string[] = []
  await over({ breaker: { failures: 1, openMs: 60_000 } }, logged)
  const text = events.join('')
  now.upstream.answerWith((response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'content-length': text.length }).end(text)
  })
  const response = await ask({ stream: true })
  expect(response.headers.has('content-length')).toBe(false)
  expect(await readNames(response)).toEqual([200, ...names, 'error'])
  expect(logged).toEqual([expect.stringMatching(/^The upstream far failed: unavailable\. .*before the reply/)])
  expect((await ask()).headers.get('retry-after')).toBe('60')
})

test('a stream that ends before its first event is unavailable', async () => {
  await over({ format: 'generate-content' })
  now.upstream.answerWith(eventStream('data: {"cut'))
  const asked = { json: { contents: [{ parts: [{ text: 'Hi' }] }] } }
  const response = await now.request('/v1beta/models/m:streamGenerateContent?alt=sse', asked)
  expect([response.status, await response.json()]).toMatchObject([503, { error: { status: 'UNAVAILABLE' } }])
})

test('nothing follows the last event of a reply, even if the connection breaks after it', async () => {
  const logged: string[] = []
  await over({}, logged)
  now.upstream.answerWith((response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(events.join('') + stop, () => setTimeout(() => response.socket?.resetAndDestroy(), 20))
  })
  expect(await readNames(await ask({ stream: true }))).toEqual([200, ...names, 'message_stop'])
  expect(logged).toEqual([])
})

test.each([
  ['pass-through', '/v1/messages', { max_tokens: 10, messages: [{ role: 'user', content: 'Hi' }] }],
  ['responses', '/v1/responses', { input: 'Hi' }],
] as const)('lines of a %s upstream may end with a carriage return alone', async (kind, path, body) => {
  await over({ kind })
  const completed = { type: 'response.completed', response: { output: [] } }
  const sent = kind === 'responses' ? `data: ${JSON.stringify(completed)}\n\n` : [...events, stop].join('')
  now.upstream.answerWith(eventStream(sent.replaceAll('\n', '\r')))
  const headers = { 'messages-version': '1' }
  const response = await now.request(path, { json: { model: 'm', stream: true, ...body }, headers })
  expect([response.status, await response.text()]).toEqual([200, expect.stringMatching(/message_stop|completed/)])
})

test.each([
  ['that is aborted ends with the failure, alone on a line and as an event', ''],
  ['that fails is passed through', '{"error":{"code":500}}\n\ndata: {"error":{"code":500}}\n\n'],
])('a stream of generated content %s', async (_, failure) => {
  await over({ format: 'generate-content' })
  const content = { role: 'model', parts: [{ text: 'Hel' }] }
  const usageMetadata = { promptTokenCount: 1, totalTokenCount: 2 }
  const chunk = `data: ${JSON.stringify({ candidates: [{ index: 0, content }], usageMetadata, modelVersion: 'm', responseId: 'r' })}\n\n`
  now.upstream.answerWith(eventStream(chunk + failure))
  const response = await now.request('/v1beta/models/m:streamGenerateContent?alt=sse', {
    json: { contents: [{ parts: [{ text: 'Hi' }] }] },
  })
  const [first, bare, event, ...more] = (await response.text()).split('\n\n')
  expect([`${first}\n\n`, event, ...more]).toEqual([chunk, `data: ${bare}`, ''])
  if (failure !== '') expect(`${bare}\n\n${event}\n\n`).toBe(failure)
})

test.each([
  [302, 500, '7'],
  [401, 500, '7'],
  [402, 500, '7'],
  [403, 500, '7'],
  [418, 500, '7'],
  [429, 429, '7'],
  [500, 500, '7'],
  [502, 500, '7'],
  [503, 500, '7'],
  [504, 500, null],
  [529, 500, '7'],
])('a %i of the upstream is a %i of the stub, in the error format', async (status, expected, retryAfter) => {
  await over({ retries: { times: 0 } })
  const error = { type: 'error', error: { type: 'authentication_error', message: `No ${upstreamKey} here`, code: 'x' } }
  now.upstream.answerWith(json(error, status, { location: 'http://127.0.0.1:1/', 'retry-after': '7' }))
  const response = await ask()
  const text = await response.text()
  expect(response.status).toBe(expected)
  expect(JSON.parse(text)).toMatchObject({ type: 'error', error: { message: expect.any(String) } })
  expect(text).not.toContain(upstreamKey)
  expect(response.headers.has('location')).toBe(false)
  expect(response.headers.get('retry-after')).toBe(retryAfter)
})

test('a 400 of the upstream in the format of the contract is passed through', async () => {
  await over()
  const error = { type: 'error', error: { type: 'invalid_request_error', message: 'max_tokens: too many', code: null } }
  now.upstream.answerWith(json(error, 400))
  const response = await ask()
  expect([response.status, await response.json()]).toEqual([400, error])
})

const toError = (message: string) =>
  JSON.stringify({ type: 'error', error: { type: 'invalid_request_error', message, code: null } })

test.each([
  ['in another format', (message: string) => JSON.stringify({ message })],
  ['with the key', toError],
  ['with the key escaped', (message: string) => toError(message).replaceAll('-', '\\u002d')],
])('a 400 %s is converted, without URLs and keys', async (_, toBody) => {
  await over()
  const words = `Too long; see https://far.example.com/docs, key sk-proj-abcdefgh, ${upstreamKey}.`
  now.upstream.answerWith((response) => {
    response.writeHead(400, { 'content-type': 'application/json' }).end(toBody(words))
  })
  const response = await ask()
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ type: 'error', error: { message: 'Too long; see … key …, ….' } })
})

test('a model that is only served in another format is refused by name', async () => {
  await over({ format: 'responses' })
  const response = await ask()
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ error: { message: expect.stringMatching(/^model: .*format/) } })
})
