import { Problem } from '../problem.ts'
import type { Message } from '../webhooks/message.ts'

/** The common fields of all tasks. The rest of a record is plain JSON. */
export interface TaskRecord {
  readonly id: string
  readonly status: string
}

export interface StoredTask<R> {
  readonly record: R
  /** 1 for a new record, incremented by every write. */
  readonly version: number
}

/** A task with its job. */
export interface TaskWork<R, J> extends StoredTask<R> {
  readonly job: J
}

/** One atomic write. */
export interface TaskChange {
  /** The kind of task, such as `video-tasks`. */
  readonly kind: string
  /** The new record. */
  readonly record: TaskRecord
  /** The version to replace; 0 for a new record. */
  readonly replaces: number
  /** The status of the replaced version; absent for a new record. */
  readonly previousStatus?: string | undefined
  /** Starts the work on the task: its input besides the record, as plain JSON. */
  readonly job?: unknown
  /** Whether the task has ended, which stops its work and deletes its job. */
  readonly isOver: boolean
  /** Callbacks to deliver, in this order and after those of earlier changes of the task. */
  readonly messages: readonly Message[]
}

/**
 * Stores tasks and runs their work. Committed jobs and callbacks survive as long as the storage does: after a crash or a
 * restart, any process may continue them.
 */
export interface TaskStore {
  /** Reads the existing tasks of the ids, in the order of the ids, as copies. */
  get<R>(kind: string, ids: readonly string[]): Promise<StoredTask<R>[]>
  /** Reads at most `limit` tasks of a kind, last changed first. */
  list<R>(kind: string, limit: number): Promise<StoredTask<R>[]>
  /** Writes a change; returns false without writing if the record has another version. */
  commit(change: TaskChange): Promise<boolean>
  /** Registers the worker of a kind, before its first task is committed. */
  work<R, J>(kind: string, worker: TaskStoreWorker<R, J>): void
  /** Whether the store accepts new tasks of a kind; `full` while too many are queued. */
  room(kind: string): 'open' | 'full' | 'closed'
  /** Lets running work end within `graceMs`, then aborts it; its tasks keep their current state. */
  close(graceMs: number): Promise<void>
}

/** Delegates to a store; the base of wrappers that change some of its methods. */
export function delegateTo(store: TaskStore): TaskStore {
  return {
    get: (kind, ids) => store.get(kind, ids),
    list: (kind, limit) => store.list(kind, limit),
    commit: (change) => store.commit(change),
    work: (kind, worker) => store.work(kind, worker),
    room: (kind) => store.room(kind),
    close: (graceMs) => store.close(graceMs),
  }
}

/** Attempts at the work on a task before the task fails, counted when an attempt starts. */
export const MAX_ATTEMPTS = 5

export interface TaskStoreWorker<R, J> {
  /** Maximum of concurrent tasks in this process. */
  readonly atOnce: number
  /**
   * Works on a task until it has ended. Any process may call it again after a crash or an error. A thrown
   * `StoreUnavailable` does not count as an attempt; the work is retried when the store is available. The signal is
   * aborted when the task has ended or another process has claimed it. The memory store also runs tasks that have ended
   * while queued.
   */
  readonly run: (work: TaskWork<R, J>, signal: AbortSignal) => Promise<void>
  /** Called instead of `run` after `MAX_ATTEMPTS` attempts. */
  readonly abandon: (id: string) => Promise<void>
}

/** The database is unreachable or read-only; the client may retry. */
export class StoreUnavailable extends Problem {
  /** What the operator reads; nothing internal, since health checks are public. */
  readonly reason: string

  constructor(cause: unknown, reason = 'The database does not answer.') {
    super('unavailable', 'The database is not available. Try again later.', {
      status: 503,
      headers: { 'retry-after': '1' },
      cause,
    })
    this.reason = reason
  }
}
