import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Stream } from '../contract.ts'
import type { BytesReply, EventsReply, NamedEvent, Outcome, Relayed } from '../handler.ts'
import { framings } from '../stream/framing.ts'
import { EventSource, RelaySource } from '../stream/reply-source.ts'
import { sendParts } from '../stream/send-parts.ts'
import { takeRange } from './byte-range.ts'
import type { Endpoint } from './endpoint.ts'
import { essence } from './media-types.ts'

export interface ReplyContext {
  readonly endpoint: Endpoint
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  /** The requested stream. */
  readonly stream: Stream | undefined
  /** Aborts the call of the handler. */
  readonly abort: () => void
}

/** Sends the outcome of a handler. Returns the payload for the router, or a promise for parts that are sent here. */
export function replyWithOutcome(exchange: ReplyContext, outcome: Outcome): Payload | Promise<void> {
  if ('json' in outcome) return replyWithJson(exchange, outcome.json)
  if ('bytes' in outcome) return replyWithBytes(exchange, outcome)
  if ('relay' in outcome) return replyWithRelay(exchange, outcome.relay)
  return replyWithEvents(exchange, outcome)
}

function replyWithEvents({ endpoint, reply, stream, abort }: ReplyContext, outcome: EventsReply<NamedEvent>) {
  const { route, success, server } = endpoint
  const { replyValidation, log, streams } = server
  const { operationId } = route
  if (stream === undefined) throw new Error(`${operationId} gave events, and no stream was asked for.`)
  const watches = [replyValidation?.stream(stream), outcome.watch].filter((watch) => watch !== undefined)
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

type Payload = string | Uint8Array

function replyWithJson({ endpoint, reply }: ReplyContext, value: unknown): Payload {
  const { status, mediaType, contentType } = endpoint.success
  const sent = { status, mediaType: value === undefined ? '' : mediaType, value }
  endpoint.server.replyValidation?.reply(endpoint.route, sent)
  reply.code(status)
  if (value === undefined) return ''
  reply.header('content-type', contentType)
  return JSON.stringify(value)
}

function replyWithBytes({ endpoint, reply }: ReplyContext, { bytes, mediaType }: BytesReply): Payload {
  const { status } = endpoint.success
  reply.code(status)
  const part = takeRange(reply, bytes)
  endpoint.server.replyValidation?.reply(endpoint.route, { status, mediaType })
  reply.header('content-type', mediaType)
  return part
}
