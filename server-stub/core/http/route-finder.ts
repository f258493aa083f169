import createRouter from 'find-my-way'
import type { Route } from '../contract.ts'
import { pathReader, type Values } from './parameters.ts'
import { type PathTemplate, parsePathTemplate } from './path-template.ts'

/** Characters of a parameter in a path, decoded; the router answers longer ones as an unknown path. */
export const MAX_PATH_PARAMETER = 2048

export interface FoundRoute {
  readonly route: Route
  readonly path: Values
}

/** The templates that a server answers for a route. */
export function getTemplates({ path, aliases }: Route, strict: boolean): PathTemplate[] {
  return (strict ? [path] : [path, ...aliases]).map(parsePathTemplate)
}

/** Finds the routes of a path, one for each method, as the router of a server does. `path` is without the query. */
export function routeFinder(routes: readonly Route[], strict = false): (path: string) => FoundRoute[] {
  const router = createRouter({ maxParamLength: MAX_PATH_PARAMETER })
  for (const route of routes) {
    for (const { url, names } of getTemplates(route, strict)) {
      router.on(route.method, url, () => {}, { route, read: pathReader(names, route.parameters) })
    }
  }
  const methods = [...new Set(routes.map(({ method }) => method))]
  return (path) =>
    methods.flatMap((method) => {
      const found = router.find(method, decodable(path))
      // The router lets a parameter be empty, which no operation does.
      if (found === null || Object.values(found.params).includes('')) return []
      return [{ route: found.store.route, path: found.store.read(found.params) }]
    })
}

/** The router finds nothing for a path whose percent-encoding is broken: that one is taken as it is written. */
function decodable(path: string): string {
  try {
    decodeURI(path)
    return path
  } catch {
    return path.replaceAll('%', '%25')
  }
}
