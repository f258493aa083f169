import type { Clock } from '../../runtime/clock.ts'

export interface ManualClock extends Clock {
  /** What is slept for at this moment, in milliseconds. */
  readonly sleeping: readonly number[]
  /** Ends every sleep, and gives what was waiting for it time to go on. */
  tick(): Promise<void>
}

/** A clock that stands at a given time; sleeps last until `tick`. */
export function manualClock(now = 1_763_641_200_000): ManualClock {
  const sleeps = new Set<{ readonly ms: number; readonly wake: () => void }>()
  return {
    now: () => now,
    sleep: (ms, signal) =>
      new Promise((resolve, reject) => {
        const sleep = { ms, wake: resolve }
        sleeps.add(sleep)
        signal?.addEventListener('abort', () => {
          sleeps.delete(sleep)
          reject(signal.reason)
        })
      }),
    get sleeping() {
      return [...sleeps].map(({ ms }) => ms)
    },
    tick: async () => {
      for (const sleep of [...sleeps]) {
        sleeps.delete(sleep)
        sleep.wake()
      }
      await settle()
    },
  }
}

/** Lets everything go on that waits for nothing but its turn. */
export function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
