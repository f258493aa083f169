import { describe, expect, test } from 'vitest'
import { closeAfterTest } from '../../../support/close-after.ts'
import { startCommand } from '../../../support/start-command.ts'
import { ask } from './ask.ts'

const origin = 'https://app.example'
const allowed = 'access-control-allow-origin'

describe('a page may send requests to', () => {
  test('the mock from anywhere: replies, refusals and streams carry the headers', async () => {
    const server = await closeAfterTest(startCommand(['mock', '--speed', '0']))
    const replies = [
      await ask.models(server.baseUrl, { headers: { origin } }),
      await ask.models(server.baseUrl, { headers: { origin }, key: 'sk-wrong' }),
      await ask.messages(server.baseUrl, { headers: { origin }, stream: true }),
    ]
    expect(replies.map(({ status }) => status)).toEqual([200, 401, 200])
    for (const reply of replies) {
      expect(reply.headers.get(allowed)).toBe('*')
      await reply.text()
    }
  })

  test('after a preflight, which allows the headers of clients and needs no key', async () => {
    const server = await closeAfterTest(startCommand(['mock']))
    const asked = {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'x-api-key,messages-version',
    }
    const granted = await fetch(`${server.baseUrl}/v1/messages`, { method: 'OPTIONS', headers: asked })
    expect(granted.status).toBe(204)
    // No preflight.
    expect((await fetch(`${server.baseUrl}/v1/messages`, { method: 'OPTIONS' })).status).toBe(405)
    expect(granted.headers.get('access-control-allow-headers')).toBe('x-api-key,messages-version')
    expect(granted.headers.get('access-control-allow-methods')).toBe('GET, POST, PUT, PATCH, DELETE')
  })

  test('the stub from the configured origins only', async () => {
    const server = await closeAfterTest(startCommand(['stub', '--cors', origin, '--cors', 'http://localhost:5173']))
    const of = async (from: string) =>
      (await ask.models(server.baseUrl, { headers: { origin: from } })).headers.get(allowed)
    expect(await of(origin)).toBe(origin)
    expect(await of('http://localhost:5173')).toBe('http://localhost:5173')
    expect(await of('https://evil.example')).toBeNull()
  })
})

test.each([['stub'], ['mock', '--cors', 'off']])('no page may send requests to %s %s %s', async (...args) => {
  const server = await closeAfterTest(startCommand([...args]))
  expect((await ask.models(server.baseUrl, { headers: { origin } })).headers.get(allowed)).toBeNull()
  expect((await fetch(`${server.baseUrl}/v1/models`, { method: 'OPTIONS' })).status).toBe(405)
})
