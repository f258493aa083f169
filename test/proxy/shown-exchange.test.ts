import type { RequestListener } from 'node:http'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { routes } from '../../generated/routes.ts'
import { CapturedExchange } from '../../proxy/captured-exchange.ts'
import { ProxyJournal } from '../../proxy/proxy-journal.ts'
import { parseJsonStart } from '../../proxy/recording/recorded-body.ts'
import { Secrets } from '../../proxy/recording/secrets.ts'
import { judgedContract } from '../../runtime/judge/contract.ts'
import { begun, behindProxy, ended, json, list, message, models, sendEvent } from './behind-proxy.ts'
import { ask, replyTo, send } from './start-proxy.ts'

const LIMIT = 256 * 1024

/** What the page has of the newest exchange. */
async function readShown({ url }: { readonly url: string }, number = 1) {
  return JSON.parse((await ask(`${url}/__proxy/journal/${number}`)).body.toString())
}

/** A target that replies with bytes of a media type. */
const reply =
  (body: string | Uint8Array, headers: Readonly<Record<string, string>> = json): RequestListener =>
  (_, response) =>
    response.writeHead(200, headers).end(body)

test('the page has the request as it was sent, and the reply', async () => {
  const { proxy } = await behindProxy(reply(JSON.stringify(list)))
  const sent = message(false)
  await ask(`${proxy.url}/v1/messages?beta=true&beta=2`, {
    ...sent,
    headers: { ...sent.headers, 'X-Extra': 'a', 'User-Agent': 'OpenAI/JS 6.1.0' },
  })
  expect(await readShown(proxy)).toMatchObject({
    path: '/v1/messages?beta=true&beta=2',
    headers: { 'content-type': 'application/json', 'x-api-key': '***', 'messages-version': '1', 'x-extra': 'a' },
    client: 'openai 6.1.0 (js)',
    requestBytes: sent.body.length,
    replyBytes: JSON.stringify(list).length,
    replyHeaders: json,
    body: JSON.parse(sent.body),
    bodyIsTruncated: false,
    reply: list,
    replyIsTruncated: false,
    stream: null,
  })
})

test('the page has the payloads of events, and how a stream failed', async () => {
  const failure = { type: 'error', error: { type: 'overloaded_error', message: 'Too busy.' } }
  const { proxy } = await behindProxy((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    for (const event of [begun, failure]) sendEvent(response, event)
    response.end()
  })
  await ask(`${proxy.url}/v1/messages`, message(true))
  const events = [
    { event: 'message_start', data: begun },
    { event: 'error', data: failure },
  ]
  const shown = await readShown(proxy)
  expect(shown).toMatchObject({ outcome: 'failed', stream: { name: 'createMessage', count: 2, dropped: 0, events } })
  const { requests } = JSON.parse((await ask(`${proxy.url}/__proxy/journal`)).body.toString())
  expect(requests[0].stream).toMatchObject({ count: 2, dropped: 0, failure: 'error: Too busy.' })
  expect(JSON.stringify(requests[0].stream)).not.toContain('"data"')
})

test('a stream that runs is shown as far as it has come', async () => {
  const { proxy } = await behindProxy((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    sendEvent(response, begun)
  })
  const outgoing = send(`${proxy.url}/v1/messages`, message(true))
  const received = await replyTo(outgoing)
  received.on('error', () => {})
  const events = [{ event: 'message_start', data: begun }]
  await expect
    .poll(() => readShown(proxy))
    .toMatchObject({ ended: 'running', stream: { count: 1, dropped: 0, events } })
  outgoing.destroy()
})

const keys = {
  header: 'secret-of-header-0123',
  bearer: 'secret-of-bearer-0123',
  query: 'secret-of-query-0123',
  cookie: 'secret-of-cookie-0123',
  field: 'secret-of-field-0123',
  declared: 'secret-of-declared-0123',
  basic: 'secret-of-basic-0123',
  proxy: 'secret-of-proxy-0123',
}

/** A target that repeats all keys in its reply, which is a stream if the request asks for one. */
const indiscreet: RequestListener = async (request, response) => {
  const isStream = Buffer.concat(await request.toArray()).includes('"stream":true')
  const said = { type: 'ping', said: Object.values(keys).join(' '), api_key: 'secret-of-reply-0123' }
  response.writeHead(200, { ...(isStream ? { 'content-type': 'text/event-stream' } : json) })
  if (isStream) sendEvent(response, said)
  response.end(isStream ? '' : JSON.stringify(said))
}

test.each([
  ['a reply', false, ''],
  ['a stream', true, ''],
  ['a body that is cut', false, 'x'.repeat(2 * LIMIT)],
])('keys are masked wherever they are, with %s', async (_, stream, padding) => {
  const route = routes.find(({ operationId }) => operationId === 'createMessage')
  if (route === undefined) throw new Error('the contract has no messages')
  const credential = { in: 'header', name: 'x-caller', alias: false } as const
  const contract = judgedContract([{ ...route, credentials: [[credential]] }])
  const { proxy } = await behindProxy(indiscreet, { contract, key: keys.proxy })
  const headers = {
    ...json,
    'x-api-key': keys.header,
    'x-caller': keys.declared,
    authorization: `Bearer ${keys.bearer}`,
    cookie: `id=${keys.cookie}`,
    'x-auth': `Basic ${Buffer.from(`user:${keys.basic}`).toString('base64')}`,
  }
  const quoted = { model: 'gw-text-large', max_tokens: 9, messages: [{ role: keys.field, content: 'Hello' }] }
  const sent = { stream, api_key: keys.field, ...quoted, said: Object.values(keys).join(' ') }
  const body = JSON.stringify({ ...sent, padding })
  await ask(`${proxy.url}/v1/messages/../${keys.header}?key=${keys.query}`, { method: 'POST', headers, body })
  await ask(`${proxy.url}/v1/messages?key=${keys.query}`, { method: 'POST', headers, body })
  for (const path of ['state', 'journal', 'journal/1', 'journal/2'])
    expect([path, (await ask(`${proxy.url}/__proxy/${path}`)).body.toString()]).toEqual([
      path,
      expect.not.stringContaining('secret-of'),
    ])
  const shown = await readShown(proxy, 2)
  expect(shown).toMatchObject({
    path: '/v1/messages?key=***',
    headers: { authorization: 'Bearer ***', 'x-api-key': '***', 'x-caller': '***', cookie: '***' },
    body: { api_key: expect.stringMatching(/^\*+$/), said: expect.stringMatching(/^[* ]+$/) },
    bodyIsTruncated: padding !== '',
  })
  const said = stream ? shown.stream.events[0].data : shown.reply
  expect(said).toMatchObject({ type: 'ping', said: expect.stringMatching(/^[* ]+$/) })
})

test('a key in JSON that is not complete is masked', async () => {
  const key = 'secret-of-reply-0123'
  const { proxy } = await behindProxy((_, response) => {
    response.writeHead(200, { ...json, 'content-length': 1000 })
    response.write(`{"id":"msg_1","said":"${key}","api_key":"${key}`, () => response.destroy())
  })
  await expect(ask(`${proxy.url}/v1/messages`, message(false))).rejects.toThrow('aborted')
  const stars = '*'.repeat(key.length)
  await expect
    .poll(() => readShown(proxy))
    .toMatchObject({ reply: `{"id":"msg_1","said":"${stars}","api_key":"${stars}` })
})

test('a key that events divide is masked', async () => {
  const { proxy } = await behindProxy((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    for (const text of ['Your key is sk-divided-', '0123456', '789, keep it.'])
      sendEvent(response, { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } })
    response.end()
  })
  const sent = message(true)
  const headers = { ...sent.headers, 'x-api-key': 'sk-divided-0123456789' }
  await ask(`${proxy.url}/v1/messages`, { ...sent, headers })
  const { events } = (await readShown(proxy)).stream
  const texts = events.map((event: { data: { delta: { text: string } } }) => event.data.delta.text)
  expect(texts).toEqual(['Your key is ***', '', ', keep it.'])
})

test.each([10, 20, 30])('a key that the limit cuts after %d characters is masked', async (before) => {
  const key = 'sk-0123456789abcdefghijklmnopqrstuvwxyz'
  const { proxy } = await behindProxy(reply('{}'))
  const body = `{"text":"${'x'.repeat(LIMIT - 9 - before)}${key}"}`
  await ask(`${proxy.url}/v1/messages`, { ...message(false), headers: { ...json, 'x-api-key': key }, body })
  const { text } = (await readShown(proxy)).body
  expect(text.replace(/^x+/, '')).toBe(`${'*'.repeat(before)}…`)
})

test('bodies and streams are kept up to 256 KB, and what is missing is said', async () => {
  const key = 'sk-0123456789abcdef'
  const { proxy } = await behindProxy((request, response) => {
    request.resume().on('end', () => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      for (let count = 0; count < 600; count++) sendEvent(response, { ...begun, type: 'x'.repeat(1000) })
      sendEvent(response, ended)
      sendEvent(response, { type: 'error', error: { type: 'overloaded_error', message: `Too busy for ${key}.` } })
      response.end()
    })
  })
  const sent = message(true)
  const text = 'x'.repeat(LIMIT)
  const headers = { ...sent.headers, 'x-api-key': key }
  await ask(`${proxy.url}/v1/messages`, { ...sent, headers, body: sent.body.replace('Hello', text) })
  const { body, bodyIsTruncated, replyIsTruncated, stream, outcome } = await readShown(proxy)
  expect({ bodyIsTruncated, replyIsTruncated }).toEqual({ bodyIsTruncated: true, replyIsTruncated: true })
  const [{ content }] = body.messages
  expect(content).toMatch(/^x+…$/)
  expect(JSON.stringify(body).length).toBeLessThan(LIMIT + 10)
  expect(content.length).toBeGreaterThan(LIMIT - 200)
  expect({ outcome, failure: stream.failure }).toEqual({
    outcome: 'failed',
    failure: `error: Too busy for ${'*'.repeat(key.length)}.`,
  })
  expect(stream.count).toBe(602)
  expect(stream.events.length).toBe(stream.count - stream.dropped)
  expect(JSON.stringify(stream.events).length).toBeLessThan(2 * LIMIT)
  expect(stream.events.length).toBeGreaterThan(50)
})

const encoded = (encoding: string) => ({ ...json, 'content-encoding': encoding })

test.each([
  ['a compressed reply is shown decoded', reply(gzipSync(JSON.stringify(list)), encoded('gzip')), list, false],
  ['a reply in an unknown encoding is not shown', reply('xyz', encoded('compress')), null, true],
  ['a reply that cannot be decoded is not shown', reply('xyz', encoded('gzip')), null, true],
  ['text is shown', reply('<h1>Busy</h1>', { 'content-type': 'text/html' }), '<h1>Busy</h1>', false],
  ['bytes are not shown', reply(Buffer.from([255, 254]), { 'content-type': 'video/mp4' }), null, false],
] as const)('%s', async (_, target, shown, replyIsTruncated) => {
  for (const path of ['/v1/models', '/unknown']) {
    const { proxy } = await behindProxy(target)
    await ask(proxy.url + path, models)
    await expect.poll(() => readShown(proxy)).toMatchObject({ reply: shown, replyIsTruncated })
    expect(proxy.said.filter((line) => line.startsWith('unchecked')).length).toBe(
      path === '/v1/models' && replyIsTruncated ? 1 : 0,
    )
  }
})

test.each([
  ['a page on this machine keeps headers and bodies', {}, { hasHeaders: true, isTruncated: false }],
  ['a public page has neither', { pageHosts: 'any' }, { hasHeaders: false, isTruncated: true }],
] as const)('%s', async (_, options, expected) => {
  const { proxy } = await behindProxy(reply('{}'), options)
  await ask(`${proxy.url}/v1/messages`, message(false))
  const { headers, body, bodyIsTruncated: isTruncated } = await readShown(proxy)
  expect({ hasHeaders: 'content-type' in headers, isTruncated }).toEqual(expected)
  expect(body === null).toBe(isTruncated)
})

test('without a page, its path is that of the target', async () => {
  const { proxy } = await behindProxy(reply('from the target'), { page: undefined })
  expect((await ask(`${proxy.url}/__proxy/journal`)).body.toString()).toBe('from the target')
})

test('the oldest bodies make room for newer ones', async () => {
  const journal = new ProxyJournal(undefined, 3000)
  const exchanges = Array.from({ length: 4 }, () => {
    const exchange = journal.begin('POST', '/')
    const onGrowth = (bytes: number) => journal.grow(bytes)
    const head = { method: 'POST', url: '/', headers: json }
    const captured = new CapturedExchange(head, { route: undefined, maxBytes: LIMIT, onGrowth })
    journal.keep(exchange, captured, () => new Secrets())
    captured.takeRequest(Buffer.from(JSON.stringify('x'.repeat(1000))))
    return exchange
  })
  const shown = await Promise.all(exchanges.map((exchange) => journal.show(exchange, true)))
  expect(shown.map((one) => [one?.body === null, one?.bodyIsTruncated])).toEqual([
    [true, true],
    [true, true],
    [false, false],
    [false, false],
  ])
})

test.each([
  ['{"a":[1,{"b":"tex', { a: [1, { b: 'tex…' }] }],
  ['{"a":"quoted \\"', { a: 'quoted "…' }],
  ['{"a":"half \\u00', { a: 'half …' }],
  ['{"a":1,"na', { a: 1 }],
  ['{"a":1,"b":', { a: 1 }],
  ['{"a":1,"b":12', { a: 1 }],
  ['[{"a":[]},', [{ a: [] }]],
  ['"a', 'a…'],
  ['not JSON', undefined],
  ['', undefined],
])('the beginning %j of a JSON text is read', (text, value) => {
  expect(parseJsonStart(text)).toEqual(value)
})
