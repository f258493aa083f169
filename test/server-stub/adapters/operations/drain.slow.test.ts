import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { closeAfterTest } from '../../../support/close-after.ts'
import { openRequests, startProcess } from '../../../support/server-process.ts'
import { ask, type Family, getMessage } from './ask.ts'

const start = (...args: string[]) =>
  closeAfterTest(startProcess(['stub', '--admin-port', '0', '--speed', '0.2', ...args]))

const long = { stream: true, prompt: 'sim:long Tides' }

test('streams beyond the grace period end with an error in their format, and the process exits with 0', async () => {
  const { child, baseUrl, ended } = await start('--grace', '1')
  const formats: [Family, string][] = [
    ['messages', 'event: error\n'],
    ['responses', 'event: error\n'],
    ['generate-content', 'data: {"error"'],
  ]
  const streams = await Promise.all(formats.map(([family]) => ask[family](baseUrl, long)))
  expect(streams.map(({ status }) => status)).toEqual([200, 200, 200])
  child.kill('SIGTERM')
  const texts = await Promise.all(streams.map((reply) => reply.text()))
  for (const [index, [, failure]] of formats.entries()) {
    const last = texts[index]?.trim().split('\n\n').at(-1) ?? ''
    expect(`${last}\n`).toContain(failure)
    expect(last).toContain('shutting down')
  }
  expect(await ended).toBe(0)
})

test('whole replies beyond the grace period are refused in their format, and logged', async () => {
  const { child, baseUrl, adminUrl, said, ended } = await start('--grace', '1', '--log', 'info')
  const asked = (['messages', 'responses', 'generate-content'] as const).map(async (family) => {
    const reply = await ask[family](baseUrl, { prompt: 'sim:long Tides', headers: { 'x-request-id': family } })
    return { family, reply, message: getMessage(family, await reply.json()) }
  })
  await expect.poll(() => openRequests(adminUrl)).toBe(3)
  child.kill('SIGTERM')
  for (const { reply, message } of await Promise.all(asked)) {
    const { status, headers } = reply
    expect([status, headers.get('retry-after'), headers.get('connection')]).toEqual([503, '1', 'close'])
    expect(message).toContain('shutting down')
  }
  expect(await ended).toBe(0)
  const lines = said.err
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { requestId: string; status: number })
  expect(lines.map(({ requestId, status }) => `${requestId} ${status}`).toSorted()).toEqual([
    'generate-content 503',
    'messages 503',
    'responses 503',
  ])
})

test('a request with an incomplete body is aborted after the grace period, and logged', async () => {
  const { child, baseUrl, adminUrl, said, ended } = await start('--grace', '0', '--log', 'info')
  const { hostname, port } = new URL(baseUrl)
  const socket = connect({ host: hostname, port: Number(port) })
  socket.on('error', () => undefined)
  const head = ['POST /v1/responses HTTP/1.1', 'host: x', 'authorization: Bearer sk-mock', 'content-length: 9']
  socket.write(`${head.join('\r\n')}\r\ncontent-type: application/json\r\n\r\n{`)
  await expect.poll(() => openRequests(adminUrl)).toBe(1)
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
  expect(JSON.parse(said.err)).toMatchObject({ operation: 'createResponse', cut: true })
})

test('while draining it is alive but not ready, and refuses requests', async () => {
  const { child, baseUrl, adminUrl } = await start('--grace', '600')
  expect(await (await fetch(`${adminUrl}/readyz`)).json()).toEqual({ status: 'ready' })
  const task = await ask.video(baseUrl)
  expect(task.status).toBe(200)
  child.kill('SIGTERM')
  await expect.poll(async () => (await fetch(`${adminUrl}/readyz`)).status).toBe(503)
  expect(await (await fetch(`${adminUrl}/readyz`)).json()).toEqual({ status: 'draining' })
  expect((await fetch(`${adminUrl}/healthz`)).status).toBe(200)
  // The task is still running, so the port is still open: new requests are refused.
  const refused = await ask.messages(baseUrl)
  const { status, headers } = refused
  expect([status, headers.get('connection'), headers.get('retry-after')]).toEqual([503, 'close', '1'])
  expect(await refused.json()).toMatchObject({ type: 'error', error: { message: expect.stringContaining('shutting') } })
})

test('a second signal ends it immediately', async () => {
  const { child, baseUrl, adminUrl, ended } = await start('--grace', '600')
  const stream = await ask.messages(baseUrl, long)
  child.kill('SIGTERM')
  await expect.poll(async () => (await fetch(`${adminUrl}/readyz`)).status).toBe(503)
  child.kill('SIGTERM')
  expect(await ended).toBe(143)
  await expect(stream.text()).rejects.toThrow()
})
