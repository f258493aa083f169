import type { FastifyReply, FastifyRequest } from 'fastify'
import type { EventsReply, NamedEvent, Outcome, Relayed } from '../handler.ts'
import { getFraming } from '../stream/framing.ts'
import { EventSource, RelaySource } from '../stream/reply-source.ts'
import { sendParts } from '../stream/send-parts.ts'
import type { Endpoint } from './endpoint.ts'
import { essence, getContentType } from './media-types.ts'
import { toStatus } from './replies.ts'
import type { SentReply } from './server-context.ts'
import { encodeOutcome, getJsonHead, sendWhole, type WholeOutcome } from './whole-reply.ts'

export interface ReplyContext {
  readonly endpoint: Endpoint
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** Sends the outcome of a handler. Returns a promise for one that is sent in parts. */
export function replyWithOutcome(exchange: ReplyContext, outcome: Outcome): Promise<void> | undefined {
  if ('relay' in outcome) return replyWithRelay(exchange, outcome.relay)
  return 'events' in outcome ? replyWithEvents(exchange, outcome) : replyWithWhole(exchange, outcome)
}

function replyWithEvents({ endpoint, request, reply }: ReplyContext, outcome: EventsReply<NamedEvent>) {
  const { route, success, server } = endpoint
  const { context } = request
  // A document does not say how a request asks for items, so that the handler may know better.
  const stream = context.stream ?? route.streams.find((candidate) => candidate.reply !== undefined)
  const { replyValidation, log, streams } = server
  const { operationId } = route
  if (stream === undefined) throw new Error(`${operationId} returned events, but the request did not select a stream.`)
  const watches = [replyValidation?.stream(stream, context), outcome.watch].filter((watch) => watch !== undefined)
  const source = new EventSource(stream, outcome.events, watches)
  const headers = { 'content-type': getFraming(stream).contentType }
  const status = stream.reply === undefined ? success.status : toStatus(stream.reply.status)
  return sendParts(reply, { operationId, status, headers, source, streams, log, call: context })
}

function replyWithRelay({ endpoint, request, reply }: ReplyContext, relayed: Relayed) {
  const { route, server } = endpoint
  const { context } = request
  const { stream } = context
  const { replyValidation, log, streams } = server
  const { status, headers, verbatim = false } = relayed
  const mediaType = essence(getContentType(headers))
  if (!verbatim) replyValidation?.reply(route, { status, mediaType })
  // An upstream may reply to a stream request with another media type, such as a JSON error.
  const isStream = stream && mediaType === essence(getFraming(stream).contentType)
  const source = new RelaySource(relayed, isStream ? stream : undefined)
  const { operationId } = route
  const open = isStream ? streams : undefined
  // A stream may end earlier than its upstream said, and with a failure event.
  const { 'content-length': length, ...others } = headers
  const sent = verbatim || !isStream ? headers : others
  return sendParts(reply, { operationId, status, headers: sent, source, verbatim, streams: open, log, call: context })
}

function replyWithWhole({ endpoint, request, reply }: ReplyContext, outcome: WholeOutcome): undefined {
  const encoded = encodeOutcome(outcome, endpoint, request.headers)
  endpoint.server.replyValidation?.reply(endpoint.route, describeReply(outcome, endpoint), request.context)
  sendWhole(reply, encoded)
}

/** Describes the reply for its validation; a range of bytes is validated as the whole. */
function describeReply(outcome: WholeOutcome, endpoint: Endpoint): SentReply {
  const { headers = {}, status = endpoint.success.status, mediaType = '' } = outcome
  if (!('json' in outcome)) return { status, mediaType, headers }
  const head = getJsonHead(endpoint, outcome)
  const { json: value } = outcome
  return { status: head.status, mediaType: value === undefined ? '' : head.mediaType, value, headers }
}
