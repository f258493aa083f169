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
  // Only `change` sets them.
  readonly seed: number = 1
  readonly latency: readonly LatencyRule[] = []
  readonly firstTokenMs = defaultPace.firstTokenMs
  readonly tokensPerSecond = defaultPace.tokensPerSecond
  readonly jitter = defaultPace.jitter

  constructor(clock: MovableClock, values: Partial<Omit<SettingValues, 'speed'>>) {
    this.#clock = clock
    this.#assign(values)
  }

  get speed(): number {
    return this.#clock.speed
  }

  /** Other settings stay unchanged. Values are in the same units as on the command line. */
  change({ speed, ...values }: Partial<SettingValues>): void {
    this.#assign(values)
    if (speed !== undefined) this.#clock.setSpeed(speed)
  }

  #assign({ seed = this.seed, latency = this.latency, ...pace }: Partial<Omit<SettingValues, 'speed'>>): void {
    Object.assign(this, { seed, latency, ...paceWith(this, pace) })
  }
}

export function paceWith(pace: TextPace, changes: Partial<TextPace>): TextPace {
  const { firstTokenMs = pace.firstTokenMs, tokensPerSecond = pace.tokensPerSecond, jitter = pace.jitter } = changes
  return { firstTokenMs, tokensPerSecond, jitter }
}
