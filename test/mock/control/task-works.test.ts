import { expect, test } from 'vitest'
import { TaskWorks } from '../../../server-stub/mock/control/tasks/task-works.ts'
import { MemoryTasks } from '../../../server-stub/store/memory-tasks.ts'

test('an attempt that throws is no work that can be overridden', async () => {
  const abandoned = Promise.withResolvers<void>()
  const store = new MemoryTasks({ callbacks: { send: () => {}, close: async () => {}, weight: 0 }, onError: () => {} })
  const works = new TaskWorks(() => {})
  const controlled = works.over(store)
  const run = async () => {
    throw new Error('no luck')
  }
  controlled.work('video-tasks', { atOnce: 1, run, abandon: async () => abandoned.resolve() })
  const record = { id: 'a', status: 'queued' }
  await controlled.commit({ kind: 'video-tasks', record, replaces: 0, job: {}, isOver: false, messages: [] })
  await abandoned.promise
  expect(works.override('a', {})).toBe(false)
})
