import { realClock } from '../../../runtime/clock.ts'
import { StoreUnavailable } from '../../../runtime/tasks/task-store.ts'
import { withTimeout } from '../../../runtime/webhooks/concurrency.ts'
import { CLAIM_MS, type Claim, type JobQueue } from './job-queue.ts'

export interface JobClaim {
  /** Aborted when another process has claimed the job, or it is over. */
  readonly signal: AbortSignal
  /** False once another process may have claimed the job, even if this process was suspended and has not noticed. */
  readonly isClaimed: () => boolean
}

/** Runs a job. It is repeated after a `StoreUnavailable`; another error returns the job to the queue. */
export type DoJob = (claim: JobClaim) => Promise<void>

interface Work<T> {
  readonly claim: Claim<T>
  readonly abort: AbortController
  /** The end of the claim, in the time of `performance.now()`. */
  claimedUntil: number
  ended: Promise<void>
}

export interface WorkLoopOptions<T> {
  readonly jobs: Pick<JobQueue, 'announce' | 'fetch' | 'heartbeat' | 'release'>
  readonly queue: string
  /** Maximum concurrent jobs in this process. */
  readonly concurrency: number
  /** Prepares the functions for claimed jobs, in the same order. */
  readonly prepare: (claims: readonly Claim<T>[]) => Promise<readonly DoJob[]>
  /** Called for jobs stopped by `close`, before they are returned to the queue. */
  readonly onStopped?: (claims: readonly Claim<T>[]) => Promise<void>
  /** Whether the end of a job may make another one ready. */
  readonly isChained: boolean
  readonly onError: (error: unknown) => void
}

/** Interval of heartbeats, several per timeout. */
const HEARTBEAT_MS = 3000
/** Delay before a job is repeated because the store was unavailable: the first, which doubles, and the maximum. */
const PAUSE_MS = { first: 1000, most: 60_000 }
/** The delay before a job that failed or could not be prepared is returned to its queue. */
const RETRY_MS = 500
const clock = realClock()

/** Claims jobs of a queue while there is capacity, and runs them. */
export class WorkLoop<T> {
  readonly #options: WorkLoopOptions<T>
  readonly #running = new Map<string, Work<T>>()
  readonly #heartbeats: NodeJS.Timeout
  #fetching: Promise<void> | undefined
  #isAsked = false
  #wasFull = false
  #isClosed = false

  constructor(options: WorkLoopOptions<T>) {
    this.#options = options
    this.#heartbeats = setInterval(() => void this.#sendHeartbeats(), HEARTBEAT_MS)
  }

  /** Whether this process would claim another job. */
  get hasFreeSlot(): boolean {
    return !this.#isClosed && this.#freeSlots > 0
  }

  wake(): void {
    if (this.#isClosed) return
    this.#isAsked = true
    this.#fetching ??= this.#claimJobs().finally(() => {
      this.#fetching = undefined
      if (this.#isAsked && !this.#isClosed && this.#freeSlots > 0) this.wake()
    })
  }

  /** Aborts a job whose result is no longer needed. */
  abort(id: string): void {
    this.#running.get(id)?.abort.abort()
  }

  /** Waits for running jobs, then aborts them and returns them to the queue. */
  async close(graceMs: number): Promise<void> {
    this.#isClosed = true
    await this.#fetching
    const ended = () => Promise.allSettled(Array.from(this.#running.values(), (work) => work.ended))
    await withTimeout(graceMs, ended())
    const left = [...this.#running.values()]
    for (const work of left) work.abort.abort()
    await withTimeout(1000, ended())
    clearInterval(this.#heartbeats)
    const { onStopped, onError } = this.#options
    const stopped = left.filter(isClaimed).map(({ claim }) => claim)
    if (stopped.length > 0) await onStopped?.(stopped).catch(onError)
    await Promise.all(left.map(({ claim }) => this.#releaseClaim(claim)))
  }

  get #freeSlots(): number {
    return this.#options.concurrency - this.#running.size
  }

  async #claimJobs(): Promise<void> {
    const { jobs, queue, prepare, onError } = this.#options
    this.#isAsked = false
    const room = this.#freeSlots
    if (room <= 0) {
      this.#wasFull = true
      return
    }
    let claims: readonly Claim<T>[] = []
    try {
      const claimedUntil = performance.now() + CLAIM_MS
      claims = await jobs.fetch<T>(queue, room)
      const isFull = claims.length === room
      // Others take the rest: jobs of this process are not announced while it has room.
      if (isFull && !this.#wasFull) await jobs.announce(queue)
      this.#wasFull = isFull
      if (claims.length === 0) return
      const works = await prepare(claims)
      for (const [i, claim] of claims.entries()) this.#startJob(claim, claimedUntil, works[i])
    } catch (error) {
      onError(error)
      if (claims.length === 0) return
      await clock.sleep(RETRY_MS)
      await Promise.all(claims.map((claim) => this.#releaseClaim(claim)))
      this.#isAsked = true
    }
  }

  #startJob(claim: Claim<T>, claimedUntil: number, job: DoJob = async () => {}): void {
    const work: Work<T> = { claim, abort: new AbortController(), claimedUntil, ended: Promise.resolve() }
    this.#running.set(claim.id, work)
    work.ended = this.#runJob(work, job)
  }

  async #runJob(work: Work<T>, job: DoJob): Promise<void> {
    const { isChained, onError } = this.#options
    const { claim } = work
    let isBack = false
    try {
      await this.#retryUntilStored(work, job)
    } catch (error) {
      onError(error)
      // The reason may pass.
      await clock.sleep(RETRY_MS, work.abort.signal)?.catch(() => {})
      await this.#releaseClaim(claim)
      isBack = true
    } finally {
      this.#running.delete(claim.id)
      if (isBack || isChained || this.#wasFull) this.wake()
    }
  }

  /** Repeats the job while the store is unavailable, which is not the job's fault. */
  async #retryUntilStored(work: Work<T>, job: DoJob): Promise<void> {
    const { signal } = work.abort
    for (let pauseMs = PAUSE_MS.first; ; pauseMs = Math.min(2 * pauseMs, PAUSE_MS.most)) {
      try {
        return await job({ signal, isClaimed: () => isClaimed(work) })
      } catch (error) {
        if (!(error instanceof StoreUnavailable)) throw error
        this.#options.onError(error)
      }
      do {
        await clock.sleep(pauseMs, signal)?.catch(() => {})
        if (signal.aborted) return
      } while (!isClaimed(work))
    }
  }

  async #releaseClaim(claim: Claim<T>): Promise<void> {
    const { jobs, queue, onError } = this.#options
    try {
      await jobs.release(queue, claim)
      await jobs.announce(queue)
    } catch (error) {
      onError(error)
    }
  }

  /** Sends heartbeats; aborts jobs that this process no longer has. */
  async #sendHeartbeats(): Promise<void> {
    const { jobs, queue, onError } = this.#options
    const works = [...this.#running.values()]
    if (works.length === 0) return
    try {
      const claimedUntil = performance.now() + CLAIM_MS
      const claims = works.map(({ claim }) => claim)
      const kept = await jobs.heartbeat(queue, claims)
      for (const work of works) {
        if (kept.has(work.claim.id)) work.claimedUntil = claimedUntil
        else work.abort.abort()
      }
    } catch (error) {
      onError(error)
    }
  }
}

function isClaimed({ claimedUntil }: Pick<Work<unknown>, 'claimedUntil'>): boolean {
  return performance.now() < claimedUntil
}
