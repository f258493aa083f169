import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask, type Family, families, getMessage, type Running, run } from './stub.ts'

const config = join(tmpdir(), `gatewright-keys-${process.pid}.yaml`)
let stub: Running

beforeAll(async () => {
  writeFileSync(
    config,
    `
keys:
  - { key: sk-some, id: some, models: [gw-text-small, gw-vid*] }
  - { key: { env: KEY_OF_ALL }, id: all }
  - { key: sk-slow, id: slow, requestsPerMinute: 2 }
  - { key: sk-one, id: one, concurrent: 1 }
`,
  )
  stub = await run(['stub', '--speed', '1', '--config', config], { KEY_OF_ALL: 'sk-all' })
})

afterAll(() => stub.close())

async function idsFor(key: string): Promise<string[]> {
  const { data } = (await (await ask.models(stub.baseUrl, { key })).json()) as { data: { id: string }[] }
  return data.map(({ id }) => id)
}

describe('the models of a key', () => {
  test('it sees those it may use, and no others', async () => {
    expect(await idsFor('sk-some')).toEqual(['gw-text-small', 'gw-video-1'])
    expect(await idsFor('some')).toEqual(['gw-text-small', 'gw-video-1'])
    expect(await idsFor('sk-all')).toContain('gw-reasoner')
  })

  // Where the source declares a 403 it is one; the other families know none, and tell what is not there.
  test.each<[Family, number]>([
    ['messages', 404],
    ['responses', 404],
    ['video', 404],
    ['generate-content', 403],
  ])('%s with another model is a %d in its own words', async (family, status) => {
    const refused = await ask[family](stub.baseUrl, { key: 'sk-some', model: 'gw-reasoner' })
    expect(refused.status).toBe(status)
    expect(getMessage(family, await refused.json())).toContain('may not use the model `gw-reasoner`')
    expect((await ask[family](stub.baseUrl, { key: 'sk-all', model: 'gw-reasoner' })).status).toBe(200)
  })

  test('it may use those it sees', async () => {
    expect((await ask.video(stub.baseUrl, { key: 'sk-some' })).status).toBe(200)
    expect((await ask['generate-content'](stub.baseUrl, { key: 'sk-some' })).status).toBe(200)
  })

  test('nobody else is let in, the key that everybody knows least of all', async () => {
    for (const key of ['sk-mock', 'sk-som', 'team']) expect((await ask.models(stub.baseUrl, { key })).status).toBe(401)
  })
})

describe('the limits of a key', () => {
  test('a request too many is a 429 that tells when to come again, while other keys go on', async () => {
    const statuses = [
      await ask.models(stub.baseUrl, { key: 'sk-slow' }),
      await ask.models(stub.baseUrl, { key: 'slow' }),
    ]
    expect(statuses.map(({ status }) => status)).toEqual([200, 200])
    for (const family of families) {
      const refused = await ask[family](stub.baseUrl, { key: 'sk-slow' })
      expect([family, refused.status]).toEqual([family, 429])
      const seconds = Number(refused.headers.get('retry-after'))
      expect(seconds).toBeGreaterThan(0)
      expect(seconds).toBeLessThanOrEqual(60)
      expect(getMessage(family, await refused.json())).toContain('2 requests a minute')
    }
    expect((await ask.models(stub.baseUrl, { key: 'sk-all' })).status).toBe(200)
  })

  test('a request beside another is a 429 where only one may be under way, until that is over', async () => {
    const abort = new AbortController()
    const stream = await fetch(`${stub.baseUrl}/v1/responses`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer sk-one' },
      body: JSON.stringify({ model: 'gw-text-small', input: 'sim:long Tides', stream: true }),
      signal: abort.signal,
    })
    expect(stream.status).toBe(200)
    const refused = await ask.models(stub.baseUrl, { key: 'sk-one' })
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1'])
    abort.abort()
    await expect.poll(async () => (await ask.models(stub.baseUrl, { key: 'sk-one' })).status).toBe(200)
  })

  test('an option limits the keys that have no number of their own', async () => {
    const limited = await run(['stub', '--requests-per-minute', '1'])
    const first = await ask.models(limited.baseUrl)
    const second = await ask.models(limited.baseUrl)
    expect([first.status, second.status]).toEqual([200, 429])
    await limited.close()
  })
})
