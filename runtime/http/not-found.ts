import type { FastifyReply, FastifyRequest } from 'fastify'
import { BoundedMap } from '../bounded-map.ts'
import type { Family } from '../contract.ts'
import { Problem } from '../problem.ts'
import { cut } from '../validation/quote.ts'
import { decodePath, parsePathTemplate } from './path-template.ts'
import { type ProblemScope, replyWithProblem } from './reply-with-problem.ts'
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
  const findAdvice = adviceFinder(server.contract.families, suggestPath)
  const find = (method: string, path: string): Unmatched => {
    const found = findRoutes(path).map(({ route }) => route)
    const methods = found.map((route) => route.method)
    const problem = methods.length > 0 ? methodNotAllowed(method, path, methods) : unknownPath(path, findAdvice(path))
    const [route] = found
    return {
      problem,
      scope: { family: findFamily(route?.path ?? decodePath(path)), problems: route?.problems, server },
    }
  }
  const latest = new BoundedMap<Unmatched>({ maxEntries: MAX_REMEMBERED })
  const remember = (target: string, unmatched: Unmatched): Unmatched => {
    if (target.length <= MAX_LENGTH) latest.set(target, unmatched)
    return unmatched
  }
  return (request: FastifyRequest, reply: FastifyReply): string | undefined => {
    const path = getPath(request.url)
    const target = `${request.method} ${path}`
    const unmatched = latest.get(target) ?? remember(target, find(request.method, path))
    return replyWithProblem(reply, unmatched.problem, unmatched.scope)
  }
}

/** Unknown targets whose answer is remembered, since most clients ask for the same ones again. */
const MAX_REMEMBERED = 100
const MAX_LENGTH = 300

/** What answers a method at a path. */
interface Unmatched {
  readonly problem: Problem
  readonly scope: ProblemScope
}

/** Gets the path of a URL, without decoding. */
export function getPath(url: string): string {
  const end = url.search(/[?#]/)
  return end === -1 ? url : url.slice(0, end)
}

/** Finds advice for an unknown path: that of the contract, else a similar path. */
function adviceFinder(families: readonly Family[], suggestPath: (path: string) => string | undefined) {
  const known = families.flatMap(({ notOffered = [] }) => notOffered)
  const literal = new Map(known.map(({ path, advice }) => [path, advice]))
  const templates = known
    .filter(({ path }) => path.includes('{'))
    .map(({ path, advice }) => ({ pattern: parsePathTemplate(path).pattern, advice }))
  return (path: string): string | undefined => {
    const decoded = decodePath(path)
    const advice = literal.get(decoded) ?? templates.find(({ pattern }) => pattern.test(decoded))?.advice
    if (advice !== undefined) return advice
    const suggested = suggestPath(path)
    return suggested && `Did you mean ${cut(suggested)}?`
  }
}

/** Creates a `not-found` problem; `advice` is a sentence. */
export function unknownPath(path: string, advice?: string): Problem {
  return new Problem('not-found', [`Unknown path ${cut(path)}.`, advice].filter(Boolean).join(' '))
}

function methodNotAllowed(method: string, path: string, allowed: readonly string[]): Problem {
  const allow = allowed.join(', ')
  return new Problem('method-not-allowed', `${cut(path)} does not answer ${method}, only ${allow}.`, {
    headers: { allow },
  })
}
