import type { TaskChange, TaskStore } from '../../server-stub/ports/state.ts'

/** Replace with your audit log. */
export type Audit = (line: { kind: string; id: string; status: string; version: number }) => void

/**
 * Wraps a task store and logs every change that was written. A store of your own has to give many guarantees: wrap an
 * existing one unless you need another database.
 */
export function audited(store: TaskStore, audit: Audit): TaskStore {
  return {
    get: (kind, ids) => store.get(kind, ids),
    list: (kind, limit) => store.list(kind, limit),
    work: (kind, worker) => store.work(kind, worker),
    room: (kind) => store.room(kind),
    close: (graceMs) => store.close(graceMs),
    commit: async (change: TaskChange) => {
      const isWritten = await store.commit(change)
      const { kind, record, replaces } = change
      if (isWritten) audit({ kind, id: record.id, status: record.status, version: replaces + 1 })
      return isWritten
    },
  }
}
