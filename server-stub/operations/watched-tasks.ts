import type { TaskChange, TaskStore, TaskStoreWorker } from '../core/tasks/task-store.ts'
import type { ServerPlugin } from './server-plugin.ts'

type Watchers = Pick<Required<ServerPlugin>, 'onTask' | 'onWork'>

/** The same store; `onTask` hears of each change of state that this process makes, `onWork` of its work. */
export function watchedTasks(store: TaskStore, { onTask, onWork }: Watchers): TaskStore {
  const states = new Map<string, string>()
  const notice = ({ kind, record: { id, status }, isOver }: TaskChange) => {
    const key = `${kind} ${id}`
    const previous = states.get(key)
    states.delete(key)
    if (!isOver) remember(states, key, status)
    if (status !== previous) onTask({ kind, status })
  }
  return {
    get: (kind, ids) => store.get(kind, ids),
    list: (kind, limit) => store.list(kind, limit),
    commit: async (change) => {
      const isDone = await store.commit(change)
      if (isDone) notice(change)
      return isDone
    },
    work: (kind, worker) =>
      store.work(
        kind,
        watchedWorker(worker, (change) => onWork(kind, change)),
      ),
    room: (kind) => store.room(kind),
    close: (graceMs) => store.close(graceMs),
  }
}

function watchedWorker<R, J>(worker: TaskStoreWorker<R, J>, onWork: (change: 1 | -1) => void): TaskStoreWorker<R, J> {
  return {
    ...worker,
    run: async (work, signal) => {
      onWork(1)
      await worker.run(work, signal).finally(() => onWork(-1))
    },
  }
}

/** Tasks that another process ends are never heard of again. */
const maxRemembered = 20_000

function remember(states: Map<string, string>, key: string, status: string): void {
  states.set(key, status)
  const [oldest] = states.keys()
  if (states.size > maxRemembered && oldest !== undefined) states.delete(oldest)
}
