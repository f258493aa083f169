import { type Clock, MAX_TIMER_MS } from '../runtime/clock.ts'
import { withResolvers } from '../runtime/es2024.ts'

interface Sleeper {
  readonly due: number
  readonly resolve: () => void
  readonly reject: (reason: unknown) => void
  /** All sleepers with the same signal. */
  readonly group: Set<Sleeper> | undefined
  timer: NodeJS.Timeout | undefined
}

/** Turns of the event loop for woken code to continue and sleep again. */
const TURNS = 4

/**
 * A clock that a test can speed up, stop and advance. At speed 4 a sleep of 1,000 ms takes 250 ms; at speed 0 sleeps
 * take no time. Timestamps are real time plus the advances, and stay constant while it is stopped.
 */
export class MovableClock implements Clock {
  #speed: number
  /** Timestamp at which the clock was stopped. */
  #stoppedAt: number | undefined
  #aheadMs = 0
  /** Clock time at `#since`. */
  #passed = 0
  #since = performance.now()
  /** The last advance. */
  #advance = Promise.resolve()
  readonly #sleepers = new Set<Sleeper>()
  /** One listener per signal: streams sleep before every event, and adding a listener costs more than a sleep. */
  readonly #groups = new WeakMap<AbortSignal, Set<Sleeper>>()

  constructor(speed = 1) {
    this.#speed = speed
  }

  get speed(): number {
    return this.#speed
  }

  get isStopped(): boolean {
    return this.#stoppedAt !== undefined
  }

  /** Whether sleeps take no time. */
  get isInstant(): boolean {
    return this.#speed === 0 && this.#stoppedAt === undefined
  }

  now(): number {
    // Advances may have fractions of a millisecond, timestamps may not.
    return Math.floor(this.#stoppedAt ?? Date.now() + this.#aheadMs)
  }

  sleep(ms: number, signal?: AbortSignal): Promise<void> | undefined {
    if (signal?.aborted) throw signal.reason
    if (ms === 0 || this.isInstant) return undefined
    const { promise, resolve, reject } = withResolvers<void>()
    const group = signal && this.#groupFor(signal)
    const sleeper: Sleeper = { due: this.#time() + ms, resolve, reject, group, timer: undefined }
    this.#sleepers.add(sleeper)
    group?.add(sleeper)
    this.#arm(sleeper)
    return promise
  }

  /** Current sleeps are rescheduled. */
  setSpeed(speed: number): void {
    this.#settle()
    this.#speed = speed
    this.#rearm()
  }

  /** Then time passes only through `advance`. */
  stop(): void {
    if (this.isStopped) return
    this.#settle()
    this.#stoppedAt = this.now()
    this.#rearm()
  }

  /** Continues from the current timestamp. */
  start(): void {
    if (this.#stoppedAt === undefined) return
    this.#aheadMs = this.#stoppedAt - Date.now()
    this.#stoppedAt = undefined
    this.#since = performance.now()
    this.#rearm()
  }

  /** Wakes all sleepers and disables later sleeps. */
  release(): void {
    this.start()
    this.setSpeed(0)
  }

  /** Skips this time; everything due in it happens in order. Concurrent calls add up, one after the other. */
  advance(ms: number): Promise<void> {
    this.#advance = this.#advance.then(() => this.#skip(ms))
    return this.#advance
  }

  async #skip(ms: number): Promise<void> {
    const end = this.#time() + ms
    for (let next = this.#next(end); next; next = this.#next(end)) {
      this.#moveTo(next.due)
      this.#wake(next)
      await waitUntilSettled()
    }
    this.#moveTo(end)
    this.#rearm()
  }

  #time(): number {
    return this.isStopped ? this.#passed : this.#passed + (performance.now() - this.#since) * this.#speed
  }

  #settle(): void {
    this.#passed = this.#time()
    this.#since = performance.now()
  }

  #moveTo(time: number): void {
    const step = Math.max(0, time - this.#time())
    this.#passed += step
    this.#aheadMs += step
    if (this.#stoppedAt !== undefined) this.#stoppedAt += step
  }

  /** The first sleeper due at `end` or before. */
  #next(end: number): Sleeper | undefined {
    let first: Sleeper | undefined
    for (const sleeper of this.#sleepers)
      if (sleeper.due <= (first?.due ?? end)) first = first?.due === sleeper.due ? first : sleeper
    return first
  }

  #rearm(): void {
    for (const sleeper of this.#sleepers) this.#arm(sleeper)
  }

  #arm(sleeper: Sleeper): void {
    clearTimeout(sleeper.timer)
    if (this.isStopped) return
    const ms = this.#speed === 0 ? 0 : Math.max(0, (sleeper.due - this.#time()) / this.#speed)
    sleeper.timer = setTimeout(this.#wake, Math.min(ms, MAX_TIMER_MS), sleeper)
  }

  readonly #wake = (sleeper: Sleeper): void => {
    this.#leave(sleeper)
    sleeper.resolve()
  }

  #leave(sleeper: Sleeper): void {
    clearTimeout(sleeper.timer)
    this.#sleepers.delete(sleeper)
    sleeper.group?.delete(sleeper)
  }

  #groupFor(signal: AbortSignal): Set<Sleeper> {
    const waiting = this.#groups.get(signal)
    if (waiting) return waiting
    const group = new Set<Sleeper>()
    this.#groups.set(signal, group)
    const wakeAll = () => {
      for (const sleeper of [...group]) {
        this.#leave(sleeper)
        sleeper.reject(signal.reason)
      }
    }
    signal.addEventListener('abort', wakeAll, { once: true })
    return group
  }
}

async function waitUntilSettled(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++) await new Promise(setImmediate)
}
