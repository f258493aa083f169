/** What is common to all requests of a run. */
export interface Pace {
  /** For one reply, and for one task to end. */
  readonly timeoutMs: number
  /** For callbacks, when all tasks have ended. */
  readonly settleMs: number
  /** Between two reads of a task. */
  readonly pollMs: number
  /** Resolves when the next request may go, and counts it; rejects with `NoMoreRequests` when none may go. */
  turn(): Promise<void>
}

/** The most requests that a run may send have been sent. */
export class NoMoreRequests extends Error {
  override readonly name = 'NoMoreRequests'
}

export interface PaceOptions {
  readonly timeoutMs: number
  /** As long as `timeoutMs` unless given. */
  readonly settleMs?: number
  readonly pollMs: number
  /** Requests a second. */
  readonly rate?: number
  readonly maxRequests?: number
}

export function makePace(options: PaceOptions): Pace {
  const { timeoutMs, settleMs = timeoutMs, pollMs, rate, maxRequests = Number.POSITIVE_INFINITY } = options
  let sent = 0
  let nextAt = 0
  return {
    timeoutMs,
    settleMs,
    pollMs,
    async turn() {
      if (sent >= maxRequests) throw new NoMoreRequests()
      sent++
      if (rate === undefined) return
      const now = performance.now()
      const at = Math.max(now, nextAt)
      nextAt = at + 1000 / rate
      if (at > now) await new Promise((resolve) => setTimeout(resolve, at - now))
    },
  }
}
