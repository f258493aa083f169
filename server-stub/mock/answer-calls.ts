import { routes } from '../../generated/routes.ts'
import { type Call, type HandlerTable, handlerOf } from '../core/handler.ts'
import { streamChooser } from '../core/http/choose-stream.ts'
import { compose, type Middleware } from './middleware.ts'
import { universeNameOf } from './sandbox-ref.ts'
import type { Universes } from './sandboxes.ts'

/** Handlers that look for the universe of a call, and ask its gateway through all layers. */
export function answerCalls(universes: Universes, layers: readonly Middleware[]): HandlerTable {
  return Object.fromEntries(
    routes.map((route) => {
      const chooseStream = streamChooser(route.streams)
      const handle = (call: Call) => {
        const universe = universes.get(universeNameOf({ headers: call.rawHeaders, key: call.key }))
        const stream = chooseStream(call.query, call.body)
        return compose(
          layers,
          { route, stream, call, universe, answeredBy: [] },
          handlerOf(universe.gateway.handlers, route.operationId),
        )
      }
      return [route.operationId, handle]
    }),
  )
}
