import { routes } from '../../generated/routes.ts'
import { decodePath, parsePathTemplate } from '../core/path-template.ts'
import { pathReader, type Values } from '../core/read-parameters.ts'
import type { Route } from '../core/tables.ts'

export interface FoundRoute {
  readonly route: Route | undefined
  /** The parameters of the path, still percent-encoded where that encoding is broken. */
  readonly path: Values
  /** Methods that the contract has for the path. */
  readonly methods: readonly string[]
}

const matchers = routes.flatMap((route) =>
  [route.path, ...route.aliases].map((template) => ({ route, match: pathMatcher(template, route) })),
)

/** The operation of the contract that a request asks for; `path` is without the query. */
export function findRoute(method: string, path: string): FoundRoute {
  const found = matchers.flatMap(({ route, match }) => {
    const values = match(path)
    return values ? [{ route, values }] : []
  })
  const own = found.find(({ route }) => route.method === method)
  return { route: own?.route, path: own?.values ?? {}, methods: found.map(({ route }) => route.method) }
}

/** Gives the parameters of a path that fits a template. */
export function pathMatcher(template: string, { parameters }: Pick<Route, 'parameters'>) {
  const { names, pattern } = parsePathTemplate(template)
  const read = pathReader(names, parameters)
  return (path: string): Values | undefined => {
    const found = pattern.exec(decodePath(path))
    return found ? read(Object.fromEntries(found.slice(1).map((text, at) => [`p${at}`, decode(text)]))) : undefined
  }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
