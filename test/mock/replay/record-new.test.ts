import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createMock } from 'gatewright'
import { expect, onTestFinished, test } from 'vitest'
import { readRecording } from '../../../proxy/recording/read-recording.ts'
import { closeAfterTest } from '../../support/close-after.ts'
import { json, startRecordingServer } from '../../support/recording-server.ts'
import { captureOutput, runCommand, startCommand } from '../../support/start-command.ts'
import { testFolder } from '../../support/temporary-folder.ts'
import { getSender, testMock, testMockInProcess } from '../serve-mock.ts'

const ask = (prompt: string) => ({ json: { model: 'gw-text-large', input: prompt } })

/** A deployment that counts its replies. */
function startCounter() {
  let count = 0
  return closeAfterTest(startRecordingServer((response, ...rest) => json({ count: ++count })(response, ...rest)))
}

async function readCount(reply: Promise<Response>): Promise<unknown> {
  return ((await (await reply).json()) as { readonly count: number }).count
}

const readExchanges = (path: string) => readRecording(path, '--replay').exchanges.map(({ exchange }) => exchange)

test.each(['recording', 'recording.jsonl'])(
  'what %s has is replayed, other requests are forwarded and added, and the next start replays them too',
  async (name) => {
    const deployment = await startCounter()
    const replay = join(testFolder(), 'new', name)
    const run = async (...prompts: readonly string[]) => {
      const mock = await createMock({ replay, record: { url: deployment.url, key: 'sk-live-secret' } })
      const replies: unknown[] = []
      for (const prompt of prompts) replies.push(await readCount(getSender(mock)('/v1/responses', ask(prompt))))
      const { requests } = await mock.control.listRequests()
      await mock.close()
      return [replies, requests.map(({ answeredBy: [answerer] }) => answerer?.kind)]
    }
    expect(await run('a', 'b', 'a')).toEqual([
      [1, 2, 3],
      ['forward', 'forward', 'forward'],
    ])
    expect(await run('a', 'c', 'b', 'a')).toEqual([
      [1, 4, 2, 3],
      ['recording', 'forward', 'recording', 'recording'],
    ])
    expect(await run('c', 'c')).toEqual([
      [4, 5],
      ['recording', 'forward'],
    ])
    expect(deployment.received.map(({ body }) => JSON.parse(body).input)).toEqual(['a', 'b', 'a', 'c', 'c'])
    expect(readExchanges(replay)).toMatchObject([1, 2, 3, 4, 5].map((number) => ({ number, end: 'whole' })))
  },
)

test('a stream is passed on as it comes, and is recorded in its chunks without keys', async () => {
  const behind = await testMock({ speed: 1, keys: ['sk-live-secret'] })
  const replay = join(testFolder(), 'recording')
  const mock = await testMockInProcess({ replay, record: { url: behind.baseUrl, key: 'sk-live-secret' } })
  const body = { model: 'gw-text-large', input: 'sim:echo sk-live-secret sk-clients-own', stream: true }
  const headers = { authorization: 'Bearer sk-clients-own~alice', prefer: 'wait=0' }
  const reply = await mock.request('/v1/responses', { json: body, headers })
  const chunks = await Array.fromAsync(reply.body ?? [], (bytes) => Buffer.from(bytes).toString())
  expect(chunks.length).toBeGreaterThan(5)
  await mock.close()
  const [file = ''] = readdirSync(replay)
  const text = readFileSync(join(replay, file), 'utf8')
  expect(text).not.toMatch(/sk-live|sk-clients|alice|prefer/)
  const recorded = readExchanges(replay)[0]?.reply?.body
  expect(recorded).toMatchObject({ chunks: chunks.map(() => ({ text: expect.any(String) })) })
})

test('two equal requests at once are two exchanges', async () => {
  const deployment = await startCounter()
  const replay = join(testFolder(), 'recording.jsonl')
  const mock = await testMockInProcess({ replay, record: deployment.url })
  const replies = await Promise.all([1, 2].map(() => readCount(mock.request('/v1/responses', ask('hi')))))
  expect(replies.sort()).toEqual([1, 2])
  await mock.close()
  expect(
    readExchanges(replay)
      .map(({ number }) => number)
      .sort(),
  ).toEqual([1, 2])
})

test('what a scenario or a fault answers is not recorded, nor what a fault cuts; a reply that breaks off is', async () => {
  const deployment = await closeAfterTest(
    startRecordingServer((response) => {
      const events = 'event: response.created\ndata: {}\n\n'.repeat(9)
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(events)
    }),
  )
  const replay = join(testFolder(), 'recording')
  const mock = await testMockInProcess({ replay, record: deployment.url })
  await mock.control.addScenarios({ scenarios: [{ name: 'a', match: { text: 'scripted' }, answer: { text: 'Yes' } }] })
  const streamed = (prompt: string, prefer = '') => {
    const request = { json: { ...ask(prompt).json, stream: true }, headers: { prefer } }
    return mock.request('/v1/responses', request).then((reply) => reply.text())
  }
  const { stderr } = await captureOutput(async () => {
    expect(await streamed('scripted')).toContain('Yes')
    expect(await streamed('refused', 'fault=status:500')).toContain('error')
    await expect(streamed('cut', 'fault=cut:2')).rejects.toThrow('terminated')
    deployment.answerWith((response) => response.writeHead(200).write('{', () => response.destroy()))
    await expect(streamed('breaks off')).rejects.toThrow('terminated')
    await mock.close()
    return 0
  })
  expect(stderr).toContain('exchange 1 is not in the recording: a fault ends its reply.')
  expect(readExchanges(replay)).toMatchObject([{ number: 2, end: 'closed early by the target' }])
})

test('a stream that the client leaves is recorded as far as it came, and the deployment sees it', async () => {
  let isLeft = false
  const deployment = await closeAfterTest(
    startRecordingServer((response) => {
      response.on('close', () => (isLeft = true))
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('event: a\ndata: {}\n\n')
    }),
  )
  const replay = join(testFolder(), 'recording')
  const mock = await testMockInProcess({ replay, record: deployment.url })
  const leaving = new AbortController()
  const json = { ...ask('hi').json, stream: true }
  const reply = await mock.request('/v1/responses', { json, signal: leaving.signal })
  await reply.body?.getReader().read()
  leaving.abort()
  await expect.poll(() => isLeft).toBe(true)
  await mock.close()
  expect(readExchanges(replay)).toMatchObject([
    { end: 'left by the client', reply: { body: { chunks: [{ text: 'event: a\ndata: {}\n\n' }] } } },
  ])
})

test('the command adds to the recording, and says so', async () => {
  const deployment = await startCounter()
  const recording = join(testFolder(), 'recording')
  const args = ['mock', '--replay', recording, '--record', deployment.url, '--log', 'off', '--forward-key', 'sk-live']
  const first = await startCommand(args)
  onTestFinished(() => first.close())
  expect(first.summary).toContain(`Replaying ${recording}; other requests are forwarded and added to it.`)
  const send = getSender({ ...first, key: 'any', fetch })
  expect(await (await send('/v1/responses', ask('hi'))).json()).toEqual({ count: 1 })
  expect(deployment.received[0]?.headers.authorization).toBe('Bearer sk-live')
  await first.close()
  expect(readdirSync(recording)).toEqual(['0001-createResponse.json'])
})

test.each([
  [
    '--replay a --record http://a --recording b',
    '--recording b: with --replay, the recording is a; remove --recording.',
  ],
  ['--replay a --record http://a --replay-only', '--record and --replay-only are mutually exclusive: remove one.'],
  ['--replay a --record http://a --forward http://b', '--record and --forward are mutually exclusive: remove one.'],
  [
    '--replay a --record http://a --forward-only listModel',
    '--forward-only: unknown operation listModel; did you mean `listModels`?',
  ],
  [
    '--replay /proc/x/y --record http://a',
    '--replay cannot write to /proc/x/y: no such file; use a folder or a file that ends in .jsonl.',
  ],
])('%s is refused', async (options, message) => {
  expect(await runCommand('mock', ...options.split(' '))).toMatchObject({
    status: 2,
    stderr: `${message} See --help.\n`,
  })
})

test.each([
  [{ record: 'http://a' }, 'createMock: record needs `replay`, the recording to add to.'],
  [
    { record: 'http://a', replay: 'a', forward: 'http://b' },
    'createMock: record and forward are mutually exclusive: remove one.',
  ],
  [{ record: 'ftp://a', replay: '/proc/x' }, 'createMock: record takes an http or https address'],
  [
    { record: 'http://a', replay: { path: 'a', only: true } },
    'createMock: record and replay.only are mutually exclusive: remove one.',
  ],
])('createMock(%j) is refused', (options, message) => expect(createMock(options)).rejects.toThrow(message))
