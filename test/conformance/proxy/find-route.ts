import { routes } from '../../../generated/routes.ts'
import { parsePathTemplate } from '../../../server-stub/core/path-template.ts'
import type { Route } from '../../../server-stub/core/tables.ts'

const table = routes.flatMap((route) =>
  [route.path, ...route.aliases].map((path) => ({ route, pattern: parsePathTemplate(path).pattern })),
)

export interface FoundRoute {
  readonly route: Route | undefined
  /** Methods that the contract has for the path. */
  readonly methods: readonly string[]
}

/** The operation of the contract that a request asks for; `path` is without the query. */
export function findRoute(method: string, path: string): FoundRoute {
  const matches = table.filter(({ pattern }) => pattern.test(path)).map(({ route }) => route)
  return { route: matches.find((route) => route.method === method), methods: matches.map((route) => route.method) }
}
