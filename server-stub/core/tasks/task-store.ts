import { Problem } from '../problem.ts'
import type { Message } from '../webhooks/message.ts'

/** What every task has; the rest of the record, plain JSON, belongs to the one who made it. */
export interface TaskRecord {
  readonly id: string
  readonly status: string
}

export interface StoredTask<R> {
  readonly record: R
  /** 1 for a new record, and one more with each write. */
  readonly version: number
}

/** A task to be worked on. */
export interface TaskWork<R, J> extends StoredTask<R> {
  readonly job: J
}

/** One write, all of which happens or nothing. */
export interface TaskChange {
  /** Which tasks it is one of, such as `video-tasks`. */
  readonly kind: string
  /** As it is to be. */
  readonly record: TaskRecord
  /** The version that the record takes the place of; 0 where there must be none yet. */
  readonly replaces: number
  /** Begins the work on the task: all that it needs beside the record, as plain JSON. */
  readonly job?: unknown
  /** The task is over: the work on it is stopped, and its job forgotten. */
  readonly isOver: boolean
  /** To be delivered, in this order and after all that earlier changes of the task told. */
  readonly messages: readonly Message[]
}

/**
 * Where tasks are kept, and what keeps them going: whatever `commit` has taken is worked on and delivered, if need be by
 * another process or after a restart, as long as what stands behind the store lasts.
 */
export interface TaskStore {
  /** Those that there are, in the order of the ids. What is read is not the object that was written. */
  get<R>(kind: string, ids: readonly string[]): Promise<StoredTask<R>[]>
  /** The tasks of a kind, the one changed last first, but no more than so many. */
  list<R>(kind: string, limit: number): Promise<StoredTask<R>[]>
  /** False, and nothing is written, where the record has another version by now. */
  commit(change: TaskChange): Promise<boolean>
  /** Registers who works on the tasks of a kind, before the first of them is committed. */
  work<R, J>(kind: string, worker: TaskStoreWorker<R, J>): void
  /** Whether new tasks of a kind can be taken: `full` while too many wait for their turn. */
  room(kind: string): 'open' | 'full' | 'closed'
  /** Lets running work end for so long, then stops it; its tasks stay in the state they had reached. */
  close(graceMs: number): Promise<void>
}

/** How often the work on a task is begun before the task fails; an attempt is counted before it begins. */
export const MAX_ATTEMPTS = 5

export interface TaskStoreWorker<R, J> {
  /** How many tasks are worked on at a time in this process. */
  readonly atOnce: number
  /**
   * Works on a task until it is over. May be called for the same task again, by any process, when an earlier call has
   * not brought it to its end: its process died, or it threw. A `StoreUnavailable` that it throws does not count as an
   * attempt: the work is called again when the store works. The signal is aborted when the task is over, or another
   * process has taken it; in this process's memory the work is called even when that is so before its turn.
   */
  readonly run: (work: TaskWork<R, J>, signal: AbortSignal) => Promise<void>
  /** Called in place of `run` for a task whose work has been begun `MAX_ATTEMPTS` times without an end. */
  readonly abandon: (id: string) => Promise<void>
}

/** The database of a store cannot be reached, or refuses to write. The request may be sent again later. */
export class StoreUnavailable extends Problem {
  constructor(cause: unknown) {
    super('unavailable', 'The database is not available. Try again later.', {
      status: 503,
      headers: { 'retry-after': '1' },
      cause,
    })
  }
}
