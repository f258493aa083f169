import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Stream } from '../contract.ts'
import type { BytesReply, EventsReply, JsonReply, NamedEvent, Outcome, Relayed, TextReply } from '../handler.ts'
import { framings } from '../stream/framing.ts'
import { EventSource, RelaySource } from '../stream/reply-source.ts'
import { sendParts } from '../stream/send-parts.ts'
import { takeRange } from './byte-range.ts'
import type { Endpoint, Success } from './endpoint.ts'
import { essence, withCharset } from './media-types.ts'
import { findJson, findReplies } from './replies.ts'
import type { ValidRequest } from './server-context.ts'

export interface ReplyContext {
  readonly endpoint: Endpoint
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly valid: ValidRequest
  /** The requested stream. */
  readonly stream: Stream | undefined
  /** Aborts the call of the handler. */
  readonly abort: () => void
}

/** Sends the outcome of a handler. Returns the payload for the router, or a promise for parts that are sent here. */
export function replyWithOutcome(exchange: ReplyContext, outcome: Outcome): Payload | Promise<void> {
  if ('json' in outcome) return replyWithJson(exchange, outcome)
  if ('text' in outcome) return replyWithText(exchange, outcome)
  if ('bytes' in outcome) return replyWithBytes(exchange, outcome)
  if ('relay' in outcome) return replyWithRelay(exchange, outcome.relay)
  return replyWithEvents(exchange, outcome)
}

function replyWithEvents({ endpoint, reply, valid, stream, abort }: ReplyContext, outcome: EventsReply<NamedEvent>) {
  const { route, success, server } = endpoint
  const { replyValidation, log, streams } = server
  const { operationId } = route
  if (stream === undefined) throw new Error(`${operationId} returned events, but the request did not select a stream.`)
  const watches = [replyValidation?.stream(stream, valid), outcome.watch].filter((watch) => watch !== undefined)
  const source = new EventSource(stream, outcome.events, watches)
  const headers = { 'content-type': framings[stream.framing].contentType }
  return sendParts(reply, { operationId, status: success.status, headers, source, streams, log, abort })
}

function replyWithRelay({ endpoint, reply, stream, abort }: ReplyContext, relayed: Relayed) {
  const { route, server } = endpoint
  const { replyValidation, log, streams } = server
  const { status, headers, verbatim = false } = relayed
  const mediaType = essence(headers['content-type'] ?? '')
  if (!verbatim) replyValidation?.reply(route, { status, mediaType })
  // An upstream may reply to a stream request with another media type, such as a JSON error.
  const isStream = stream && mediaType === essence(framings[stream.framing].contentType)
  const source = new RelaySource(relayed, isStream ? stream : undefined)
  const { operationId } = route
  const open = isStream ? streams : undefined
  return sendParts(reply, { operationId, status, headers, source, verbatim, streams: open, log, abort })
}

/** The reply itself if it is sent without a body, which has no media type. */
type Payload = string | Uint8Array | FastifyReply

function replyWithJson({ endpoint, reply, valid }: ReplyContext, outcome: JsonReply<unknown>): Payload {
  const { json: value, headers } = outcome
  const { status, mediaType, contentType } = getJsonHead(endpoint, outcome)
  const sent = { status, mediaType: value === undefined ? '' : mediaType, value, ...(headers ? { headers } : {}) }
  endpoint.server.replyValidation?.reply(endpoint.route, sent, valid)
  reply.code(status)
  if (headers !== undefined) reply.headers(headers)
  if (value === undefined) return reply.send()
  reply.header('content-type', contentType)
  return JSON.stringify(value)
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

function replyWithText({ endpoint, reply }: ReplyContext, outcome: TextReply): Payload {
  const { text, mediaType, status = endpoint.success.status, headers = {} } = outcome
  endpoint.server.replyValidation?.reply(endpoint.route, { status, mediaType, headers })
  reply.code(status).headers(headers).header('content-type', withCharset(mediaType))
  return text
}

function replyWithBytes({ endpoint, reply }: ReplyContext, outcome: BytesReply): Payload {
  const { bytes, mediaType, status = endpoint.success.status, headers = {} } = outcome
  reply.code(status)
  const part = status === 200 && endpoint.route.method === 'GET' ? takeRange(reply, bytes) : bytes
  endpoint.server.replyValidation?.reply(endpoint.route, { status, mediaType, headers })
  reply.headers(headers).header('content-type', mediaType)
  return part
}
