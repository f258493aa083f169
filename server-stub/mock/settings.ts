import { defaultPace, type TextPace } from '../simulator/text/pace.ts'
import type { MovableClock } from './movable-clock.ts'

/** What can be set of a sandbox while it is in use. */
export interface SettingValues extends TextPace {
  /** How fast all time passes; 0 is at once. */
  readonly speed: number
  /** The same seed gives the same answers. */
  readonly seed: number
}

/** The settings of a sandbox; whoever holds them sees every change. */
export class Settings implements SettingValues {
  readonly #clock: MovableClock
  #pace: TextPace
  #seed: number

  constructor(clock: MovableClock, { seed = 1, ...pace }: Partial<TextPace> & { readonly seed?: number } = {}) {
    this.#clock = clock
    this.#pace = paceWith(defaultPace, pace)
    this.#seed = seed
  }

  get seed(): number {
    return this.#seed
  }

  get firstTokenMs(): number {
    return this.#pace.firstTokenMs
  }

  get tokensPerSecond(): number {
    return this.#pace.tokensPerSecond
  }

  get jitter(): number {
    return this.#pace.jitter
  }

  get speed(): number {
    return this.#clock.speed
  }

  /** What is not named stays; the values are those that the command line would take. */
  change({ speed, seed, ...pace }: Partial<SettingValues>): void {
    if (seed !== undefined) this.#seed = seed
    this.#pace = paceWith(this.#pace, pace)
    if (speed !== undefined) this.#clock.setSpeed(speed)
  }

  values(): SettingValues {
    return { ...this.#pace, speed: this.speed, seed: this.#seed }
  }
}

/** A pace with some of its values replaced. */
export function paceWith(pace: TextPace, changes: Partial<TextPace>): TextPace {
  const { firstTokenMs = pace.firstTokenMs, tokensPerSecond = pace.tokensPerSecond, jitter = pace.jitter } = changes
  return { firstTokenMs, tokensPerSecond, jitter }
}
