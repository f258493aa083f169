/** Limits of all requests of a run. */
export interface Pace {
  /** Timeout of one reply, and of one task. */
  readonly timeoutMs: number
  /** Time for callbacks after the end of all tasks. */
  readonly settleMs: number
  /** Interval between two polls of a task. */
  readonly pollMs: number
  /** Resolves when the next request may start, and counts it; rejects with `NoMoreRequests` above the limit. */
  waitForTurn(): Promise<void>
  /** Whether a request was refused its turn. */
  isOver(): boolean
}

export const maxRequestsReached = '--max-requests was reached'

/** The run has reached its maximum number of requests, or was stopped. */
export class NoMoreRequests extends Error {
  override readonly name = 'NoMoreRequests'

  constructor(message = maxRequestsReached) {
    super(message)
  }
}

export interface PaceOptions {
  readonly timeoutMs: number
  /** Default: `timeoutMs`. */
  readonly settleMs?: number
  readonly pollMs: number
  /** Requests per second. */
  readonly rate?: number
  readonly maxRequests?: number
  /** No request starts after its abort. */
  readonly signal?: AbortSignal | undefined
}

/** Makes the limits of a run, which all its requests share. */
export function makePace(options: PaceOptions): Pace {
  const { timeoutMs, settleMs = timeoutMs, pollMs, rate, maxRequests = Number.POSITIVE_INFINITY, signal } = options
  let sent = 0
  let isOver = false
  let nextAt = 0
  return {
    timeoutMs,
    settleMs,
    pollMs,
    isOver: () => isOver || signal?.aborted === true,
    async waitForTurn() {
      if (signal?.aborted) throw new NoMoreRequests('the run was stopped')
      isOver = sent >= maxRequests
      if (isOver) throw new NoMoreRequests()
      sent++
      if (rate === undefined) return
      const now = performance.now()
      const at = Math.max(now, nextAt)
      nextAt = at + 1000 / rate
      if (at > now) await new Promise((resolve) => setTimeout(resolve, at - now))
    },
  }
}
