import type { Clock } from '../runtime/clock.ts'
import type { Stream } from '../runtime/contract.ts'
import type { Outcome } from '../runtime/handler.ts'
import type { RequestContext } from '../runtime/http/request-context.ts'
import type { Log } from '../runtime/problem.ts'
import type { MockOperation } from './mock-contract.ts'
import type { RequestPreferences } from './preferences/preferences.ts'
import type { Waits } from './simulator/text/pace.ts'

/** An authenticated, validated request. */
export interface MockExchange extends MockOperation {
  /** The requested stream. */
  readonly stream: Stream | undefined
  readonly call: RequestContext
  /** Clock of the sandbox. */
  readonly clock: Clock
  readonly log: Log
  /** Sources that contributed to the answer, in order. A middleware appends itself. */
  readonly answeredBy: Answerer[]
  /** The delays of a text model, if a latency determines them. */
  readonly waits?: Waits
  /** Undefined if the request has none. */
  readonly preferences?: WantedPreferences
}

export interface WantedPreferences {
  readonly inHeader: RequestPreferences | undefined
  readonly inModel: RequestPreferences | undefined
}

/** Something other than the simulated gateway that gave or changed an answer. */
export interface Answerer {
  readonly kind: 'prefer' | 'model' | 'scenario' | 'scripted' | 'fault' | 'recording' | 'forward'
  readonly name: string
}

/** Answers a request: the next middleware, and finally the gateway. */
export type Next = (exchange: MockExchange) => Promise<Outcome>

/** May answer a request itself or change the result of `next(exchange)`. */
export type Middleware = (next: Next) => Next

/** Puts middlewares before `last`; the first one is the outermost. */
export function compose(middlewares: readonly Middleware[], last: Next): Next {
  return middlewares.reduceRight((next, middleware) => middleware(next), last)
}
