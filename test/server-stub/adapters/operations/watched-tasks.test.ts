import type { TaskStore } from 'gatewright/stub'
import { expect, test } from 'vitest'
import { delegateTo } from '../../../../runtime/tasks/task-store.ts'
import { Tasks } from '../../../../runtime/tasks/tasks.ts'
import { watchTasks } from '../../../../server-stub/adapters/operations/watched-tasks.ts'
import { MemoryTasks } from '../../../../server-stub/adapters/store/memory-tasks.ts'

interface Job {
  readonly id: string
  readonly status: string
  readonly progress: number
}

const lifecycle = { name: 'Job', initial: ['new'], transitions: { new: ['busy'], busy: ['done'] }, terminal: ['done'] }

const open = (store: TaskStore) =>
  new Tasks<Job, string>({
    lifecycle,
    store,
    kind: 'jobs',
    work: () => {
      throw new Error('There is no work.')
    },
    failed: () => ({ status: 'done' }),
  })

test('a change of progress is not counted, even of a task that another process has begun', async () => {
  const store = new MemoryTasks({ callbacks: { send: () => {}, close: async () => {}, weight: 0 }, onError: () => {} })
  const counted: string[] = []
  const own = open(watchTasks(store, { onTask: (_, status) => counted.push(status), onWork: () => {} }))
  const other = open({ ...delegateTo(store), work: () => {} })
  await other.create({ id: '1', status: 'new', progress: 0 }, { steps: [{ status: 'busy' }] })
  await own.update('1', { progress: 50 })
  await own.update('1', { status: 'done' })
  await own.create({ id: '2', status: 'new', progress: 0 })
  expect(counted).toEqual(['done', 'new'])
})
