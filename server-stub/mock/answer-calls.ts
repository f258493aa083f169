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
  const middlewaresOf = new WeakMap<Sandbox, readonly Middleware[]>()
  const getMiddlewares = (sandbox: Sandbox) => remember(middlewaresOf, sandbox, () => middlewaresFor(sandbox))
  return Object.fromEntries(
    getMockedContract().routes.map((route) => {
      const chooseStream = streamChooser(route.streams)
      const handlerOf = new WeakMap<Sandbox, ReturnType<typeof findHandler>>()
      const handle = (call: Call) => {
        const sandbox = sandboxes.get(getSandboxName({ headers: call.rawHeaders, key: call.key }))
        const stream = chooseStream(call.query, call.body)
        const handler = remember(handlerOf, sandbox, () => findHandler(sandbox.gateway.handlers, route.operationId))
        const { clock, ports } = sandbox
        const exchange = { route, stream, call, clock, log: ports.log, answeredBy: [] }
        return compose(getMiddlewares(sandbox), exchange, handler)
      }
      return [route.operationId, handle]
    }),
  )
}

function remember<T>(known: WeakMap<Sandbox, T>, sandbox: Sandbox, make: () => T): T {
  const found = known.get(sandbox)
  if (found !== undefined) return found
  const made = make()
  known.set(sandbox, made)
  return made
}
