import { type Call, findHandler, type HandlerTable } from '../core/handler.ts'
import { streamChooser } from '../core/http/media-types.ts'
import { compose, type Middleware, type Next } from './middleware.ts'
import { getMockedContract } from './mocked-contract.ts'
import type { Sandbox } from './sandbox.ts'
import { getSandboxName } from './sandbox-ref.ts'
import type { Sandboxes } from './sandboxes.ts'

/** Handlers that pass a call through the middlewares of its sandbox to its gateway. */
export function answerCalls(
  sandboxes: Sandboxes,
  middlewaresFor: (sandbox: Sandbox) => readonly Middleware[],
): HandlerTable {
  return Object.fromEntries(
    getMockedContract().routes.map((route) => {
      const chooseStream = streamChooser(route.streams)
      const answers = new WeakMap<Sandbox, Next>()
      const prepare = (sandbox: Sandbox): Next => {
        const answer = compose(middlewaresFor(sandbox), findHandler(sandbox.gateway.handlers, route.operationId))
        answers.set(sandbox, answer)
        return answer
      }
      const handle = (call: Call) => {
        const sandbox = sandboxes.get(getSandboxName({ headers: call.rawHeaders, key: call.key }))
        const answer = answers.get(sandbox) ?? prepare(sandbox)
        const stream = chooseStream(call.query, call.body)
        const { clock, ports } = sandbox
        return answer({ route, stream, call, clock, log: ports.log, answeredBy: [] })
      }
      return [route.operationId, handle]
    }),
  )
}
