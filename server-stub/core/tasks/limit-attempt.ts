import type { Clock } from '../clock.ts'

/** The work on a task took longer than one attempt may take. */
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
 * Yields what `work` yields. After `timeoutMs` it aborts the signal of the work and throws `AttemptTimedOut`, even if the
 * work ignores its signal.
 */
export async function* limitAttempt<T>(
  work: (signal: AbortSignal) => AsyncIterable<T>,
  { clock, timeoutMs, signal }: Limits,
): AsyncGenerator<T> {
  const timeout = new AbortController()
  const ended = new AbortController()
  const late = Promise.withResolvers<never>()
  late.promise.catch(() => {})
  const expire = () => {
    const error = new AttemptTimedOut(timeoutMs)
    late.reject(error)
    timeout.abort(error)
  }
  // A sleep that takes no time gives undefined: no time passes on that clock, so no attempt takes too long.
  clock.sleep(timeoutMs, ended.signal)?.then(expire, () => {})
  const steps = work(AbortSignal.any([signal, timeout.signal]))[Symbol.asyncIterator]()
  const next = () => Promise.race([steps.next(), late.promise])
  try {
    for (let step = await next(); !step.done; step = await next()) yield step.value
  } finally {
    try {
      await Promise.race([steps.return?.(), late.promise])
    } finally {
      ended.abort()
    }
  }
}
