import type { Outcome } from '../../runtime/handler.ts'
import { randomFrom } from '../../runtime/random.ts'
import type { FaultClock } from '../faults/active-fault.ts'
import { matchesCall, matchesRoute } from '../match-request.ts'
import type { MockExchange, Next } from '../middleware.ts'
import { isTextOperation } from '../scenarios/supported-answers.ts'
import type { SettingValues } from '../settings.ts'
import { makeWaits } from '../simulator/text/pace.ts'
import { AnswerWaits, type Latency, type LatencyRule } from './latency.ts'

interface LatencySetOptions {
  readonly clock: FaultClock
  /** They may change at any time. */
  readonly settings: Pick<SettingValues, 'seed' | 'latency' | 'firstTokenMs' | 'tokensPerSecond' | 'jitter'>
}

/** A latency, and a name that tells its random numbers from those of others. */
export interface NamedLatency {
  readonly name: string
  readonly latency: Latency
}

interface Load {
  begun: number
  running: number
}

const IDLE = 'has no effect at speed 0, where waits take no time: set a speed, or stop the clock'

/** The latencies of a sandbox, with the number of their requests. */
export class LatencySet {
  readonly #options: LatencySetOptions
  readonly #loads = new WeakMap<Latency, Load>()
  #hasReported = false

  constructor(options: LatencySetOptions) {
    this.#options = options
  }

  /**
   * Answers after the wait of the latency, else of the first rule that matches, and hands its delays down to a text model.
   * The request is running until its answer is sent, or its client leaves. An exchange that has delays keeps them.
   */
  answer(exchange: MockExchange, next: Next, scripted?: NamedLatency): Promise<Outcome> {
    const { latency } = this.#options.settings
    const isPaced = exchange.waits !== undefined
    const applied = isPaced ? undefined : (scripted ?? (latency.length > 0 ? findRule(latency, exchange) : undefined))
    return applied === undefined ? next(exchange) : this.#answerLate(exchange, next, applied)
  }

  async #answerLate(exchange: MockExchange, next: Next, applied: NamedLatency): Promise<Outcome> {
    this.#reportIdle(exchange)
    const { route, clock, call } = exchange
    const waits = this.#enter(applied, exchange)
    if (!isTextOperation(route)) await clock.sleep(waits.beforeReply(), call.signal)
    return next({ ...exchange, waits })
  }

  #enter({ name, latency }: NamedLatency, { call }: MockExchange): AnswerWaits {
    const { settings } = this.#options
    const load = this.#getLoad(latency)
    load.begun++
    load.running++
    call.onClose(() => load.running--)
    const random = randomFrom(settings.seed, 'latency', name, load.begun)
    return new AnswerWaits(latency, { random, running: load.running, others: makeWaits(settings, () => random) })
  }

  #getLoad(latency: Latency): Load {
    const load = this.#loads.get(latency) ?? { begun: 0, running: 0 }
    this.#loads.set(latency, load)
    return load
  }

  #reportIdle({ log }: MockExchange): void {
    if (!this.#options.clock.isInstant || this.#hasReported) return
    log('Warning: latency', IDLE, 'warn')
    this.#hasReported = true
  }
}

function findRule(rules: readonly LatencyRule[], { route, call }: MockExchange): NamedLatency | undefined {
  const fits = ({ match = {} }: LatencyRule) => matchesRoute(match, route) && matchesCall(match, call)
  const index = rules.findIndex(fits)
  const latency = rules[index]
  return latency && { name: `rule ${index}`, latency }
}
