/** The time port. All waits and timestamps use it, so that tests can control time. */
export interface Clock {
  /** Milliseconds since the Unix epoch. */
  now(): number
  /**
   * Resolves after `ms` milliseconds of this clock; rejects with the signal's reason when the signal is aborted first.
   * A sleep of no duration returns undefined, and throws that reason if the signal is already aborted.
   */
  sleep(ms: number, signal?: AbortSignal): Promise<void> | undefined
}

/**
 * Creates a clock whose sleeps are `speed` times as fast: 1,000 ms at speed 4 take 250 ms, and at speed 0 sleeps have no
 * duration. `now` is always real time.
 */
export function realClock(speed = 1): Clock {
  return {
    now: Date.now,
    sleep: (ms, signal) => (ms === 0 || speed === 0 ? checkAborted(signal) : waitMs(ms / speed, signal)),
  }
}

function checkAborted(signal?: AbortSignal): undefined {
  signal?.throwIfAborted()
}

/** Rejects with the signal's reason when it is aborted. */
export function untilAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) return reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

/** Longer timers end at once. */
export const MAX_TIMER_MS = 2 ** 31 - 1

function waitMs(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(
      () => {
        signal?.removeEventListener('abort', stop)
        resolve()
      },
      Math.min(ms, MAX_TIMER_MS),
    )
    signal?.addEventListener('abort', stop, { once: true })
  })
}
