import type { FastifyReply, FastifyRequest } from 'fastify'
import { BoundedMap } from '../bounded-map.ts'
import type { Family, Route } from '../contract.ts'
import { groupBy } from '../es2024.ts'
import { encodeProblem, Problem } from '../problem.ts'
import { shortenText } from '../validation/quote.ts'
import { editDistance } from '../validation/suggest.ts'
import { decodePath, parsePathTemplate } from './path-template.ts'
import { routeFinder } from './route-finder.ts'
import type { ServerContext } from './server-context.ts'
import { encodeProblemReply, sendWhole, type WholeReply } from './whole-reply.ts'

/**
 * Answers unmatched requests with the error bodies of the path's family: 405 with the methods of the path, or 404 with
 * advice, in the format of the client that the advice is for. The family of an alias is that of its route.
 */
export function notFoundHandler(server: ServerContext) {
  const { findFamily, strict } = server
  const { routes } = server.contract
  const findRoutes = routeFinder(routes, strict)
  let findAdvice: FindAdvice | undefined
  const find = (method: string, path: string): Unmatched => {
    const matchingRoutes = findRoutes(path).map(({ route }) => route)
    const methods = matchingRoutes.map((route) => route.method)
    const [route] = matchingRoutes
    if (route !== undefined) return encode(methodNotAllowed(method, path, methods), findFamily(route.path), route)
    // Made when it is first used, since a server that is asked for declared paths only starts faster.
    findAdvice ??= createAdviceFinder(server, findRoutes)
    const advice = findAdvice(path)
    return encode(unknownPath(path, advice?.sentence), advice?.family ?? findFamily(decodePath(path)))
  }
  const latest = new BoundedMap<Unmatched>({ maxEntries: MAX_REMEMBERED })
  const remember = (requestLine: string, unmatched: Unmatched): Unmatched => {
    if (requestLine.length <= MAX_LENGTH) latest.set(requestLine, unmatched)
    return unmatched
  }
  return (request: FastifyRequest, reply: FastifyReply): void => {
    const path = getPath(request.url)
    const requestLine = `${request.method} ${path}`
    const { problem, encoded } = latest.get(requestLine) ?? remember(requestLine, find(request.method, path))
    request.context.problem = problem
    sendWhole(reply, encoded)
  }
}

/** Unknown targets whose answer is remembered, since most clients ask for the same ones again. */
const MAX_REMEMBERED = 100
/** Longer targets are not remembered, and longer paths get no suggestion. */
const MAX_LENGTH = 300

/** What answers a method at a path. */
interface Unmatched {
  readonly problem: Problem
  readonly encoded: WholeReply
}

function encode(problem: Problem, family: Family | undefined, route?: Route): Unmatched {
  return { problem, encoded: encodeProblemReply(encodeProblem(problem, family, route)) }
}

/** Gets the path of a URL, without decoding. */
export function getPath(url: string): string {
  const end = url.search(/[?#]/)
  return end === -1 ? url : url.slice(0, end)
}

/** A sentence on what to do instead, and the family of the path that the client probably means. */
interface Advice {
  readonly sentence: string
  readonly family: Family | undefined
}

type FindAdvice = (path: string) => Advice | undefined
type FindRoutes = ReturnType<typeof routeFinder>

function createAdviceFinder({ contract, strict, findFamily }: ServerContext, findRoutes: FindRoutes): FindAdvice {
  const { routes, families } = contract
  const suggestDeclared = pathSuggester(routes.map(({ path }) => path))
  const suggestAlias = pathSuggester(strict ? [] : routes.flatMap(({ aliases }) => aliases))
  return adviceFinder(families, (path) => {
    const suggested = suggestDeclared(path) ?? suggestAlias(path)
    if (suggested === undefined) return undefined
    const [matching] = findRoutes(suggested)
    return { sentence: describeSuggestion(path, suggested), family: matching && findFamily(matching.route.path) }
  })
}

/** Finds advice for an unknown path: that of the contract, else a similar path, else that for the path with another start. */
function adviceFinder(families: readonly Family[], suggest: FindAdvice): FindAdvice {
  const notOfferedPaths = families.flatMap((family) =>
    (family.notOffered ?? []).map(({ path, advice }) => ({ path, advice: { sentence: advice, family } })),
  )
  const literal = new Map(notOfferedPaths.map(({ path, advice }) => [path, advice]))
  const shortened = new Map(notOfferedPaths.map(({ path, advice }) => [withoutStart(path), advice]))
  const templates = notOfferedPaths
    .filter(({ path }) => path.includes('{'))
    .map(({ path, advice }) => ({ isAction: isAction(path), pattern: parsePathTemplate(path).pattern, advice }))
  return (path) => {
    const decoded = decodePath(path)
    const template = templates.find((row) => row.isAction === isAction(decoded) && row.pattern.test(decoded))
    return literal.get(decoded) ?? template?.advice ?? suggest(path) ?? shortened.get(decoded)
  }
}

/** Whether a path ends with an action, as in `/v1/letters/7:send`; a parameter of another template would match it too. */
function isAction(path: string): boolean {
  return path.slice(path.lastIndexOf('/')).includes(':')
}

/** The path that a client asks for whose base URL lacks the first segment. */
function withoutStart(path: string): string {
  return path.replace(/^\/[^/]*/, '')
}

/** `Did you mean /v1/messages?`, and what to change in the settings of the client where that is clear. */
function describeSuggestion(path: string, suggested: string): string {
  const question = `Did you mean ${shortenText(suggested)}?`
  if (suggested.endsWith(path))
    return `${question} Add ${suggested.slice(0, -path.length)} to the base URL of the client.`
  if (path.endsWith(suggested))
    return `${question} Remove ${shortenText(path.slice(0, -suggested.length))} from the base URL of the client.`
  const addsSlashes = suggested.split(ENCODED_SLASH).length > path.split(ENCODED_SLASH).length
  return addsSlashes ? `${question} A slash in a parameter is sent as ${ENCODED_SLASH}.` : question
}

const ENCODED_SLASH = '%2F'

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
 * template added, with slashes of a parameter encoded, or within an edit distance of 2. Undefined if none matches.
 */
export function pathSuggester(templates: readonly string[]): (path: string) => string | undefined {
  const literals = new Set(templates.filter((template) => !template.includes('{')).map(decodePath))
  const isKnown = knownPathTest(templates, literals)
  const starts = [...new Set(templates.flatMap((template) => parsePathTemplate(template).literalPrefix[0] ?? []))]
  const byLength = groupBy(templates.map(splitSegments), ({ length }) => length)
  const encodeSlashes = slashEncoder(templates.map(splitSegments))
  return (path) => {
    if (path.length > MAX_LENGTH) return undefined
    const words = path.split('/').filter((word) => word !== '')
    if (words.length === 0) return undefined
    const shorter = words.map((_, from) => words.slice(from))
    const longer = starts.map((start) => [start, ...words])
    const match = shorter.find(isKnown) ?? longer.find((segments) => literals.has(pathTo(segments)))
    if (match !== undefined) return pathTo(match)
    const encoded = encodeSlashes(words)
    if (encoded !== undefined) return encoded
    const similar = byLength.get(words.length)?.flatMap((segments) => correctWords(words, segments) ?? [])
    const [best] = similar?.sort((a, b) => a.edits - b.edits) ?? []
    // Last, since a parameter matches any word.
    const withStart = best === undefined ? longer.find(isKnown) : undefined
    return withStart === undefined ? best?.path : pathTo(withStart)
  }
}

/** Encodes slashes in the last parameter of a path, where a literal such as `:read` shows that the parameter goes on to it. */
function slashEncoder(templates: readonly (readonly Segment[])[]): (words: readonly string[]) => string | undefined {
  const candidates = templates.flatMap((segments) => {
    const last = segments.at(-1)
    const literals = segments.slice(0, -1)
    const isOpen = last === undefined || last.isLiteral || last.text.endsWith('}')
    return isOpen || !literals.every(({ isLiteral }) => isLiteral) ? [] : [{ last, literals }]
  })
  return (words) => {
    for (const { last, literals } of candidates) {
      const rest = words.slice(literals.length).join(ENCODED_SLASH)
      if (literals.every(({ text }, index) => text === words[index]) && last.pattern.test(`/${rest}`))
        return pathTo([...words.slice(0, literals.length), rest])
    }
    return undefined
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
