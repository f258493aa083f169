import type { Route } from '../core/contract.ts'
import type { Values } from '../core/http/parameters.ts'
import { routeFinder } from '../core/http/route-finder.ts'

export interface FoundRoute {
  readonly route: Route | undefined
  readonly path: Values
  /** The methods that the contract has for the path. */
  readonly methods: readonly string[]
}

/** Finds the operation of a request; `path` is without the query. */
export type FindRoute = (method: string, path: string) => FoundRoute

export function createFindRoute(routes: readonly Route[]): FindRoute {
  const findRoutes = routeFinder(routes)
  return (method, path) => {
    const found = findRoutes(path)
    const own = found.find(({ route }) => route.method === method)
    return { route: own?.route, path: own?.path ?? {}, methods: found.map(({ route }) => route.method) }
  }
}
