import type { Clock } from '../runtime/clock.ts'
import type { Stream } from '../runtime/contract.ts'
import type { Call, Outcome } from '../runtime/handler.ts'
import type { Log } from '../runtime/problem.ts'
import type { MockOperation } from './mock-contract.ts'

/** An authenticated, validated request. */
export interface MockExchange extends MockOperation {
  /** The requested stream. */
  readonly stream: Stream | undefined
  /**
   * Its `rawHeaders` are the headers object of the HTTP request. Hooks of the server and middlewares share data about a
   * request by that object: its journal entry (`getEntry`), its reply (`reportApplied`), and whether it was accepted
   * (`ReplayMiddleware`).
   */
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

/** May answer a request itself or change the result of `next(exchange)`. */
export type Middleware = (exchange: MockExchange, next: Next) => Promise<Outcome>

/** Calls the next middleware, and finally the gateway; the call of the exchange may be another one. */
export type Next = (exchange: MockExchange) => Promise<Outcome>

/** Made once for all requests of a handler. The first middleware is the outermost. */
export function compose(middlewares: readonly Middleware[], handle: (call: Call) => Promise<Outcome>): Next {
  return middlewares.reduceRight<Next>(
    (next, middleware) => (exchange) => middleware(exchange, next),
    ({ call }) => handle(call),
  )
}
