import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyReply } from 'fastify'
import type { BytesReply, JsonReply, Relayed, TextReply } from '../handler.ts'
import type { EncodedProblem } from '../problem.ts'
import { selectRange } from './byte-range.ts'
import type { Endpoint, Success } from './endpoint.ts'
import { essence, isJson, withCharset } from './media-types.ts'
import { findJson, findReplies, hasNoBody } from './replies.ts'

/** A reply whose body is complete before it is sent. */
export interface WholeReply<B extends string | Uint8Array = string | Uint8Array> {
  readonly status: number
  /** Names in lower case, with the content type of the body. */
  readonly headers: Readonly<Record<string, string>>
  /** Undefined for a reply without a body. */
  readonly body: B | undefined
}

export type WholeOutcome = JsonReply<unknown> | TextReply | BytesReply

/** Encodes an outcome that is no stream, for a request with these headers. Throws a `range-not-satisfiable` problem. */
export function encodeOutcome(
  outcome: WholeOutcome,
  endpoint: Pick<Endpoint, 'route' | 'success'>,
  requestHeaders: IncomingHttpHeaders,
): WholeReply {
  const { headers } = outcome
  if ('json' in outcome) {
    const { status, contentType } = getJsonHead(endpoint, outcome)
    if (outcome.json === undefined) return { status, headers: { ...headers }, body: undefined }
    return { status, headers: { ...headers, 'content-type': contentType }, body: JSON.stringify(outcome.json) }
  }
  const { status = endpoint.success.status, mediaType } = outcome
  if ('text' in outcome)
    return { status, headers: { ...headers, 'content-type': withCharset(mediaType) }, body: outcome.text }
  const whole = { status, headers: { ...headers, 'content-type': mediaType }, body: outcome.bytes }
  const { method, replies } = endpoint.route
  const mayBePartial = method === 'GET' && replies.some((reply) => reply.status === 206 || reply.status === '2XX')
  return status === 200 && mayBePartial ? selectRange(whole, requestHeaders) : whole
}

/** The status and media type that the handler chose, else those of the operation's success. */
export function getJsonHead(
  { route, success }: Pick<Endpoint, 'route' | 'success'>,
  { status = success.status, mediaType }: JsonReply<unknown>,
): Success {
  if (status === success.status && mediaType === undefined) return success
  const chosen = mediaType ?? findJson(findReplies(route.replies, status)) ?? success.mediaType
  return { status, mediaType: essence(chosen), contentType: withCharset(chosen) }
}

export function sendWhole(reply: FastifyReply, whole: WholeReply): FastifyReply {
  const { status, headers, body } = whole
  // The server of the metrics has no contexts.
  const { context }: { readonly context?: { wholeReply: WholeReply | undefined } } = reply.request
  if (context) context.wholeReply = whole
  return reply.code(status).headers(headers).send(body)
}

/** Sends a value of another route than those of a contract. */
export function sendJson(reply: FastifyReply, value: object, status = 200): FastifyReply {
  const headers = { 'content-type': 'application/json; charset=utf-8' }
  return sendWhole(reply, { status, headers, body: JSON.stringify(value) })
}

export function encodeProblemReply({ status, mediaType, headers, body }: EncodedProblem): WholeReply<string> {
  if (mediaType === '') return { status, headers, body: undefined }
  const text = isJson(mediaType) ? JSON.stringify(body) : String(body)
  return { status, headers: { ...headers, 'content-type': withCharset(mediaType) }, body: text }
}

/** Turns a reply into one that is relayed. A status without a body has no length either (RFC 9110, section 8.6). */
export function toRelayed({ status, headers, body }: WholeReply): Relayed {
  const bytes = toBytes(body)
  const length = hasNoBody('GET', status) ? {} : { 'content-length': String(bytes.length) }
  return { status, headers: { ...headers, ...length }, body: yieldOnce(bytes) }
}

export function toBytes(body: WholeReply['body'] = ''): Uint8Array {
  return typeof body === 'string' ? Buffer.from(body) : body
}

async function* yieldOnce(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
