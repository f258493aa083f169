import type { Stream } from '../../runtime/contract.ts'
import type { EventBatches, NamedEvent, Outcome, Relayed } from '../../runtime/handler.ts'
import { getSuccess } from '../../runtime/http/endpoint.ts'
import { essence, getContentType } from '../../runtime/http/media-types.ts'
import {
  encodeOutcome,
  encodeProblemReply,
  toBytes,
  toRelayed,
  type WholeReply,
} from '../../runtime/http/whole-reply.ts'
import { tryParseJson } from '../../runtime/json.ts'
import type { Problem } from '../../runtime/problem.ts'
import { getFraming } from '../../runtime/stream/framing.ts'
import { readEvents } from '../../runtime/stream/read-events.ts'
import { encodeError } from '../declared-errors.ts'
import type { MockExchange } from '../middleware.ts'
import type { MockOperation } from '../mock-contract.ts'
import type { Chunks } from './stages.ts'

/** An answer as events of a stream, or else as bytes. */
export type AnswerParts = StreamParts | BodyParts

export interface StreamParts {
  readonly head: Head
  readonly stream: Stream
  readonly events: EventBatches<NamedEvent>
}

export interface BodyParts {
  readonly head: Head
  readonly body: Chunks
  /** Undefined if unknown. */
  readonly length: number | undefined
}

type Head = Pick<Relayed, 'status' | 'headers' | 'inPieces'>

/**
 * Undefined for events if the request selects no stream, which the runtime refuses. With `asBytes` a relayed stream is
 * not read, so that its bytes stay.
 */
export function getParts(
  outcome: Outcome,
  { route, stream, call }: MockExchange,
  { asBytes = false } = {},
): AnswerParts | undefined {
  if ('relay' in outcome) return getRelayParts(outcome.relay, asBytes ? undefined : stream)
  const success = getSuccess(route)
  if (!('events' in outcome)) return toBodyParts(encodeOutcome(outcome, { route, success }, call.rawHeaders))
  return stream && { head: { status: success.status, headers: getHead(stream) }, stream, events: outcome.events }
}

export function getHead(stream: Stream): Head['headers'] {
  return { 'content-type': getFraming(stream).contentType }
}

/** A problem as the operation declares it. */
export function getProblemParts(problem: Problem, operation: MockOperation): BodyParts {
  return toBodyParts(encodeProblemReply(encodeError(problem, operation)))
}

export function toBodyParts(reply: WholeReply): BodyParts {
  const { body, ...head } = toRelayed(reply)
  return { head, body, length: toBytes(reply.body).length }
}

function getRelayParts({ status, headers, body, inPieces = false }: Relayed, stream: Stream | undefined): AnswerParts {
  const { 'content-length': length, ...others } = headers
  const hasEvents = stream !== undefined && essence(getContentType(headers)) === 'text/event-stream'
  if (hasEvents) return { head: { status, headers: others, inPieces }, stream, events: eventsIn(body, stream) }
  return { head: { status, headers, inPieces }, body, length: length === undefined ? undefined : Number(length) }
}

/** Parses server-sent events, without comments and the end mark, which is framed again. */
export async function* eventsIn(body: Chunks, { endMark }: Pick<Stream, 'endMark'> = {}): AsyncGenerator<NamedEvent> {
  for await (const events of readEvents(body)) {
    for (const { event = '', data: lines, id } of events) {
      if (lines === endMark) continue
      // Line breaks are white space in JSON, and our framing has one line per event.
      const json = lines.replaceAll('\n', ' ')
      yield { event, json, data: tryParseJson(json), ...(id === undefined ? {} : { id }) }
    }
  }
}
