import type { Clock } from '../core/clock.ts'
import type { Route, Stream } from '../core/contract.ts'
import type { Call, Outcome } from '../core/handler.ts'
import type { Log } from '../core/problem.ts'

/** An authenticated, validated request. */
export interface MockExchange {
  readonly route: Route
  /** The requested stream. */
  readonly stream: Stream | undefined
  readonly call: Call
  /** Clock of the sandbox. */
  readonly clock: Clock
  readonly log: Log
  /** Sources that contributed to the answer, in order. Each middleware appends its own. */
  readonly answeredBy: Answerer[]
}

/** Something other than the simulated gateway that gave or changed an answer. */
export interface Answerer {
  readonly kind: 'prefer' | 'model' | 'scenario' | 'fault' | 'recording'
  readonly name: string
}

/** May answer a request itself or change the result of `next()`. */
export type Middleware = (exchange: MockExchange, next: Next) => Promise<Outcome>

/** Calls the next middleware, and finally the gateway; with another call if one is given. */
export type Next = (call?: Call) => Promise<Outcome>

/** The first middleware is the outermost. */
export function compose(
  middlewares: readonly Middleware[],
  exchange: MockExchange,
  answer: (call: Call) => Promise<Outcome>,
) {
  const from = (index: number, current: MockExchange): Promise<Outcome> => {
    const middleware = middlewares[index]
    if (!middleware) return answer(current.call)
    return middleware(current, (call) => from(index + 1, call === undefined ? current : { ...current, call }))
  }
  return from(0, exchange)
}
