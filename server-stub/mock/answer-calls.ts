import { type Call, findHandler, type HandlerTable } from '../core/handler.ts'
import { streamChooser } from '../core/http/media-types.ts'
import { compose, type Middleware } from './middleware.ts'
import { getMockedContract } from './mocked-contract.ts'
import type { Sandbox } from './sandbox.ts'
import { getSandboxName } from './sandbox-ref.ts'
import type { Sandboxes } from './sandboxes.ts'

/** Handlers that pass a call through the middlewares of its sandbox to its gateway. */
export function answerCalls(
  sandboxes: Sandboxes,
  middlewaresFor: (sandbox: Sandbox) => readonly Middleware[],
): HandlerTable {
  const made = new WeakMap<Sandbox, readonly Middleware[]>()
  return Object.fromEntries(
    getMockedContract().routes.map((route) => {
      const chooseStream = streamChooser(route.streams)
      const handle = (call: Call) => {
        const sandbox = sandboxes.get(getSandboxName({ headers: call.rawHeaders, key: call.key }))
        const stream = chooseStream(call.query, call.body)
        const middlewares = made.get(sandbox) ?? middlewaresFor(sandbox)
        made.set(sandbox, middlewares)
        const { clock, ports } = sandbox
        const exchange = { route, stream, call, clock, log: ports.log, answeredBy: [] }
        return compose(middlewares, exchange, findHandler(sandbox.gateway.handlers, route.operationId))
      }
      return [route.operationId, handle]
    }),
  )
}
