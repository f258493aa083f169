import { routes } from '../../generated/routes.ts'
import { type Call, type HandlerTable, handlerOf } from '../core/handler.ts'
import { streamChooser } from '../core/http/choose-stream.ts'
import { compose, type Middleware } from './middleware.ts'
import { sandboxNameOf } from './sandbox-ref.ts'
import type { Sandboxes } from './sandboxes.ts'

/** Handlers that look for the sandbox of a call, and ask its gateway through all layers. */
export function answerCalls(sandboxes: Sandboxes, layers: readonly Middleware[]): HandlerTable {
  return Object.fromEntries(
    routes.map((route) => {
      const chooseStream = streamChooser(route.streams)
      const handle = (call: Call) => {
        const sandbox = sandboxes.get(sandboxNameOf({ headers: call.rawHeaders, key: call.key }))
        const stream = chooseStream(call.query, call.body)
        return compose(
          layers,
          { route, stream, call, sandbox, answeredBy: [] },
          handlerOf(sandbox.gateway.handlers, route.operationId),
        )
      }
      return [route.operationId, handle]
    }),
  )
}
