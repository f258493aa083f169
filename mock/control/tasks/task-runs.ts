import { EventEmitter } from 'node:events'
import { untilAborted } from '../../../runtime/clock.ts'
import {
  delegateTo,
  type TaskChange,
  type TaskRecord,
  type TaskStore,
  type TaskStoreWorker,
  type TaskWork,
} from '../../../runtime/tasks/task-store.ts'
import type { JobWithEffect, TaskEffect } from '../../simulator/task-directives.ts'

/** Overrides the course of a job; merged into the job. */
export interface JobOverride extends JobWithEffect {
  /** Stops after `started`. */
  readonly stopsAfterStart?: boolean
}

/** The job does not start. */
const NOT_STARTED: JobOverride = {}

/** Without delays, ignoring directives in the prompt. */
const WITHOUT_DELAY: TaskEffect = { takesMs: 0, jumpsQueue: true }

export const STARTED: JobOverride = { effect: WITHOUT_DELAY, stopsAfterStart: true }

export const SUCCEEDING: JobOverride = { effect: WITHOUT_DELAY }

/** The work stops at this percentage. */
export function stopAt(percent: number): JobOverride {
  return { effect: { ...WITHOUT_DELAY, hangsAt: percent } }
}

export function failWith(reason: NonNullable<TaskEffect['reason']>): JobOverride {
  return { effect: { ...WITHOUT_DELAY, failsAt: 0, reason } }
}

interface Work {
  /** Restarts the work with this override. */
  restart(override: JobOverride): void
}

/** Holds the work on tasks, and restarts it with another goal. */
export class TaskRuns {
  /** New tasks stay in their first state until they are advanced. */
  holdsNew = false
  #createdCount = 0
  readonly #runs = new Map<string, Work>()
  readonly #changes = new EventEmitter().setMaxListeners(0)
  readonly #onChange: (change: TaskChange) => void

  constructor(onChange: (change: TaskChange) => void) {
    this.#onChange = onChange
  }

  /** Number of created tasks. */
  get createdCount(): number {
    return this.#createdCount
  }

  wrapStore(store: TaskStore): TaskStore {
    return {
      ...delegateTo(store),
      work: (kind, worker) => store.work(kind, this.#wrapWorker({ store, kind, worker })),
      commit: async (change) => {
        const isDone = await store.commit(change)
        if (isDone) this.#publish(change)
        return isDone
      },
    }
  }

  /** False if there is no work on the task. */
  override(id: string, override: JobOverride): boolean {
    const work = this.#runs.get(id)
    work?.restart(override)
    return work !== undefined
  }

  /** Reports every change of a task until the returned function is called. */
  watch(id: string, onRecord: (record: TaskRecord) => void): () => void {
    this.#changes.on(id, onRecord)
    return () => this.#changes.off(id, onRecord)
  }

  #publish(change: TaskChange): void {
    if (change.replaces === 0) this.#createdCount++
    this.#changes.emit(change.record.id, change.record)
    this.#onChange(change)
  }

  #wrapWorker<R, J>(kind: Kind<R, J>): TaskStoreWorker<R, J> {
    const { worker } = kind
    return { ...worker, run: (work, signal) => this.#run(kind, work, signal) }
  }

  /** Works on a task until it ends, and restarts after an override. */
  async #run<R, J>({ store, kind, worker }: Kind<R, J>, work: TaskWork<R, J>, signal: AbortSignal): Promise<void> {
    const { id } = work.record as TaskRecord
    let override = this.holdsNew ? NOT_STARTED : undefined
    let isRestarted = true
    while (isRestarted && !signal.aborted) {
      const attempt = new AbortController()
      isRestarted = false
      this.#runs.set(id, {
        restart: (next) => {
          override = next
          isRestarted = true
          attempt.abort()
        },
      })
      const stop = AbortSignal.any([signal, attempt.signal])
      try {
        const [current = work] = await store.get<R>(kind, [id])
        const job = override === undefined || override === NOT_STARTED ? work.job : { ...work.job, ...override }
        if (override === NOT_STARTED) await untilAborted(stop).catch(() => {})
        else await worker.run({ ...current, job }, stop)
      } finally {
        // A combined signal with a listener stays in memory until it is aborted.
        attempt.abort()
        this.#runs.delete(id)
      }
    }
  }
}

interface Kind<R, J> {
  readonly store: TaskStore
  readonly kind: string
  readonly worker: TaskStoreWorker<R, J>
}
