import { type Clock, untilAborted } from '../../runtime/clock.ts'
import type { AnyCall } from '../../runtime/handler.ts'
import type { RateLimits } from '../../runtime/http/rate-limit-headers.ts'
import { type Random, randomFrom } from '../../runtime/random.ts'
import type { MockExchange } from '../middleware.ts'
import { estimateTokens } from '../simulator/text/count.ts'
import type { Fault, Span } from './fault.ts'
import { reportLimits } from './limit-headers.ts'
import { isInScope } from './scope.ts'

export interface FaultState {
  readonly id: string
  readonly fault: Fault
  /** Matching requests, and injections. */
  readonly seen: number
  readonly injected: number
  /** Expired or used up. */
  readonly isSpent: boolean
}

/** The application of a fault to one request. */
export interface Injection<F = Fault> {
  readonly fault: F
  /** Name in the journal. */
  readonly name: string
  /** Derived from the seed of the sandbox. */
  readonly random: Random
  /** Time until an exceeded limit is renewed. */
  readonly limitedForMs: number
  /**
   * Waits for this time (forever if undefined), until the fault is removed or expires. Rejects when the client
   * disconnects.
   */
  hold(span?: Span): Promise<void>
  /** Uncounts the request, because the fault has changed nothing in its answer. */
  giveBack(): void
  /** Tells why it has changed nothing. */
  report(reason: string): void
}

/** The clock of a sandbox. */
export interface FaultClock extends Clock {
  /** Whether sleeps take no time. */
  readonly isInstant: boolean
}

/** Why a fault has no effect on a clock; undefined if it has one. */
export function reasonWithoutTime(fault: Fault, { isInstant }: FaultClock): string | undefined {
  if (!isInstant) return undefined
  const isWait = fault.kind === 'slow' || ((fault.kind === 'delay' || fault.kind === 'stall') && hasLength(fault.ms))
  return isWait ? `\`${fault.kind}\` has no effect at speed 0, where waits take no time: set a speed` : undefined
}

/** Whether a wait has an end, after some time. */
function hasLength(span: Span | undefined): boolean {
  return span !== undefined && [span].flat().some((ms) => ms > 0)
}

export interface ActiveFaultOptions {
  readonly id: string
  readonly name: string
  readonly fault: Fault
  readonly clock: FaultClock
  /** The same seed and the same requests in the same order give the same injections; it may change. */
  readonly settings: { readonly seed: number }
  /** Aborted when the fault is removed. */
  readonly lifted?: AbortSignal | undefined
  /** Called for a request that the fault applies to and does not affect. */
  readonly onIdle: (reason: string, exchange: MockExchange) => void
}

/** An active fault with its counters. */
export class ActiveFault {
  readonly #options: ActiveFaultOptions
  readonly #setAt: number
  readonly #lifting = new AbortController()
  readonly #window: RequestWindow | undefined
  #seen = 0
  #injected = 0

  constructor(options: ActiveFaultOptions) {
    const { fault, clock } = options
    this.#options = options
    this.#setAt = clock.now()
    this.#window = getWindow(fault, clock)
  }

  get id(): string {
    return this.#options.id
  }

  get isSpent(): boolean {
    const { times } = this.#options.fault
    return (times !== undefined && this.#injected >= times) || this.#leftMs() <= 0
  }

  state(): FaultState {
    const { id, fault } = this.#options
    return { id, fault, seen: this.#seen, injected: this.#injected, isSpent: this.isSpent }
  }

  /** Undefined if it does not apply to the request. */
  injectionFor(exchange: MockExchange): Injection | undefined {
    const { id, name, fault, settings, clock, onIdle } = this.#options
    if (this.isSpent || !isInScope(fault, exchange)) return undefined
    const idle = reasonWithoutTime(fault, clock)
    if (idle !== undefined) return void onIdle(idle, exchange)
    const index = this.#seen++
    if (index < (fault.skip ?? 0)) return undefined
    const limitedForMs = this.#window?.enter(exchange.call) ?? 0
    if (this.#window) reportLimits(exchange, this.#window.state)
    if (this.#window && limitedForMs === 0) return undefined
    const random = randomFrom(settings.seed, 'fault', id, index)
    if (!random.chance(fault.probability ?? 1)) return undefined
    this.#injected++
    const hold = (span?: Span) => this.#hold(exchange.call.signal, span && measureLength(span, random))
    const giveBack = () => {
      this.#seen--
      this.#injected--
    }
    const report = (reason: string) => onIdle(reason, exchange)
    return { fault, name, random, limitedForMs, hold, giveBack, report }
  }

  /** Releases everything it delays. */
  lift(): void {
    this.#lifting.abort()
  }

  #leftMs(): number {
    const { fault, clock } = this.#options
    const { untilMs = Number.POSITIVE_INFINITY } = fault
    return this.#setAt + untilMs - clock.now()
  }

  async #hold(disconnected: AbortSignal, ms = Number.POSITIVE_INFINITY): Promise<void> {
    const { clock, lifted } = this.#options
    // A combined signal with a listener stays in memory until it is aborted.
    const ended = new AbortController()
    const over = AbortSignal.any([this.#lifting.signal, disconnected, ended.signal, ...(lifted ? [lifted] : [])])
    const heldMs = Math.min(ms, this.#leftMs())
    try {
      if (heldMs === Number.POSITIVE_INFINITY) await untilAborted(over)
      else await clock.sleep(Math.max(0, heldMs), over)
    } catch (error) {
      if (disconnected.aborted || !over.aborted) throw error
    } finally {
      ended.abort()
    }
  }
}

function getWindow(fault: Fault, clock: Clock): RequestWindow | undefined {
  if (fault.kind === 'rate-limit') return new RequestWindow({ perMs: 60_000, ...fault }, clock)
  return fault.kind === 'quota' ? new RequestWindow(fault, clock) : undefined
}

function measureLength(span: Span, random: Random): number {
  return typeof span === 'number' ? span : random.int(...span)
}

interface Limit {
  readonly requests: number
  readonly tokens?: number
  /** Undefined: a single window without end. */
  readonly perMs?: number
}

/** Counts requests and their tokens in windows of time; a request starts a window. */
class RequestWindow {
  readonly #limit: Limit
  readonly #clock: Clock
  #endsAt = Number.NEGATIVE_INFINITY
  #requests = 0
  #tokens = 0

  constructor(limit: Limit, clock: Clock) {
    this.#limit = limit
    this.#clock = clock
  }

  /** Counts a request, unless it exceeds the limit. Returns the milliseconds until the window ends; 0 if it is allowed. */
  enter({ body }: AnyCall): number {
    const { requests, tokens = Number.POSITIVE_INFINITY, perMs = Number.POSITIVE_INFINITY } = this.#limit
    const now = this.#clock.now()
    if (now >= this.#endsAt) {
      this.#endsAt = now + perMs
      this.#requests = 0
      this.#tokens = 0
    }
    const needed = tokens === Number.POSITIVE_INFINITY ? 0 : estimateTokens(body)
    if (this.#requests >= requests || this.#tokens + needed > tokens) return this.#endsAt - now
    this.#requests++
    this.#tokens += needed
    return 0
  }

  get state(): RateLimits {
    const { requests, tokens } = this.#limit
    const resetAt = this.#endsAt
    return {
      requests: { limit: requests, remaining: requests - this.#requests, resetAt },
      tokens: tokens === undefined ? undefined : { limit: tokens, remaining: tokens - this.#tokens, resetAt },
    }
  }
}
