import type { FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '../problem.ts'
import { cut } from '../validation/quote.ts'
import { decodePath } from './path-template.ts'
import { replyWithProblem } from './reply-with-problem.ts'
import { routeFinder } from './route-finder.ts'
import type { ServerContext } from './server-context.ts'
import { pathSuggester } from './suggest-path.ts'

/**
 * Answers what no route does: 405 with the methods that the path has, else 404 with the path that was probably meant, in
 * the words of the path's family. A path under another name is of the family whose path it names.
 */
export function notFoundHandler(server: ServerContext) {
  const { findFamily, strict } = server
  const { routes } = server.contract
  const findRoutes = routeFinder(routes, strict)
  const suggestPath = pathSuggester(routes.flatMap(({ path, aliases }) => (strict ? [path] : [path, ...aliases])))
  return (request: FastifyRequest, reply: FastifyReply): string => {
    const path = getPath(request.url)
    const found = findRoutes(path).map(({ route }) => route)
    const methods = found.map(({ method }) => method)
    const problem =
      methods.length > 0 ? methodNotAllowed(request.method, path, methods) : unknownPath(path, suggestPath(path))
    return replyWithProblem(reply, problem, { family: findFamily(found[0]?.path ?? decodePath(path)), server })
  }
}

/** The path of a URL, as it was sent. */
export function getPath(url: string): string {
  const end = url.search(/[?#]/)
  return end === -1 ? url : url.slice(0, end)
}

/** `meant` is the path that it was probably meant to be. */
export function unknownPath(path: string, meant?: string): Problem {
  const fix = meant === undefined ? '' : ` Did you mean ${cut(meant)}?`
  return new Problem('not-found', `There is nothing at ${cut(path)}.${fix}`)
}

function methodNotAllowed(method: string, path: string, allowed: readonly string[]): Problem {
  const allow = allowed.join(', ')
  return new Problem('method-not-allowed', `${cut(path)} does not answer ${method}, only ${allow}.`, {
    headers: { allow },
  })
}
