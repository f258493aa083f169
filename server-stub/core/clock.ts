/** Time as a port: everything that waits or stamps asks a clock, so that a test can move it. */
export interface Clock {
  /** Milliseconds since the Unix epoch. */
  now(): number
  /**
   * Resolves after `ms` of this clock's time; rejects with the signal's reason when it is aborted first. A sleep that
   * takes no time gives undefined, and throws that reason when the signal is aborted already.
   */
  sleep(ms: number, signal?: AbortSignal): Promise<void> | undefined
}

/**
 * Real time, run `speed` times as fast: a sleep of 1,000 ms at speed 4 takes 250 ms. At speed 0 no sleep takes any
 * time. Stamps are always real.
 */
export function realClock(speed = 1): Clock {
  return {
    now: Date.now,
    sleep: (ms, signal) => (speed === 0 ? checkAborted(signal) : wait(ms / speed, signal)),
  }
}

function checkAborted(signal?: AbortSignal): undefined {
  signal?.throwIfAborted()
}

function wait(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal?.addEventListener('abort', stop, { once: true })
  })
}
