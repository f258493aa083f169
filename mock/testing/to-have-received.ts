import { isObject, ownValue } from '../../runtime/json.ts'
import { formatPath, type ValuePath } from '../../settings/errors.ts'
import { describeRequest, listShortened, shortenLine } from './explain-test.ts'
import type { OperationName, Received, ReceivedRequest } from './received-requests.ts'

interface AsymmetricMatcher {
  asymmetricMatch(value: unknown): boolean
}

/** What a value is like: a part of it, a regular expression for its text, or a matcher such as `expect.anything()`. */
export type Pattern<T> =
  | AsymmetricMatcher
  | (T extends string
      ? T | RegExp
      : T extends readonly (infer Item)[]
        ? readonly Pattern<Item>[]
        : T extends object
          ? { readonly [K in keyof T]?: Pattern<T[K]> }
          : T)

export type RequestPattern<O extends OperationName> = Pattern<ReceivedRequest<O>>

/** The matcher, as it is called. */
export interface ReceivedMatchers<Result> {
  /** Passes if the mock has received a request for the operation that is like the pattern, whose objects may leave members out. */
  toHaveReceived<O extends OperationName>(operation: O, pattern?: RequestPattern<O>): Result
}

/** What the matchers of all frameworks get. */
interface MatcherContext {
  readonly isNot?: boolean
  readonly utils: { stringify(value: unknown): string }
}

interface MatcherResult {
  readonly pass: boolean
  readonly message: () => string
}

/** The matcher of a framework. Throws a `TypeError` for what is no mock, and for an unknown operation. */
export function toHaveReceived(
  this: MatcherContext,
  mock: Received,
  operation: OperationName,
  pattern?: object,
): MatcherResult {
  if (typeof mock?.requests !== 'function' || typeof operation !== 'string')
    throw new TypeError("Write expect(mock).toHaveReceived('createResponse', { body: … }), with the mock of the test.")
  const candidates = mock.requests({ operation }).map((request) => ({
    request,
    differences: pattern === undefined ? [] : findDifferences(request, pattern),
  }))
  const matching = candidates.filter(({ differences }) => differences.length === 0)
  const forgotten = mock.forgottenRequests()
  if (this.isNot && matching.length === 0 && forgotten > 0)
    throw new Error(`The journal has dropped ${forgotten} older requests, so nobody can say that none was received.`)
  const print = (value: unknown) => printValue(this.utils.stringify(value))
  const getText = () => (pattern === undefined ? operation : `${operation} like ${print(pattern)}`)
  const listMatching = () => [
    `The mock received ${getText()}:`,
    ...listRequests(matching.map(({ request }) => request)),
  ]
  const listOthers = () => [
    `The mock did not receive ${getText()}.`,
    ...describeNearest(candidates, print),
    ...describeAll(mock, forgotten),
  ]
  const pass = matching.length > 0
  return { pass, message: () => (pass ? listMatching() : listOthers()).map(shortenLine).join('\n') }
}

type Print = (value: unknown) => string

interface Difference {
  readonly path: ValuePath
  readonly expected: unknown
  readonly actual: unknown
}

interface Candidate {
  readonly request: ReceivedRequest
  readonly differences: readonly Difference[]
}

function describeNearest(candidates: readonly Candidate[], print: Print): readonly string[] {
  const [nearest] = candidates.toSorted((a, b) => a.differences.length - b.differences.length)
  if (nearest === undefined) return []
  const { request, differences } = nearest
  const note = request.bodyIsTruncated ? ', whose body is truncated in the journal' : ''
  const lines = listShortened(
    differences,
    ({ path, expected, actual }) => `${formatPath(path)}: expected ${print(expected)}, got ${print(actual)}`,
  )
  return ['', `The nearest is ${describeRequest(request)}${note}`, ...lines.map((line) => `  ${line}`)]
}

function describeAll(mock: Received, forgotten: number): readonly string[] {
  const requests = mock.requests()
  const dropped = forgotten === 0 ? '' : ` (the journal has dropped ${forgotten} older ones)`
  if (requests.length === 0) return ['', `It received no request${dropped}.`]
  return ['', `It received${dropped}:`, ...listRequests(requests)]
}

function listRequests(requests: readonly ReceivedRequest[]): readonly string[] {
  return listShortened(requests, describeRequest).map((line) => `  ${line}`)
}

/** Makes one line of a value that a framework has printed. */
function printValue(printed: string): string {
  return printed
    .replaceAll(/,?\n *(?=[\]}])/g, ' ')
    .replaceAll(/\n */g, ' ')
    .replaceAll(/\b(?:Object|Array) (?=[{[])/g, '')
}

/** The places where a value is not like a pattern. */
function findDifferences(value: unknown, pattern: unknown): readonly Difference[] {
  const differences: Difference[] = []
  const compare = (actual: unknown, expected: unknown, path: ValuePath): void => {
    if (Array.isArray(expected) && Array.isArray(actual) && expected.length === actual.length)
      for (const [index, item] of expected.entries()) compare(actual[index], item, [...path, index])
    else if (isPlainPattern(expected) && isObject(actual))
      for (const [key, inner] of Object.entries(expected)) compare(ownValue(actual, key), inner, [...path, key])
    else if (!matchesValue(actual, expected)) differences.push({ path, expected, actual })
  }
  compare(value, pattern, [])
  return differences
}

function isPlainPattern(pattern: unknown): pattern is Readonly<Record<string, unknown>> {
  return isObject(pattern) && !isMatcher(pattern) && !isRegExp(pattern)
}

function matchesValue(value: unknown, pattern: unknown): boolean {
  if (isMatcher(pattern)) return pattern.asymmetricMatch(value)
  return isRegExp(pattern) ? typeof value === 'string' && value.search(pattern) >= 0 : Object.is(value, pattern)
}

function isMatcher(value: unknown): value is AsymmetricMatcher {
  return isObject(value) && typeof value.asymmetricMatch === 'function'
}

/** A regular expression of any realm. */
function isRegExp(value: unknown): value is RegExp {
  return Object.prototype.toString.call(value) === '[object RegExp]'
}
