import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { closeAfterAll, closeAfterTest } from '../../../support/close-after.ts'
import { startCommand } from '../../../support/start-command.ts'
import { ask, type Family, families, getMessage } from './ask.ts'

const config = join(tmpdir(), `gatewright-keys-${process.pid}.yaml`)

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
const start = (speed: string) =>
  closeAfterAll(startCommand(['stub', '--speed', speed, '--config', config], { KEY_OF_ALL: 'sk-all' }))
const [stub, slowStub] = [await start('0'), await start('1')]

async function idsFor(key: string): Promise<string[]> {
  const { data } = (await (await ask.models(stub.baseUrl, { key })).json()) as { data: { id: string }[] }
  return data.map(({ id }) => id)
}

describe('the models of a key', () => {
  test('only the permitted ones are listed', async () => {
    expect(await idsFor('sk-some')).toEqual(['gw-text-small', 'gw-video-1'])
    expect(await idsFor('some')).toEqual(['gw-text-small', 'gw-video-1'])
    expect(await idsFor('sk-all')).toContain('gw-reasoner')
  })

  // A 403 if the family declares one; other families reply as if the model did not exist.
  test.each<[Family, number]>([
    ['messages', 404],
    ['responses', 404],
    ['video', 404],
    ['generate-content', 403],
  ])('%s with another model is a %d in its format', async (family, status) => {
    const refused = await ask[family](stub.baseUrl, { key: 'sk-some', model: 'gw-reasoner' })
    expect(refused.status).toBe(status)
    expect(getMessage(family, await refused.json())).toContain('may not use the model `gw-reasoner`')
    expect((await ask[family](stub.baseUrl, { key: 'sk-all', model: 'gw-reasoner' })).status).toBe(200)
  })

  test('a long one is shortened in the message', async () => {
    const refused = await ask['generate-content'](stub.baseUrl, { key: 'sk-some', model: 'm'.repeat(90) })
    expect(getMessage('generate-content', await refused.json())).toContain(`the model \`${'m'.repeat(80)}…\``)
  })

  test('the listed ones may be used', async () => {
    expect((await ask.video(stub.baseUrl, { key: 'sk-some' })).status).toBe(200)
    expect((await ask['generate-content'](stub.baseUrl, { key: 'sk-some' })).status).toBe(200)
  })

  test('other keys are refused, the public one included', async () => {
    for (const key of ['sk-mock', 'sk-som', 'team']) expect((await ask.models(stub.baseUrl, { key })).status).toBe(401)
  })
})

describe('the limits of a key', () => {
  test('a request beyond the limit is a 429 with Retry-After, and other keys are not affected', async () => {
    const { baseUrl } = slowStub
    const statuses = [await ask.models(baseUrl, { key: 'sk-slow' }), await ask.models(baseUrl, { key: 'slow' })]
    expect(statuses.map(({ status }) => status)).toEqual([200, 200])
    for (const family of families) {
      const refused = await ask[family](slowStub.baseUrl, { key: 'sk-slow' })
      expect([family, refused.status]).toEqual([family, 429])
      const seconds = Number(refused.headers.get('retry-after'))
      expect(seconds).toBeGreaterThan(0)
      expect(seconds).toBeLessThanOrEqual(60)
      expect(getMessage(family, await refused.json())).toContain('2 requests per minute')
    }
    expect((await ask.models(slowStub.baseUrl, { key: 'sk-all' })).status).toBe(200)
  })

  test('a concurrent request beyond the limit is a 429', async () => {
    const abort = new AbortController()
    const stream = await fetch(`${slowStub.baseUrl}/v1/responses`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer sk-one' },
      body: JSON.stringify({ model: 'gw-text-small', input: 'sim:long Tides', stream: true }),
      signal: abort.signal,
    })
    expect(stream.status).toBe(200)
    const refused = await ask.models(slowStub.baseUrl, { key: 'sk-one' })
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1'])
    abort.abort()
    await expect.poll(async () => (await ask.models(slowStub.baseUrl, { key: 'sk-one' })).status).toBe(200)
  })

  test('an option limits the keys without their own limit', async () => {
    const limited = await closeAfterTest(startCommand(['stub', '--requests-per-minute', '1']))
    const first = await ask.models(limited.baseUrl)
    const second = await ask.models(limited.baseUrl)
    expect([first.status, second.status]).toEqual([200, 429])
  })
})
