import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, openSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { createStub } from '../../../../cli/create-stub.ts'
import { logRequests } from '../../../../runtime/http/server-plugin.ts'
import { startOperations } from '../../../../server-stub/adapters/operations/operations.ts'
import { closeAfterAll, closeAfterTest } from '../../../support/close-after.ts'
import { eventStream, startRecordingServer } from '../../../support/recording-server.ts'
import {
  isRunning,
  killAtExit,
  type ServerProcess,
  startProcess,
  waitForOutput,
} from '../../../support/server-process.ts'
import { writeTestFile } from '../../../support/temporary-folder.ts'
import { ask } from './ask.ts'

async function formatLines(server: ServerProcess): Promise<Record<string, unknown>[]> {
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  return server.said.err
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
}

test('each request is one line, without the prompt and the key', async () => {
  const server = await closeAfterTest(
    startProcess(['stub', '--speed', '0', '--log', 'info', '--key', 'sk-very-secret']),
  )
  const asked = { key: 'sk-very-secret', prompt: 'Words of the prompt' }
  const given = await ask['generate-content'](server.baseUrl, { ...asked, headers: { 'x-request-id': 'trip-7' } })
  expect(given.headers.get('x-request-id')).toBe('trip-7')
  const made = await ask.messages(server.baseUrl, { ...asked, stream: true })
  await made.text()
  const id = made.headers.get('x-request-id') ?? ''
  expect(id).toMatch(/^[\da-f-]{36}$/)
  const evil = await ask.models(server.baseUrl, { key: 'sk-not-this', headers: { 'x-request-id': 'a "b" c' } })
  expect([evil.status, evil.headers.get('x-request-id') === 'a "b" c']).toEqual([401, false])
  await fetch(`${server.baseUrl}/healthz`)
  await fetch(`${server.baseUrl}/v1/nothing?key=sk-very-secret`)
  const lines = await formatLines(server)
  const common = { level: 'info', time: expect.any(String), ms: expect.any(Number), msg: 'request' }
  const posted = { ...common, method: 'POST', status: 200, key: 'key-1' }
  const got = { ...common, requestId: expect.any(String), method: 'GET' }
  expect(lines).toEqual([
    { ...posted, requestId: 'trip-7', route: '/v1beta/models/{model}:generateContent', operation: 'generateContent' },
    { ...posted, requestId: id, route: '/v1/messages', operation: 'createMessage' },
    { ...got, route: '/v1/models', operation: 'listModels', status: 401 },
    { ...got, status: 404 },
  ])
  for (const secret of ['secret', 'Words', 'not-this']) expect(server.said.err).not.toContain(secret)
})

test('the log of a terminal is a short line for each request, without its query', async () => {
  const lines: string[] = []
  const operations = await startOperations({})
  const extend = (server: Parameters<typeof logRequests>[0]) => logRequests(server, (line) => lines.push(line))
  const app = createStub({ keys: ['sk-secret'], speed: 0, operations: { ...operations, extend } })
  const baseUrl = await (await closeAfterTest(app)).listen({ host: '127.0.0.1', port: 0 })
  await (await ask.messages(baseUrl, { key: 'sk-secret', prompt: 'Words', stream: true })).text()
  await fetch(`${baseUrl}/v1/%1bnothing?key=sk-secret`)
  await expect
    .poll(() => lines.map((line) => line.replace(/^\d\d:\d\d:\d\d (.*) \d+ ms$/, '$1')))
    .toEqual(['POST /v1/messages 200', 'GET /v1/%1bnothing 404'])
})

async function* inTwoPackets(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text.slice(0, 9))
  await sleep(100)
  yield Buffer.from(text.slice(9))
}

const failure = `data: ${JSON.stringify({ error: { code: 'server_error', message: 'Secret words' } })}\n\n`

test('an error has the id of its request, also after a body in two packets, and the reason', async () => {
  const upstream = await closeAfterTest(startRecordingServer(eventStream(failure)))
  const far = `{ kind: chat-completions, baseUrl: ${upstream.url} }`
  const config = writeTestFile('gatewright.yaml', `upstreams: { far: ${far} }\nmodels: { far-model: far }\n`)
  const script = 'test/server-stub/adapters/operations/start-with-ring.ts'
  const server = await closeAfterTest(startProcess(['stub', '--log', 'error', '--config', config], {}, script))
  const headers = { 'x-request-id': 'trip-1' }
  await ask.models(server.baseUrl, { key: 'sk-broken', headers })
  await fetch(`${server.baseUrl}/v1/responses`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk-all', 'content-type': 'application/json', 'x-request-id': 'trip-2' },
    body: ReadableStream.from(inTwoPackets(JSON.stringify({ model: 'far-model', input: 'Tides' }))),
    duplex: 'half',
  })
  const lines = (await formatLines(server)).filter(({ msg }) => msg !== 'request')
  expect(lines).toMatchObject([
    { requestId: 'trip-1', msg: 'GET /v1/models failed.', cause: { message: 'the table of keys is away' } },
    { requestId: 'trip-2', msg: 'The upstream far failed: unavailable.', cause: expect.stringMatching('server_error') },
  ])
  expect(server.said.err).not.toContain('Secret words')
})

describe('a stub that logs warnings', async () => {
  const env = { GATEWRIGHT_KEY: 'sk-hidden' }
  const server = await closeAfterAll(startProcess(['stub', '--speed', '0', '--log', 'warn'], env))

  test('does not show a key from elsewhere than the command line', async () => {
    expect(server.said.out).not.toContain('hidden')
    expect(server.said.out).toContain('with your keys')
    expect((await ask.models(server.baseUrl, { key: 'sk-hidden' })).status).toBe(200)
  })

  test('logs an undelivered callback as a warning, since its URL is from a client', async () => {
    const notifyHook = 'http://10.0.0.1/hook'
    const headers = { authorization: 'Bearer sk-hidden', 'content-type': 'application/json' }
    const body = JSON.stringify({ prompt: 'Tides', notifyHook })
    await fetch(`${server.baseUrl}/img/submit/imagine`, { method: 'POST', headers, body })
    await expect.poll(() => server.said.err).toContain('A callback to')
    for (const line of await formatLines(server))
      expect(line).toMatchObject({ level: 'warn', msg: expect.stringContaining('refused') })
  })
})

test.skipIf(!existsSync('/dev/full'))('a log on a full disk does not end the server', async () => {
  const full = openSync('/dev/full', 'w')
  const args = ['cli/start.js', 'stub', '--port', '0', '--log', 'info', '--key', 'sk-mock']
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', full] })
  killAtExit(child)
  await closeAfterTest({ close: () => child.kill('SIGKILL') })
  const [, baseUrl = ''] = /ready at (\S+)/.exec(await waitForOutput(child, /Ctrl\+C.*\n/)) ?? []
  for (let count = 0; count < 3; count++) {
    expect((await ask.models(baseUrl)).status).toBe(200)
    await sleep(50)
  }
  expect(isRunning(child)).toBe(true)
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
})
