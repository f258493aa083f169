import type { Log } from '../core/problem.ts'
import type { TaskStore } from '../core/tasks/task-store.ts'
import type { Clock } from './clock.ts'
import type { Files } from './files.ts'

export type {
  StoredTask,
  TaskChange,
  TaskRecord,
  TaskStore,
  TaskStoreWorker,
  TaskWork,
} from '../core/tasks/task-store.ts'

/** What tasks of any kind stand on. */
export interface TaskPorts {
  readonly tasks: TaskStore
  readonly files: Files
  readonly clock: Clock
  readonly newId: (prefix: string) => string
  readonly log: Log
  /** How long one attempt at a task may take, by the clock; no limit when absent. */
  readonly taskTimeoutMs?: number
}
