import { KeyedQueue } from './keyed-queue.ts'
import { isTerminal, mayChange, wayTo } from './lifecycle.ts'
import { Problem } from './problem.ts'
import { Slots } from './slots.ts'
import type { Lifecycle } from './tables.ts'
import { within } from './within.ts'

/** What every task has; the rest of the record, plain JSON, belongs to the one who made it. */
export interface TaskRecord {
  readonly id: string
  readonly status: string
}

/** Where records are kept. */
export interface TaskStore {
  get<T>(collection: string, id: string): Promise<T | undefined>
  put<T>(collection: string, id: string, value: T): Promise<void>
}

/** Told of every change, creation included, after it was stored; of one task in the order of its changes. */
export type TaskListener<R> = (record: R, previous: R | undefined) => void

/** The changes to a task as its work goes on; the last one is to a terminal state. */
export type TaskWorker<R> = (signal: AbortSignal) => AsyncIterable<Partial<R>>

export interface TaskOptions<R extends TaskRecord> {
  readonly lifecycle: Lifecycle
  readonly store: TaskStore
  readonly collection: string
  /** The change to a terminal state of a task whose worker threw. */
  readonly failed: (error: unknown, record: R) => Partial<R> & { readonly status: R['status'] }
  /** What went wrong outside of any request: a listener that threw, a store that did not answer. */
  readonly onError: (error: unknown) => void
  /** Workers that run at a time; 256 when absent. */
  readonly maxRunning?: number
  /** Workers that wait for their turn before new tasks are refused; 1,000 when absent. */
  readonly maxWaiting?: number
}

/** A change that the lifecycle does not allow, or to a task that is not there: we are wrong, not the client. */
export class IllegalChange extends Error {
  override readonly name = 'IllegalChange'
}

/** Tasks of one kind: records that go through the states of a lifecycle while workers work on them. */
export class Tasks<R extends TaskRecord> {
  readonly #options: TaskOptions<R>
  readonly #queue = new KeyedQueue()
  readonly #slots: Slots
  readonly #maxWaiting: number
  readonly #listeners = new Set<TaskListener<R>>()
  readonly #works = new Map<string, { readonly abort: AbortController; readonly ended: Promise<void> }>()
  #closed = false

  constructor(options: TaskOptions<R>) {
    this.#options = options
    this.#slots = new Slots(options.maxRunning ?? 256)
    this.#maxWaiting = options.maxWaiting ?? 1000
  }

  /** Throws a `rate-limited` problem while there is more work than can be waited for, `unavailable` once closed. */
  ensureRoom(): void {
    if (this.#closed) {
      throw new Problem('unavailable', 'The server is shutting down. Try again later.', {
        headers: { 'retry-after': '1' },
      })
    }
    if (this.#slots.waiting < this.#maxWaiting) return
    throw new Problem('rate-limited', 'Too many tasks are waiting. Try again later.', {
      headers: { 'retry-after': '1' },
    })
  }

  /** Stores a new task in an initial state; throws as `ensureRoom` does. */
  create(record: R): Promise<R> {
    this.ensureRoom()
    return this.#queue.run(record.id, async () => {
      const { initial, name } = this.#options.lifecycle
      if (!initial.includes(record.status)) throw new IllegalChange(`${name}: no task begins as ${record.status}`)
      if (await this.get(record.id)) throw new IllegalChange(`${name}: there is a task ${record.id} already`)
      return this.#write(record, undefined)
    })
  }

  get(id: string): Promise<R | undefined> {
    return this.#options.store.get<R>(this.#options.collection, id)
  }

  /** Those that there are, in the order of the ids. */
  async list(ids: readonly string[]): Promise<R[]> {
    const records = await Promise.all(ids.map((id) => this.get(id)))
    return records.filter((record) => record !== undefined)
  }

  /** Changes a task; a function sees the record that it changes, and what it throws leaves it as it was. */
  update(id: string, change: Partial<R> | ((record: R) => Partial<R>)): Promise<R> {
    return this.#queue.run(id, async () => {
      const record = await this.get(id)
      if (!record) throw new IllegalChange(`${this.#options.lifecycle.name}: there is no task ${id}`)
      return this.#change(record, typeof change === 'function' ? change(record) : change)
    })
  }

  /** Works on a task in the background. The worker is called even if the task ends before its turn: signal aborted. */
  run(id: string, worker: TaskWorker<R>): void {
    if (this.#works.has(id)) throw new IllegalChange(`${this.#options.lifecycle.name}: task ${id} is worked on already`)
    const abort = new AbortController()
    if (this.#closed) abort.abort()
    const ended = this.#work(id, worker, abort.signal).finally(() => this.#works.delete(id))
    this.#works.set(id, { abort, ended })
  }

  /** Stops the work and brings the task to the state of the patch; a task that has ended stays as it is. */
  cancel(id: string, patch: Partial<R> & { readonly status: R['status'] }): Promise<R | undefined> {
    return this.#queue.run(id, async () => {
      const record = await this.get(id)
      if (!record || this.#isOver(record)) return record
      const way = this.#wayTo(record, patch)
      this.#works.get(id)?.abort.abort()
      return this.#walk(record, way)
    })
  }

  /** Returns what ends the listening. */
  onChange(listener: TaskListener<R>): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Lets running work end for so long, then stops it; its tasks stay in the state they had reached. */
  async close(graceMs: number): Promise<void> {
    this.#closed = true
    const works = [...this.#works.values()]
    const ended = Promise.allSettled(works.map((work) => work.ended))
    await within(graceMs, ended)
    for (const work of works) work.abort.abort()
    await within(1000, ended)
  }

  async #work(id: string, worker: TaskWorker<R>, signal: AbortSignal): Promise<void> {
    const giveBack = await this.#slots.take(signal)
    try {
      for await (const patch of worker(signal)) {
        if (signal.aborted) return
        await this.update(id, patch)
      }
      const record = await this.get(id)
      if (record && !this.#isOver(record)) throw new IllegalChange(`the work on task ${id} ended before the task did`)
    } catch (error) {
      if (!signal.aborted) await this.#fail(id, error).catch(this.#options.onError)
    } finally {
      giveBack()
    }
  }

  #fail(id: string, error: unknown): Promise<R | undefined> {
    return this.#queue.run(id, async () => {
      const record = await this.get(id)
      if (!record || this.#isOver(record)) throw error
      return this.#walk(record, this.#wayTo(record, this.#options.failed(error, record)))
    })
  }

  /** The changes that lead a record to a state which may be more than one step away. */
  #wayTo(record: R, patch: Partial<R> & { readonly status: R['status'] }): readonly Partial<R>[] {
    const { lifecycle } = this.#options
    const way = wayTo(lifecycle, record.status, patch.status)
    if (!way) throw new IllegalChange(`${lifecycle.name}: no way from ${record.status} to ${patch.status}`)
    return way.map((status) => (status === patch.status ? patch : ({ status } as Partial<R>)))
  }

  async #walk(record: R, way: readonly Partial<R>[]): Promise<R> {
    let reached = record
    for (const patch of way) reached = await this.#change(reached, patch)
    return reached
  }

  async #change(record: R, patch: Partial<R>): Promise<R> {
    const { lifecycle } = this.#options
    const changed: R = { ...record, ...patch }
    if (mayChange(lifecycle, record.status, changed.status)) return this.#write(changed, record)
    throw new IllegalChange(
      `${lifecycle.name}: task ${record.id} may not go from ${record.status} to ${changed.status}`,
    )
  }

  async #write(record: R, previous: R | undefined): Promise<R> {
    const { store, collection } = this.#options
    await store.put(collection, record.id, record)
    for (const listener of this.#listeners) {
      try {
        listener(record, previous)
      } catch (error) {
        this.#options.onError(error)
      }
    }
    return record
  }

  #isOver(record: R): boolean {
    return isTerminal(this.#options.lifecycle, record.status)
  }
}
