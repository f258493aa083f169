import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Script } from 'node:vm'
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { InProcessOptions } from 'gatewright'
import { gatewayContract } from 'gatewright/judge'
import { beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest'
import type { RecordingsOptions, RecordMode } from '../../../mock/replay/recording-settings.ts'
import { nameRecording } from '../../../mock/replay/test-recording.ts'
import { mockTest } from '../../../mock/vitest.ts'
import { checkRecording } from '../../../proxy/recording/check-recording.ts'
import schema from '../../../proxy/recording/interaction.schema.json' with { type: 'json' }
import { createClients } from '../../sdk/clients.ts'
import { closeAfterTest } from '../../support/close-after.ts'
import { json, startRecordingServer } from '../../support/recording-server.ts'
import { testFolder } from '../../support/temporary-folder.ts'
import { getSender, testMock, testMockInProcess } from '../serve-mock.ts'

const key = 'sk-live-secret'
const headers = { authorization: `Bearer ${key}` }
const video = { model: 'gw-video-1', prompt: 'A lighthouse' }

let printed: MockInstance

beforeEach(() => {
  printed = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  for (const name of ['CI', 'GATEWRIGHT_RECORD', 'GATEWRIGHT_RECORD_MODE', 'GATEWRIGHT_FORWARD_KEY'])
    vi.stubEnv(name, '')
})

/** A mock in process with the recording `checkout` of this folder open. */
async function openRecording(recordings: RecordingsOptions, options: InProcessOptions = {}) {
  const mock = await testMockInProcess({ recordings, ...options })
  await mock.recording('checkout')
  return mock
}

/** What official clients see of a recording. */
async function useClients(
  mock: Pick<Awaited<ReturnType<typeof openRecording>>, 'baseUrl' | 'key' | 'fetch'>,
  prompt = 'Name a river.',
) {
  const { openai, anthropic, google } = createClients(mock)
  const models = (await openai.models.list()).data
  const response = await openai.responses.create({ model: 'gw-text-large', input: prompt })
  const next = { model: 'gw-text-large', input: 'And?', previous_response_id: response.id }
  const events = await Array.fromAsync(await openai.responses.create({ ...next, stream: true }))
  const messages = [{ role: 'user', content: prompt } as const]
  const message = await anthropic.messages.stream({ model: 'gw-text-large', max_tokens: 200, messages }).finalMessage()
  const stream = await google.models.generateContentStream({ model: 'gw-text-large', contents: prompt })
  const chunks = (await Array.fromAsync(stream)).map(({ candidates }) => candidates)
  let task = await openai.videos.create({ model: 'gw-video-1' as 'sora-2', prompt: 'A lighthouse' })
  for (let poll = 0; poll < 3; poll++) task = await openai.videos.retrieve(task.id)
  return { models, response, events, message, chunks, video: task }
}

function readFiles(folder: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    readdirSync(folder)
      .sort()
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  )
}

test('official clients record a test, the same files each time, and read them without the deployment', async () => {
  const runs = []
  for (const earlierRequests of [0, 3]) {
    const deployment = await testMock({ keys: [key] })
    // Its ids and its port differ from those of the other run.
    for (let count = 0; count < earlierRequests; count++)
      await deployment.request('/v1/videos', { json: video, headers })
    const folder = testFolder()
    const mock = await openRecording({ folder, target: deployment.baseUrl, key })
    const seen = await useClients(mock)
    await mock.close()
    await deployment.close()
    runs.push({ folder, seen, files: readFiles(join(folder, 'checkout')) })
  }
  const [first, second] = runs
  expect(first?.seen.video.id).not.toBe(second?.seen.video.id)
  expect(first?.files).toEqual(second?.files)
  expect(Object.keys(first?.files ?? {})).toEqual([
    '0001-listModels.json',
    '0002-createResponse.json',
    '0003-createResponse.json',
    '0004-createMessage.json',
    '0005-streamGenerateContent.json',
    '0006-createVideo.json',
    '0007-getVideo.json',
    '0008-getVideo.json',
    '0009-getVideo.json',
  ])
  const replayed = await openRecording({ folder: first?.folder ?? '' })
  const { video: seenVideo, response, ...others } = await useClients(replayed)
  const { response: recorded, video: recordedVideo, events, ...same } = first?.seen ?? expect.fail()
  expect(others).toMatchObject({ models: same.models, chunks: same.chunks, message: { content: same.message.content } })
  expect(others.events.map(({ type }) => type)).toEqual(events.map(({ type }) => type))
  expect(response.output_text).toBe(recorded.output_text)
  expect(seenVideo).toMatchObject({
    ...recordedVideo,
    id: expect.any(String),
    url: expect.any(String),
    created_at: 1704067200,
    completed_at: 1704067200,
  })
})

test('a recording follows its schema and the contract, and has ids that later requests repeat, but no key', async () => {
  const deployment = await testMock({ keys: [key] })
  const folder = testFolder()
  const mock = await openRecording({ folder, target: deployment.baseUrl, key })
  await useClients(mock)
  await mock.close()
  const path = join(folder, 'checkout')
  const files = Object.values(readFiles(path))
  const isExchange = new Ajv2020({ strict: false }).compile(schema)
  for (const file of files) expect(isExchange(JSON.parse(file)), JSON.stringify(isExchange.errors)).toBe(true)
  expect(checkRecording(gatewayContract, path)).toMatchObject({ exitCode: 0 })
  const [, created, followed] = files.map((file) => JSON.parse(file))
  expect(followed.request.body.json.previous_response_id).toBe(created.reply.body.json.id)
  expect(followed.reply.body.events[0]).toMatchObject({ event: 'response.created', data: { type: 'response.created' } })
  expect(followed.request.headers).toEqual({
    accept: 'application/json',
    authorization: 'Bearer removed',
    'content-type': 'application/json',
  })
  expect(files.join('')).not.toMatch(/secret|127\.0\.0\.1|user-agent|atMs/)
})

/** A recording of the prompt `old`, and a deployment that counts its replies from 2. */
async function recordOnce() {
  let count = 0
  const { url } = await closeAfterTest(startRecordingServer((...args) => json({ count: ++count })(...args)))
  const folder = testFolder()
  const mock = await openRecording({ folder, target: url, key })
  expect(await askCount(mock, 'old')).toBe(1)
  await mock.close()
  return { folder, target: url, key }
}

async function askCount({ request }: Pick<Awaited<ReturnType<typeof openRecording>>, 'request'>, input: string) {
  const reply = await request('/v1/responses', { json: { model: 'gw-text-large', input } })
  const value = (await reply.json()) as { readonly count?: number; readonly error?: { readonly message: string } }
  return value.count ?? value.error?.message
}

const miss = 'POST /v1/responses is not in the recording'

test.each<
  readonly [
    RecordMode | undefined,
    Readonly<Record<string, string>>,
    old: unknown,
    fresh: unknown,
    files: readonly string[],
  ]
>([
  [undefined, {}, 1, 2, ['0001', '0002']],
  ['new_episodes', {}, 1, 2, ['0001', '0002']],
  [
    'once',
    {},
    1,
    'The mode once adds nothing to a recording: to record it, set GATEWRIGHT_RECORD_MODE to new_episodes, or to all.',
    ['0001'],
  ],
  ['none', {}, 1, 'The mode none records nothing: to record it, set GATEWRIGHT_RECORD_MODE=new_episodes.', ['0001']],
  ['all', {}, 2, 3, ['0001', '0002']],
  [
    undefined,
    { CI: 'true' },
    1,
    'Nothing is recorded in CI: record it elsewhere, or set GATEWRIGHT_RECORD_MODE.',
    ['0001'],
  ],
  ['all', { CI: '1' }, 1, 'Nothing is recorded in CI: record it elsewhere, or set GATEWRIGHT_RECORD_MODE.', ['0001']],
  ['none', { CI: '1', GATEWRIGHT_RECORD_MODE: 'new_episodes' }, 1, 2, ['0001', '0002']],
  [undefined, { CI: 'false' }, 1, 2, ['0001', '0002']],
])('the mode %s with %j replays and records what its name says', async (mode, variables, old, fresh, files) => {
  const recorded = await recordOnce()
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
  const mock = await openRecording({ ...recorded, ...(mode === undefined ? {} : { mode }) })
  expect(await askCount(mock, 'old')).toBe(old)
  const answer = await askCount(mock, 'new')
  const path = join(recorded.folder, 'checkout')
  const closest = `${miss} ${path}: exchange 1 is the most similar: body.input was "old" and is "new". `
  expect(answer).toBe(typeof fresh === 'string' ? closest + fresh : fresh)
  await mock.close()
  expect(
    readdirSync(path)
      .map((name) => name.slice(0, 4))
      .sort(),
  ).toEqual(files)
})

test('the mode once records a test that has no recording', async () => {
  const { target } = await recordOnce()
  const folder = testFolder()
  const mock = await openRecording({ folder, target, key, mode: 'once' })
  expect(await askCount(mock, 'new')).toBe(2)
  await mock.close()
  expect(readdirSync(join(folder, 'checkout'))).toEqual(['0001-createResponse.json'])
})

test('without a deployment a miss says how to record it, and the variables name one', async () => {
  const { folder, target } = await recordOnce()
  const mock = await openRecording({ folder })
  expect(await askCount(mock, 'new')).toMatch(
    /To record it, set GATEWRIGHT_RECORD to the URL of a deployment, and GATEWRIGHT_FORWARD_KEY to its key\.$/,
  )
  await mock.recording('another')
  expect(await askCount(mock, 'new')).toContain(`${join(folder, 'another')}: no recorded request for createResponse.`)
  vi.stubEnv('GATEWRIGHT_RECORD', target)
  expect(await askCount(await openRecording({ folder }), 'new')).toBe(2)
})

test('a request that refers to a replayed id is not sent to the deployment, which does not know it', async () => {
  const deployment = await testMock({ keys: [key] })
  const recordings = { folder: testFolder(), target: deployment.baseUrl, key }
  const first = await openRecording(recordings)
  await first.request('/v1/responses', { json: { model: 'gw-text-large', input: 'Hi' } })
  await first.close()
  const mock = await openRecording(recordings)
  const reply = await mock.request('/v1/responses', { json: { model: 'gw-text-large', input: 'Hi' } })
  const { id } = (await reply.json()) as { readonly id: string }
  const next = { model: 'gw-text-large', input: 'And?', previous_response_id: id }
  expect(await (await mock.request('/v1/responses', { json: next })).text()).toContain(
    `refers to ${id} of it, which the deployment does not have: record the whole test again with GATEWRIGHT_RECORD_MODE=all.`,
  )
})

test('an address of the deployment is that of the mock in a replay, and matches in later requests', async () => {
  const asked = (url: string) => ({ json: { model: 'gw-text-large', input: `Describe ${url}.` } })
  const readUrl = async ({ request }: Pick<Awaited<ReturnType<typeof openRecording>>, 'request'>) => {
    const { id } = (await (await request('/v1/videos', { json: video })).json()) as { readonly id: string }
    const { url = '' } = (await (await request(`/v1/videos/${id}`)).json()) as { readonly url?: string }
    return url
  }
  const deployment = await testMock({ keys: [key] })
  const folder = testFolder()
  const first = await openRecording({ folder, target: deployment.baseUrl, key })
  const real = await readUrl(first)
  expect(real).toContain(deployment.baseUrl)
  await first.request('/v1/responses', asked(real))
  await first.close()
  const mock = (await testMockInProcess({ recordings: { folder } })).sandbox('alice')
  await mock.recording('checkout')
  const request = getSender(mock)
  const url = await readUrl({ request })
  expect(url).toMatch(/^http:\/\/mock\.invalid\/~alice\/files\/video_0+10001\.mp4$/)
  expect((await request('/v1/responses', asked(url))).status).toBe(200)
  expect((await request('/v1/responses', asked('http://mock.invalid/other'))).status).toBe(404)
})

test('a deployment that does not reply records nothing', async () => {
  const folder = testFolder()
  const mock = await openRecording({ folder, target: 'http://127.0.0.1:9', key })
  expect((await mock.request('/v1/models')).status).toBe(502)
  await mock.close()
  expect(readdirSync(join(folder, 'checkout'))).toEqual([])
  expect(printed.mock.calls.join('')).toContain('exchange 1 is not in the recording: http://127.0.0.1:9 did not reply.')
})

test('a key that the deployment refuses records nothing', async () => {
  const deployment = await testMock({ keys: [key] })
  const folder = testFolder()
  const mock = await openRecording({ folder, target: deployment.baseUrl })
  expect((await mock.request('/v1/models')).status).toBe(401)
  await mock.close()
  expect(readdirSync(join(folder, 'checkout'))).toEqual([])
  expect(printed.mock.calls.join('')).toContain(
    `exchange 1 is not in the recording: ${deployment.baseUrl} refuses the key: set GATEWRIGHT_FORWARD_KEY.`,
  )
})

describe('redaction', () => {
  test('keeps what matches out of requests and replies, whole and in the pieces of a stream; the request still matches', async () => {
    const deployment = await testMock({ keys: [key] })
    const recordings = { folder: testFolder(), target: deployment.baseUrl, key, redact: ['\\d{4} \\d{4}', /jane \w+/i] }
    const first = await openRecording(recordings)
    const prompt = 'sim:echo The card 4111 1112 of Jane Doe'
    await useClients(first, prompt)
    await first.close()
    const text = Object.values(readFiles(join(recordings.folder, 'checkout'))).join('')
    expect(text).toContain('"sim:echo The card [redacted] of [redacted]"')
    expect(text).not.toMatch(/4111|1112|Jane|Doe/)
    const { openai } = createClients(await openRecording({ folder: recordings.folder }))
    const ask = (input: string) => openai.responses.create({ model: 'gw-text-large', input })
    expect((await ask('sim:echo The card 5222 2222 of Jim Roe')).output_text).toContain(
      'The card [redacted] of [redacted]',
    )
    await expect(ask('sim:echo The cards 5222 2222 of Jim Roe')).rejects.toThrow(miss)
  })

  test('by a pattern that takes too long records nothing', async () => {
    // A second of the processor is long for a test.
    const { runInContext } = Script.prototype
    const runShortly: typeof runInContext = function (this: Script, scope) {
      return runInContext.call(this, scope, { timeout: 10 })
    }
    vi.spyOn(Script.prototype, 'runInContext').mockImplementation(runShortly)
    const deployment = await testMock({ keys: [key] })
    const folder = testFolder()
    const mock = await openRecording({ folder, target: deployment.baseUrl, key, redact: ['(a+)+b'] })
    await mock.request('/v1/responses', { json: { model: 'gw-text-large', input: 'a'.repeat(50) } })
    await mock.close()
    expect(readdirSync(join(folder, 'checkout'))).toEqual([])
    expect(printed.mock.calls.join('')).toContain('its redaction by /(a+)+b/ takes longer than 1000 ms.')
  })
})

describe('the fixture', () => {
  mockTest('names the recording after its file, “suites” & title', async ({ mock }) => {
    await mock.recording()
    const reply = await mock.fetch(`${mock.baseUrl}/v1/models`, { headers: { authorization: `Bearer ${mock.key}` } })
    const name = 'test/mock/replay/test-recording/the-fixture-names-the-recording-after-its-file-suites-title'
    expect(await reply.text()).toContain(`GET /v1/models is not in the recording ${join('recordings', name)}: `)
  })

  test.each<readonly [string, readonly string[], string]>([
    ['checkout.spec.tsx', ['pays'], 'checkout/pays'],
    ['a/b-test.js', ['Ähnliche Wörter', '1 / 2'], 'a/b/ahnliche-worter-1-2'],
    ['../other/c.ts', ['x'.repeat(200)], `other/c/${'x'.repeat(80)}`],
  ])('makes a folder name of %s', (file, titles, name) => {
    expect(nameRecording({ file: join(process.cwd(), file), titles })).toBe(name)
  })
})
