import type { FastifyReply, FastifyRequest } from 'fastify'
import { BoundedMap } from '../bounded-map.ts'
import type { Family } from '../contract.ts'
import { groupBy } from '../es2024.ts'
import { Problem } from '../problem.ts'
import { shortenText } from '../validation/quote.ts'
import { editDistance } from '../validation/suggest.ts'
import { decodePath, parsePathTemplate } from './path-template.ts'
import { type ProblemScope, replyWithProblem } from './reply-with-problem.ts'
import { routeFinder } from './route-finder.ts'
import type { ServerContext } from './server-context.ts'

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
    const matchingRoutes = findRoutes(path).map(({ route }) => route)
    const methods = matchingRoutes.map((route) => route.method)
    const problem = methods.length > 0 ? methodNotAllowed(method, path, methods) : unknownPath(path, findAdvice(path))
    const [route] = matchingRoutes
    return {
      problem,
      scope: { family: findFamily(route?.path ?? decodePath(path)), errors: route, server },
    }
  }
  const latest = new BoundedMap<Unmatched>({ maxEntries: MAX_REMEMBERED })
  const remember = (requestLine: string, unmatched: Unmatched): Unmatched => {
    if (requestLine.length <= MAX_LENGTH) latest.set(requestLine, unmatched)
    return unmatched
  }
  return (request: FastifyRequest, reply: FastifyReply): string | undefined => {
    const path = getPath(request.url)
    const requestLine = `${request.method} ${path}`
    const unmatched = latest.get(requestLine) ?? remember(requestLine, find(request.method, path))
    return replyWithProblem(reply, unmatched.problem, unmatched.scope)
  }
}

/** Unknown targets whose answer is remembered, since most clients ask for the same ones again. */
const MAX_REMEMBERED = 100
/** Longer targets are not remembered, and longer paths get no suggestion. */
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
  const notOfferedPaths = families.flatMap(({ notOffered = [] }) => notOffered)
  const literal = new Map(notOfferedPaths.map(({ path, advice }) => [path, advice]))
  const templates = notOfferedPaths
    .filter(({ path }) => path.includes('{'))
    .map(({ path, advice }) => ({ pattern: parsePathTemplate(path).pattern, advice }))
  return (path: string): string | undefined => {
    const decoded = decodePath(path)
    const advice = literal.get(decoded) ?? templates.find(({ pattern }) => pattern.test(decoded))?.advice
    if (advice !== undefined) return advice
    const suggested = suggestPath(path)
    return suggested && `Did you mean ${shortenText(suggested)}?`
  }
}

/** Creates a `not-found` problem; `advice` is a sentence. */
export function unknownPath(path: string, advice?: string): Problem {
  return new Problem('not-found', [`Unknown path ${shortenText(path)}.`, advice].filter(Boolean).join(' '))
}

function methodNotAllowed(method: string, path: string, allowed: readonly string[]): Problem {
  const allow = allowed.join(', ')
  return new Problem('method-not-allowed', `${shortenText(path)} does not answer ${method}, only ${allow}.`, {
    headers: { allow },
  })
}

/** Maximum edit distance over all segments. */
const MAX_EDITS = 2

interface Segment {
  readonly text: string
  readonly isLiteral: boolean
  readonly pattern: RegExp
}

/**
 * Suggests a declared path for an unknown one: without repeated slashes or leading segments, with the first segment of a
 * template added, or within an edit distance of 2. Undefined if none matches.
 */
export function pathSuggester(templates: readonly string[]): (path: string) => string | undefined {
  const literals = new Set(templates.filter((template) => !template.includes('{')).map(decodePath))
  const isKnown = knownPathTest(templates, literals)
  const starts = [...new Set(templates.flatMap((template) => parsePathTemplate(template).literalPrefix[0] ?? []))]
  const byLength = groupBy(templates.map(splitSegments), ({ length }) => length)
  return (path) => {
    if (path.length > MAX_LENGTH) return undefined
    const words = path.split('/').filter((word) => word !== '')
    if (words.length === 0) return undefined
    const shorter = words.map((_, from) => words.slice(from))
    const longer = starts.map((start) => [start, ...words])
    const match = shorter.find(isKnown) ?? longer.find((segments) => literals.has(pathTo(segments)))
    if (match !== undefined) return pathTo(match)
    const similar = byLength.get(words.length)?.flatMap((segments) => correctWords(words, segments) ?? [])
    const [best] = similar?.sort((a, b) => a.edits - b.edits) ?? []
    // Last, since a parameter matches any word.
    const withStart = best === undefined ? longer.find(isKnown) : undefined
    return withStart === undefined ? best?.path : pathTo(withStart)
  }
}

/** Tests whether words are the segments of a template that does not begin with a parameter. */
function knownPathTest(
  templates: readonly string[],
  literals: ReadonlySet<string>,
): (words: readonly string[]) => boolean {
  const others = templates
    .map(parsePathTemplate)
    .filter(({ names, literalPrefix }) => names.length > 0 && literalPrefix.length > 0)
  const byLength = groupBy(others, ({ url }) => url.split('/').length - 1)
  return (words) => {
    const path = pathTo(words)
    return literals.has(path) || (byLength.get(words.length)?.some(({ pattern }) => pattern.test(path)) ?? false)
  }
}

function pathTo(words: readonly string[]): string {
  return `/${words.join('/')}`
}

function splitSegments(template: string): readonly Segment[] {
  return template
    .split('/')
    .slice(1)
    .map((text) => ({ text, isLiteral: !text.includes('{'), pattern: parsePathTemplate(`/${text}`).pattern }))
}

/** Corrects the words to the literal segments; undefined above the maximum distance. */
function correctWords(words: readonly string[], segments: readonly Segment[]) {
  let edits = 0
  for (const [index, segment] of segments.entries()) {
    edits += countEdits(words[index] ?? '', segment)
    if (edits > MAX_EDITS) return undefined
  }
  const path = pathTo(segments.map(({ text, isLiteral }, index) => (isLiteral ? text : (words[index] ?? ''))))
  return { path, edits }
}

function countEdits(word: string, { text, isLiteral, pattern }: Segment): number {
  if (!isLiteral) return pattern.test(`/${word}`) ? 0 : Number.POSITIVE_INFINITY
  if (word === text) return 0
  // A lower bound of the edit distance, which excludes most words.
  if (Math.abs(word.length - text.length) > MAX_EDITS) return Number.POSITIVE_INFINITY
  const edits = editDistance(word.toLowerCase(), text.toLowerCase())
  // Two edits of a short word match almost anything.
  return edits <= text.length / 2 ? edits : Number.POSITIVE_INFINITY
}
