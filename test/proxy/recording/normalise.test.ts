import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gatewayContract } from 'gatewright/judge'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { Normaliser } from '../../../proxy/recording/normalise.ts'
import type { RecordedInteraction } from '../../../proxy/recording/recorded-interaction.ts'
import { matchesRedacted, Redaction } from '../../../proxy/recording/redact.ts'
import type { Json } from '../../../runtime/json.ts'
import { getSender, testMock } from '../../mock/serve-mock.ts'
import { closeAfterTest } from '../../support/close-after.ts'
import { runCommand, startCommand } from '../../support/start-command.ts'
import { testFolder } from '../../support/temporary-folder.ts'

const now = Date.UTC(2026, 4, 5, 6, 7, 8)

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] })
})

function createNormaliser(redact: readonly string[] = []) {
  const redaction = new Redaction(redact, '--redact')
  return new Normaliser({ findRoute: gatewayContract.findRoute, origin: 'https://gw.example:8443', redaction })
}

interface Replied {
  readonly body?: Json
  readonly text?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly asked?: Json
  readonly path?: string
}

function exchange(
  number: number,
  { body, text, headers = {}, asked = {}, path = '/v1/x' }: Replied,
): RecordedInteraction {
  const isStream = text !== undefined
  const type = { 'content-type': isStream ? 'text/event-stream' : 'application/json', ...headers }
  const content = isStream ? { chunks: [{ atMs: 3, text }] } : { json: body ?? null }
  return {
    recording: 1,
    number,
    request: { method: 'POST', path, query: {}, headers: {}, body: { json: asked } },
    reply: { status: 200, atMs: 9, headers: type, body: content },
    end: 'whole',
  }
}

function normaliseBody(body: Json, asked: Json = {}): unknown {
  return createNormaliser().normalise(exchange(1, { body, asked })).reply?.body
}

const seconds = now / 1000

test.each<readonly [string, Json, Json]>([
  ['an id with a prefix', { id: 'resp_68af3c2e9b1d4f' }, { id: 'resp_00000000010001' }],
  ['a UUID', { task_id: 'F47AC10B-58cc-4372-a567-0e02b2c3d479' }, { task_id: '00000000-0000-4000-8000-000000010001' }],
  ['a number as an id', { result: '17623456789012' }, { result: '10000000010001' }],
  [
    'the second id, and the first again',
    [{ id: 'a_1b2c3d4e5f' }, { id: 'b_1b2c3d4e5f', of: 'a_1b2c3d4e5f' }],
    [{ id: 'a_0000010001' }, { id: 'b_0000010002', of: 'a_0000010001' }],
  ],
  [
    'an id in a text',
    { id: 'video_1a2b3c4d5e', url: 'https://gw.example:8443/v/video_1a2b3c4d5e.mp4' },
    { id: 'video_0000010001', url: 'http://deployment.invalid/v/video_0000010001.mp4' },
  ],
  ['the id of a model', { id: 'gw-text-large' }, { id: 'gw-text-large' }],
  ['the id of a model with a date', { id: 'claude-sonnet-4-5-20250929' }, { id: 'claude-sonnet-4-5-20250929' }],
  ['an id that no field names', { text: 'resp_68af3c2e9b1d4f' }, { text: 'resp_68af3c2e9b1d4f' }],
  ['a moment in seconds', { created_at: seconds - 2 }, { created_at: 1_704_067_200 }],
  ['a moment in milliseconds', { submitTime: now + 400 }, { submitTime: 1_704_067_200_000 }],
  ['a moment to come', { expires_at: seconds + 24 * 3600 + 7 }, { expires_at: 1_704_067_200 + 24 * 3600 }],
  ['a date', { created: '2026-05-05T06:07:09.123Z' }, { created: '2024-01-01T00:00:00.000Z' }],
  ['a date with a zone', { at: '2026-05-05T08:07:09+02:00' }, { at: '2024-01-01T00:00:00+02:00' }],
  [
    'a moment long ago',
    { created: 1_686_935_002, at: '2023-06-16T00:00:00Z' },
    { created: 1_686_935_002, at: '2023-06-16T00:00:00Z' },
  ],
  ['a number that is no moment', { created: 5, total: seconds }, { created: 5, total: seconds }],
])('%s is recorded as the same value each time', (_, body, stable) => {
  expect(normaliseBody(body)).toEqual({ json: stable })
})

test('an id that the client has sent stays as it is', () => {
  const body = { order_id: 'order_1a2b3c4d5e' }
  expect(normaliseBody(body, { metadata: body })).toEqual({ json: body })
})

test('an id has the same value in later exchanges, in paths, bodies and events', () => {
  const normaliser = createNormaliser()
  const id = 'task_1a2b3c4d5e'
  normaliser.normalise(exchange(1, { body: { id } }))
  const text = `event: a\ndata: {"of":"${id}","id":"item_9z8y7x6w"}\n\n`
  const later = normaliser.normalise(exchange(12, { path: `/v1/x/${id}/content`, asked: { from: id }, text }))
  expect(later).toMatchObject({
    request: { path: '/v1/x/task_0000010001/content', body: { json: { from: 'task_0000010001' } } },
    reply: { body: { events: [{ event: 'a', data: { of: 'task_0000010001', id: 'item_00120001' } }] } },
  })
})

test('only headers that matter are kept, and counters stand still', () => {
  const headers = {
    date: 'Tue, 05 May 2026 06:07:08 GMT',
    'x-request-id': 'abc',
    'x-ratelimit-limit-tokens': '9000',
    'x-ratelimit-remaining-tokens': '8123',
    'x-ratelimit-reset-tokens': '17.5s',
    'retry-after': 'Tue, 05 May 2026 06:07:38 GMT',
  }
  expect(createNormaliser().normalise(exchange(1, { headers })).reply?.headers).toEqual({
    'content-type': 'application/json',
    'x-ratelimit-limit-tokens': '9000',
    'x-ratelimit-remaining-tokens': '9000',
    'x-ratelimit-reset-tokens': '1s',
    'retry-after': 'Mon, 01 Jan 2024 00:00:00 GMT',
  })
})

test.each<readonly [string, string, unknown]>([
  [
    'with carriage returns and comments',
    ': hi\r\nevent: a\r\ndata: {"b": 1}\r\n\r\n',
    { events: [{ event: 'a', data: { b: 1 } }] },
  ],
  ['with data that is no object', 'data: 5\n\ndata: [DONE]\n\n', { events: [{ data: '5' }, { data: '[DONE]' }] }],
  ['that breaks off', 'data: {"b"', { chunks: [{ text: 'data: {"b"' }] }],
  ['that is a list', '[{"a":1},\n{"a":2}]', { json: [{ a: 1 }, { a: 2 }] }],
])('a stream %s is recorded by what it says', (_, text, body) => {
  expect(createNormaliser().normalise(exchange(1, { text })).reply?.body).toEqual(body)
})

describe('redaction', () => {
  test.each<readonly [string, string, boolean]>([
    ['[redacted]', 'anything', true],
    ['a [redacted] b [redacted] c', 'a 1 b 2 c', true],
    ['a [redacted] b [redacted] c', 'a 1 c', false],
    ['a[redacted]a', 'a', false],
    ['a', 'a', false],
    ['[redacted]b', 'abc', false],
  ])('%j matches %j: %s', (recorded, text, matches) => expect(matchesRedacted(recorded, text)).toBe(matches))

  test('takes out a text that is split over events, but not what repeats in them', () => {
    const pieces = ['My nu', 'mber is 4', '1', '1', '1.', ' Bye']
    const text = pieces.map((piece) => `data: ${JSON.stringify({ id: 'x4111', delta: piece })}\n\n`).join('')
    const { reply } = createNormaliser(['\\b4\\d+']).normalise(exchange(1, { text }))
    const deltas = ['My nu', 'mber is [redacted]', '', '', '.', ' Bye']
    expect(reply?.body).toEqual({ events: deltas.map((delta) => ({ data: { id: 'x4111', delta } })) })
  })
})

test('the recorder and --replay with --record write this form with --normalise and --redact', async () => {
  vi.useRealTimers()
  const deployment = await testMock()
  const [first, second] = [join(testFolder(), 'first'), join(testFolder(), 'second')]
  const target = ['--record', deployment.baseUrl, '--redact', 'Jane \\w+', '--log', 'off']
  for (const args of [
    ['--recording', first],
    ['--replay', second],
  ]) {
    const { baseUrl, close } = await closeAfterTest(startCommand(['mock', ...target, ...args]))
    const request = getSender({ baseUrl, key: deployment.key, fetch })
    await (
      await request('/v1/responses', { json: { model: 'gw-text-large', input: 'sim:echo Jane Doe', stream: true } })
    ).text()
    await close()
  }
  const [recorded, added] = [first, second].map((folder) =>
    readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8')),
  )
  expect(recorded?.[0]).toContain('"input": "sim:echo [redacted]"')
  expect(recorded?.join('')).not.toMatch(/Jane|Doe|chunks|atMs/)
  expect(added).toEqual(recorded)
  expect(await runCommand('mock', '--record', 'http://a', '--recording', first, '--redact', '(')).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('--redact takes regular expressions, but: Invalid regular expression'),
  })
})
