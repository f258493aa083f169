import { STATUS_CODES } from 'node:http'
import type { Family, ProblemKind, ProblemSlots, Problems, ProblemTemplate, Route } from './contract.ts'
import { asObject, type Json, type Keys, ownValue, valueAt } from './json.ts'

/** One violated rule of a request. */
export interface Violation {
  /** A dotted path such as `messages[0].content`; empty for the whole body. */
  readonly param: string
  /** The kind of parameter, `path`, `query` or `header`; absent for the body. */
  readonly in?: string
  readonly message: string
  /** Id of the open question, if the rule is our choice. Not part of the reply. */
  readonly question?: string
}

export interface ProblemOptions {
  /** The error template of the kind; the first one if absent or unknown to the family. */
  readonly variant?: string
  readonly violations?: readonly Violation[]
  readonly headers?: Readonly<Record<string, string>>
  /**
   * Overrides the status of the kind. The body is the one that the operation declares for this status. A status that it
   * does not declare is outside the contract, such as an overloaded server: the reply is not validated against it.
   */
  readonly status?: number
  readonly cause?: unknown
}

const noViolations: readonly Violation[] = Object.freeze([])
const noHeaders: Readonly<Record<string, string>> = Object.freeze({})

/**
 * An error reply. The message is sent to the client: it says what is wrong and how to fix it, without internal details.
 * Without a message, the contract's example is sent.
 */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly kind: ProblemKind
  readonly variant: string | undefined
  readonly violations: readonly Violation[]
  readonly headers: Readonly<Record<string, string>>
  readonly status: number | undefined

  constructor(kind: ProblemKind, message = '', options: ProblemOptions = {}) {
    // A stack trace is a third of the cost of a 401 and is only needed for internal errors.
    const { stackTraceLimit } = Error
    if (kind !== 'internal') Error.stackTraceLimit = 0
    super(message, { cause: options.cause })
    Error.stackTraceLimit = stackTraceLimit
    this.kind = kind
    this.variant = options.variant
    this.violations = options.violations ?? noViolations
    this.headers = options.headers ?? noHeaders
    this.status = options.status
  }
}

/** Creates an `invalid-request` problem at a dotted path `param`; `message` gives the rule and the fix. */
export function invalid(param: string, message: string, variant?: string): Problem {
  const options = { violations: [{ param, message }], ...(variant === undefined ? {} : { variant }) }
  return new Problem('invalid-request', `${param}: ${message}`, options)
}

/** An error reply, ready to send. */
export interface EncodedProblem {
  readonly status: number
  readonly mediaType: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Json
}

/**
 * Encodes a problem with the template of the family, else with that of the operation. Without a template, a server error
 * uses `internal`, `forbidden` uses `not-found`, and every other kind an RFC 9457 body.
 */
export function encodeProblem(
  problem: Problem,
  family: Family | undefined,
  route: Pick<Route, 'problems' | 'errors'> = {},
): EncodedProblem {
  const template = findTemplate(problem, family, route)
  const { headers } = problem
  if (template === undefined) return { ...toProblemDetails(problem), headers }
  const status = problem.status ?? template.status
  const { mediaType = 'application/json', slots } = template
  const body = (slots.status ?? []).reduce(
    (filled, path) => writeAt(filled, path, typeof valueAt(filled, path) === 'number' ? status : getTitle(status)),
    fillTemplate(template, problem, 0),
  )
  return { status, mediaType, headers, body }
}

function findTemplate(
  { kind, status }: Problem,
  family: Family | undefined,
  { problems = {}, errors = {} }: Pick<Route, 'problems' | 'errors'>,
): ProblemTemplate | undefined {
  const ofFamily = family?.problems[kind] ?? getFallbackTemplate(kind, family?.problems)
  const ofKind = family?.problems[kind] ?? problems[kind] ?? ofFamily ?? getFallbackTemplate(kind, problems)
  if (status === undefined || ofKind?.status === status) return ofKind
  const named = [...Object.values(problems), ...Object.values(family?.problems ?? {})]
  const declared = [`${status}`, `${`${status}`[0]}XX`, 'default'].flatMap((key) => ownValue(errors, key) ?? [])
  // The clients of a family read its bodies, whatever the status.
  return named.find((template) => template.status === status) ?? declared[0] ?? ofFamily
}

function getFallbackTemplate(kind: ProblemKind, problems: Problems = {}): ProblemTemplate | undefined {
  if (kind === 'forbidden') return problems['not-found']
  return httpErrors[kind].status >= 500 ? problems.internal : undefined
}

/**
 * Fills the slots of the problem's variant, else of the variant named after its kind, else of the first one. Without a
 * message the template stays unchanged except for `sequence`, the number of events sent before, and for the delay of `Retry-After`.
 */
export function fillTemplate(
  { variants, slots }: Pick<ProblemTemplate, 'variants' | 'slots'>,
  problem: Problem,
  sequence: number,
): Json {
  const named =
    variants.find(({ name }) => name === problem.variant) ?? variants.find(({ name }) => name === problem.kind)
  const variant = named ?? variants[0]
  const counted = writeAll(variant?.body ?? null, slots.sequence, sequence)
  const body = (slots.retryDelay ?? []).reduce((timed, path) => writeDelay(timed, path, problem), counted)
  return problem.message === '' ? body : writeDetails(body, slots, problem)
}

function writeDetails(body: Json, slots: ProblemSlots, { message, violations }: Problem): Json {
  const withMessage = writeAll(body, slots.message, message)
  const filled = writeAll(withMessage, slots.param, violations[0]?.param || null)
  if (slots.violations === undefined) return filled
  const { at, message: messageAt, param: paramAt, location: locationAt = [] } = slots.violations
  const list = valueAt(filled, at)
  const item = Array.isArray(list) ? list[0] : undefined
  if (item === undefined) return filled
  const broken = violations.length > 0 ? violations : [{ param: '', message }]
  return writeAt(
    filled,
    at,
    broken.map((violation) => {
      const located = locationAt.length === 0 ? item : writeAt(item, locationAt, toLocation(violation))
      const named = paramAt.length === 0 ? located : writeAt(located, paramAt, violation.param)
      return writeAt(named, messageAt, violation.message)
    }),
  )
}

/** The seconds of `Retry-After`; without them the detail that would say them is left out. */
function writeDelay(body: Json, path: Keys, { headers: { 'retry-after': seconds = '' } }: Problem): Json {
  if (valueAt(body, path) === undefined) return body
  if (/^\d+$/.test(seconds)) return writeAt(body, path, `${seconds}s`)
  const depth = path.findLastIndex((step) => typeof step === 'number')
  const details = valueAt(body, path.slice(0, depth))
  if (!Array.isArray(details)) return body
  return writeAt(body, path.slice(0, depth), details.toSpliced(Number(path[depth]), 1))
}

/** `messages[0].content` of a body as `['body', 'messages', 0, 'content']`. */
function toLocation({ param, in: location = 'body' }: Violation): Json {
  const steps = param.match(/[^.[\]]+/g) ?? []
  return [location, ...steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step))]
}

function writeAll(body: Json, paths: readonly Keys[], value: Json): Json {
  return paths.reduce((written, path) => writeAt(written, path, value), body)
}

/** Copies `body` with `value` at `path`; gives `body` itself if the path does not exist. */
function writeAt(body: Json, path: Keys, value: Json): Json {
  const [step, ...rest] = path
  if (step === undefined) return value
  const inner = valueAt(body, [step])
  if (inner === undefined) return body
  const written = writeAt(inner, rest, value)
  return Array.isArray(body) ? body.with(Number(step), written) : { ...asObject(body), [step]: written }
}

const httpErrors: Readonly<Record<ProblemKind, { readonly status: number; readonly title: string }>> = {
  'invalid-request': { status: 400, title: 'Bad Request' },
  unauthenticated: { status: 401, title: 'Unauthorized' },
  forbidden: { status: 403, title: 'Forbidden' },
  'not-found': { status: 404, title: 'Not Found' },
  'method-not-allowed': { status: 405, title: 'Method Not Allowed' },
  'payload-too-large': { status: 413, title: 'Content Too Large' },
  'range-not-satisfiable': { status: 416, title: 'Range Not Satisfiable' },
  'unsupported-media-type': { status: 415, title: 'Unsupported Media Type' },
  'rate-limited': { status: 429, title: 'Too Many Requests' },
  unavailable: { status: 503, title: 'Service Unavailable' },
  timeout: { status: 504, title: 'Gateway Timeout' },
  internal: { status: 500, title: 'Internal Server Error' },
}

function getTitle(status: number): string {
  return STATUS_CODES[status] ?? 'Error'
}

/** Details of problems whose message is that of a template, by variant. */
const details: Readonly<Record<string, string>> = {
  'missing-key': 'The request has no credentials that this operation accepts.',
  'invalid-key': 'The credentials are not valid.',
}

function toProblemDetails({ kind, message, variant = '', ...problem }: Problem): Omit<EncodedProblem, 'headers'> {
  const ofKind = httpErrors[kind]
  const { status = ofKind.status } = problem
  const title = status === ofKind.status ? ofKind.title : getTitle(status)
  const text = message || ownValue(details, variant)
  const detail: Readonly<Record<string, string>> = text === undefined ? {} : { detail: text }
  return { status, mediaType: 'application/problem+json', body: { type: 'about:blank', title, status, ...detail } }
}

/** Wraps an error other than a `Problem` as `internal`, whose cause is not sent to the client. */
export function asProblem(error: unknown): Problem {
  return error instanceof Problem ? error : new Problem('internal', '', { cause: error })
}

/** The code of an error of Node.js or of a package, such as `ENOENT`; empty without one. */
export function getErrorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}

/** Creates a 503 with `retry-after`, even for a family that declares no 503. */
export function overloaded(message: string, headers: Readonly<Record<string, string>> = {}): Problem {
  return new Problem('unavailable', message, { status: 503, headers: { 'retry-after': '1', ...headers } })
}

/** The reply of a closing server. */
export function shuttingDown(): Problem {
  return overloaded('The server is shutting down. Try again in a second.', { connection: 'close' })
}

/** Logs a failure and its cause for the operator. `warn` is for failures caused by clients or other servers. */
export type Log = (message: string, cause: unknown, level?: 'error' | 'warn') => void

export const logToStderr: Log = (message, cause) => console.error(message, cause)
