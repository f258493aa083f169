import { setTimeout as waitFor } from 'node:timers/promises'
import { query, startCluster } from '../../../test/server-stub/adapters/store/postgres.ts'
import { type Receiver, startReceiver } from '../../../test/server-stub/adapters/store/receiver.ts'
import { StubProcess } from '../../../test/server-stub/adapters/store/stub-process.ts'
import { getCpuMs } from '../process-figures.ts'
import { type DatabaseFigures, getUsePerUnit, readDatabaseFigures } from './database-figures.ts'

/** The work of PostgreSQL for a task, and the throughput. */
export interface TaskFigures extends DatabaseFigures {
  readonly kind: string
  readonly perSecond: number
  readonly stubCpuMs: number
}

/** The work of PostgreSQL for idle processes in a second. */
export interface IdleFigures extends DatabaseFigures {
  readonly processes: number
}

interface Kind {
  readonly name: string
  readonly path: string
  readonly body: (receiver: Receiver) => object
}

const video = { model: 'gw-video-1', prompt: 'A heron.', duration: 1 }

const plainVideo: Kind = { name: 'video', path: '/v1/video/generations', body: () => video }

const kinds: readonly Kind[] = [
  plainVideo,
  {
    name: 'video with a callback',
    path: '/v1/video/generations',
    body: ({ url }) => ({ ...video, metadata: { callback_url: url } }),
  },
  { name: 'image', path: '/img/submit/imagine', body: () => ({ prompt: 'a heron' }) },
]

const senders = 16
const idleMs = 20_000

/** Tasks take no time, except those of the last row; every change is written. */
export async function measureTasks(count: number): Promise<{ tasks: TaskFigures[]; idle: IdleFigures[] }> {
  const cluster = await startCluster(['fsync=on', 'autovacuum=off'])
  const receiver = await startReceiver(() => true)
  const address = await cluster.createDatabase()
  const stub = new StubProcess(address, '--speed', '0')
  const slow = new StubProcess(address, '--speed', '1')
  const second = new StubProcess(address, '--speed', '0')
  try {
    await stub.start()
    const tasks: TaskFigures[] = []
    for (const kind of kinds) {
      await runTasks({ stub, address, kind, receiver, count: 50 })
      tasks.push(await runTasks({ stub, address, kind, receiver, count }))
    }
    await slow.start()
    await stub.stop()
    const kind = { ...plainVideo, name: `${plainVideo.name}, worked on for 12 s` }
    tasks.push(await runTasks({ stub: slow, address, kind, receiver, count }))
    await slow.stop()
    await stub.start()
    const idle = [await measureIdle(address, 1)]
    await second.start()
    idle.push(await measureIdle(address, 2))
    return { tasks, idle }
  } finally {
    await stub.stop()
    await slow.stop()
    await second.stop()
    receiver.close()
    await cluster.stop()
  }
}

interface Drive {
  readonly stub: StubProcess
  readonly address: string
  readonly kind: Kind
  readonly receiver: Receiver
  readonly count: number
}

async function runTasks({ stub, address, kind, receiver, count }: Drive): Promise<TaskFigures> {
  const before = await readDatabaseFigures(address)
  const cpu = getCpuMs(stub.pid) ?? 0
  const start = performance.now()
  let left = count
  const send = async () => {
    while (left-- > 0) {
      const { status, body } = await stub.call('POST', kind.path, kind.body(receiver))
      if (status !== 200) throw new Error(`${kind.path} answered ${status}: ${JSON.stringify(body)}`)
    }
  }
  await Promise.all(Array.from({ length: senders }, send))
  await waitForTasks(address)
  const seconds = (performance.now() - start) / 1000
  const stubCpuMs = ((getCpuMs(stub.pid) ?? 0) - cpu) / count
  const usePerTask = getUsePerUnit(before, await readDatabaseFigures(address), count)
  return { kind: kind.name, perSecond: count / seconds, ...usePerTask, stubCpuMs }
}

async function waitForTasks(address: string): Promise<void> {
  const text = `select (select count(*) from gatewright.tasks where not is_over)
    + (select count(*) from gatewright_jobs.job where state in ('created', 'active', 'retry')) as left`
  while (Number((await query(address, text))[0]?.left) > 0) await waitFor(100)
}

async function measureIdle(address: string, processes: number): Promise<IdleFigures> {
  await waitFor(10_000)
  const before = await readDatabaseFigures(address)
  await waitFor(idleMs)
  return { processes, ...getUsePerUnit(before, await readDatabaseFigures(address), idleMs / 1000) }
}
