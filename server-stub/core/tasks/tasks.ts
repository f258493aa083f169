import type { Clock } from '../clock.ts'
import type { Lifecycle } from '../contract.ts'
import { Problem, shuttingDown } from '../problem.ts'
import { type Callback, getMessage } from '../webhooks/message.ts'
import { isTerminal, mayChange, wayTo } from './lifecycle.ts'
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
   * The changes to a task as its job is done; the last one is to a terminal state. Another process may have begun the
   * work before: it starts anew then, and changes that would take the task back are not made.
   */
  readonly work: (task: TaskWork<R, J>, signal: AbortSignal) => AsyncIterable<Partial<R>>
  /**
   * The change to a terminal state of a task whose work threw; the error is an `AttemptsExhausted` where every attempt
   * timed out or ended with its process.
   */
  readonly failed: (error: unknown) => StatusPatch<R>
  /** Whom a change, creation included, is told to; absent: nobody. */
  readonly tell?: (record: R, previous: R | undefined) => readonly Callback[]
  /** How far a task has come within its state; it never falls. */
  readonly progressOf?: (record: R) => number
  /** Workers that run at a time in this process; 256 when absent. */
  readonly maxRunning?: number
  /** Limits the time of one attempt at the work; a later attempt follows one that took longer. No limit when absent. */
  readonly attempt?: { readonly clock: Clock; readonly timeoutMs: number }
}

export type StatusPatch<R extends TaskRecord> = Partial<R> & Pick<R, 'status'>

/** How a task begins beside its first record. */
export interface TaskStart<R, J> {
  /** Absent where there is nothing to do yet. */
  readonly job?: J
  /** Changes that are made in the same write. */
  readonly steps?: readonly Partial<R>[]
}

/** A change that the lifecycle does not allow, or to a task that is not there: we are wrong, not the client. */
export class IllegalChange extends Error {
  override readonly name = 'IllegalChange'
}

/** Each attempt at the work on a task timed out, or ended with its process. */
export class AttemptsExhausted extends Error {
  override readonly name = 'AttemptsExhausted'

  constructor(id: string) {
    super(`The work on task ${id} did not end in ${MAX_ATTEMPTS} attempts.`)
  }
}

/**
 * Tasks of one kind: records that go through the states of a lifecycle while work on them goes on, in this process or
 * another one. Each change is a conditional write: whoever comes second sees what the first one did.
 */
export class Tasks<R extends TaskRecord, J> {
  readonly #options: TaskOptions<R, J>

  constructor(options: TaskOptions<R, J>) {
    this.#options = options
    options.store.work<R, J>(options.kind, {
      atOnce: options.maxRunning ?? 256,
      run: (task, signal) => this.#work(task, signal),
      abandon: async (id) => void (await this.#fail(id, new AttemptsExhausted(id))),
    })
  }

  /** Throws a `rate-limited` problem while there is more work than can be waited for, `unavailable` once closed. */
  ensureRoom(): void {
    const { store, kind } = this.#options
    const room = store.room(kind)
    if (room === 'open') return
    if (room === 'closed') throw shuttingDown()
    const headers = { 'retry-after': '1' }
    throw new Problem('rate-limited', 'Too many tasks are waiting. Try again later.', { headers })
  }

  /** Stores a new task in an initial state, together with its job; throws as `ensureRoom` does. */
  async create(record: R, { job, steps = [] }: TaskStart<R, J> = {}): Promise<R> {
    this.ensureRoom()
    const { initial, name } = this.#options.lifecycle
    if (!initial.includes(record.status)) throw new IllegalChange(`${name}: no task begins as ${record.status}`)
    const course = [record, ...this.#courseOf(record, steps)]
    const created = await this.#commit(course, undefined, job)
    if (created) return created.record
    throw new IllegalChange(`${name}: there is a task ${record.id} already`)
  }

  async get(id: string): Promise<R | undefined> {
    return (await this.#read(id))?.record
  }

  /** Those that there are, in the order of the ids; without ids all, the one changed last first, up to 1,000. */
  async list(ids?: readonly string[]): Promise<R[]> {
    const { store, kind } = this.#options
    const tasks = ids ? await store.get<R>(kind, ids) : await store.list<R>(kind, 1000)
    return tasks.map(({ record }) => record)
  }

  /**
   * Changes a task, and begins the work on it where a job is given. A function sees the record that it changes, may be
   * asked again when that has changed meanwhile, and what it throws leaves the task as it was.
   */
  async update(id: string, change: Partial<R> | ((record: R) => Partial<R>), job?: J): Promise<R> {
    const changed = await this.#edit(id, (record) => [typeof change === 'function' ? change(record) : change], job)
    if (changed) return changed
    throw new IllegalChange(`${this.#options.lifecycle.name}: there is no task ${id}`)
  }

  /**
   * Brings a task by legal steps to the state of the patch, in one write; where that ends it, its work stops. A task
   * that has ended stays as it is. Undefined where there is none.
   */
  moveTo(id: string, patch: StatusPatch<R>): Promise<R | undefined> {
    return this.#edit(id, (record) => (this.#isOver(record) ? [] : this.#wayTo(record, patch)))
  }

  async #work(task: TaskWork<R, J>, signal: AbortSignal): Promise<void> {
    const { id } = task.record
    let known: StoredTask<R> = task
    try {
      for await (const patch of this.#attempt(task, signal)) {
        if (signal.aborted) return
        known = await this.#advance(known, patch)
        if (this.#isOver(known.record)) return
      }
      if (!signal.aborted) throw new IllegalChange(`the work on task ${id} ended before the task did`)
    } catch (error) {
      if (signal.aborted) return
      if (error instanceof StoreUnavailable || error instanceof AttemptTimedOut) throw error
      await this.#fail(id, error)
    }
  }

  #attempt(task: TaskWork<R, J>, signal: AbortSignal): AsyncIterable<Partial<R>> {
    const { work, attempt } = this.#options
    return attempt ? limitAttempt((limited) => work(task, limited), { ...attempt, signal }) : work(task, signal)
  }

  /** Makes a change of the work, unless others have taken the task further, or to its end. */
  async #advance(task: StoredTask<R>, patch: Partial<R>): Promise<StoredTask<R>> {
    const { id } = task.record
    for (let known: StoredTask<R> | undefined = task; known; known = await this.#read(id)) {
      if (this.#isOver(known.record) || this.#isNoNews(known.record, patch)) return known
      const written = await this.#commit(this.#courseOf(known.record, [patch]), known)
      if (written) return written
    }
    throw new IllegalChange(`${this.#options.lifecycle.name}: task ${id} is gone`)
  }

  #fail(id: string, error: unknown): Promise<R | undefined> {
    return this.moveTo(id, this.#options.failed(error))
  }

  async #edit(id: string, patches: (record: R) => readonly Partial<R>[], job?: J): Promise<R | undefined> {
    for (;;) {
      const task = await this.#read(id)
      if (!task) return undefined
      const course = this.#courseOf(task.record, patches(task.record))
      if (course.length === 0) return task.record
      const written = await this.#commit(course, task, job)
      if (written) return written.record
    }
  }

  async #read(id: string): Promise<StoredTask<R> | undefined> {
    const { store, kind } = this.#options
    return (await store.get<R>(kind, [id]))[0]
  }

  /** Writes where a course ends and what it tells on its way; undefined where another change came first. */
  async #commit(course: readonly R[], from: StoredTask<R> | undefined, job?: J): Promise<StoredTask<R> | undefined> {
    const { store, kind, tell } = this.#options
    const record = course.at(-1)
    if (!record) return from
    const steps = course.map((each, i) => ({ each, previous: i > 0 ? course[i - 1] : from?.record }))
    const callbacks = tell ? steps.flatMap(({ each, previous }) => tell(each, previous)) : []
    const messages = callbacks.map(getMessage)
    const replaces = from?.version ?? 0
    const change = { kind, record, replaces, isOver: this.#isOver(record), messages }
    const isWritten = await store.commit(job === undefined ? change : { ...change, job })
    return isWritten ? { record, version: replaces + 1 } : undefined
  }

  /** The records that one change after the other gives; throws at the first that is not legal. */
  #courseOf(record: R, patches: readonly Partial<R>[]): readonly R[] {
    const { lifecycle } = this.#options
    let reached = record
    return patches.map((patch) => {
      const changed: R = { ...reached, ...patch }
      if (!mayChange(lifecycle, reached.status, changed.status)) {
        const step = `from ${reached.status} to ${changed.status}`
        throw new IllegalChange(`${lifecycle.name}: task ${record.id} may not go ${step}`)
      }
      reached = changed
      return changed
    })
  }

  /** The changes that lead a record to a state which may be more than one step away. */
  #wayTo(record: R, patch: StatusPatch<R>): readonly Partial<R>[] {
    const { lifecycle } = this.#options
    const way = wayTo(lifecycle, record.status, patch.status)
    if (!way) throw new IllegalChange(`${lifecycle.name}: no way from ${record.status} to ${patch.status}`)
    if (way.length === 0) return [patch]
    return way.map((status) => (status === patch.status ? patch : ({ status } as Partial<R>)))
  }

  /** Whether the task is where the change leads, or has been there and gone on. */
  #isNoNews(record: R, patch: Partial<R>): boolean {
    const { lifecycle, progressOf = () => 0 } = this.#options
    const changed: R = { ...record, ...patch }
    if (Object.entries(changed).every(([key, value]) => value === record[key as keyof R])) return true
    if (changed.status === record.status) return progressOf(changed) < progressOf(record)
    if (mayChange(lifecycle, record.status, changed.status)) return false
    return wayTo(lifecycle, changed.status, record.status) !== undefined
  }

  #isOver(record: R): boolean {
    return isTerminal(this.#options.lifecycle, record.status)
  }
}
