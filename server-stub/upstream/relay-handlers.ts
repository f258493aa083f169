import { routes } from '../../generated/routes.ts'
import type { Route } from '../core/contract.ts'
import { type Call, findHandler, type HandlerTable, type Outcome } from '../core/handler.ts'
import { relay } from './relay.ts'
import type { Routing } from './routing.ts'
import { nameField } from './unsupported.ts'

/** Wraps the handlers: requests for an upstream with the format of the operation are passed through. */
export function relayHandlers(routing: Routing, handlers: HandlerTable): HandlerTable {
  const wrapped = routes.map((route) => [route.operationId, relayHandler(routing, route, handlers)])
  return { ...handlers, ...Object.fromEntries(wrapped) }
}

function relayHandler(routing: Routing, route: Route, handlers: HandlerTable) {
  const handle = findHandler(handlers, route.operationId)
  return async (call: Call): Promise<Outcome> => {
    const upstream = routing.passThrough(route.family, getModel(call))
    if (upstream !== undefined) return relay(upstream, route, call)
    try {
      return await handle(call)
    } catch (error) {
      throw nameField(route.family, error)
    }
  }
}

function getModel({ path, body }: Call): string | undefined {
  const named = [path, body].map((source) => (source as { readonly model?: unknown } | undefined)?.model)
  const model = named.find((each) => typeof each === 'string')
  return typeof model === 'string' ? model.replace(/^models\//, '') : undefined
}
