import { delegateTo, type TaskStore } from '../../../runtime/tasks/task-store.ts'
import type { Metrics } from './metrics.ts'

/** Wraps a store to count the changes of state by this process, and its work. */
export function watchTasks(store: TaskStore, { onTask, onWork }: Pick<Metrics, 'onTask' | 'onWork'>): TaskStore {
  return {
    ...delegateTo(store),
    commit: async (change) => {
      const isDone = await store.commit(change)
      const { status } = change.record
      if (isDone && status !== change.previousStatus) onTask(change.kind, status)
      return isDone
    },
    work: (kind, worker) => {
      const run: typeof worker.run = async (work, signal) => {
        onWork(kind, 1)
        await worker.run(work, signal).finally(() => onWork(kind, -1))
      }
      store.work(kind, { ...worker, run })
    },
  }
}
