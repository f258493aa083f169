import type { Route, Stream } from '../core/contract.ts'
import type { Call, Outcome } from '../core/handler.ts'
import type { Sandbox } from './sandbox.ts'

/** A request that has passed authentication and validation, on its way to the one who answers it. */
export interface MockExchange {
  readonly route: Route
  /** The stream that was asked for. */
  readonly stream: Stream | undefined
  readonly call: Call
  readonly sandbox: Sandbox
  /** Who has had a hand in the answer so far; whoever has one adds itself. */
  readonly answeredBy: Answerer[]
}

/** Something beside the simulated gateway that an answer comes from, or that has altered it. */
export interface Answerer {
  readonly kind: 'prefer' | 'model' | 'scenario' | 'fault' | 'recording'
  readonly name: string
}

/** Stands between a request and its answer: answers itself, or alters what `next` gives. */
export type Middleware = (exchange: MockExchange, next: Next) => Promise<Outcome>

/** The answer of the layers below, at the bottom the gateway's own; to another call where one is given. */
export type Next = (call?: Call) => Promise<Outcome>

/** The first layer is the outermost. */
export function compose(
  middlewares: readonly Middleware[],
  exchange: MockExchange,
  answer: (call: Call) => Promise<Outcome>,
) {
  const from = (index: number, current: MockExchange): Promise<Outcome> => {
    const middleware = middlewares[index]
    if (!middleware) return answer(current.call)
    return middleware(current, (call = current.call) => from(index + 1, { ...current, call }))
  }
  return from(0, exchange)
}
