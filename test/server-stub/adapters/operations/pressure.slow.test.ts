import { afterEach, describe, expect, test } from 'vitest'
import { type StartedCommand, startCommand } from '../../../support/start-command.ts'
import { ask, type Family, families, getMessage } from './ask.ts'

let stub: StartedCommand
afterEach(() => stub.close())

const streaming: Family[] = ['messages', 'responses', 'generate-content']

async function openStream(family: Family): Promise<Response> {
  const reply = await ask[family](stub.baseUrl, { stream: true, prompt: 'sim:long Tides' })
  expect(reply.status).toBe(200)
  return reply
}

describe('an overloaded server', () => {
  test.each(streaming)('refuses another stream of %s with a 503 in its format, until one is over', async (family) => {
    stub = await startCommand(['stub', '--max-streams', '1'])
    const first = await openStream('messages')
    const refused = await ask[family](stub.baseUrl, { stream: true })
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1'])
    expect(getMessage(family, await refused.json())).toContain('Too many streams')
    expect((await ask[family](stub.baseUrl)).status).toBe(200)
    await first.body?.cancel()
    await expect.poll(async () => (await ask[family](stub.baseUrl, { stream: true })).status).toBe(200)
  })

  test('refuses any request with a 503 in the format of its family, but is alive', async () => {
    stub = await startCommand(['stub', '--max-requests', '1'])
    const first = await openStream('messages')
    for (const family of families) {
      const refused = await ask[family](stub.baseUrl)
      expect([family, refused.status, refused.headers.get('retry-after')]).toEqual([family, 503, '1'])
      expect(getMessage(family, await refused.json())).toContain('overloaded')
    }
    expect((await fetch(`${stub.baseUrl}/healthz`)).status).toBe(200)
    await first.body?.cancel()
  })

  test('refuses requests while the event loop is delayed', async () => {
    stub = await startCommand(['stub', '--max-lag', '200'])
    const askAfterBlock = async () => {
      const until = performance.now() + 600
      while (performance.now() < until);
      return (await ask.models(stub.baseUrl)).status
    }
    // On a busy machine it may have recovered before the request arrives.
    await expect.poll(askAfterBlock).toBe(503)
    await expect.poll(async () => (await ask.models(stub.baseUrl)).status).toBe(200)
  })
})

test.each<[Family, string]>([
  ['messages', 'event: error\n'],
  ['responses', 'event: error\n'],
  ['generate-content', '"error"'],
])('a stream of %s that times out ends with the failure of its format', async (family, failure) => {
  stub = await startCommand(['stub', '--max-stream-time', '3'])
  const text = await (await openStream(family)).text()
  const last = text.trim().split('\n\n').at(-1)
  expect(last).toContain(failure.trim())
  expect(last).toContain('longer than 3 seconds')
})
