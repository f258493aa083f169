import { BoundedMap, type Bounds } from '../../../runtime/bounded-map.ts'
import {
  MAX_ATTEMPTS,
  type StoredTask,
  type TaskChange,
  type TaskStore,
  type TaskStoreWorker,
} from '../../../runtime/tasks/task-store.ts'
import { Semaphore, withTimeout } from '../../../runtime/webhooks/concurrency.ts'
import type { CallbackQueue } from '../../../runtime/webhooks/queue.ts'
import { RECORD_BOUNDS } from './memory.ts'

export interface MemoryTasksOptions {
  readonly callbacks: Pick<CallbackQueue, 'send' | 'close' | 'weight'>
  /** Called for errors outside of any request. */
  readonly onError: (error: unknown) => void
  /** The limits of the stored tasks of one kind. */
  readonly bounds?: Bounds
  /** Maximum waiting tasks per kind before new ones are refused; default 10,000. */
  readonly maxWaiting?: number
  /** Maximum size of the unfinished jobs of a kind, in characters of JSON, likewise; default 256 MiB. */
  readonly maxHeld?: number
}

/** Has room for twice the waiting tasks, so that none of them is evicted. */
const TASK_BOUNDS: Bounds = { ...RECORD_BOUNDS, maxEntries: 20_000 }

interface Entry {
  readonly record: unknown
  readonly version: number
  readonly isOver: boolean
}

interface Kind {
  readonly tasks: BoundedMap<Entry>
  readonly works: Map<string, { readonly abort: AbortController; readonly ended: Promise<void> }>
  readonly slots: Semaphore
  /** Size of the jobs of all works. */
  held: number
  /** Size of their records, when they began. */
  heldRecords: number
  readonly run: (entry: Entry, job: unknown, signal: AbortSignal) => Promise<void>
  readonly abandon: (id: string) => Promise<void>
}

/**
 * Tasks in memory; this process works on them immediately. Jobs are not copied, because they contain the pictures of
 * requests, and are released when the work has ended. Beyond the bounds the least recently written task is evicted.
 */
export class MemoryTasks implements TaskStore {
  readonly #options: MemoryTasksOptions
  readonly #bounds: Bounds
  readonly #kinds = new Map<string, Kind>()
  #isClosed = false

  constructor(options: MemoryTasksOptions) {
    this.#options = options
    this.#bounds = options.bounds ?? TASK_BOUNDS
  }

  /** Approximate characters of records, unfinished jobs and pending callbacks. */
  get weight(): number {
    const { weight } = this.#options.callbacks
    return [...this.#kinds.values()].reduce((sum, { tasks, held }) => sum + tasks.weight + held, weight)
  }

  forgetEnded(): void {
    for (const { tasks } of this.#kinds.values()) tasks.deleteWhere(({ isOver }) => isOver)
  }

  async get<R>(kind: string, ids: readonly string[]): Promise<StoredTask<R>[]> {
    const { tasks } = this.#getKind(kind)
    return ids.flatMap((id) => {
      const entry = tasks.get(id)
      return entry === undefined ? [] : [toStoredTask<R>(entry)]
    })
  }

  async list<R>(kind: string, limit: number): Promise<StoredTask<R>[]> {
    const { tasks } = this.#getKind(kind)
    return tasks.newest(limit).map(toStoredTask<R>)
  }

  async commit({ kind: name, record, replaces, job, isOver, messages }: TaskChange): Promise<boolean> {
    const kind = this.#getKind(name)
    const { id } = record
    if ((kind.tasks.get(id)?.version ?? 0) !== replaces) return false
    const entry = { record: copyJson(record), version: replaces + 1, isOver }
    kind.tasks.set(id, entry, jsonWeight(record))
    for (const message of messages) this.#options.callbacks.send(message)
    if (isOver) kind.works.get(id)?.abort.abort()
    if (job !== undefined) {
      const [size, ofRecord] = [jsonWeight(job), jsonWeight(record)]
      kind.held += size
      kind.heldRecords += ofRecord
      const ended = this.#startWork(kind, id, (signal) => kind.run(kind.tasks.get(id) ?? entry, job, signal))
      void ended.then(() => {
        kind.held -= size
        kind.heldRecords -= ofRecord
      })
    }
    return true
  }

  work<R, J>(kind: string, { atOnce, run, abandon }: TaskStoreWorker<R, J>): void {
    this.#kinds.set(kind, {
      tasks: new BoundedMap(this.#bounds),
      works: new Map(),
      slots: new Semaphore(atOnce),
      held: 0,
      heldRecords: 0,
      run: (entry, job, signal) => run({ ...toStoredTask<R>(entry), job: job as J }, signal),
      abandon,
    })
  }

  room(kind: string): 'open' | 'full' | 'closed' {
    if (this.#isClosed) return 'closed'
    const { maxWaiting = 10_000, maxHeld = 256 * 1024 * 1024 } = this.#options
    const { slots, held, heldRecords } = this.#getKind(kind)
    // Records grow with their results; half of the space is for those.
    const hasSpace = held < maxHeld && heldRecords < this.#bounds.maxWeight / 2
    return slots.waiting < maxWaiting && hasSpace ? 'open' : 'full'
  }

  async close(graceMs: number): Promise<void> {
    this.#isClosed = true
    const works = [...this.#kinds.values()].flatMap((kind) => [...kind.works.values()])
    const ended = Promise.allSettled(works.map((work) => work.ended))
    await withTimeout(graceMs, ended)
    for (const work of works) work.abort.abort()
    await withTimeout(1000, ended)
    await this.#options.callbacks.close(500)
  }

  /** Resolves when the work has ended, whatever its outcome. */
  #startWork({ works, slots, abandon }: Kind, id: string, run: (signal: AbortSignal) => Promise<void>): Promise<void> {
    const abort = new AbortController()
    if (this.#isClosed) abort.abort()
    const work = async () => {
      if (!(await this.#attemptWork(run, abort.signal))) await abandon(id)
    }
    const ended = slots
      .run(abort.signal, work)
      .catch(this.#options.onError)
      .finally(() => works.delete(id))
    works.set(id, { abort, ended })
    return ended
  }

  /** Returns false if all attempts threw. */
  async #attemptWork(run: (signal: AbortSignal) => Promise<void>, signal: AbortSignal): Promise<boolean> {
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
      try {
        await run(signal)
        return true
      } catch (error) {
        this.#options.onError(error)
        if (signal.aborted) return true
      }
    }
    return false
  }

  #getKind(name: string): Kind {
    const kind = this.#kinds.get(name)
    if (kind) return kind
    throw new Error(`invariant: no worker for ${name}`)
  }
}

function toStoredTask<R>({ record, version }: Entry): StoredTask<R> {
  // The records of a kind were committed by that kind.
  return { record: copyJson(record as R), version }
}

/** Copies like JSON but shares the strings: a long prompt is stored once for all tasks and reads. */
function copyJson<T>(value: T): T
function copyJson(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(copyJson)
  const present = Object.entries(value).filter(([, item]) => item !== undefined)
  return Object.fromEntries(present.map(([name, item]) => [name, copyJson(item)]))
}

/** The approximate length of the value as JSON. */
function jsonWeight(value: unknown): number {
  if (typeof value === 'string') return value.length + 2
  if (typeof value !== 'object' || value === null) return 8
  if (ArrayBuffer.isView(value)) return value.byteLength
  return Object.entries(value).reduce((sum, [name, item]) => sum + name.length + 4 + jsonWeight(item), 2)
}
