import { join } from 'node:path'
import { createMock } from 'gatewright'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { compareReplies } from '../../../conformance/drift/compare-reply.ts'
import { readMockContract } from '../../../mock/mock-document.ts'
import { serveMock, testMock, testMockInProcess } from '../../mock/serve-mock.ts'
import { recordFrom } from '../../proxy/recording/recording.ts'
import { listing, type WrittenExchange, writeRecording } from '../../proxy/recording/written-recording.ts'
import { createClients } from '../../sdk/clients.ts'
import { closeAfterTest } from '../../support/close-after.ts'
import { startServer } from '../../support/local-server.ts'
import { json, startRecordingServer } from '../../support/recording-server.ts'
import { sharedFolder, testFolder } from '../../support/temporary-folder.ts'
import type { Exchange, Reply } from '../altered-target.ts'
import { editJson, type JsonEdits } from '../mutants/json-edits.ts'
import { alterReplies, runDrift } from './drift-run.ts'

const folder = sharedFolder()
const key = 'sk-live-secret'
const recording = `${folder}/checkout`

/** Without this nothing is recorded in CI. */
const leaveCI = () => vi.stubEnv('CI', '')

beforeEach(leaveCI)

beforeAll(async () => {
  leaveCI()
  const deployment = await serveMock({ keys: [key] })
  const mock = await createMock({ recordings: { folder, target: deployment.baseUrl, key, mode: 'all' } })
  await mock.recording('checkout')
  const { openai, anthropic, google } = createClients(mock)
  await openai.models.list()
  const response = await openai.responses.create({ model: 'gw-text-large', input: 'Name a river.' })
  const next = { model: 'gw-text-large', input: 'And?', previous_response_id: response.id }
  await Array.fromAsync(await openai.responses.create({ ...next, stream: true }))
  const messages = [{ role: 'user', content: 'Name a river.' } as const]
  await anthropic.messages.stream({ model: 'gw-text-large', max_tokens: 200, messages }).finalMessage()
  await Array.fromAsync(await google.models.generateContentStream({ model: 'gw-text-large', contents: 'Hi' }))
  const video = await openai.videos.create({ model: 'gw-video-1' as 'sora-2', prompt: 'A lighthouse' })
  for (let poll = 0; poll < 2; poll++) await openai.videos.retrieve(video.id)
  await mock.close()
  await deployment.close()
})

/** Another deployment, whose texts and ids differ. */
const startDeployment = () => testMock({ keys: [key], seed: 9 })

test('another deployment with other texts and ids has not drifted', async () => {
  const { baseUrl } = await startDeployment()
  const run = await runDrift(recording, '--target', baseUrl, '--key', key)
  expect(run).toMatchObject({ drifts: [], others: [], unseen: [], code: 0 })
  expect(run.out).toBe(
    `7 requests of ${recording}, sent to ${baseUrl}: 7 same, 0 drifted, 0 skipped, 0 failed.\nThe shape of the deployment is that of the recording.\n`,
  )
  expect(run.out + run.err + run.reports.json + run.reports.junit).not.toContain('secret')
})

/** Alters the replies to one kind of request: JSON by a function, or the text. */
function onReply(path: RegExp, alter: (exchange: Exchange) => Partial<Reply>) {
  return (exchange: Exchange) => (path.test(`${exchange.method} ${exchange.path}`) ? alter(exchange) : {})
}

function onJson(path: RegExp, edits: JsonEdits) {
  return onReply(path, ({ body }) => ({ body: JSON.stringify(editJson(JSON.parse(body), edits)) }))
}

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
  const { baseUrl } = await startDeployment()
  const target = await alterReplies(baseUrl, alter)
  const run = await runDrift(recording, '--target', target, '--key', key)
  expect(run.drifts).toEqual(expected.map((text) => expect.stringContaining(text)))
  expect(run.code).toBe(expected.length > 0 ? 1 : 0)
  for (const text of expected) expect(run.out).toContain(text)
})

const limits = { 'content-type': 'application/json', 'x-ratelimit-limit-requests': '100', 'x-request-id': 'a' }
const limited = { ...listing('a'), reply: { ...listing('a').reply, headers: limits } }

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

test('bytes are compared by their type, which is said', async () => {
  const films = { request: { method: 'GET', path: '/films/1' } }
  const headers = { 'content-type': 'video/mp4' }
  const recorded = { ...films, reply: { status: 200, headers, body: { text: 'a film' } } }
  const { url } = await closeAfterTest(startServer((_, response) => void response.writeHead(200, headers).end('other')))
  const run = await runDrift(writeRecording([recorded]), '--target', url, '--key', key)
  expect(run).toMatchObject({ unseen: ['the content of a body of type video/mp4'], drifts: [], code: 0 })
})

test('a header that is lost is told, if clients act on it', async () => {
  const { baseUrl } = await startDeployment()
  const run = await runDrift(writeRecording([limited]), '--target', baseUrl, '--key', key)
  expect(run).toMatchObject({ drifts: ['header x-ratelimit-limit-requests is lost'], code: 1 })
})

/** A stopped clock stops the streams of texts too. */
const onlyVideos = ['createResponse', 'createMessage', 'streamGenerateContent'].flatMap((name) => ['--skip', name])

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

describe('what cannot be sent or compared', () => {
  const created = { ...listing('a'), request: { method: 'POST', path: '/v1/videos', body: { json: { prompt: 'A' } } } }
  const called = { json: { model: 'gw-video-1', prompt: 'A', metadata: { callback_url: 'http://example.com/hook' } } }
  const masked = { json: { model: 'gw-text-large', input: 'My key is *********' } }

  test.each<readonly [string, WrittenExchange, string]>([
    ['a refused key', { ...listing('a'), reply: { status: 401 } }, 'it was recorded with a key that was refused'],
    ['a cut reply', { ...listing('a'), end: 'closed early by the target' }, 'its reply did not come to its end'],
    [
      'a callback',
      { ...created, request: { ...created.request, body: called } },
      'it asks for callbacks by body.metadata.callback_url',
    ],
    ['a removed secret', { ...created, request: { ...created.request, body: masked } }, 'a secret was removed from it'],
  ])('is said and counted for %s, and alone gives the exit code 2', async (_, exchange, reason) => {
    const { baseUrl, mock } = await startDeployment()
    const alone = await runDrift(writeRecording([exchange]), '--target', baseUrl, '--key', key)
    expect(alone).toMatchObject({ others: [`skipped ${reason}`], drifts: [], code: 2 })
    expect(alone.out).toContain(`skipped exchange 1: ${reason}\n1 request of `)
    expect(mock.sandboxes.get('').control.journal.count).toBe(0)
    const both = await runDrift(writeRecording([exchange, listing('a')]), '--target', baseUrl, '--key', key)
    expect(both).toMatchObject({ others: [`skipped ${reason}`], code: 0 })
    expect(both.out).toContain('1 same, 0 drifted, 1 skipped, 0 failed.\n')
    expect(both.out).toContain('But not everything was compared: see above.')
  })

  test('is a request that needs the id of one that was not sent', async () => {
    const { baseUrl } = await startDeployment()
    const run = await runDrift(recording, '--target', baseUrl, '--key', key, '--skip', 'createVideo')
    expect(run.others).toEqual([
      'skipped --skip names its operation',
      expect.stringMatching(/^skipped it refers to video_0+60001, which exchange 6 has: --skip names its operation$/),
    ])
    expect(run.code).toBe(0)
  })

  test('is what a deployment limits, refuses or does not answer: the exit code is 2', async () => {
    const { baseUrl } = await startDeployment()
    const limiting = await alterReplies(baseUrl, ({ path }) => (path.includes('videos') ? { status: 429 } : {}))
    expect(await runDrift(recording, '--target', limiting, '--key', key)).toMatchObject({
      others: [
        'failed the deployment limits the rate of requests: status 429',
        expect.stringContaining('skipped it refers to'),
      ],
      code: 2,
    })
    const refused = await runDrift(recording, '--target', baseUrl, '--key', 'sk-another-secret')
    expect(new Set(refused.others)).toEqual(new Set(['failed the deployment refuses the key']))
    expect(refused.code).toBe(2)
    expect(refused.out + refused.err + refused.reports.json).not.toContain('another-secret')
    const gone = await runDrift(recording, '--target', 'http://127.0.0.1:9', '--key', key)
    expect(gone).toMatchObject({ code: 2, drifts: [] })
    expect(gone.others[0]).toContain('failed http://127.0.0.1:9 did not reply: ')
  })

  test('is a reply that takes too long, and a task that does not reach its recorded state in time', async () => {
    const { url } = await closeAfterTest(startServer((_, response) => void response.writeHead(200).write('{')))
    const slow = await runDrift(writeRecording([listing('a')]), '--target', url, '--key', key, '--timeout', '0.2')
    expect(slow).toMatchObject({ others: [`failed ${url} did not reply within 0.2 s`], code: 2 })
    const { baseUrl, mock } = await startDeployment()
    mock.sandboxes.get('').clock.stop()
    const stopped = await runDrift(recording, '--target', baseUrl, '--key', key, '--timeout', '0.2', ...onlyVideos)
    expect(stopped.others.filter((text) => text.startsWith('failed'))).toEqual([
      'failed its state is queued after 0.2 s, and succeeded in the recording',
    ])
    expect(stopped.code).toBe(2)
  })

  test('is what --max-requests leaves out, and an empty list', async () => {
    const { baseUrl } = await startDeployment()
    const few = await runDrift(recording, '--target', baseUrl, '--key', key, '--max-requests', '1')
    expect(few.code).toBe(0)
    expect(few.out).toContain('skipped exchanges 2, 3, 4, 5, 6, 7, 8: --max-requests was reached\n')
    const empty = await alterReplies(baseUrl, onJson(/models/, { data: [] }))
    const run = await runDrift(writeRecording([listing('a')]), '--target', empty, '--key', key)
    expect(run).toMatchObject({ unseen: ['body data is empty in the reply'], drifts: [], code: 0 })
    expect(run.out).toContain('not compared exchange 1: body data is empty in the reply\n')
  })
})

test('a task is polled until its recorded state, and only its final reply has to have all fields', async () => {
  const { baseUrl, mock } = await startDeployment()
  const { clock } = mock.sandboxes.get('')
  clock.stop()
  const run = runDrift(recording, '--target', baseUrl, '--key', key, ...onlyVideos)
  await expect.poll(() => mock.sandboxes.get('').control.journal.count).toBe(3)
  await clock.advance(600_000)
  expect(await run).toMatchObject({ drifts: [], code: 0 })
})

test('several recordings are compared one after the other, and one that has drifted decides', async () => {
  const { baseUrl } = await startDeployment()
  const drifted = writeRecording([limited])
  const run = await runDrift(recording, '--target', baseUrl, drifted, '--key', key)
  expect(run).toMatchObject({ drifts: ['header x-ratelimit-limit-requests is lost'], code: 1 })
  expect(run.out).toContain(`7 requests of ${recording}, sent to ${baseUrl}: 7 same,`)
  expect(run.out).toContain(`1 request of ${drifted}, sent to ${baseUrl}: 0 same, 1 drifted,`)
  const cut = writeRecording([{ ...listing('a'), end: 'closed early by the target' }])
  expect((await runDrift(cut, recording, '--target', baseUrl, '--key', key)).code).toBe(2)
})

test('the reports name the requests with their differences', async () => {
  const { baseUrl } = await startDeployment()
  const target = await alterReplies(baseUrl, onJson(videos, { 'a < b': 'eu' }))
  const { reports } = await runDrift(recording, '--target', target, '--key', key)
  const [{ requests, counts }] = JSON.parse(reports.json).recordings
  expect(counts).toEqual({ same: 6, drifted: 1, skipped: 0, failed: 0 })
  expect(requests[5]).toMatchObject({
    numbers: [6],
    operation: 'createVideo',
    outcome: 'drifted',
    drifts: [{ change: 'added', place: 'body ["a < b"]', message: 'is added: string' }],
  })
  expect(reports.junit).toContain(`<testsuite name="${recording}" tests="7" failures="1" errors="0" skipped="0">`)
  expect(reports.junit).toMatch(
    /<testcase classname="createVideo" name="exchange 6, POST \/v1\/videos" time="[\d.]+"><failure type="drift" message="body \[&#34;a &#60; b&#34;\] is added: string">/,
  )
})

test.each<readonly [readonly string[], string]>([
  [[], 'Name the recording: npx gatewright drift FOLDER --target URL.'],
  [[recording], '--target is missing: the base URL of the deployment.'],
  [
    [recording, '--target', 'http://127.0.0.1:9'],
    'GET /v1/models needs a credential: give --key, GATEWAY_KEY or --header.',
  ],
  [[`${folder}/none`, '--target', 'http://127.0.0.1:9', '--key', key], 'drift cannot read '],
  [
    [recording, '--target', 'http://127.0.0.1:9', '--key', key, '--skip', 'createVideos'],
    '--skip: unknown operation createVideos; did you mean `createVideo`?',
  ],
])('the command line %j is refused', async (args, message) => {
  const { code, err } = await runDrift(...args)
  expect(code).toBe(2)
  expect(err).toContain(message)
})

test('a recording of any document is compared by that document, whose ids are numbers', async () => {
  const spec = 'test/mock/document/shop.yaml'
  const contract = await readMockContract(spec, { warn: () => {} })
  const serve = () => testMock({ contract, acceptsAnyKey: true })
  const deployment = await serve()
  const shop = testFolder()
  const mock = await testMockInProcess({ spec, recordings: { folder: shop, target: deployment.baseUrl, mode: 'all' } })
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
