import type { Route, Stream } from '../../runtime/contract.ts'
import type {
  BytesReply,
  EventBatches,
  JsonReply,
  NamedEvent,
  Outcome,
  Relayed,
  TextReply,
} from '../../runtime/handler.ts'
import { parseRange } from '../../runtime/http/byte-range.ts'
import { getSuccess } from '../../runtime/http/endpoint.ts'
import { essence, isJson, withCharset } from '../../runtime/http/media-types.ts'
import { getJsonHead } from '../../runtime/http/reply.ts'
import { tryParseJson } from '../../runtime/json.ts'
import type { Problem } from '../../runtime/problem.ts'
import { framings } from '../../runtime/stream/framing.ts'
import { readEvents } from '../../runtime/stream/read-events.ts'
import { encodeError } from '../declared-errors.ts'
import type { MockExchange } from '../middleware.ts'
import { relayWhole } from '../preferences/answer-as-preferred.ts'
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

type Head = Pick<Relayed, 'status' | 'headers'>

/** Undefined for what the runtime refuses: an unsatisfiable range, or events if the request selects no stream. */
export function getParts(outcome: Outcome, exchange: MockExchange): AnswerParts | undefined {
  const { route, stream, call } = exchange
  if ('json' in outcome) return getJsonParts(outcome, route)
  const { status } = getSuccess(route)
  if ('text' in outcome) return getTextParts(outcome, status)
  if ('bytes' in outcome) return getBytesParts(outcome, status, call.rawHeaders.range)
  if ('relay' in outcome) return getRelayParts(outcome.relay, stream)
  if (stream === undefined) return undefined
  return { head: { status, headers: getHead(stream) }, stream, events: outcome.events }
}

export function getHead(stream: Stream): Head['headers'] {
  return { 'content-type': framings[stream.framing].contentType }
}

/** A problem as the operation declares it. */
export function getProblemParts(problem: Problem, route: Route): BodyParts {
  const { status, mediaType, headers, body } = encodeError(problem, route)
  if (mediaType === '') return toBodyParts({ status, headers }, Buffer.alloc(0))
  const text = isJson(mediaType) ? JSON.stringify(body) : String(body)
  return toBodyParts({ status, headers, contentType: withCharset(mediaType) }, Buffer.from(text))
}

interface BodyHead {
  readonly status: number
  readonly headers?: Head['headers'] | undefined
  readonly contentType?: string
}

/** A complete body. */
function toBodyParts({ status, headers, contentType }: BodyHead, bytes: Uint8Array): BodyParts {
  const all = { ...headers, ...(contentType === undefined ? {} : { 'content-type': contentType }) }
  const { body, ...head } = relayWhole({ status, headers: all }, bytes)
  return { head, body, length: bytes.length }
}

function getJsonParts(outcome: JsonReply<unknown>, route: Route): BodyParts {
  const { json, headers } = outcome
  const { status, contentType } = getJsonHead({ route, success: getSuccess(route) }, outcome)
  if (json === undefined) return toBodyParts({ status, headers }, Buffer.alloc(0))
  return toBodyParts({ status, headers, contentType }, Buffer.from(JSON.stringify(json)))
}

function getTextParts({ text, mediaType, headers, status }: TextReply, success: number): BodyParts {
  return toBodyParts({ status: status ?? success, headers, contentType: withCharset(mediaType) }, Buffer.from(text))
}

function getBytesParts(outcome: BytesReply, success: number, range: string | undefined) {
  const { bytes, mediaType, status = success } = outcome
  const headers = { ...outcome.headers, 'content-type': mediaType, 'accept-ranges': 'bytes' }
  const part = parseRange(range, bytes.length)
  if (part === undefined) return toBodyParts({ status, headers }, bytes)
  if (part === 'unsatisfiable') return undefined
  const { first, last } = part
  const contentRange = { 'content-range': `bytes ${first}-${last}/${bytes.length}` }
  return toBodyParts({ status: 206, headers: { ...headers, ...contentRange } }, bytes.subarray(first, last + 1))
}

function getRelayParts({ status, headers, body }: Relayed, stream: Stream | undefined): AnswerParts {
  const head = { status, headers }
  const { 'content-type': contentType = '', 'content-length': length } = headers
  const hasEvents = stream !== undefined && essence(contentType) === 'text/event-stream'
  if (hasEvents) return { head, stream, events: eventsIn(body) }
  return { head, body, length: length === undefined ? undefined : Number(length) }
}

/** Parses server-sent events, without comments. */
export async function* eventsIn(body: Chunks): AsyncGenerator<NamedEvent> {
  for await (const events of readEvents(body)) {
    for (const { event = '', data: lines } of events) {
      // Line breaks are white space in JSON, and our framing has one line per event.
      const json = lines.replaceAll('\n', ' ')
      yield { event, json, data: tryParseJson(json) }
    }
  }
}
