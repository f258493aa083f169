import type { Clock } from '../../runtime/clock.ts'
import type { Log } from '../../runtime/problem.ts'
import type { TaskStore } from '../../runtime/tasks/task-store.ts'

export type { Clock } from '../../runtime/clock.ts'
export type { Message } from '../../runtime/webhooks/message.ts'
export type { CallbackTransport } from '../../runtime/webhooks/sender.ts'

export interface StoredFile {
  readonly bytes: Uint8Array
  readonly mediaType: string
}

/** Results for download, by a name that the writer chooses, such as `<task id>.png`. */
export interface Files {
  /** Stores the file, replacing one with the same name. */
  put(name: string, file: StoredFile): Promise<void>
  /** The file with that name; undefined if it does not exist or was deleted. */
  get(name: string): Promise<StoredFile | undefined>
}

/** Records by id, in named collections. Values are plain JSON; reads return copies. */
export interface Store {
  get<T>(collection: string, id: string): Promise<T | undefined>
  put<T>(collection: string, id: string, value: T): Promise<void>
  delete(collection: string, id: string): Promise<void>
}

export type {
  StoredTask,
  TaskChange,
  TaskRecord,
  TaskStore,
  TaskStoreWorker,
  TaskWork,
} from '../../runtime/tasks/task-store.ts'

/** Ports that every kind of task needs. */
export interface TaskPorts {
  readonly tasks: TaskStore
  readonly files: Files
  readonly clock: Clock
  readonly newId: (prefix: string) => string
  readonly log: Log
  /** How long one attempt at a task may take, by the clock; no limit if absent. */
  readonly taskTimeoutMs?: number
}
