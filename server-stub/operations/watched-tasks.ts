import { BoundedMap } from '../core/bounded-map.ts'
import type { TaskChange, TaskStore } from '../core/tasks/task-store.ts'
import type { ServerPlugin } from './server-plugin.ts'

type Watchers = Pick<Required<ServerPlugin>, 'onTask' | 'onWork'>

/** Wraps a store: `onTask` is called for each change of state by this process, `onWork` for its work. */
export function watchTasks(store: TaskStore, { onTask, onWork }: Watchers): TaskStore {
  const states = new BoundedMap<string>({ maxEntries: MAX_STATES })
  const notice = ({ kind, record: { id, status }, isOver }: TaskChange) => {
    const key = `${kind} ${id}`
    const previous = states.get(key)
    if (isOver) states.delete(key)
    else states.set(key, status)
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
    work: (kind, worker) => {
      const run: typeof worker.run = async (work, signal) => {
        onWork(kind, 1)
        await worker.run(work, signal).finally(() => onWork(kind, -1))
      }
      store.work(kind, { ...worker, run })
    },
    room: (kind) => store.room(kind),
    close: (graceMs) => store.close(graceMs),
  }
}

/** Limits the memory for tasks that another process ends, which are never seen again. */
const MAX_STATES = 20_000
