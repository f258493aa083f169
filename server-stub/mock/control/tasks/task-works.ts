import { EventEmitter } from 'node:events'
import type { TaskChange, TaskRecord, TaskStore, TaskStoreWorker, TaskWork } from '../../../core/tasks/task-store.ts'
import { RESTING, type Steer } from './steer.ts'

interface Work {
  /** Lets the work begin anew, steered so. */
  restart(steer: Steer): void
}

/** Steers the work on tasks: holds it back, and lets it begin anew with another end in mind. */
export class TaskWorks {
  /** New tasks rest in their first state until they are steered. */
  holdsNew = false
  #made = 0
  readonly #works = new Map<string, Work>()
  readonly #changes = new EventEmitter().setMaxListeners(0)
  readonly #onChange: (change: TaskChange) => void

  /** `onChange` hears of every change that is made to a task. */
  constructor(onChange: (change: TaskChange) => void) {
    this.#onChange = onChange
  }

  /** How many tasks have been made. */
  get made(): number {
    return this.#made
  }

  /** A store whose tasks can be steered. */
  over(store: TaskStore): TaskStore {
    return {
      get: (kind, ids) => store.get(kind, ids),
      list: (kind, limit) => store.list(kind, limit),
      room: (kind) => store.room(kind),
      close: (graceMs) => store.close(graceMs),
      work: (kind, worker) => store.work(kind, this.#steered({ store, kind, worker })),
      commit: async (change) => {
        const isDone = await store.commit(change)
        if (isDone) this.#tell(change)
        return isDone
      },
    }
  }

  /** False where no work goes on for the task. */
  steer(id: string, steer: Steer): boolean {
    const work = this.#works.get(id)
    work?.restart(steer)
    return work !== undefined
  }

  /** Tells of every change of a task until what is returned is called. */
  watch(id: string, onRecord: (record: TaskRecord) => void): () => void {
    this.#changes.on(id, onRecord)
    return () => this.#changes.off(id, onRecord)
  }

  #tell(change: TaskChange): void {
    if (change.replaces === 0) this.#made++
    this.#changes.emit(change.record.id, change.record)
    this.#onChange(change)
  }

  #steered<R, J>(kind: Kind<R, J>): TaskStoreWorker<R, J> {
    const { worker } = kind
    return { ...worker, run: (work, signal) => this.#run(kind, work, signal) }
  }

  /** Works on a task until it is over, as often anew as it is steered. */
  async #run<R, J>({ store, kind, worker }: Kind<R, J>, work: TaskWork<R, J>, signal: AbortSignal): Promise<void> {
    const { id } = work.record as TaskRecord
    let steer = this.holdsNew ? RESTING : undefined
    let isSteered = true
    while (isSteered && !signal.aborted) {
      const attempt = new AbortController()
      isSteered = false
      this.#works.set(id, {
        restart: (given) => {
          steer = given
          isSteered = true
          attempt.abort()
        },
      })
      const [current = work] = await store.get<R>(kind, [id])
      const job = steer === undefined || steer === RESTING ? work.job : { ...work.job, ...steer }
      const stop = AbortSignal.any([signal, attempt.signal])
      if (steer === RESTING) await aborted(stop)
      else await worker.run({ ...current, job }, stop)
    }
    this.#works.delete(id)
  }
}

interface Kind<R, J> {
  readonly store: TaskStore
  readonly kind: string
  readonly worker: TaskStoreWorker<R, J>
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
