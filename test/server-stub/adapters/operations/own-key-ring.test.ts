import { createApp, type Grant, type KeyRing } from 'gatewright/stub'
import { afterEach, describe, expect, test } from 'vitest'
import { readCommandLine } from '../../../../cli/command-line.ts'
import { Limits, type OpenCounters } from '../../../../server-stub/adapters/operations/limits.ts'
import { startOperations } from '../../../../server-stub/adapters/operations/operations.ts'
import { closeAfterTest } from '../../../support/close-after.ts'
import { startProcess } from '../../../support/server-process.ts'
import { startCommand } from '../../../support/start-command.ts'
import { sharedFolder, writeTestFile } from '../../../support/temporary-folder.ts'
import { ask } from './ask.ts'

const script = 'test/server-stub/adapters/operations/start-with-ring.ts'
const key = 'sk-narrow'
const grant: Grant = { id: 'narrow', models: ['gw-text-small'], requestsPerMinute: 4 }
const closing: (() => Promise<unknown>)[] = []
const folder = sharedFolder()

afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

const getFile = (name: string, text: string) => writeTestFile(name, text, folder)

const keyRing = { find: (given: string) => (given === key ? grant : undefined) }

const servers: Readonly<Record<string, () => Promise<string>>> = {
  'in a project': async () => (await closeAfterTest(startCommand(['stub', '--speed', '0'], {}, { keyRing }))).baseUrl,
  'in an app alone': () => appWith({}),
  'in an app that is watched': async () => {
    const operations = await startOperations({ corsOrigins: ['*'] })
    closing.push(() => operations.close())
    return appWith({ operations })
  },
}

function appWith(options: Partial<Parameters<typeof createApp>[0]>): Promise<string> {
  const app = createApp({ keys: [], keyRing, speed: 0, log: () => undefined, ...options })
  closing.push(() => app.close())
  return app.listen({ host: '127.0.0.1', port: 0 })
}

describe.each(Object.entries(servers))('%s', (_, start) => {
  test('only the grants of the ring count', async () => {
    const baseUrl = await start()
    expect((await ask.responses(baseUrl, { key, model: 'gw-text-large' })).status).toBe(404)
    expect((await ask['generate-content'](baseUrl, { key, model: 'gw-text-large' })).status).toBe(403)
    const more = [1, 2, 3].map(() => ask.responses(baseUrl, { key }))
    const statuses = (await Promise.all(more)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 200, 429])
  })

  test('a ring gets each key in one form, however it is sent', async () => {
    const baseUrl = await start()
    const listed = await ask.models(baseUrl, { key: 'narrow' })
    const { data } = (await listed.json()) as { data: { id: string }[] }
    expect(data.map(({ id }) => id)).toEqual(['gw-text-small'])
    expect((await ask.responses(baseUrl, { key: 'narrow' })).status).toBe(200)
    expect((await ask.responses(baseUrl, { key: 'sk-sk-narrow' })).status).toBe(401)
  })
})

describe('a ring', () => {
  const list = async (find: KeyRing['find'], headers: Record<string, string>) =>
    fetch(`${await appWith({ keyRing: { find } })}/v1/models`, { headers })

  test('may be asynchronous: the valid one of two keys counts, and the catalog follows its grant', async () => {
    const find = async (given: string) => (given === key ? grant : undefined)
    const reply = await list(find, { authorization: 'Bearer bob', 'x-api-key': 'narrow' })
    expect(await reply.json()).toMatchObject({ data: [{ id: 'gw-text-small' }] })
    const refused = await list(find, { authorization: 'Bearer bob' })
    expect([refused.status, await refused.json()]).toMatchObject([401, { error: { code: 'invalid_api_key' } }])
    expect((await list(find, {})).status).toBe(401)
  })

  test('that fails is an internal error without details', async () => {
    const find = async () => Promise.reject(new Error('password of the database: hunter2'))
    const reply = await list(find, { authorization: 'Bearer alice' })
    const text = await reply.text()
    expect([reply.status, JSON.parse(text)]).toMatchObject([500, { error: { type: 'server_error' } }])
    expect(text).not.toContain('hunter2')
  })
})

test.each([
  ['looked up', undefined],
  ['counted', 100],
])('a client that leaves while its key is %s occupies no place', async (_, requestsPerMinute) => {
  const waits = Promise.withResolvers<void>()
  const waiting = Promise.withResolvers<void>()
  let isFirst = true
  const wait = async () => {
    if (!isFirst) return
    isFirst = false
    waiting.resolve()
    await waits.promise
  }
  const limited: Grant = { id: 'one', concurrent: 1, ...(requestsPerMinute && { requestsPerMinute }) }
  const counters: OpenCounters = async () => ({ newCounter: () => ({ consume: wait }), close: async () => {} })
  const limits = new Limits({}, counters)
  const find = async () => {
    if (requestsPerMinute === undefined) await wait()
    return limited
  }
  const operations = { ...(await startOperations({})), limits }
  const app = createApp({ keys: [], keyRing: { find }, speed: 0, operations })
  closing.push(() => app.close())
  const left = new Promise<void>((resolve) => {
    app.server.once('connection', (socket) => socket.once('close', () => resolve()))
  })
  const baseUrl = await app.listen({ host: '127.0.0.1', port: 0 })
  const leave = new AbortController()
  const first = fetch(`${baseUrl}/v1/models`, { headers: { authorization: 'Bearer sk-any' }, signal: leave.signal })
  await waiting.promise
  leave.abort()
  await expect(first).rejects.toThrow()
  await left
  waits.resolve()
  expect((await ask.models(baseUrl)).status).toBe(200)
})

describe('settings with a custom ring', () => {
  test('no invalid key is shown, and other machines may connect', async () => {
    const args = ['stub', '--host', '0.0.0.0']
    const { said } = await closeAfterTest(startProcess(args, {}, script))
    expect(said.out).toContain('with your keys')
    expect(said.out).not.toContain('sk-mock')
  })

  const keyFile = getFile('keys', 'sk-a\n')
  const config = getFile('config.yaml', 'keys:\n  - { key: sk-a, id: a }\n')
  const server = getFile('server.yaml', 'server:\n  key: [sk-a]\n')

  test.each<[string, string[], Record<string, string>]>([
    ['--key', ['--key', 'sk-a'], {}],
    ['GATEWRIGHT_KEY', [], { GATEWRIGHT_KEY: 'sk-a' }],
    ['--key-file', ['--key-file', keyFile], {}],
    [`server.key in ${server}`, ['--config', server], {}],
    [`keys in ${config}`, ['--config', config], {}],
  ])('%s would have no effect and is an error', async (name, args, env) => {
    const message = `${name}: the key ring in code replaces all configured keys; remove this setting.`
    await expect(readCommandLine(['stub', ...args], env, true)).rejects.toMatchObject({ message })
  })
})
