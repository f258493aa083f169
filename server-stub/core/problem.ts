import {
  type Family,
  type Json,
  ownValue,
  type Path,
  type ProblemKind,
  type ProblemSlots,
  type ProblemTemplate,
} from './contract.ts'

/** One broken rule of a request, in words. */
export interface Violation {
  /** Where: a dotted path as users write it, such as `messages[0].content`; empty for the whole. */
  readonly param: string
  /** What has this name where it is no part of the body: `path`, `query` or `header`. */
  readonly in?: string
  readonly message: string
}

export interface ProblemOptions {
  /** Which of the kind's variants answers; the first one when absent or unknown to the family. */
  readonly variant?: string
  readonly violations?: readonly Violation[]
  readonly headers?: Readonly<Record<string, string>>
  /**
   * Sent in the place of what the family declares for the kind: for what the server refuses in its own name, such as load
   * that it cannot carry. Such an answer is no matter of the contract and is not judged by it.
   */
  readonly status?: number
  readonly cause?: unknown
}

/**
 * A request that is answered with an error. The message reaches the client: it says what is wrong and how to fix it,
 * and nothing that the client may not know. Absent, the message of the contract's own example is sent.
 */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly kind: ProblemKind
  readonly variant: string | undefined
  readonly violations: readonly Violation[]
  readonly headers: Readonly<Record<string, string>>
  readonly status: number | undefined

  constructor(kind: ProblemKind, message = '', options: ProblemOptions = {}) {
    // An answer needs no stack trace, which would be a third of the work of a 401; a failure of ours does.
    const { stackTraceLimit } = Error
    if (kind !== 'internal') Error.stackTraceLimit = 0
    super(message, { cause: options.cause })
    Error.stackTraceLimit = stackTraceLimit
    this.kind = kind
    this.variant = options.variant
    this.violations = options.violations ?? []
    this.headers = options.headers ?? {}
    this.status = options.status
  }
}

/** A request that breaks a rule at one place: `param` as users write it, `message` with the rule and the fix. */
export function invalid(param: string, message: string, variant?: string): Problem {
  const options = { violations: [{ param, message }], ...(variant === undefined ? {} : { variant }) }
  return new Problem('invalid-request', `${param}: ${message}`, options)
}

/** An error as it goes over the wire. */
export interface EncodedProblem {
  readonly status: number
  readonly mediaType: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Json
}

/**
 * Encodes a problem by the family's own template. A failure that it has none for is told as an internal one, and what is
 * forbidden where nothing is declared to be as not found; what else it has none for becomes an RFC 9457 body.
 */
export function encodeProblem(problem: Problem, family: Family | undefined): EncodedProblem {
  const template = family?.problems[problem.kind] ?? standInTemplate(problem, family)
  const { headers } = problem
  if (template === undefined) return { ...plainProblem(problem), headers }
  const status = problem.status ?? template.status
  return { status, mediaType: 'application/json', headers, body: fillTemplate(template, problem, 0) }
}

function standInTemplate({ kind }: Problem, family: Family | undefined): ProblemTemplate | undefined {
  if (kind === 'forbidden') return family?.problems['not-found']
  return plain[kind].status >= 500 ? family?.problems.internal : undefined
}

/**
 * The body of the problem's variant, else of the one named after its kind, else of the first, the problem's facts written
 * into its slots. Without a message the template's own words stay, all of them. `sequence` is the number of events sent
 * before.
 */
export function fillTemplate(
  { variants, slots }: Pick<ProblemTemplate, 'variants' | 'slots'>,
  problem: Problem,
  sequence: number,
): Json {
  const named =
    variants.find(({ name }) => name === problem.variant) ?? variants.find(({ name }) => name === problem.kind)
  const variant = named ?? variants[0]
  const body = writeAll(variant?.body ?? null, slots.sequence, sequence)
  return problem.message === '' ? body : writeFacts(body, slots, problem)
}

function writeFacts(body: Json, slots: ProblemSlots, { message, violations }: Problem): Json {
  const withMessage = writeAll(body, slots.message, message)
  const filled = writeAll(withMessage, slots.param, violations[0]?.param || null)
  if (slots.violations === undefined) return filled
  const { at, message: messageAt, param: paramAt } = slots.violations
  const list = read(filled, at)
  const item = Array.isArray(list) ? list[0] : undefined
  if (item === undefined) return filled
  const broken = violations.length > 0 ? violations : [{ param: '', message }]
  return write(
    filled,
    at,
    broken.map((each) => write(write(item, messageAt, each.message), paramAt, each.param)),
  )
}

function writeAll(body: Json, paths: readonly Path[], value: Json): Json {
  return paths.reduce((written, path) => write(written, path, value), body)
}

/** A copy of `body` with `value` in the place of what stands at `path`; `body` itself where nothing stands there. */
function write(body: Json, path: Path, value: Json): Json {
  if (path.length === 0) return value
  const [step, ...rest] = path
  const inner = step === undefined ? undefined : child(body, step)
  if (step === undefined || inner === undefined) return body
  const written = write(inner, rest, value)
  if (Array.isArray(body)) return body.with(Number(step), written)
  return { ...(body as Readonly<Record<string, Json>>), [step]: written }
}

function read(body: Json, path: Path): Json | undefined {
  return path.reduce<Json | undefined>((inner, step) => (inner === undefined ? inner : child(inner, step)), body)
}

function child(body: Json, step: string | number): Json | undefined {
  return typeof body === 'object' && body !== null
    ? ownValue(body as Readonly<Record<string, Json>>, String(step))
    : undefined
}

const plain: Readonly<Record<ProblemKind, { readonly status: number; readonly title: string }>> = {
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

function plainProblem({ kind, message }: Problem): Omit<EncodedProblem, 'headers'> {
  const { status, title } = plain[kind]
  const detail: Readonly<Record<string, string>> = message === '' ? {} : { detail: message }
  return { status, mediaType: 'application/problem+json', body: { type: 'about:blank', title, status, ...detail } }
}

/** What a handler threw, as a problem: if it is not one already, a failure of ours whose cause nobody is told. */
export function asProblem(error: unknown): Problem {
  return error instanceof Problem ? error : new Problem('internal', '', { cause: error })
}

/** A 503 that asks to come again, in the words of the family, whether or not it declares one. */
export function refusal(message: string, headers: Readonly<Record<string, string>> = {}): Problem {
  return new Problem('unavailable', message, { status: 503, headers: { 'retry-after': '1', ...headers } })
}

/** What a server says that takes no more requests. */
export function shuttingDown(): Problem {
  return refusal('The server is shutting down. Try again in a second.', { connection: 'close' })
}

/**
 * Takes what the operator should know of: a failure of ours, and what caused it. A warning is of what others have asked
 * for or brought about.
 */
export type Log = (message: string, cause: unknown, level?: 'error' | 'warn') => void

export const logToStderr: Log = (message, cause) => console.error(message, cause)
