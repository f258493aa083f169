import { routes } from '../../generated/routes.ts'
import { streamChooser } from '../core/choose-stream.ts'
import type { Call, HandlerTable, Outcome } from '../core/handler.ts'
import type { Route } from '../core/tables.ts'
import { type Layer, throughLayers } from './layer.ts'
import type { Universe } from './universe.ts'
import { universeNameOf } from './universe-of-request.ts'
import type { Universes } from './universes.ts'

/** Handlers that look for the universe of a call, and ask its gateway through all layers. */
export function answerCalls(universes: Universes, layers: readonly Layer[]): HandlerTable {
  return Object.fromEntries(
    routes.map((route) => {
      const chooseStream = streamChooser(route.streams)
      const handle = (call: Call) => {
        const universe = universes.get(universeNameOf({ headers: call.rawHeaders, key: call.key }))
        const stream = chooseStream(call.query, call.body)
        return throughLayers(layers, { route, stream, call, universe }, (given) => askGateway(universe, route, given))
      }
      return [route.operationId, handle]
    }),
  )
}

function askGateway({ gateway }: Universe, { operationId }: Route, call: Call): Promise<Outcome> {
  const table: HandlerTable = gateway.handlers
  const handler = table[operationId]
  if (!handler) throw new Error(`There is no handler for ${operationId}.`)
  // Validation has just made sure that the call is what this handler takes.
  return handler(call as never)
}
