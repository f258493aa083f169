import createRouter, { type HTTPMethod } from 'find-my-way'
import type { Route } from '../contract.ts'
import { pathReader, type Values } from './parameters.ts'
import { type PathTemplate, parsePathTemplate } from './path-template.ts'

/** Maximum length of a decoded path parameter. The router treats a path with a longer one as unknown. */
export const MAX_PATH_PARAMETER = 2048

export interface FoundRoute {
  readonly route: Route
  readonly path: Values
}

const parsedTemplates = new WeakMap<Route, readonly PathTemplate[]>()

/** The parsed path templates of a route; `strict` excludes aliases. Several servers of one contract share them. */
export function getTemplates(route: Route, strict: boolean): readonly PathTemplate[] {
  const all = parsedTemplates.get(route) ?? [route.path, ...route.aliases].map(parsePathTemplate)
  parsedTemplates.set(route, all)
  return strict ? all.slice(0, 1) : all
}

/** Finds the routes of a path without query, one per method, as the router of a server does. Built when first used. */
export function routeFinder(routes: readonly Route[], strict = false): (path: string) => FoundRoute[] {
  const methods = [...new Set(routes.map(toMethod))]
  let router: ReturnType<typeof buildRouter> | undefined
  return (path) => {
    router ??= buildRouter(routes, strict)
    const decodable = toDecodablePath(path)
    return methods.flatMap((method) => {
      const match = router?.find(method, decodable) ?? null
      // The router accepts empty parameters; the server does not.
      if (match === null || Object.values(match.params).includes('')) return []
      return [{ route: match.store.route, path: match.store.read(match.params, path) }]
    })
  }
}

function buildRouter(routes: readonly Route[], strict: boolean) {
  const router = createRouter({ maxParamLength: MAX_PATH_PARAMETER })
  for (const route of routes) {
    for (const template of getTemplates(route, strict)) {
      router.on(toMethod(route), template.url, () => {}, { route, read: pathReader(template, route.parameters) })
    }
  }
  return router
}

/** The generator takes only methods that Node.js knows. */
function toMethod({ method }: Route): HTTPMethod {
  return method as HTTPMethod
}

/** The router rejects a path with invalid percent-encoding, so its `%` are taken literally. */
function toDecodablePath(path: string): string {
  try {
    decodeURI(path)
    return path
  } catch {
    return path.replaceAll('%', '%25')
  }
}
