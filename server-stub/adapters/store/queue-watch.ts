import { withTimeout } from '../../../runtime/webhooks/concurrency.ts'
import { JOB_SCHEMA, type JobQueue } from './job-queue.ts'
import type { Sql } from './sql.ts'

export interface QueueWatchOptions {
  readonly database: Sql
  readonly jobs: Pick<JobQueue, 'listen' | 'supervise'>
  readonly getQueues: () => readonly string[]
  /** Claims jobs of a queue. */
  readonly wake: (queue: string) => void
  /** Unfinished tasks of a kind at which it is full. */
  readonly maxWaiting: number
  readonly onError: (error: unknown) => void
}

interface QueueState {
  readonly name: string
  /** Whether a waiting job is due, though an earlier one of its key may block it. */
  readonly isDue: boolean
  /** The time until the next waiting job is due; null without one. */
  readonly dueInMs: number | null
  readonly hasLost: boolean
  /** Unfinished tasks, up to the maximum. */
  readonly waiting: number
}

/** How long jobs may wait whose process could not announce them. */
const CHECK_MS = 3000
/** Shortest interval of checks. */
const SOON_MS = 50
/** How often pg-boss deletes old jobs and counts. */
const SUPERVISE_MS = 60_000
/** How long closing waits for the connection that listens. */
const CLOSE_MS = 2000
/** pg-boss returns lost jobs at most once in this time. */
const RECOVER_MS = 1000

/**
 * Wakes the work loops of this process when jobs are due. Other processes announce theirs; one statement for all queues finds
 * the jobs that nobody announces: those that are retried later, or have lost their process.
 */
export class QueueWatch {
  readonly #options: QueueWatchOptions
  readonly #full = new Set<string>()
  readonly #stopListening: Promise<() => Promise<void>>
  #timer: NodeJS.Timeout | undefined
  #timerAt = Infinity
  #isChecking = false
  #isAskedAgain = false
  #supervisedAt = performance.now() - RECOVER_MS
  #isClosed = false

  constructor(options: QueueWatchOptions) {
    this.#options = options
    this.#stopListening = options.jobs.listen(options.wake)
    this.checkSoon()
  }

  /** Checks again within a moment, since a job may be due sooner than the last check has seen. */
  checkSoon(): void {
    this.#schedule(SOON_MS)
  }

  /** Whether too many tasks of a kind are unfinished. */
  isFull(kind: string): boolean {
    return this.#full.has(kind)
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#timer)
    // A server that is connected but silent must not hold up the end.
    const stopped = this.#stopListening.then((stop) => stop())
    await withTimeout(CLOSE_MS, stopped)
  }

  #schedule(delayMs: number): void {
    const at = performance.now() + delayMs
    if (this.#isClosed || at >= this.#timerAt) return
    clearTimeout(this.#timer)
    this.#timerAt = at
    this.#timer = setTimeout(() => {
      this.#timerAt = Infinity
      void this.#check()
    }, delayMs)
  }

  async #check(): Promise<void> {
    if (this.#isChecking) this.#isAskedAgain = true
    if (this.#isClosed || this.#isChecking) return
    this.#isChecking = true
    this.#isAskedAgain = false
    try {
      const states = await this.#readStates()
      for (const state of states) this.#applyState(state)
      const hasLost = states.some((state) => state.hasLost)
      if (performance.now() - this.#supervisedAt > (hasLost ? RECOVER_MS : SUPERVISE_MS)) await this.#supervise()
    } catch (error) {
      if (!this.#isClosed) this.#options.onError(error)
    }
    this.#isChecking = false
    this.#schedule(this.#isAskedAgain ? SOON_MS : CHECK_MS)
  }

  #applyState({ name, isDue, dueInMs, waiting }: QueueState): void {
    const { wake, maxWaiting } = this.#options
    if (waiting >= maxWaiting) this.#full.add(name)
    else this.#full.delete(name)
    if (isDue) wake(name)
    if (dueInMs !== null && dueInMs < CHECK_MS) this.#schedule(Math.max(dueInMs, SOON_MS))
  }

  async #supervise(): Promise<void> {
    this.#supervisedAt = performance.now()
    await this.#options.jobs.supervise()
    this.checkSoon()
  }

  #readStates(): Promise<QueueState[]> {
    const { database, getQueues, maxWaiting } = this.#options
    const text = `
      select queue.name,
        exists (select 1 from ${JOB_SCHEMA}.job
          where name = queue.name and state < 'active' and not blocked and start_after <= now()) as "isDue",
        (select (extract(epoch from min(start_after) - now()) * 1000)::float8 from ${JOB_SCHEMA}.job
          where name = queue.name and state < 'active' and not blocked and start_after > now()) as "dueInMs",
        exists (select 1 from ${JOB_SCHEMA}.job where name = queue.name and state = 'active'
          and heartbeat_on + heartbeat_seconds * interval '1 s' < now()) as "hasLost",
        (select count(*)::int from (select 1 from gatewright.tasks
          where kind = queue.name and job is not null limit $2) as unfinished) as waiting
      from unnest($1::text[]) as queue (name)`
    return database.query<QueueState>(text, [getQueues(), maxWaiting])
  }
}
