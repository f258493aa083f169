import { isDeepStrictEqual } from 'node:util'
import { jsonpath } from 'json-p3'
import { isObject, type Json } from '../../runtime/json.ts'
import { endsWithToolResult, lastUserText } from '../conversation/last-user-text.ts'
import { matchesCall } from '../match-request.ts'
import type { MockExchange } from '../middleware.ts'
import { boundedRegex } from './bounded-regex.ts'
import { type Changes, listPaths } from './changes.ts'
import type { Condition, ConditionObject, Match } from './scenario.ts'

export type MatchedRequest = Pick<MockExchange, 'route' | 'call'>

export type Test = (request: MatchedRequest) => boolean

/** Called with a pattern that timed out. */
export type TooSlow = (pattern: string) => void

/** Tests the operations and all conditions of a match except those on its number. */
export function createMatcher(operations: ReadonlySet<string>, match: Match, tooSlow: TooSlow): Test {
  const { model, headers, text, pattern, toolResult, body = {} } = match
  const tests: readonly Test[] = [
    ({ route }) => operations.has(route.operationId),
    ...(model === undefined && headers === undefined ? [] : [({ call }: MatchedRequest) => matchesCall(match, call)]),
    ...(toolResult === undefined ? [] : [({ call }: MatchedRequest) => endsWithToolResult(call.body) === toolResult]),
    ...(text === undefined ? [] : [createTextTest(text)]),
    ...(pattern === undefined ? [] : [createPatternTest(pattern, tooSlow)]),
    ...Object.entries(body).map(([path, condition]) => createBodyTest(path, condition, tooSlow)),
  ]
  return (request) => tests.every((test) => test(request))
}

/** Invalid patterns and JSON Paths in a match, with reasons. */
export function findUnreadablePatterns({ pattern, body = {} }: Match): { path: readonly string[]; reason: string }[] {
  const patterns = Object.entries(body).flatMap(([query, condition]) => {
    const { matches } = asObject(condition)
    return matches === undefined ? [] : [{ path: ['body', query, 'matches'], source: matches }]
  })
  const sources = pattern === undefined ? patterns : [{ path: ['pattern'], source: pattern }, ...patterns]
  return [
    ...sources.flatMap(({ path, source }) => getReason(path, () => new RegExp(source, FLAGS))),
    ...Object.keys(body).flatMap((path) => getReason(['body', path], () => jsonpath.compile(path))),
  ]
}

/** Invalid JSON Paths in the changes of an answer, with reasons. */
export function findUnreadablePaths(changes: Changes): { path: readonly (string | number)[]; reason: string }[] {
  return listPaths(changes).flatMap(({ path, query }) => getReason(path, () => jsonpath.compile(query)))
}

const FLAGS = 'u'

function getReason<P>(path: P, read: () => void) {
  try {
    read()
    return []
  } catch (error) {
    return [{ path, reason: error instanceof Error ? error.message : String(error) }]
  }
}

function createTextTest(text: string): Test {
  const wanted = text.toLowerCase()
  return ({ call }) => lastUserText(call.body).toLowerCase().includes(wanted)
}

function createPatternTest(pattern: string, tooSlow: TooSlow): Test {
  const finds = boundedRegex(pattern, FLAGS, () => tooSlow(pattern))
  return ({ call }) => finds(lastUserText(call.body))
}

function createBodyTest(path: string, condition: Condition, tooSlow: TooSlow): Test {
  const query = jsonpath.compile(path)
  const { exists, ...wanted } = asObject(condition)
  const fits = createValueTest(wanted, tooSlow)
  const asksValue = Object.keys(wanted).length > 0
  return ({ call }) => {
    const values = query.query((call.sentBody ?? null) as Json as Parameters<typeof query.query>[0]).values()
    if (exists !== undefined && exists !== values.length > 0) return false
    return !asksValue || values.some(fits)
  }
}

/** A condition that is not an object means `equals`. */
function asObject(condition: Condition): ConditionObject {
  return isObject(condition) ? (condition as ConditionObject) : { equals: condition }
}

function createValueTest(wanted: ConditionObject, tooSlow: TooSlow): (value: unknown) => boolean {
  const { matches } = wanted
  const finds = matches === undefined ? () => true : boundedRegex(matches, FLAGS, () => tooSlow(matches))
  return (value) =>
    (!('equals' in wanted) || isDeepStrictEqual(value, wanted.equals)) &&
    (!('contains' in wanted) || containsPart(value, wanted.contains)) &&
    (matches === undefined || (!isStructure(value) && finds(String(value))))
}

function containsPart(value: unknown, part: unknown): boolean {
  if (Array.isArray(value)) return value.some((item) => isDeepStrictEqual(item, part))
  return typeof value === 'string' && typeof part === 'string' && value.includes(part)
}

function isStructure(value: unknown): boolean {
  return typeof value === 'object' && value !== null
}
