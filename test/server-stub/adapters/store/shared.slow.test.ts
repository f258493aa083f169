import { readdir } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { pipeline } from 'node:stream'
import type { TaskChange, TaskStore, TaskStoreWorker } from 'gatewright/stub'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { realClock } from '../../../../runtime/clock.ts'
import { StoreUnavailable } from '../../../../runtime/tasks/task-store.ts'
import { CallbackSender } from '../../../../runtime/webhooks/sender.ts'
import { type Database, openDatabase } from '../../../../server-stub/adapters/store/database.ts'
import { openPostgres } from '../../../../server-stub/adapters/store/postgres.ts'
import { deleteExpired } from '../../../../server-stub/adapters/store/sweep.ts'
import { startServer } from '../../../support/local-server.ts'
import { type Cluster, noPostgres, query, startCluster } from './postgres.ts'

type Run = TaskStoreWorker<{ id: string; status: string }, string>['run']

describe.skipIf(noPostgres)('one database, several processes', () => {
  let cluster: Cluster
  let address: string
  let opened: { readonly tasks: TaskStore; readonly database: Database }[]
  let errors: unknown[]

  beforeAll(async () => {
    cluster = await startCluster()
  })
  afterAll(() => cluster.stop())

  beforeEach(async () => {
    address = await cluster.createDatabase()
    opened = []
    errors = []
  })

  afterEach(async () => {
    for (const { tasks, database } of opened) {
      await tasks.close(0)
      await database.close()
    }
  })

  /** Opens the database as another process would. */
  async function open(run: Run, own: Partial<TaskStoreWorker<unknown, unknown>> = {}): Promise<TaskStore> {
    const database = await openDatabase(address, { log: (_, cause) => void errors.push(cause) })
    const tasks = database.tasks(new CallbackSender({ clock: realClock(0), secret: '' }))
    tasks.work('notes', { atOnce: 10, abandon: async () => {}, ...own, run })
    opened.push({ tasks, database })
    return tasks
  }

  const change = (own: Partial<TaskChange> = {}): TaskChange => {
    return { kind: 'notes', record: { id: '1', status: 'new' }, replaces: 0, isOver: false, messages: [], ...own }
  }
  const hanging = (started: string[], name: string): Run => {
    return ({ record }, signal) => {
      started.push(`${name} ${record.id}`)
      return new Promise((resolve) => signal.addEventListener('abort', () => resolve()))
    }
  }

  it('is migrated once by ten concurrent processes', async () => {
    await Promise.all(Array.from({ length: 10 }, () => open(async () => {})))
    const made = await query(address, 'select name from gatewright.migrations order by name')
    expect(made.map(({ name }) => name)).toEqual(await readdir('server-stub/adapters/store/migrations'))
    expect(errors).toEqual([])
  })

  it('hands over the work of a closed process immediately', async () => {
    const started: string[] = []
    const first = await open(hanging(started, 'first'))
    await first.commit(change({ job: 'x' }))
    await expect.poll(() => started).toEqual(['first 1'])
    await open(hanging(started, 'second'))
    await first.close(0)
    await expect.poll(() => started).toEqual(['first 1', 'second 1'])
  })

  it('aborts work that another process has ended, even if it yields nothing', async () => {
    const stopped: string[] = []
    const first = await open(
      (_, signal) =>
        new Promise((resolve) => {
          signal.addEventListener('abort', () => {
            stopped.push('first')
            resolve()
          })
        }),
    )
    await first.commit(change({ job: 'x' }))
    await expect.poll(() => query(address, "select 1 from gatewright_jobs.job where state = 'active'")).toHaveLength(1)
    const second = await open(async () => {})
    await second.commit(change({ replaces: 1, isOver: true }))
    await expect.poll(() => stopped).toEqual(['first'])
  })

  it('restarts work that threw', async () => {
    let runs = 0
    const tasks = await open(async ({ version }) => {
      if (++runs < 3) throw new Error('not yet')
      await tasks.commit(change({ replaces: version, isOver: true }))
    })
    await tasks.commit(change({ job: 'x' }))
    await expect.poll(() => runs).toBe(3)
    expect(errors).toEqual([new Error('not yet'), new Error('not yet')])
  })

  it('fails work after too many attempts', async () => {
    const abandoned: string[] = []
    const tasks = await open(async () => {}, { atOnce: 0 })
    await tasks.commit(change({ job: 'x' }))
    await query(address, 'update gatewright.tasks set attempts = 5')
    await open(async () => void abandoned.push('run'), { abandon: async (id) => void abandoned.push(id) })
    await expect.poll(() => abandoned).toEqual(['1'])
  })

  it('counts an attempt before it starts, but not a hand-over', async () => {
    const started: string[] = []
    const first = await open(hanging(started, 'first'))
    await first.commit(change({ job: 'x' }))
    await expect.poll(() => started).toEqual(['first 1'])
    const attempts = () => query(address, 'select attempts from gatewright.tasks')
    expect(await attempts()).toEqual([{ attempts: 1 }])
    await first.close(0)
    expect(await attempts()).toEqual([{ attempts: 0 }])
  })

  it('deletes the job of a task when the task is over', async () => {
    const tasks = await open(async () => {}, { atOnce: 0 })
    await tasks.commit(change({ job: 'picture'.repeat(1000) }))
    const read = () => query(address, 'select length(job) as length from gatewright.tasks')
    expect(await read()).toEqual([{ length: 7002 }])
    await tasks.commit(change({ replaces: 1, isOver: true }))
    expect(await read()).toEqual([{ length: null }])
    expect(await query(address, 'select 1 from gatewright_jobs.job')).toEqual([])
  })

  it('deletes only expired rows', async () => {
    const tasks = await open(async () => {})
    for (const id of ['old', 'young']) await tasks.commit(change({ record: { id, status: 'new' } }))
    await opened[0]?.database.store.put('a', 'old', 1)
    await opened[0]?.database.files.put('old', { bytes: new Uint8Array(1), mediaType: 'image/png' })
    await query(address, "update gatewright.tasks set changed_at = now() - interval '8 days' where id = 'old'")
    await query(address, "update gatewright.records set written_at = now() - interval '31 days'")
    await query(address, "update gatewright.files set written_at = now() - interval '8 days'")
    const database = openPostgres(address, () => {})
    expect(await deleteExpired(database)).toBe(3)
    expect(await deleteExpired(database)).toBe(0)
    await database.close()
    expect((await tasks.get('notes', ['old', 'young'])).map(({ record }) => record)).toMatchObject([{ id: 'young' }])
  })

  it('receives the messages of other processes, also after its connection was lost', async () => {
    const database = openPostgres(address, () => {})
    const heard: string[] = []
    const stop = await database.listen?.('news', (message) => heard.push(message))
    const send = (message: string) => query(address, `select pg_notify('news', '${message}')`)
    await send('one')
    await expect.poll(() => heard).toEqual(['one'])
    const listeners = () => query(address, 'select pid from pg_stat_activity where query = \'listen "news"\'')
    const [first] = await listeners()
    await query(address, `select pg_terminate_backend(${first?.pid})`)
    await expect.poll(listeners).not.toEqual([first])
    await expect.poll(listeners).toHaveLength(1)
    await send('two')
    await expect.poll(() => heard).toEqual(['one', 'two'])
    await stop?.()
    await expect.poll(listeners).toEqual([])
    await database.close()
  })

  it('causes a 503 while it is unreachable, and recovers', async () => {
    const gate = await openGate(new URL(address))
    address = gate.address
    const tasks = await open(async () => {})
    await tasks.commit(change())
    gate.shut()
    await expect(tasks.get('notes', ['1'])).rejects.toThrow(StoreUnavailable)
    await expect(tasks.commit(change({ replaces: 1, isOver: true }))).rejects.toMatchObject({ kind: 'unavailable' })
    gate.open()
    expect(await tasks.get('notes', ['1'])).toHaveLength(1)
    await gate.end()
  })
})

/** A database connection that can be interrupted. */
async function openGate(url: URL) {
  let isShut = false
  const server = createServer((socket) => {
    if (isShut) return socket.destroy()
    const onward = connect(Number(url.port), url.hostname)
    return pipeline(socket, onward, socket, () => {})
  })
  const { port, sockets, close } = await startServer(server)
  const address = new URL(url)
  address.port = String(port)
  return {
    address: address.href,
    shut: () => {
      isShut = true
      for (const socket of sockets) socket.destroy()
    },
    open: () => {
      isShut = false
    },
    end: close,
  }
}
