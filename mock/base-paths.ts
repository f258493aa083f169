import { routeFinder } from '../runtime/http/route-finder.ts'
import { asArray, asObject, asString, ownValue } from '../runtime/json.ts'
import type { MockContract } from './mock-contract.ts'

/** The paths of the URLs in the `servers` of a document, its paths and its operations: the longest first. */
export function listBasePaths(openapi: unknown): readonly string[] {
  const { servers, paths } = asObject(openapi)
  const items = Object.values(asObject(paths)).map(asObject)
  const nodes = [...items, ...items.flatMap((item) => Object.values(item).map(asObject))]
  const all = [servers, ...nodes.map((node) => node.servers)].flatMap(asArray).map(readBasePath)
  return [...new Set(all)].filter((path) => path !== '').sort((a, b) => b.length - a.length)
}

/** The path of a server's URL, with the defaults of its variables. */
function readBasePath(server: unknown): string {
  const { url, variables } = asObject(server)
  const filled = (asString(url) ?? '').replace(/\{([^{}]*)\}/g, (_, name: string) => {
    return String(asObject(ownValue(asObject(variables), name)).default ?? '')
  })
  const base = 'http://document.invalid/'
  return URL.canParse(filled, base) ? new URL(filled, base).pathname.replace(/\/+$/, '') : ''
}

/**
 * Creates a function that finds the base path of a URL; undefined for a contract without base paths. A prefix of an operation's path is
 * no base path.
 */
export function basePathFinder({
  basePaths,
  routes,
}: Pick<MockContract, 'basePaths' | 'routes'>): ((url: string) => string) | undefined {
  if (basePaths.length === 0) return undefined
  const findRoutes = routeFinder(routes)
  return (url) => {
    const [path = ''] = url.split(/[?#]/, 1)
    const basePath = basePaths.find((candidate) => path === candidate || path.startsWith(`${candidate}/`)) ?? ''
    return basePath === '' || findRoutes(path).length > 0 ? '' : basePath
  }
}
