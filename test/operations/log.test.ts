import { afterEach, expect, test } from 'vitest'
import { type ServerProcess, startProcess } from './process.ts'
import { ask } from './stub.ts'

let server: ServerProcess
afterEach(() => server.child.kill('SIGKILL'))

async function linesOf(): Promise<Record<string, unknown>[]> {
  server.child.kill('SIGTERM')
  expect(await server.ended).toBe(0)
  return server.said.err
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
}

test('each request is a line, in which neither the prompt nor the key stands', async () => {
  server = await startProcess(['stub', '--speed', '0', '--log', 'info', '--key', 'sk-very-secret'])
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
  const lines = await linesOf()
  const common = { level: 'info', time: expect.any(String), ms: expect.any(Number), msg: 'request' }
  expect(lines).toEqual([
    {
      ...common,
      requestId: 'trip-7',
      method: 'POST',
      route: '/v1beta/models/{model}:generateContent',
      operation: 'generateContent',
      status: 200,
      key: 'key-1',
    },
    {
      ...common,
      requestId: id,
      method: 'POST',
      route: '/v1/messages',
      operation: 'createMessage',
      status: 200,
      key: 'key-1',
    },
    {
      ...common,
      requestId: expect.any(String),
      method: 'GET',
      route: '/v1/models',
      operation: 'listModels',
      status: 401,
    },
    { ...common, requestId: expect.any(String), method: 'GET', status: 404 },
  ])
  for (const secret of ['secret', 'Words', 'not-this']) expect(server.said.err).not.toContain(secret)
})

test('a key that was not given on the command line is not shown', async () => {
  server = await startProcess(['stub'], { GATEWRIGHT_KEY: 'sk-hidden' })
  expect(server.said.out).not.toContain('hidden')
  expect(server.said.out).toContain('with the key <your key>')
  expect((await ask.models(server.baseUrl, { key: 'sk-hidden' })).status).toBe(200)
})
