import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Clock } from '../core/clock.ts'

interface Sleeper {
  /** In this clock's own milliseconds. */
  readonly due: number
  readonly resolve: () => void
  readonly reject: (reason: unknown) => void
  /** All that sleep under the same signal. */
  readonly mates: Set<Sleeper> | undefined
  timer: NodeJS.Timeout | undefined
}

/** Turns of the event loop that what was woken gets to go on and to fall asleep again. */
const TURNS = 4

/**
 * Time that a test can run faster, stop, and move by hand. At speed 4 a sleep of 1,000 ms takes 250 ms; at speed 0 no
 * sleep takes any time. Stamps are real, but for what the clock was moved by, and stand still while it is stopped.
 */
export class MovableClock implements Clock {
  #speed: number
  /** The moment that the clock was stopped at, of its stamps. */
  #stoppedAt: number | undefined
  /** By how much stamps are ahead of real time. */
  #aheadMs = 0
  /** This clock's own time at the real moment `#since`. */
  #passed = 0
  #since = performance.now()
  readonly #sleepers = new Set<Sleeper>()
  /** One listener a signal: streams fall asleep before each event, and listening costs more than sleeping. */
  readonly #mates = new WeakMap<AbortSignal, Set<Sleeper>>()

  constructor(speed = 1) {
    this.#speed = speed
  }

  get speed(): number {
    return this.#speed
  }

  get isStopped(): boolean {
    return this.#stoppedAt !== undefined
  }

  now(): number {
    // What it was moved by may be parts of a millisecond, which stamps do not have.
    return Math.floor(this.#stoppedAt ?? Date.now() + this.#aheadMs)
  }

  sleep(ms: number, signal?: AbortSignal): Promise<void> | undefined {
    if (signal?.aborted) throw signal.reason
    if (this.#speed === 0 && !this.isStopped) return undefined
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const mates = signal && this.#matesOf(signal)
    const sleeper: Sleeper = { due: this.#time() + ms, resolve, reject, mates, timer: undefined }
    this.#sleepers.add(sleeper)
    mates?.add(sleeper)
    this.#arm(sleeper)
    return promise
  }

  /** From now on time passes so many times as fast; what sleeps already wakes accordingly. */
  setSpeed(speed: number): void {
    this.#settle()
    this.#speed = speed
    this.#rearm()
  }

  /** Time passes no more but by `advance`. */
  stop(): void {
    if (this.isStopped) return
    this.#settle()
    this.#stoppedAt = this.now()
    this.#rearm()
  }

  /** Time goes on from where it stands. */
  start(): void {
    if (this.#stoppedAt === undefined) return
    this.#aheadMs = this.#stoppedAt - Date.now()
    this.#stoppedAt = undefined
    this.#since = performance.now()
    this.#rearm()
  }

  /** Lets all that sleeps wake, and nothing sleep any more. */
  release(): void {
    this.start()
    this.setSpeed(0)
  }

  /** Lets so much time pass at once; all that was to happen in it happens in its order. */
  async advance(ms: number): Promise<void> {
    const end = this.#time() + ms
    for (let next = this.#next(end); next; next = this.#next(end)) {
      this.#moveTo(next.due)
      this.#wake(next)
      await settled()
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

  /** The sleeper that wakes first, if that is at `end` or before. */
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
    sleeper.timer = setTimeout(this.#wake, ms, sleeper)
  }

  readonly #wake = (sleeper: Sleeper): void => {
    this.#leave(sleeper)
    sleeper.resolve()
  }

  #leave(sleeper: Sleeper): void {
    clearTimeout(sleeper.timer)
    this.#sleepers.delete(sleeper)
    sleeper.mates?.delete(sleeper)
  }

  #matesOf(signal: AbortSignal): Set<Sleeper> {
    const known = this.#mates.get(signal)
    if (known) return known
    const mates = new Set<Sleeper>()
    this.#mates.set(signal, mates)
    const wakeAll = () => {
      for (const sleeper of [...mates]) {
        this.#leave(sleeper)
        sleeper.reject(signal.reason)
      }
    }
    signal.addEventListener('abort', wakeAll, { once: true })
    return mates
  }
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++) await nextTurn()
}
