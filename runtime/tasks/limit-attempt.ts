import type { Clock } from '../clock.ts'
import { withResolvers } from '../es2024.ts'

/** Thrown when one attempt at the work on a task exceeds its time limit. */
export class AttemptTimedOut extends Error {
  override readonly name = 'AttemptTimedOut'

  constructor(timeoutMs: number) {
    super(`The attempt took longer than ${timeoutMs / 1000} s.`)
  }
}

interface Limits {
  readonly clock: Clock
  readonly timeoutMs: number
  readonly signal: AbortSignal
}

/**
 * Yields the steps of `work`. After `timeoutMs` it aborts the signal of the work and throws `AttemptTimedOut`, even if the
 * work ignores its signal.
 */
export async function* limitAttempt<T>(
  work: (signal: AbortSignal) => AsyncIterable<T>,
  { clock, timeoutMs, signal }: Limits,
): AsyncGenerator<T> {
  const timeout = new AbortController()
  const ended = new AbortController()
  const timedOut = withResolvers<never>()
  timedOut.promise.catch(() => {})
  const expire = () => {
    const error = new AttemptTimedOut(timeoutMs)
    timedOut.reject(error)
    timeout.abort(error)
  }
  // On a clock whose sleeps have no duration there is no timeout.
  clock.sleep(timeoutMs, ended.signal)?.then(expire, () => {})
  const steps = work(AbortSignal.any([signal, timeout.signal]))[Symbol.asyncIterator]()
  const next = () => Promise.race([steps.next(), timedOut.promise])
  try {
    for (let step = await next(); !step.done; step = await next()) yield step.value
  } finally {
    try {
      await Promise.race([steps.return?.(), timedOut.promise])
    } finally {
      ended.abort()
      // A combined signal with a listener stays in memory until it is aborted.
      timeout.abort()
    }
  }
}
