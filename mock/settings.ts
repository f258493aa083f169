import type { LatencyRule } from './latency/latency.ts'
import type { MovableClock } from './movable-clock.ts'
import type { SimulationOptions } from './simulated-ports.ts'
import { defaultPace, type TextPace } from './simulator/text/pace.ts'

/** Settings that can change while a sandbox is in use. */
export interface SettingValues extends TextPace, Required<Pick<SimulationOptions, 'speed' | 'seed'>> {
  readonly latency: readonly LatencyRule[]
}

/** The current settings of a sandbox. */
export class Settings implements SettingValues {
  readonly #clock: MovableClock
  #pace: TextPace
  #seed: number
  #latency: readonly LatencyRule[]

  constructor(clock: MovableClock, { seed = 1, latency = [], ...pace }: Partial<Omit<SettingValues, 'speed'>>) {
    this.#clock = clock
    this.#pace = paceWith(defaultPace, pace)
    this.#seed = seed
    this.#latency = latency
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

  get latency(): readonly LatencyRule[] {
    return this.#latency
  }

  get speed(): number {
    return this.#clock.speed
  }

  /** Other settings stay unchanged. Values are in the same units as on the command line. */
  change({ speed, seed, latency, ...pace }: Partial<SettingValues>): void {
    if (seed !== undefined) this.#seed = seed
    if (latency !== undefined) this.#latency = latency
    this.#pace = paceWith(this.#pace, pace)
    if (speed !== undefined) this.#clock.setSpeed(speed)
  }

  values(): SettingValues {
    return { ...this.#pace, speed: this.speed, seed: this.#seed, latency: this.#latency }
  }
}

export function paceWith(pace: TextPace, changes: Partial<TextPace>): TextPace {
  const { firstTokenMs = pace.firstTokenMs, tokensPerSecond = pace.tokensPerSecond, jitter = pace.jitter } = changes
  return { firstTokenMs, tokensPerSecond, jitter }
}
