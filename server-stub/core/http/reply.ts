import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Stream } from '../contract.ts'
import type { BytesReply, Outcome, Relayed } from '../handler.ts'
import { sendEvents } from '../stream/send-events.ts'
import { takeRange } from './byte-range.ts'
import type { Endpoint } from './endpoint.ts'
import { essence } from './media-types.ts'
import { sendRelay } from './relay.ts'

export interface ReplyContext {
  readonly endpoint: Endpoint
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  /** The stream that was asked for. */
  readonly stream: Stream | undefined
  /** Stops the work behind the reply. */
  readonly abort: () => void
}

/** What the router is to send of what a handler gave back; nothing where events have been sent already. */
export function replyWithOutcome(exchange: ReplyContext, outcome: Outcome): Payload | Promise<void> {
  if ('json' in outcome) return replyWithJson(exchange, outcome.json)
  if ('bytes' in outcome) return replyWithBytes(exchange, outcome)
  if ('relay' in outcome) return replyWithRelay(exchange, outcome.relay)
  const { endpoint, reply, stream, abort } = exchange
  const { replyValidation, log, route, streams } = endpoint
  if (stream === undefined) throw new Error(`${route.operationId} gave events, and no stream was asked for.`)
  const watches = [replyValidation?.stream(stream), outcome.watch].filter((watch) => watch !== undefined)
  const { status } = endpoint.success
  return sendEvents(reply, { stream, events: outcome.events, status, watches, log, streams, abort })
}

function replyWithRelay({ endpoint, reply, stream, abort }: ReplyContext, relayed: Relayed): Promise<void> {
  const { replyValidation, log, route, streams } = endpoint
  const { status, headers, verbatim = false } = relayed
  const mediaType = essence(headers['content-type'] ?? '')
  if (!verbatim) replyValidation?.reply(route, { status, mediaType })
  return sendRelay(reply, { ...relayed, operationId: route.operationId, stream, streams, log, abort })
}

type Payload = string | Uint8Array

function replyWithJson({ endpoint, reply }: ReplyContext, value: unknown): Payload {
  const { status, mediaType, contentType } = endpoint.success
  const sent = { status, mediaType: value === undefined ? '' : mediaType, value }
  endpoint.replyValidation?.reply(endpoint.route, sent)
  reply.code(status)
  if (value === undefined) return ''
  reply.header('content-type', contentType)
  return JSON.stringify(value)
}

function replyWithBytes({ endpoint, reply }: ReplyContext, { bytes, mediaType }: BytesReply): Payload {
  const { status } = endpoint.success
  reply.code(status)
  const part = takeRange(reply, bytes)
  endpoint.replyValidation?.reply(endpoint.route, { status, mediaType })
  reply.header('content-type', mediaType)
  return part
}
