import { afterEach, expect, test } from 'vitest'
import { type ServerProcess, startProcess } from './process.ts'
import { ask, type Family } from './stub.ts'

const started: ServerProcess[] = []

afterEach(() => {
  for (const { child } of started.splice(0)) child.kill('SIGKILL')
})

async function start(...args: string[]): Promise<ServerProcess> {
  const server = await startProcess(['stub', '--admin-port', '0', ...args])
  started.push(server)
  return server
}

const long = { stream: true, prompt: 'sim:long Tides' }

test('streams that outlast the grace are told in their own format, and the process ends with 0', async () => {
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

test('while it drains it is not ready, alive, and takes no more requests', async () => {
  const { child, baseUrl, adminUrl, ended } = await start('--grace', '3')
  expect(await (await fetch(`${adminUrl}/readyz`)).json()).toEqual({ status: 'ready' })
  const task = await ask.video(baseUrl)
  expect(task.status).toBe(200)
  child.kill('SIGTERM')
  await expect.poll(async () => (await fetch(`${adminUrl}/readyz`)).status).toBe(503)
  expect(await (await fetch(`${adminUrl}/readyz`)).json()).toEqual({ status: 'draining' })
  expect((await fetch(`${adminUrl}/healthz`)).status).toBe(200)
  // The task still runs, so that the port is still there: whoever comes is told to go elsewhere.
  const refused = await ask.messages(baseUrl)
  expect([refused.status, refused.headers.get('connection'), refused.headers.get('retry-after')]).toEqual([
    503,
    'close',
    '1',
  ])
  expect(await refused.json()).toMatchObject({ type: 'error', error: { message: expect.stringContaining('shutting') } })
  expect(await ended).toBe(0)
})

test('a second signal ends it at once', async () => {
  const { child, baseUrl, ended } = await start('--grace', '600')
  const stream = await ask.messages(baseUrl, long)
  child.kill('SIGTERM')
  await new Promise((resolve) => setTimeout(resolve, 200))
  child.kill('SIGTERM')
  expect(await ended).toBe(143)
  await expect(stream.text()).rejects.toThrow()
})
