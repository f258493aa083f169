import type { IncomingHttpHeaders } from 'node:http'
import type { ProblemKind } from '../../../runtime/contract.ts'
import { ownValue, tryParseJson } from '../../../runtime/json.ts'
import { textAt, valueAt } from '../../../runtime/json-path.ts'
import { getErrorCode, Problem } from '../../../runtime/problem.ts'

/** An unsuccessful reply. */
export class RefusedByUpstream extends Error {
  override readonly name = 'RefusedByUpstream'
  readonly status: number
  readonly headers: IncomingHttpHeaders
  /** Limited to 64 KiB. */
  readonly body: string

  constructor(status: number, headers: IncomingHttpHeaders, body: string) {
    super(`the upstream replied with ${status}`)
    this.status = status
    this.headers = headers
    this.body = body
  }
}

/** An invalid reply; the message is for the operator. */
export class BadReply extends Error {
  override readonly name = 'BadReply'
}

/** The deadline of a request has passed. */
export class TookTooLong extends Error {
  override readonly name = 'TookTooLong'
  readonly code = 'ETIMEDOUT'

  constructor(totalMs: number) {
    super(`the reply was not complete within ${totalMs} ms`)
  }
}

/** A reply that nobody has read to its end, which says nothing about the upstream. */
export const notRead = new DOMException('The reply was not read to its end.', 'AbortError')

interface ErrorReply {
  readonly kind: ProblemKind
  readonly message: string
  readonly variant?: string
  /** The problem is in the request, so that the upstream's message is more precise. */
  readonly quotes?: boolean
}

export const unreachable: ErrorReply = {
  kind: 'unavailable',
  message: 'The model cannot be reached at the moment. Try again in a while.',
}
const timedOutReply: ErrorReply = { kind: 'timeout', message: 'The model did not answer in time. Try again.' }
const brokenReply: ErrorReply = { kind: 'unavailable', message: 'The model stopped answering. Try again.' }
const invalidRequest: ErrorReply = {
  kind: 'invalid-request',
  message: 'The model does not take this request.',
  quotes: true,
}

/** The problem for a status of the upstream. For all others it is `unreachable`: the client cannot fix them. */
const byStatus: Readonly<Record<number, ErrorReply>> = {
  400: invalidRequest,
  408: timedOutReply,
  413: { kind: 'payload-too-large', message: 'The request is larger than the model takes.' },
  422: invalidRequest,
  429: { kind: 'rate-limited', message: 'The rate limit of the model is exceeded. Try again later.' },
  504: timedOutReply,
}

const tooLong: ErrorReply = {
  ...invalidRequest,
  message: 'The input is longer than the model reads. Shorten it.',
  variant: 'context-length-exceeded',
}
const contentRefused: ErrorReply = {
  kind: 'invalid-request',
  message: 'The content of the request is not allowed by the model.',
}

/** The problem for an error code, independent of the status. */
const byCode: Readonly<Record<string, ErrorReply>> = {
  content_filter: contentRefused,
  content_policy_violation: contentRefused,
  context_length_exceeded: tooLong,
  invalid_prompt: contentRefused,
  invalid_request_error: invalidRequest,
  model_not_found: { kind: 'not-found', message: 'The model does not exist.', variant: 'unknown-model' },
  overloaded_error: unreachable,
  rate_limit_error: byStatus[429] ?? unreachable,
  rate_limit_exceeded: byStatus[429] ?? unreachable,
}

/** The connection was never established. */
const connectErrors = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
])
const timedOut = new Set(['UND_ERR_CONNECT_TIMEOUT', 'UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT', 'ETIMEDOUT'])

/** Whether a failed request certainly did not reach the upstream. */
export function wasNeverSent(error: unknown): boolean {
  return connectErrors.has(getErrorCode(error))
}

/** Whether the upstream is failing, rather than refusing the request. */
export function isOutage(error: unknown): boolean {
  if (error instanceof Problem) return !isClientError(error)
  return error instanceof RefusedByUpstream ? error.status >= 500 : true
}

/** Whether the client can fix it or must wait, so that the operator need not act. */
export function isClientError({ kind }: Problem): boolean {
  return kind !== 'unavailable' && kind !== 'timeout' && kind !== 'internal'
}

/** The problem for the client. `secrets` never appear in it. */
export function toProblem(error: unknown, secrets: readonly string[]): Problem {
  if (error instanceof Problem) return error
  if (error instanceof RefusedByUpstream) return toReplyProblem(error, secrets)
  if (error instanceof BadReply) return new Problem('unavailable', brokenReply.message, { cause: error })
  const reply = timedOut.has(getErrorCode(error)) ? timedOutReply : wasNeverSent(error) ? unreachable : brokenReply
  return new Problem(reply.kind, reply.message, { cause: error })
}

/** The problem for an error body in a reply or a stream. */
export function toBodyProblem(body: unknown, secrets: readonly string[], fallback: ErrorReply = brokenReply): Problem {
  const reply = ownValue(byCode, getCode(body) ?? '') ?? fallback
  const quoted = reply.quotes ? getMessage(body, secrets) : undefined
  const variant = reply.variant === undefined ? {} : { variant: reply.variant }
  return new Problem(reply.kind, quoted ?? reply.message, { ...variant, cause: toCause(body) })
}

/** The cause for the operator, with the code only if it looks like one: it may contain anything. */
function toCause(body: unknown): Error {
  const code = getCode(body) ?? ''
  return new Error(`the upstream reported an error${/^[a-z_]{1,64}$/.test(code) ? `: ${code}` : ''}`)
}

/** The code of an error in any of the formats, or its type if there is no code. */
function getCode(body: unknown): string | undefined {
  return (
    textAt(body, 'error.code') ??
    textAt(body, 'code') ??
    textAt(body, 'error.type') ??
    textAt(body, 'response.error.code')
  )
}

/** The message of an error in any of the formats, without secrets. */
function getMessage(body: unknown, secrets: readonly string[]): string | undefined {
  const error = valueAt(body, 'error')
  const message =
    textAt(error, 'message') ??
    textAt(body, 'message') ??
    textAt(body, 'description') ??
    textAt(body, 'response.error.message') ??
    (typeof error === 'string' ? error : undefined)
  return message === undefined || message.trim() === '' ? undefined : removeSecrets(message, secrets)
}

const maxMessageChars = 500
const secretPattern = /https?:\/\/\S+|\bbearer\s+\S+|\b(?:sk|pk|org|proj|key)-[\w-]{6,}[\w*.-]*|\bAIza[\w-]{10,}/gi

function removeSecrets(text: string, secrets: readonly string[]): string {
  const values = secrets.filter((secret) => secret !== '')
  const cleaned = values.reduce((rest, secret) => rest.replaceAll(secret, '…'), text.slice(0, 4 * maxMessageChars))
  const shown = cleaned.replace(secretPattern, '…')
  return shown.length <= maxMessageChars ? shown : `${shown.slice(0, maxMessageChars).toWellFormed()}…`
}

/** Statuses that may be caused by the request; all others are between the upstream and the gateway. */
const clientStatuses: ReadonlySet<number> = new Set([400, 404, 413, 422, 429])

/** The code counts only if the status allows for an error in the request, so that a 401 is never the client's. */
function toReplyProblem({ status, headers, body }: RefusedByUpstream, secrets: readonly string[]): Problem {
  const reply = byStatus[status] ?? unreachable
  const isTheirs = clientStatuses.has(status)
  const problem = isTheirs ? toBodyProblem(tryParseJson(body), secrets, reply) : new Problem(reply.kind, reply.message)
  const seconds = retryAfterSeconds(headers)
  if (seconds === undefined || (problem.kind !== 'rate-limited' && problem.kind !== 'unavailable')) return problem
  return new Problem(problem.kind, problem.message, { headers: { 'retry-after': String(seconds) } })
}

const maxRetrySeconds = 24 * 60 * 60

/** The `Retry-After` of a reply in seconds from now; undefined if it is missing or invalid. */
export function retryAfterSeconds(headers: IncomingHttpHeaders): number | undefined {
  const text = headers['retry-after']
  if (text === undefined) return undefined
  const seconds = /^\d{1,9}$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - Date.now()) / 1000)
  return seconds >= 0 && seconds <= maxRetrySeconds ? seconds : undefined
}
