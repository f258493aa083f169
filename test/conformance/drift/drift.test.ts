import { join } from 'node:path'
import { beforeAll, expect, test, vi } from 'vitest'
import { compareReplies } from '../../../conformance/drift/compare-reply.ts'
import { readMockContract } from '../../../mock/mock-document.ts'
import { sharedMock, testMock, testMockInProcess } from '../../mock/serve-mock.ts'
import { recordFrom } from '../../proxy/recording/recording.ts'
import { listing, type WrittenExchange, writeRecording } from '../../proxy/recording/written-recording.ts'
import { createClients } from '../../sdk/clients.ts'
import { closeAfterTest } from '../../support/close-after.ts'
import { startServer } from '../../support/local-server.ts'
import { json, startRecordingServer } from '../../support/recording-server.ts'
import { sharedFolder, testFolder } from '../../support/temporary-folder.ts'
import type { Exchange, Reply } from '../altered-target.ts'
import { alterReplies, key, onJson, onReply, recordCheckout, runDrift, startDeployment } from './drift-run.ts'

const folder = sharedFolder()
const recording = `${folder}/checkout`

beforeAll(() => recordCheckout(folder))

const deployment = await sharedMock({ keys: [key], seed: 9 })

test('another deployment with other texts and ids has not drifted', async () => {
  const { baseUrl } = await startDeployment()
  const run = await runDrift(recording, '--target', baseUrl, '--key', key)
  expect(run).toMatchObject({ drifts: [], others: [], unseen: [], code: 0 })
  expect(run.out).toBe(
    `7 requests of ${recording}, sent to ${baseUrl}: 7 same, 0 drifted, 0 skipped, 0 failed.\nThe shape of the deployment is that of the recording.\n`,
  )
  expect(run.out + run.err + run.reports.json + run.reports.junit).not.toContain('secret')
})

function onEvents(path: RegExp, alter: (events: readonly string[]) => readonly string[]) {
  return onReply(path, ({ body, headers }) => {
    if (!headers['content-type']?.startsWith('text/event-stream')) return {}
    return { body: alter(body.split(/(?<=\n\n)/)).join('') }
  })
}

function onHeaders(path: RegExp, changes: Readonly<Record<string, string | undefined>>) {
  return onReply(path, ({ headers }) => {
    const entries = Object.entries({ ...headers, ...changes })
    return {
      headers: Object.fromEntries(entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))),
    }
  })
}

const without = (name: string) => (events: readonly string[]) =>
  events.filter((event) => !event.startsWith(`event: ${name}\n`))

const responses = /POST .*responses/
const messagesPath = /POST .*messages/
const videos = /POST .*videos/

test.each<readonly [string, (exchange: Exchange) => Partial<Reply>, readonly string[]]>([
  [
    'text changed',
    onReply(responses, ({ body }) => ({ body: body.replaceAll(/"(text|delta)":"(\\.|[^"\\])*"/g, '"$1":"Other"') })),
    [],
  ],
  [
    'more events of a kind',
    onEvents(messagesPath, (events) =>
      events.flatMap((event) => (event.includes('content_block_delta') ? [event, event] : [event])),
    ),
    [],
  ],
  [
    'heartbeats moved and repeated',
    onEvents(messagesPath, (events) => ['event: ping\ndata: {"type":"ping"}\n\n', ...events]),
    [],
  ],
  ['spaces in JSON', onJson(/GET .*models/, {}), []],
  [
    'field lost',
    onJson(responses, { $if: { object: 'response' }, $without: 'usage.output_tokens' }),
    ['body usage.output_tokens is lost'],
  ],
  ['field added', onJson(videos, { region: 'eu' }), ['body region is added: string']],
  [
    'field in a list lost',
    onJson(/GET .*models/, { $without: 'data.0.owned_by' }),
    ['body data[].owned_by is lost in 1 of'],
  ],
  ['type changed', onJson(videos, { seconds: 5 }), ['body seconds is number, and string in the recording']],
  [
    'item added',
    onJson(responses, { output: [{ type: 'reasoning' }] }),
    ['body output[type=message] is lost', 'body output[type=reasoning] is added'],
  ],
  [
    'field of an event lost',
    onReply(messagesPath, ({ body }) => ({
      body: body.replace('"stop_sequence":null,', '').replace(',"stop_sequence":null', ''),
    })),
    ['event message_start data.message.stop_sequence is lost', 'event message_delta data.delta.stop_sequence is lost'],
  ],
  [
    'field of the last unnamed event lost',
    onReply(/generateContent/i, ({ body }) => ({ body: body.replace(/"finishReason":"\w+",?/, '') })),
    ['event without a name, the last data.candidates[].finishReason is lost'],
  ],
  [
    'event lost',
    onEvents(responses, without('response.output_text.done')),
    ['event response.output_text.done is lost'],
  ],
  [
    'event added',
    onEvents(messagesPath, (events) => [...events, 'event: billing\ndata: {"type":"billing"}\n\n']),
    ['event billing is added'],
  ],
  [
    'event name lost',
    onReply(messagesPath, ({ body }) => ({ body: body.replace('event: message_stop\n', '') })),
    ['event message_stop event is lost'],
  ],
  [
    'order changed',
    onEvents(messagesPath, (events) => {
      const stop = events.filter((event) => event.startsWith('event: content_block_stop'))
      const [first = '', ...rest] = without('content_block_stop')(events)
      return [first, ...stop, ...rest]
    }),
    [
      'event content_block_stop the first one comes before the first content_block_start, and after it in the recording',
    ],
  ],
  [
    'second block of content',
    onEvents(messagesPath, (events) => {
      const isBlock = (event: string) => event.startsWith('event: content_block')
      const end = events.findLastIndex(isBlock) + 1
      return [...events.slice(0, end), ...events.filter(isBlock), ...events.slice(end)]
    }),
    [],
  ],
  [
    'last events exchanged',
    onEvents(messagesPath, (events) => [
      ...events,
      events.findLast((event) => event.startsWith('event: message_delta')) ?? '',
    ]),
    ['event message_stop the last one comes before the last message_delta, and after it in the recording'],
  ],
  ['polled task with a field more', onJson(/GET .*videos/, { region: 'eu' }), ['body region is added: string']],
  ['polled task without a field', onJson(/GET .*videos/, { $without: 'url' }), ['body url is lost']],
  ['status changed', onReply(videos, () => ({ status: 202 })), ['status is 202, and 200 in the recording']],
  [
    'content type changed',
    onHeaders(videos, { 'content-type': 'text/plain' }),
    [
      'header content-type is text/plain, and application/json in the recording',
      'body is not JSON, and JSON in the recording',
    ],
  ],
  ['header added', onHeaders(videos, { 'retry-after': '7' }), ['header retry-after is added']],
  ['unrelated header added', onHeaders(videos, { 'x-served-by': 'a' }), []],
  ['body lost', onReply(videos, () => ({ body: '' })), ['body is lost']],
])('a deployment with its %s is told by that alone', async (_, alter, expected) => {
  const target = await alterReplies(deployment.baseUrl, alter)
  const run = await runDrift(recording, '--target', target, '--key', key)
  expect(run.drifts).toEqual(expected.map((text) => expect.stringContaining(text)))
  expect(run.code).toBe(expected.length > 0 ? 1 : 0)
  for (const text of expected) expect(run.out).toContain(text)
})

test('a request has the ids, the address and the key of the deployment, and no key of idempotency', async () => {
  let count = 0
  const server = await closeAfterTest(
    startRecordingServer((...args) => json({ id: `resp_1a2b3c4d5e${++count}`, object: 'response' })(...args)),
  )
  const headers = { 'content-type': 'application/json', authorization: 'Bearer removed', 'idempotency-key': 'a' }
  const ask = (body: object): WrittenExchange => ({
    request: { method: 'POST', path: '/v1/responses', headers, body: { json: { model: 'm', input: 'Hi', ...body } } },
    reply: { status: 200, body: { json: { id: 'resp_000000010001', object: 'response' } } },
  })
  const later = { previous_response_id: 'resp_000000010001', input: 'See http://deployment.invalid/a.' }
  const run = await runDrift(writeRecording([ask({}), ask(later)]), '--target', server.url, '--key', key)
  expect(run).toMatchObject({ drifts: [], code: 0 })
  expect(server.received.map(({ body }) => JSON.parse(body))).toEqual([
    { model: 'm', input: 'Hi' },
    { model: 'm', previous_response_id: 'resp_1a2b3c4d5e1', input: `See ${server.url}/a.` },
  ])
  for (const received of server.received) {
    expect(received.headers.authorization).toBe(`Bearer ${key}`)
    expect(received.headers['idempotency-key']).toBeUndefined()
  }
})

const sse = (...names: readonly string[]) => names.map((name) => `event: ${name}\ndata: {}\n\n`).join('')

test.each<readonly [string, string, string, readonly string[]]>([
  ['heartbeats at another time', sse('a', 'ping', 'b'), sse('ping', 'a', 'b', 'ping'), []],
  ['no heartbeat', sse('a', 'ping'), sse('a'), []],
  ['fewer events without a name', 'data: {"a":1}\n\n'.repeat(3), 'data: {"a":2}\n\n', []],
  ['another last word', 'data: {}\n\ndata: [DONE]\n\n', 'data: {}\n\n', ['event [DONE] is lost']],
  [
    'data that is no JSON',
    sse('a'),
    'event: a\ndata: x y\n\n',
    ['event a data is string, and object in the recording'],
  ],
])('a stream with %s', (_, recorded, live, expected) => {
  const [before, after] = [recorded, live].map((text) => {
    return { status: 200, headers: { 'content-type': 'text/event-stream' }, body: Buffer.from(text) }
  })
  const { drifts } = compareReplies(before ? [before] : [], after ?? expect.fail())
  expect(drifts.map(({ place, message }) => `${place} ${message}`)).toEqual(expected)
})

test('a list that is read before and after a change is compared both times', async () => {
  const { baseUrl } = await startDeployment()
  const empty = { ...listing('a'), reply: { status: 200, body: { json: { object: 'list', data: [] } } } }
  const run = await runDrift(writeRecording([empty, listing('a')]), '--target', baseUrl, '--key', key)
  expect(run).toMatchObject({ unseen: ['body data is empty in the recording'], drifts: [], code: 0 })
  expect(run.out).toContain('2 requests of ')
})

test('a request that the contract lacks and that needs a key ends nothing', async () => {
  const { url } = await closeAfterTest(
    startServer(({ url = '' }, response) => void response.writeHead(url === '/v1/models' ? 200 : 401).end('{}')),
  )
  const recorded = { request: { method: 'POST', path: '/v1/chat/completions' }, reply: { status: 200 } }
  const models = { ...listing('a'), reply: { status: 200, body: { json: {} } } }
  const { others, out } = await runDrift(writeRecording([recorded, models]), '--target', url, '--key', key)
  expect(others).toEqual(['skipped it needs a key, and the contract does not have POST /v1/chat/completions'])
  expect(out).toContain(' 1 skipped, 0 failed.')
})

test('bytes are compared by their type, which is said', async () => {
  const films = { request: { method: 'GET', path: '/films/1' } }
  const headers = { 'content-type': 'video/mp4' }
  const recorded = { ...films, reply: { status: 200, headers, body: { text: 'a film' } } }
  const { url } = await closeAfterTest(startServer((_, response) => void response.writeHead(200, headers).end('other')))
  const run = await runDrift(writeRecording([recorded]), '--target', url, '--key', key)
  expect(run).toMatchObject({ unseen: ['the content of a body of type video/mp4'], drifts: [], code: 0 })
})

test('a recording byte for byte, with real ids, is compared too', async () => {
  const deployment = await startDeployment()
  const recorder = await recordFrom(deployment.baseUrl)
  const { openai } = createClients({ baseUrl: recorder.baseUrl, key })
  const response = await openai.responses.create({ model: 'gw-text-large', input: 'Hi' })
  const next = { model: 'gw-text-large', input: 'And?', previous_response_id: response.id }
  await Array.fromAsync(await openai.responses.create({ ...next, stream: true }))
  await openai.videos.retrieve((await openai.videos.create({ model: 'gw-video-1' as 'sora-2', prompt: 'A' })).id)
  await recorder.close()
  const { baseUrl } = await testMock({ keys: [key], seed: 3 })
  const run = await runDrift(recorder.recording, '--target', baseUrl, '--key', key)
  expect(run).toMatchObject({ drifts: [], others: [], unseen: [], code: 0 })
  expect(run.out).toContain('4 requests of ')
})

test('a recording of any document is compared by that document, whose ids are numbers', async () => {
  vi.stubEnv('CI', '')
  const spec = 'test/mock/document/shop.yaml'
  const contract = await readMockContract(spec, { warn: () => {} })
  const serve = () => testMock({ contract, acceptsAnyKey: true })
  const recorded = await serve()
  const shop = testFolder()
  const mock = await testMockInProcess({ spec, recordings: { folder: shop, target: recorded.baseUrl, mode: 'all' } })
  await mock.recording('shop')
  const { id } = (await (await mock.request('/books', { json: { title: 'Emma' } })).json()) as { readonly id: number }
  expect((await mock.request(`/books/${id}`)).status).toBe(200)
  await mock.close()
  const other = await serve()
  await other.request('/books', { json: { title: 'Another' } })
  const args = [join(shop, 'shop'), '--spec', spec, '--key', 'sk-any']
  expect(await runDrift(...args, '--target', other.baseUrl)).toMatchObject({ drifts: [], others: [], code: 0 })
  const altered = await alterReplies(other.baseUrl, onJson(/GET .books.\d+$/, { $without: 'title' }))
  expect(await runDrift(...args, '--target', altered)).toMatchObject({ drifts: ['body title is lost'], code: 1 })
})
