import { realClock } from '../core/clock.ts'
import { StoreUnavailable } from '../core/tasks/task-store.ts'
import { withTimeout } from '../core/webhooks/concurrency.ts'
import { type Claim, HELD_MS, type JobQueue } from './job-queue.ts'

/** What this process has of a job that it took. */
export interface Hold {
  /** Aborted when the job is known to be another's, or over. */
  readonly signal: AbortSignal
  /** False from when another process may have taken the job, though this one slept and has not heard of it. */
  readonly isHeld: () => boolean
}

/** Does what a job asks for. After a `StoreUnavailable` it is called again; another throw gives the job back. */
export type DoJob = (hold: Hold) => Promise<void>

interface Work<T> {
  readonly claim: Claim<T>
  readonly abort: AbortController
  /** By the clock of `performance.now()`. */
  heldUntil: number
  ended: Promise<void>
}

export interface WorkLoopOptions<T> {
  readonly jobs: Pick<JobQueue, 'fetch' | 'keep' | 'giveBack'>
  readonly queue: string
  /** Jobs at a time in this process. */
  readonly atOnce: number
  /** What is to be done for each of the jobs that have been taken, in the same order. */
  readonly prepare: (claims: readonly Claim<T>[]) => Promise<readonly DoJob[]>
  /** Called for jobs whose work was stopped by `close`, before they are given back. */
  readonly onStopped?: (claims: readonly Claim<T>[]) => Promise<void>
  /** The end of one job makes another one ready that was not so before. */
  readonly isChained: boolean
  readonly onError: (error: unknown) => void
}

/** How often the queue is looked into for what other processes have put there. */
const POLL_MS = 500
/** How often the jobs at work are said to be so: several times before they are taken for lost. */
const KEEP_MS = 3000
/** Pauses before a job is done again because the store was not available: the first one, doubled each time, and the most. */
const PAUSE_MS = { first: 1000, most: 60_000 }
const clock = realClock()

/** Takes jobs out of a queue whenever there is room, and works on them. */
export class WorkLoop<T> {
  readonly #options: WorkLoopOptions<T>
  readonly #running = new Map<string, Work<T>>()
  readonly #timers: readonly NodeJS.Timeout[]
  #fetching: Promise<void> | undefined
  #isAsked = false
  #wasFull = false
  #isClosed = false

  constructor(options: WorkLoopOptions<T>) {
    this.#options = options
    this.#timers = [setInterval(() => this.wake(), POLL_MS), setInterval(() => void this.#keep(), KEEP_MS)]
  }

  /** Looks into the queue now. */
  wake(): void {
    if (this.#isClosed) return
    this.#isAsked = true
    this.#fetching ??= this.#fetch().finally(() => {
      this.#fetching = undefined
      if (this.#isAsked && !this.#isClosed && this.#room > 0) this.wake()
    })
  }

  /** Stops the work on a job that has nothing to bring any more. */
  abort(id: string): void {
    this.#running.get(id)?.abort.abort()
  }

  /** Lets running work end for so long, then stops it and gives its jobs back for others to take. */
  async close(graceMs: number): Promise<void> {
    this.#isClosed = true
    const [poll, keep] = this.#timers
    clearInterval(poll)
    await this.#fetching
    const ended = () => Promise.allSettled(Array.from(this.#running.values(), (work) => work.ended))
    await withTimeout(graceMs, ended())
    const left = [...this.#running.values()]
    for (const work of left) work.abort.abort()
    await withTimeout(1000, ended())
    clearInterval(keep)
    await this.#handOver(left.filter(isHeld).map(({ claim }) => claim))
    await Promise.all(left.map(({ claim }) => this.#giveBack(claim)))
  }

  get #room(): number {
    return this.#options.atOnce - this.#running.size
  }

  async #fetch(): Promise<void> {
    const { jobs, queue, prepare, onError } = this.#options
    this.#isAsked = false
    const room = this.#room
    if (room <= 0) return
    try {
      const heldUntil = performance.now() + HELD_MS
      const claims = await jobs.fetch<T>(queue, room)
      this.#wasFull = claims.length === room
      if (claims.length === 0) return
      const works = await prepare(claims)
      for (const [i, claim] of claims.entries()) this.#begin(claim, heldUntil, works[i])
    } catch (error) {
      onError(error)
    }
  }

  #begin(claim: Claim<T>, heldUntil: number, job: DoJob = async () => {}): void {
    const work: Work<T> = { claim, abort: new AbortController(), heldUntil, ended: Promise.resolve() }
    this.#running.set(claim.id, work)
    work.ended = this.#do(work, job)
  }

  async #do(work: Work<T>, job: DoJob): Promise<void> {
    const { isChained, onError } = this.#options
    const { claim } = work
    try {
      await this.#untilStored(work, job)
    } catch (error) {
      onError(error)
      await this.#giveBack(claim)
    } finally {
      this.#running.delete(claim.id)
      if (isChained || this.#wasFull) this.wake()
    }
  }

  /** Does the job again for as long as the store is not available: that is no fault of the job. */
  async #untilStored(work: Work<T>, job: DoJob): Promise<void> {
    const { signal } = work.abort
    for (let pauseMs = PAUSE_MS.first; ; pauseMs = Math.min(2 * pauseMs, PAUSE_MS.most)) {
      try {
        return await job({ signal, isHeld: () => isHeld(work) })
      } catch (error) {
        if (!(error instanceof StoreUnavailable)) throw error
        this.#options.onError(error)
      }
      do {
        await clock.sleep(pauseMs, signal)?.catch(() => {})
        if (signal.aborted) return
      } while (!isHeld(work))
    }
  }

  async #handOver(claims: readonly Claim<T>[]): Promise<void> {
    const { onStopped, onError } = this.#options
    if (claims.length > 0) await onStopped?.(claims).catch(onError)
  }

  async #giveBack(claim: Claim<T>): Promise<void> {
    const { jobs, queue, onError } = this.#options
    await jobs.giveBack(queue, claim).catch(onError)
  }

  /** What is another's by now, or over, is not worked on any more. */
  async #keep(): Promise<void> {
    const { jobs, queue, onError } = this.#options
    const works = [...this.#running.values()]
    if (works.length === 0) return
    try {
      const heldUntil = performance.now() + HELD_MS
      const kept = await jobs.keep(
        queue,
        works.map(({ claim }) => claim),
      )
      for (const work of works) {
        if (kept.has(work.claim.id)) work.heldUntil = heldUntil
        else work.abort.abort()
      }
    } catch (error) {
      onError(error)
    }
  }
}

function isHeld({ heldUntil }: Pick<Work<unknown>, 'heldUntil'>): boolean {
  return performance.now() < heldUntil
}
