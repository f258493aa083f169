import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type StartedCommand, startCommand } from '../../../support/start-command.ts'
import { type Cluster, noPostgres, startCluster } from '../store/postgres.ts'
import { ask, type Family, getMessage } from './ask.ts'

const keys = ['sk-mock', 'sk-1', 'sk-2', 'sk-3', 'sk-4']

describe.skipIf(noPostgres)('two processes over one PostgreSQL', () => {
  let cluster: Cluster
  let address = ''
  let isStopped = false
  const stubs: StartedCommand[] = []

  beforeAll(async () => {
    cluster = await startCluster()
    address = await cluster.createDatabase()
    const args = ['stub', '--speed', '0', '--database', address, '--requests-per-minute', '6', '--admin-port', '0']
    args.push(...keys.flatMap((key) => ['--key', key]))
    for (const part of [args, args]) stubs.push(await startCommand(part))
  })

  afterAll(async () => {
    await Promise.all(stubs.map((stub) => stub.close()))
    if (!isStopped) await cluster.stop()
  })

  const getStatuses = (count: number, key: string) => {
    const asked = Array.from({ length: count }, (_, index) => ask.models(stubs[index % 2]?.baseUrl ?? '', { key }))
    return Promise.all(asked).then((replies) => replies.map(({ status }) => status))
  }

  test('count the requests of a key together', async () => {
    const expected = [200, 429].flatMap((status) => Array<number>(6).fill(status))
    let statuses: number[] = []
    for (const key of keys) {
      statuses = (await getStatuses(12, key)).sort()
      // Each process counts by itself when a busy machine makes the database late.
      if (statuses.filter((status) => status === 200).length === 6) break
    }
    expect(statuses).toEqual(expected)
  })

  test('wait for a count only until the timeout', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const other = new pg.Client(address)
    await other.connect()
    await other.query('begin; lock table gatewright.rate_limits in access exclusive mode')
    expect([200, 429]).toContain((await ask.models(stubs[0]?.baseUrl ?? '')).status)
    await other.end()
  })

  test('are not ready while it is unavailable, and count by themselves', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { adminUrl = '', baseUrl } = stubs[0] ?? { baseUrl: '' }
    expect((await fetch(`${adminUrl}/readyz`)).status).toBe(200)
    await cluster.stop()
    isStopped = true
    await expect.poll(async () => (await fetch(`${adminUrl}/readyz`)).status).toBe(503)
    expect(await (await fetch(`${adminUrl}/readyz`)).json()).toEqual({
      status: 'unavailable',
      reason: 'The database does not answer.',
    })
    expect((await fetch(`${adminUrl}/healthz`)).status).toBe(200)
    expect([200, 429]).toContain((await ask.models(baseUrl)).status)
    for (const family of ['video', 'image'] satisfies Family[]) {
      const refused = await ask[family](baseUrl)
      expect([family, refused.status, refused.headers.get('retry-after')]).toEqual([family, 503, '1'])
      expect(getMessage(family, await refused.json())).toContain('database is not available')
    }
  })
})
