import { beforeAll, describe, expect, test } from 'vitest'
import { listing, type WrittenExchange, writeRecording } from '../../proxy/recording/written-recording.ts'
import { closeAfterTest } from '../../support/close-after.ts'
import { startServer } from '../../support/local-server.ts'
import { sharedFolder } from '../../support/temporary-folder.ts'
import { alterReplies, key, onJson, onReply, recordCheckout, runDrift, startDeployment } from './drift-run.ts'

const folder = sharedFolder()
const recording = `${folder}/checkout`

beforeAll(() => recordCheckout(folder))

/** A stopped clock stops the streams of texts too. */
const onlyVideos = ['createResponse', 'createMessage', 'streamGenerateContent'].flatMap((name) => ['--skip', name])

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
    // The last poll begins when less time is left than its reply takes.
    const block = () => {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 400)
      return {}
    }
    const busy = await alterReplies(baseUrl, onReply(/^GET \/v1\/videos/, block))
    const stopped = await runDrift(recording, '--target', busy, '--key', key, '--timeout', '3', ...onlyVideos)
    expect(stopped.others.filter((text) => text.startsWith('failed'))).toEqual([
      'failed its state is queued after 3 s, and succeeded in the recording',
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

const limits = { 'content-type': 'application/json', 'x-ratelimit-limit-requests': '100', 'x-request-id': 'a' }
const limited = { ...listing('a'), reply: { ...listing('a').reply, headers: limits } }

test('a header that is lost is told, if clients act on it', async () => {
  const { baseUrl } = await startDeployment()
  const run = await runDrift(writeRecording([limited]), '--target', baseUrl, '--key', key)
  expect(run).toMatchObject({ drifts: ['header x-ratelimit-limit-requests is lost'], code: 1 })
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
  const target = await alterReplies(baseUrl, onJson(/POST .*videos/, { 'a < b': 'eu' }))
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
