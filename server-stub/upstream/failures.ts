import { ownValue, type ProblemKind } from '../core/contract.ts'
import { Problem } from '../core/problem.ts'
import { getCode, toWords } from './error-words.ts'
import { parseJson } from './json.ts'
import { retryAfterSeconds } from './retry-after.ts'
import { BadReply, RefusedByUpstream } from './upstream-error.ts'

interface Words {
  readonly kind: ProblemKind
  readonly message: string
  readonly variant?: string
  /** Of what the client sent: then the upstream's own words say more. */
  readonly quotes?: boolean
}

const gone: Words = { kind: 'unavailable', message: 'The model cannot be reached at the moment. Try again in a while.' }
const late: Words = { kind: 'timeout', message: 'The model did not answer in time. Try again.' }
const broken: Words = { kind: 'unavailable', message: 'The model stopped answering. Try again.' }
const invalid: Words = { kind: 'invalid-request', message: 'The model does not take this request.', quotes: true }

/** What a client is told of a status of its upstream. Others are `gone`: a matter between the upstream and us. */
const byStatus: Readonly<Record<number, Words>> = {
  400: invalid,
  408: late,
  413: { kind: 'payload-too-large', message: 'The request is larger than the model takes.' },
  422: invalid,
  429: { kind: 'rate-limited', message: 'The model is asked too often at the moment. Try again in a while.' },
  504: late,
}

const tooLong: Words = { ...invalid, message: 'is longer than the model reads', variant: 'context-length-exceeded' }
const refused: Words = { kind: 'invalid-request', message: 'The content of the request is not allowed by the model.' }

/** What is told of a code of an error, whatever its status or its place in a stream. */
const byCode: Readonly<Record<string, Words>> = {
  content_filter: refused,
  content_policy_violation: refused,
  context_length_exceeded: tooLong,
  invalid_prompt: refused,
  invalid_request_error: invalid,
  model_not_found: { kind: 'not-found', message: 'The model does not exist.', variant: 'unknown-model' },
  overloaded_error: gone,
  rate_limit_error: byStatus[429] ?? gone,
  rate_limit_exceeded: byStatus[429] ?? gone,
}

/** Nothing was sent yet: the connection never stood. */
const unsent = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])
const timedOut = new Set(['UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT', 'ETIMEDOUT'])

/** Whether a request that failed so was surely not received. */
export function wasNeverSent(error: unknown): boolean {
  return unsent.has(nativeCode(error))
}

/** Whether the upstream is not well, as opposed to not liking the request. */
export function isOutage(error: unknown): boolean {
  return error instanceof RefusedByUpstream ? error.status >= 500 : true
}

/** Whether a client can fix it, or must wait: nothing that an operator has to look into. */
export function isClientsFault({ kind }: Problem): boolean {
  return kind !== 'unavailable' && kind !== 'timeout' && kind !== 'internal'
}

/** What a client is told. `secrets` never appear in it. */
export function toProblem(error: unknown, secrets: readonly string[]): Problem {
  if (error instanceof Problem) return error
  if (error instanceof RefusedByUpstream) return problemOfReply(error, secrets)
  if (error instanceof BadReply) return new Problem('unavailable', broken.message, { cause: error })
  const words = timedOut.has(nativeCode(error)) ? late : wasNeverSent(error) ? gone : broken
  return new Problem(words.kind, words.message, { cause: error })
}

/** Of an error that the upstream told in its own words, in the body of a reply or in a stream. */
export function problemOfBody(body: unknown, secrets: readonly string[], fallback: Words = broken): Problem {
  const words = ownValue(byCode, getCode(body) ?? '') ?? fallback
  const quoted = words.quotes ? toWords(body, secrets) : undefined
  if (words === tooLong) return overlong(quoted)
  const variant = words.variant === undefined ? {} : { variant: words.variant }
  return new Problem(words.kind, quoted ?? words.message, { ...variant, cause: told(body) })
}

/** For the operator, with a code that is one: it may be anything. */
function told(body: unknown): Error {
  const code = getCode(body) ?? ''
  return new Error(`the upstream told of an error${/^[a-z_]{1,64}$/.test(code) ? `: ${code}` : ''}`)
}

function overlong(quoted: string | undefined): Problem {
  const message = quoted ?? `The input ${tooLong.message}. Shorten it.`
  return new Problem('invalid-request', message, { variant: 'context-length-exceeded' })
}

/** Errors that may be about the request; every other one is between the upstream and us. */
const clientStatuses: ReadonlySet<number> = new Set([400, 404, 413, 422, 429])

/** A code counts only where the status says that the request may be at fault, so that a 401 is never the client's. */
function problemOfReply({ status, headers, body }: RefusedByUpstream, secrets: readonly string[]): Problem {
  const words = byStatus[status] ?? gone
  const isTheirs = clientStatuses.has(status)
  const problem = isTheirs ? problemOfBody(parseJson(body), secrets, words) : new Problem(words.kind, words.message)
  const seconds = retryAfterSeconds(headers)
  if (seconds === undefined || (problem.kind !== 'rate-limited' && problem.kind !== 'unavailable')) return problem
  return new Problem(problem.kind, problem.message, { headers: { 'retry-after': String(seconds) } })
}

function nativeCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}
