import type { Lifecycle } from 'gatewright/core'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Clock, realClock } from '../../../runtime/clock.ts'
import { Problem } from '../../../runtime/problem.ts'
import type { TaskChange, TaskStoreWorker } from '../../../runtime/tasks/task-store.ts'
import { IllegalChange, Tasks } from '../../../runtime/tasks/tasks.ts'
import { MemoryTasks, type MemoryTasksOptions } from '../../../server-stub/adapters/store/memory-tasks.ts'
import { manualClock, settle } from '../manual-clock.ts'

interface Job {
  readonly id: string
  readonly status: string
  readonly progress: number
  readonly reason: string
}

const lifecycle: Lifecycle = {
  name: 'Job.status',
  initial: ['new', 'asking'],
  transitions: {
    new: ['sent', 'stopped'],
    asking: ['new', 'stopped'],
    sent: ['working', 'stopped'],
    working: ['done', 'failed', 'stopped'],
  },
  terminal: ['done', 'failed', 'stopped'],
}

const job = (id: string, status = 'new'): Job => ({ id, status, progress: 0, reason: '' })

type Script = (signal: AbortSignal) => AsyncIterable<Partial<Job>>
type Jobs = Tasks<Job, string>

let errors: unknown[]
let changes: string[]
/** What is done for the tasks, by their ids. */
let scripts: Map<string, Script>
let store: MemoryTasks

interface EngineOptions extends Partial<MemoryTasksOptions> {
  readonly maxRunning?: number
  readonly Store?: typeof MemoryTasks
}

class SlowTasks extends MemoryTasks {
  override get<R>(kind: string, ids: readonly string[]) {
    return settle().then(() => super.get<R>(kind, ids))
  }
  override commit(change: TaskChange) {
    return settle().then(() => super.commit(change))
  }
}

/** Does not abort the work on a task that has ended. */
class UnabortedTasks extends MemoryTasks {
  override work<R, J>(kind: string, worker: TaskStoreWorker<R, J>) {
    super.work<R, J>(kind, { ...worker, run: (work) => worker.run(work, new AbortController().signal) })
  }
}

function engine({ maxRunning = 256, Store = MemoryTasks, ...options }: EngineOptions = {}): Jobs {
  const send = ({ body }: { body: string }) => void changes.push(JSON.parse(body))
  const onError = (error: unknown) => void errors.push(error)
  store = new Store({ callbacks: { send, close: async () => {}, weight: 0 }, onError, ...options })
  return new Tasks<Job, string>({
    lifecycle,
    store,
    kind: 'jobs',
    maxRunning,
    work: ({ record, job }, signal) => {
      expect(job).toBe(`job of ${record.id}`)
      return scripts.get(record.id)?.(signal) ?? wholeWork()
    },
    failed: (error) => ({ status: 'failed', reason: String(error) }),
    getProgress: ({ progress }) => progress,
    toCallbacks: ({ id, status, progress }, previous) => {
      return [{ subject: id, url: '', body: `${id} ${previous?.status ?? '-'}>${status} ${progress}` }]
    },
  })
}

/** Creates a task on which work begins at once. */
function start(tasks: Jobs, id: string, script: Script = wholeWork): Promise<Job> {
  scripts.set(id, script)
  return tasks.create(job(id), { job: `job of ${id}` })
}

beforeEach(() => {
  errors = []
  changes = []
  scripts = new Map()
})

async function* wholeWork(): AsyncGenerator<Partial<Job>> {
  yield { status: 'sent' }
  yield { status: 'working', progress: 10 }
  yield { progress: 60 }
  yield { status: 'done', progress: 100 }
}

const workAfter = (clock: Clock, ms: number) =>
  async function* (signal: AbortSignal) {
    await clock.sleep(ms, signal)
    yield* wholeWork()
  }

describe('changes', () => {
  it('reach listeners in order, starting with the creation', async () => {
    const tasks = engine()
    await start(tasks, '1', wholeWork)
    await settle()
    const steps = '1 ->new 0, 1 new>sent 0, 1 sent>working 10, 1 working>working 60, 1 working>done 100'
    expect(changes.join(', ')).toBe(steps)
    expect(await tasks.get('1')).toEqual({ id: '1', status: 'done', progress: 100, reason: '' })
  })

  it('may leave state and progress as they are', async () => {
    const tasks = engine()
    await start(tasks, '1', async function* () {
      yield* [{ status: 'sent' }, { reason: 'busy' }, { status: 'working' }, { status: 'done' }]
    })
    await settle()
    expect(await tasks.get('1')).toMatchObject({ status: 'done', reason: 'busy' })
  })

  it.each([
    ['a step that is not in the table', 'done'],
    ['a state that does not exist', 'elsewhere'],
  ])('with %s are refused and leave the task unchanged', async (_, status) => {
    const tasks = engine()
    await tasks.create(job('1'))
    await expect(tasks.update('1', { status })).rejects.toThrow(IllegalChange)
    expect(await tasks.get('1')).toEqual(job('1'))
  })

  it('cannot create a task in a later state, twice, or change an unknown one', async () => {
    const tasks = engine()
    await expect(tasks.create(job('1', 'working'))).rejects.toThrow(IllegalChange)
    await tasks.create(job('1'))
    await expect(tasks.create(job('1'))).rejects.toThrow(IllegalChange)
    await expect(tasks.update('2', { progress: 1 })).rejects.toThrow(IllegalChange)
  })

  it('are refused after the end of the task', async () => {
    const tasks = engine()
    await start(tasks, '1', wholeWork)
    await settle()
    await expect(tasks.update('1', { progress: 3 })).rejects.toThrow(IllegalChange)
    expect(await tasks.moveTo('1', { status: 'stopped' })).toMatchObject({ status: 'done' })
  })

  it('of one task never overlap, even with a slow store', async () => {
    const tasks = engine({ Store: SlowTasks })
    await tasks.create(job('1'))
    await Promise.all(
      Array.from({ length: 20 }, () => tasks.update('1', ({ progress }) => ({ progress: progress + 1 }))),
    )
    expect(await tasks.get('1')).toMatchObject({ progress: 20 })
  })

  it('are made by only one of two concurrent resumptions', async () => {
    const tasks = engine()
    await tasks.create(job('1', 'asking'))
    const resume = ({ status }: Job) => {
      if (status !== 'asking') throw new Problem('invalid-request', 'too late')
      return { status: 'new' }
    }
    const results = await Promise.allSettled([tasks.update('1', resume), tasks.update('1', resume)])
    expect(results.map((result) => result.status)).toEqual(['fulfilled', 'rejected'])
  })
})

it('lists the existing tasks in the requested order', async () => {
  const tasks = engine()
  await tasks.create(job('1'))
  await tasks.create(job('2'))
  expect((await tasks.list(['2', 'x', '1'])).map(({ id }) => id)).toEqual(['2', '1'])
  await tasks.update('1', { progress: 1 })
  expect((await tasks.list()).map(({ id }) => id)).toEqual(['1', '2'])
})

describe('work', () => {
  it('that throws fails the task by legal transitions from any state', async () => {
    const tasks = engine()
    await start(tasks, '1', () => ({
      [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(new Error('no ink')) }),
    }))
    await settle()
    expect(changes).toEqual(['1 ->new 0', '1 new>sent 0', '1 sent>working 0', '1 working>failed 0'])
    expect(await tasks.get('1')).toMatchObject({ reason: 'Error: no ink' })
  })

  it('that ends early or makes an illegal transition fails the task', async () => {
    const tasks = engine()
    await start(tasks, '1', async function* () {
      yield { progress: 4 }
    })
    await start(tasks, '2', async function* () {
      yield { status: 'done' }
    })
    await settle()
    expect(await tasks.list(['1', '2'])).toMatchObject([{ status: 'failed' }, { status: 'failed' }])
  })

  const workFor = (clock: ReturnType<typeof manualClock>) =>
    async function* (signal: AbortSignal) {
      yield { status: 'sent' } as const
      await clock.sleep(1, signal)
      yield { status: 'working' } as const
      yield { status: 'done' } as const
    }

  it('waits for its turn', async () => {
    const [clock, tasks] = [manualClock(), engine({ maxRunning: 2, maxWaiting: 1 })]
    for (const id of ['1', '2', '3']) await start(tasks, id, workFor(clock))
    await settle()
    const statuses = async () => (await tasks.list(['1', '2', '3'])).map(({ status }) => status)
    expect(await statuses()).toEqual(['sent', 'sent', 'new'])
    expect(() => tasks.ensureRoom()).toThrow(Problem)
    await clock.tick()
    expect(await statuses()).toEqual(['done', 'done', 'sent'])
    tasks.ensureRoom()
  })

  it.each([
    ['unfinished jobs are too large together', { maxHeld: 20 }],
    ['records might be evicted', { bounds: { maxEntries: 9, maxWeight: 400 } }],
  ])('takes no more when their %s', async (_, limits) => {
    const [clock, tasks] = [manualClock(), engine(limits)]
    let count = 0
    for (; store.room('jobs') === 'open'; count++) await start(tasks, `${count}`, workFor(clock))
    expect(count).toBeGreaterThan(1)
    expect(await tasks.list(Array.from({ length: count }, (_, id) => `${id}`))).toHaveLength(count)
    await settle()
    expect(() => tasks.ensureRoom()).toThrow(Problem)
    await clock.tick()
    await settle()
    tasks.ensureRoom()
  })

  it('stops when the task is cancelled, and later progress is ignored', async () => {
    const [clock, tasks] = [manualClock(), engine()]
    let reason: unknown
    await start(tasks, '1', async function* (signal) {
      yield { status: 'sent' }
      reason = await clock.sleep(5, signal)?.catch((error) => error)
      yield { status: 'working' }
    })
    await settle()
    expect(await tasks.moveTo('1', { status: 'stopped' })).toMatchObject({ status: 'stopped' })
    await settle()
    expect(changes.at(-1)).toBe('1 sent>stopped 0')
    expect(reason).toBeInstanceOf(DOMException)
    expect(errors).toEqual([])
  })

  it('is called with an aborted signal if it was cancelled before its turn', async () => {
    const [clock, tasks] = [manualClock(), engine({ maxRunning: 1 })]
    const aborted: boolean[] = []
    for (const id of ['1', '2']) {
      await start(tasks, id, async function* (signal) {
        aborted.push(signal.aborted)
        yield* workAfter(clock, 1)(signal)
      })
    }
    await tasks.moveTo('2', { status: 'stopped' })
    await settle()
    expect(aborted).toEqual([false, true])
    await clock.tick()
    expect(await tasks.list(['1', '2'])).toMatchObject([{ status: 'done' }, { status: 'stopped' }])
  })

  it('takes no time on a clock with speed 0', async () => {
    const [clock, tasks] = [realClock(0), engine()]
    await start(tasks, '1', workAfter(clock, 3_600_000))
    await settle()
    expect(await tasks.get('1')).toMatchObject({ status: 'done' })
  })
})

describe('closing', () => {
  it('lets work end within the grace time', async () => {
    const [clock, tasks] = [realClock(1), engine()]
    await start(tasks, '1', workAfter(clock, 20))
    await store.close(600_000)
    expect(await tasks.get('1')).toMatchObject({ status: 'done' })
  })

  it('aborts work after the grace time and leaves the task unchanged', async () => {
    const [clock, tasks] = [manualClock(), engine()]
    await start(tasks, '1', async function* (signal) {
      yield { status: 'sent' }
      await clock.sleep(1, signal)?.catch(() => {})
      yield { status: 'working' }
    })
    await store.close(10)
    expect(await tasks.get('1')).toMatchObject({ status: 'sent' })
    expect(clock.sleeping).toEqual([])
  })

  it('refuses new tasks', async () => {
    const tasks = engine()
    await store.close(0)
    const refusal = await Promise.try(() => tasks.create(job('1'))).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(Problem)
    expect(refusal).toMatchObject({ kind: 'unavailable', headers: { 'retry-after': '1' } })
    expect(await tasks.get('1')).toBeUndefined()
  })
})

describe('repeated work', () => {
  it('does not return the task to an earlier state', async () => {
    const tasks = engine()
    await tasks.create(job('1'))
    await tasks.update('1', { status: 'sent' })
    await tasks.update('1', { status: 'working', progress: 30 }, 'job of 1')
    await settle()
    const steps = '1 ->new 0, 1 new>sent 0, 1 sent>working 30, 1 working>working 60, 1 working>done 100'
    expect(changes.join(', ')).toBe(steps)
  })

  it('does not change a task that another process ended', async () => {
    const clock = manualClock()
    const ended = Promise.withResolvers<void>()
    const tasks = engine({ Store: UnabortedTasks })
    await start(tasks, '1', async function* () {
      yield { status: 'sent' }
      await clock.sleep(1)
      try {
        yield { status: 'working' }
      } finally {
        ended.resolve()
      }
    })
    await settle()
    await tasks.moveTo('1', { status: 'stopped' })
    await clock.tick()
    await ended.promise
    expect(await tasks.get('1')).toMatchObject({ status: 'stopped' })
    expect(errors).toEqual([])
  })
})

it('a task and its first transitions are one write, each with its callback', async () => {
  const tasks = engine()
  const created = await tasks.create(job('1'), { steps: [{ status: 'sent' }, { status: 'working', progress: 5 }] })
  expect(created).toMatchObject({ status: 'working', progress: 5 })
  expect(await store.get('jobs', ['1'])).toMatchObject([{ version: 1 }])
  expect(changes).toEqual(['1 ->new 0', '1 new>sent 0', '1 sent>working 5'])
})
