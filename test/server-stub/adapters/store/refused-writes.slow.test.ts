import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { createApp } from 'gatewright/stub'
import { describe, expect, it, onTestFinished } from 'vitest'
import { MovableClock } from '../../../../mock/movable-clock.ts'
import { StoreUnavailable } from '../../../../runtime/tasks/task-store.ts'
import { openDatabase } from '../../../../server-stub/adapters/store/database.ts'
import { openPglite } from '../../../../server-stub/adapters/store/pglite.ts'
import { ask, getMessage } from '../operations/ask.ts'
import { noPostgres, query, startCluster } from './postgres.ts'
import { StubProcess } from './stub-process.ts'
import { noTinyDisk, TinyDisk } from './tiny-disk.ts'

/** A database whose writes can be refused. */
interface Refusable {
  readonly address: string
  /** Of the check while writes are refused; absent if a row still fits. */
  readonly reason?: string
  refuse(): Promise<void> | void
  allow(): Promise<void> | void
}

async function onPostgres(): Promise<string> {
  const cluster = await startCluster()
  onTestFinished(() => cluster.stop())
  return cluster.createDatabase()
}

function tinyDisk(megabytes: number): TinyDisk {
  const disk = new TinyDisk(megabytes)
  onTestFinished(() => disk.unmount())
  return disk
}

const FULL = 16_384

const ways: Readonly<Record<string, { readonly isSkipped: boolean; readonly open: () => Promise<Refusable> }>> = {
  'PostgreSQL that is read-only': {
    isSkipped: noPostgres,
    open: async () => {
      const address = await onPostgres()
      const readOnly = async (value: 'on' | 'off') => {
        await query(address, `alter system set default_transaction_read_only = ${value}`)
        await query(address, 'select pg_reload_conf()')
        await expect
          .poll(() => query(address, 'show transaction_read_only'))
          .toEqual([{ transaction_read_only: value }])
      }
      const reason = 'The database is read-only.'
      return { address, reason, refuse: () => readOnly('on'), allow: () => readOnly('off') }
    },
  },
  'PostgreSQL that may not write the tables': {
    isSkipped: noPostgres,
    open: async () => {
      const root = await onPostgres()
      const address = root.replace('postgres@', 'gateway@')
      await query(root, 'create role gateway login')
      await query(root, `grant create on database ${new URL(root).pathname.slice(1)} to gateway`)
      const tables = 'on gatewright.tasks, gatewright.records, gatewright.files'
      const change = (words: string) => async () => void (await query(root, words))
      return {
        address,
        reason: 'The database has no permission to write.',
        refuse: change(`revoke insert, update ${tables} from gateway`),
        allow: change(`grant insert, update ${tables} to gateway`),
      }
    },
  },
  'PostgreSQL whose disk is full': {
    isSkipped: noPostgres || noTinyDisk,
    open: async () => {
      const address = await onPostgres()
      const disk = tinyDisk(40)
      const place = join(disk.folder, 'space')
      execFileSync('install', ['-d', '-m', '700', '-o', 'postgres', place])
      await query(address, `create tablespace tiny location '${place}'`)
      const { pathname } = new URL(address)
      const other = address.replace(/[^/]+$/, 'postgres')
      await query(other, `alter database ${pathname.slice(1)} set tablespace tiny`)
      return { address, refuse: () => disk.fill(FULL), allow: () => disk.clear() }
    },
  },
  'a folder on a full disk': {
    isSkipped: noTinyDisk,
    open: async () => {
      const disk = tinyDisk(80)
      const address = join(disk.folder, 'data')
      const reason = 'The disk of the database is full.'
      return { address, reason, refuse: () => disk.fill(FULL), allow: () => disk.clear() }
    },
  },
}

describe.each(Object.entries(ways))('%s', (_, { isSkipped, open }) => {
  it.skipIf(isSkipped)(
    'gives 503 for what it refuses, and brings all that was acknowledged to its end',
    async () => {
      const { address, reason, refuse, allow } = await open()
      const clock = new MovableClock()
      clock.stop()
      const log = () => {}
      const database = await openDatabase(address, { log })
      const app = createApp({ keys: ['sk-mock'], log, database, ports: { clock } })
      onTestFinished(() => app.close())
      const baseUrl = await app.listen({ host: '127.0.0.1', port: 0 })
      const acknowledged: string[] = []
      /** Submits large jobs until one is refused. */
      const refusal = async (family: 'video' | 'image') => {
        for (;;) {
          const reply = await ask[family](baseUrl, { prompt: 'fox '.repeat(2000) })
          const body = (await reply.json()) as { id?: string; result?: string }
          if (reply.status !== 200) return { family, status: reply.status, message: getMessage(family, body), reply }
          if (family === 'video') acknowledged.push(`/v1/videos/${body.id}`)
          if (family === 'image') acknowledged.push(`/img/task/${body.result}/fetch`)
        }
      }
      const whileTimePasses = async (asked: Promise<Response>) => {
        let isAnswered = false
        const answered = asked.finally(() => {
          isAnswered = true
        })
        while (!isAnswered) {
          await clock.advance(1000)
          await new Promise((resolve) => setTimeout(resolve, 20))
        }
        return answered
      }
      const read = async (path: string) => {
        const reply = await fetch(baseUrl + path, { headers: { authorization: 'Bearer sk-mock' } })
        return (await reply.json()) as { status: string }
      }

      for (const family of ['video', 'image'] as const) {
        const { id, result } = (await (await ask[family](baseUrl)).json()) as { id?: string; result?: string }
        acknowledged.push(family === 'video' ? `/v1/videos/${id}` : `/img/task/${result}/fetch`)
      }
      await clock.advance(3000)

      await database.check()
      await refuse()
      if (reason !== undefined) await expect(database.check()).rejects.toMatchObject({ reason })
      for (const family of ['video', 'image'] as const) {
        const { reply, ...refused } = await refusal(family)
        expect(refused).toEqual({ family, status: 503, message: 'The database is not available. Try again later.' })
        expect(reply.headers.get('retry-after')).toBe('1')
      }
      expect((await whileTimePasses(ask.messages(baseUrl))).status).toBe(200)
      await clock.advance(30_000)
      for (const path of acknowledged) expect(await read(path)).toHaveProperty('status')

      await allow()
      await expect.poll(() => database.check()).toBe(undefined)
      const statuses = async () => {
        await clock.advance(5000)
        return Promise.all(acknowledged.map(async (path) => (await read(path)).status))
      }
      const allDone = acknowledged.map((path) => (path.startsWith('/img') ? 'SUCCESS' : 'succeeded'))
      await expect.poll(statuses, { interval: 250 }).toEqual(allDone)
    },
    240_000,
  )
})

it.skipIf(noTinyDisk)('/readyz gives the reason while the disk of an embedded database is full', async () => {
  const disk = tinyDisk(80)
  const stub = new StubProcess(join(disk.folder, 'data'), '--speed', '20')
  await stub.start()
  onTestFinished(() => stub.stop())
  const ready = { status: 200, body: { status: 'ready' } }
  expect(await stub.call('GET', '/readyz')).toEqual(ready)
  const order = (prompt: string) => stub.call('POST', '/v1/videos', { model: 'gw-video-1', prompt })
  const acknowledged = await order('Tides')
  expect(acknowledged.status).toBe(200)
  disk.fill(FULL)
  const unready = { status: 503, body: { status: 'unavailable', reason: 'The disk of the database is full.' } }
  await expect.poll(() => stub.call('GET', '/readyz')).toEqual(unready)
  let refused = await order('fox '.repeat(2000))
  for (let count = 0; count < 500 && refused.status === 200; count++) refused = await order('fox '.repeat(2000))
  expect(refused).toMatchObject({ status: 503, body: { error: { message: expect.stringContaining('Try again') } } })
  disk.clear()
  await expect.poll(() => stub.call('GET', '/readyz')).toEqual(ready)
  const read = async () => (await stub.call('GET', `/v1/videos/${acknowledged.body.id}`)).body.status
  await expect.poll(read).toBe('succeeded')
})

it.skipIf(noTinyDisk)('an embedded engine that panics is opened again when there is room', async () => {
  const disk = tinyDisk(60)
  const database = await openPglite(join(disk.folder, 'data'))
  onTestFinished(() => database.close())
  await database.query('create table notes (number int, filler text)')
  await database.query('alter table notes alter filler set storage external')
  await database.query("insert into notes values (0, '')")
  disk.fill(4_000_000)
  let acknowledged = 0
  const churn = async () => {
    for (; ; acknowledged++) {
      await database.query('update notes set number = $1, filler = $2', [acknowledged + 1, 'x'.repeat(40_000)])
      if (acknowledged % 10 === 0) await database.query('vacuum notes')
    }
  }
  await expect(churn()).rejects.toThrow(StoreUnavailable)
  await expect(database.transaction((sql) => sql.query('select 1'))).rejects.toThrow(StoreUnavailable)
  disk.clear()
  expect(await database.query('select number from notes')).toEqual([{ number: acknowledged }])
  await database.transaction((sql) => sql.query('update notes set number = -1'))
  expect(await database.query('select number from notes')).toEqual([{ number: -1 }])
})
