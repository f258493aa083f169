import type { FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '../problem.ts'
import { cut } from '../validation/quote.ts'
import { decodePath } from './path-template.ts'
import { replyWithProblem } from './reply-with-problem.ts'
import { routeFinder } from './route-finder.ts'
import type { ServerContext } from './server-context.ts'
import { pathSuggester } from './suggest-path.ts'

/**
 * Answers unmatched requests with the error bodies of the path's family: 405 with the methods of the path, or 404 with a
 * suggested path. The family of an alias is that of its route.
 */
export function notFoundHandler(server: ServerContext) {
  const { findFamily, strict } = server
  const { routes } = server.contract
  const findRoutes = routeFinder(routes, strict)
  const suggestPath = pathSuggester(routes.flatMap(({ path, aliases }) => (strict ? [path] : [path, ...aliases])))
  return (request: FastifyRequest, reply: FastifyReply): string | undefined => {
    const path = getPath(request.url)
    const found = findRoutes(path).map(({ route }) => route)
    const methods = found.map(({ method }) => method)
    const problem =
      methods.length > 0 ? methodNotAllowed(request.method, path, methods) : unknownPath(path, suggestPath(path))
    const [route] = found
    const family = findFamily(route?.path ?? decodePath(path))
    return replyWithProblem(reply, problem, { family, problems: route?.problems, server })
  }
}

/** Gets the path of a URL, without decoding. */
export function getPath(url: string): string {
  const end = url.search(/[?#]/)
  return end === -1 ? url : url.slice(0, end)
}

/** Creates a `not-found` problem; `suggested` is a similar path. */
export function unknownPath(path: string, suggested?: string): Problem {
  const fix = suggested === undefined ? '' : ` Did you mean ${cut(suggested)}?`
  return new Problem('not-found', `There is nothing at ${cut(path)}.${fix}`)
}

function methodNotAllowed(method: string, path: string, allowed: readonly string[]): Problem {
  const allow = allowed.join(', ')
  return new Problem('method-not-allowed', `${cut(path)} does not answer ${method}, only ${allow}.`, {
    headers: { allow },
  })
}
