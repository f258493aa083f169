import type { Clock } from '../clock.ts'
import type { Lifecycle } from '../contract.ts'
import { Problem, shuttingDown } from '../problem.ts'
import { type Callback, getMessage } from '../webhooks/message.ts'
import { findPath, isTerminal, mayChange } from './lifecycle.ts'
import { AttemptTimedOut, limitAttempt } from './limit-attempt.ts'
import {
  MAX_ATTEMPTS,
  type StoredTask,
  StoreUnavailable,
  type TaskRecord,
  type TaskStore,
  type TaskWork,
} from './task-store.ts'

export interface TaskOptions<R extends TaskRecord, J> {
  readonly lifecycle: Lifecycle
  readonly store: TaskStore
  /** The name of these tasks in the store. */
  readonly kind: string
  /**
   * Does the job of a task and yields its changes, the last one to a terminal state. A retry starts from the beginning;
   * changes that would reset the task are skipped.
   */
  readonly work: (task: TaskWork<R, J>, signal: AbortSignal) => AsyncIterable<Partial<R>>
  /**
   * Gives the change to a terminal state after an error of the work. The error is `AttemptsExhausted` if every attempt
   * timed out or crashed.
   */
  readonly failed: (error: unknown) => StatusPatch<R>
  /** Gives the callbacks for a change; `previous` is undefined for a new task. No callbacks if absent. */
  readonly toCallbacks?: (record: R, previous: R | undefined) => readonly Callback[]
  /** The progress within a state, which never decreases. */
  readonly getProgress?: (record: R) => number
  /** Maximum of concurrent tasks in this process; 256 by default. */
  readonly maxRunning?: number
  /** The time limit of one attempt, after which the work is retried; unlimited by default. */
  readonly attempt?: { readonly clock: Clock; readonly timeoutMs: number }
}

export type StatusPatch<R extends TaskRecord> = Partial<R> & Pick<R, 'status'>

/** Options of a new task. */
export interface TaskStart<R, J> {
  /** Absent if there is no work yet. */
  readonly job?: J
  /** Changes to apply in the same write. */
  readonly steps?: readonly Partial<R>[]
}

/** An illegal transition or a change of an unknown task: a server error, not a client error. */
export class IllegalChange extends Error {
  override readonly name = 'IllegalChange'
}

/** Every attempt at the work on a task timed out or crashed. */
export class AttemptsExhausted extends Error {
  override readonly name = 'AttemptsExhausted'

  constructor(id: string) {
    super(`The work on task ${id} did not end in ${MAX_ATTEMPTS} attempts.`)
  }
}

/**
 * Tasks of one kind: records with a lifecycle, worked on by this process or another one. Each change is a conditional
 * write, retried on the current record after a conflict.
 */
export class Tasks<R extends TaskRecord, J> {
  readonly #options: TaskOptions<R, J>

  constructor(options: TaskOptions<R, J>) {
    this.#options = options
    options.store.work<R, J>(options.kind, {
      atOnce: options.maxRunning ?? 256,
      run: (task, signal) => this.#work(task, signal),
      abandon: async (id) => void (await this.moveTo(id, options.failed(new AttemptsExhausted(id)))),
    })
  }

  /** Throws a `rate-limited` problem if too many tasks are queued, an `unavailable` one if the store is closed. */
  ensureRoom(): void {
    const { store, kind } = this.#options
    const room = store.room(kind)
    if (room === 'open') return
    if (room === 'closed') throw shuttingDown()
    const headers = { 'retry-after': '1' }
    throw new Problem('rate-limited', 'Too many tasks are waiting. Try again later.', { headers })
  }

  /** Creates a task in an initial state with its job; throws as `ensureRoom` does. */
  async create(record: R, { job, steps = [] }: TaskStart<R, J> = {}): Promise<R> {
    this.ensureRoom()
    const { initial, name } = this.#options.lifecycle
    if (!initial.includes(record.status)) throw new IllegalChange(`${name}: no task begins as ${record.status}`)
    const records = [record, ...this.#applyPatches(record, steps)]
    const created = await this.#commit(records, undefined, job)
    if (created) return created.record
    throw new IllegalChange(`${name}: there is a task ${record.id} already`)
  }

  async get(id: string): Promise<R | undefined> {
    return (await this.#read(id))?.record
  }

  /** Reads the existing tasks in the order of the ids; without ids up to 1,000 tasks, last changed first. */
  async list(ids?: readonly string[]): Promise<R[]> {
    const { store, kind } = this.#options
    const tasks = ids ? await store.get<R>(kind, ids) : await store.list<R>(kind, 1000)
    return tasks.map(({ record }) => record)
  }

  /**
   * Changes a task and starts the job. A change function is called again after a conflict; if it throws, the task
   * stays unchanged.
   */
  async update(id: string, change: Partial<R> | ((record: R) => Partial<R>), job?: J): Promise<R> {
    const changed = await this.#edit(id, (record) => [typeof change === 'function' ? change(record) : change], job)
    if (changed) return changed
    throw new IllegalChange(`${this.#options.lifecycle.name}: there is no task ${id}`)
  }

  /**
   * Moves a task through legal transitions to the state of the patch, in one write; a terminal state stops its work. An
   * ended task stays unchanged. Returns undefined for an unknown task.
   */
  moveTo(id: string, patch: StatusPatch<R>): Promise<R | undefined> {
    return this.#edit(id, (record) => (this.#isOver(record) ? [] : this.#findChanges(record, patch)))
  }

  async #work(task: TaskWork<R, J>, signal: AbortSignal): Promise<void> {
    const { id } = task.record
    let current: StoredTask<R> = task
    try {
      for await (const patch of this.#attempt(task, signal)) {
        if (signal.aborted) return
        current = await this.#advance(current, patch)
        if (this.#isOver(current.record)) return
      }
      if (!signal.aborted) throw new IllegalChange(`the work on task ${id} ended before the task did`)
    } catch (error) {
      if (signal.aborted) return
      if (error instanceof StoreUnavailable || error instanceof AttemptTimedOut) throw error
      await this.moveTo(id, this.#options.failed(error))
    }
  }

  #attempt(task: TaskWork<R, J>, signal: AbortSignal): AsyncIterable<Partial<R>> {
    const { work, attempt } = this.#options
    return attempt ? limitAttempt((limited) => work(task, limited), { ...attempt, signal }) : work(task, signal)
  }

  /** Applies a change of the work, unless the task has ended or is further already. */
  async #advance(task: StoredTask<R>, patch: Partial<R>): Promise<StoredTask<R>> {
    const { id } = task.record
    for (let current: StoredTask<R> | undefined = task; current; current = await this.#read(id)) {
      if (this.#isOver(current.record) || this.#isOutdated(current.record, patch)) return current
      const written = await this.#commit(this.#applyPatches(current.record, [patch]), current)
      if (written) return written
    }
    throw new IllegalChange(`${this.#options.lifecycle.name}: task ${id} is gone`)
  }

  async #edit(id: string, patches: (record: R) => readonly Partial<R>[], job?: J): Promise<R | undefined> {
    for (;;) {
      const task = await this.#read(id)
      if (!task) return undefined
      const records = this.#applyPatches(task.record, patches(task.record))
      if (records.length === 0) return task.record
      const written = await this.#commit(records, task, job)
      if (written) return written.record
    }
  }

  async #read(id: string): Promise<StoredTask<R> | undefined> {
    const { store, kind } = this.#options
    return (await store.get<R>(kind, [id]))[0]
  }

  /** Writes the last of the records and the callbacks of all; returns undefined after a conflict. */
  async #commit(records: readonly R[], from: StoredTask<R> | undefined, job?: J): Promise<StoredTask<R> | undefined> {
    const { store, kind, toCallbacks } = this.#options
    const record = records.at(-1)
    if (!record) return from
    const steps = records.map((record, i) => ({ record, previous: i > 0 ? records[i - 1] : from?.record }))
    const callbacks = toCallbacks ? steps.flatMap(({ record, previous }) => toCallbacks(record, previous)) : []
    const messages = callbacks.map(getMessage)
    const replaces = from?.version ?? 0
    const previousStatus = from?.record.status
    const change = { kind, record, replaces, previousStatus, isOver: this.#isOver(record), messages }
    const isWritten = await store.commit(job === undefined ? change : { ...change, job })
    return isWritten ? { record, version: replaces + 1 } : undefined
  }

  /** Applies the patches in order; throws for an illegal transition. */
  #applyPatches(record: R, patches: readonly Partial<R>[]): readonly R[] {
    const { lifecycle } = this.#options
    let latest = record
    return patches.map((patch) => {
      const changed: R = { ...latest, ...patch }
      if (!mayChange(lifecycle, latest.status, changed.status)) {
        const step = `from ${latest.status} to ${changed.status}`
        throw new IllegalChange(`${lifecycle.name}: task ${record.id} may not go ${step}`)
      }
      latest = changed
      return changed
    })
  }

  /** Finds the changes to the state of the patch, possibly several transitions away. */
  #findChanges(record: R, patch: StatusPatch<R>): readonly Partial<R>[] {
    const { lifecycle } = this.#options
    const path = findPath(lifecycle, record.status, patch.status)
    if (!path) throw new IllegalChange(`${lifecycle.name}: no path from ${record.status} to ${patch.status}`)
    if (path.length === 0) return [patch]
    return path.map((status) => (status === patch.status ? patch : ({ status } as Partial<R>)))
  }

  /** Whether the task has reached or passed the result of the change. */
  #isOutdated(record: R, patch: Partial<R>): boolean {
    const { lifecycle, getProgress = () => 0 } = this.#options
    const changed: R = { ...record, ...patch }
    if (Object.entries(changed).every(([key, value]) => value === record[key as keyof R])) return true
    if (changed.status === record.status) return getProgress(changed) < getProgress(record)
    if (mayChange(lifecycle, record.status, changed.status)) return false
    return findPath(lifecycle, changed.status, record.status) !== undefined
  }

  #isOver(record: R): boolean {
    return isTerminal(this.#options.lifecycle, record.status)
  }
}
