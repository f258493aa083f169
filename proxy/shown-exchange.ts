import type { Stream } from '../runtime/contract.ts'
import { type Json, tryParseJson } from '../runtime/json.ts'
import { readFraming } from '../runtime/judge/framing.ts'
import type { FramedEvent } from '../runtime/judge/item-framing.ts'
import { describeFailure, nameOfEvent, readFailure } from '../runtime/stream/framing.ts'
import type { CapturedExchange } from './captured-exchange.ts'
import { toBytes } from './recording/recorded-body.ts'
import type { RecordedReply, RecordedRequest } from './recording/recorded-interaction.ts'
import { redactEvents } from './recording/redact-events.ts'
import type { Secrets } from './recording/secrets.ts'
import { truncateValue, WHOLE } from './recording/truncate.ts'

/** What the page shows of an exchange, as far as it is kept. */
export interface ShownExchange {
  /** With its query. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly replyHeaders: Readonly<Record<string, string>>
  readonly requestBytes: number | null
  /** Decoded, as far as it has come; null if it is cut. */
  readonly replyBytes: number | null
  readonly body: unknown
  readonly bodyIsTruncated: boolean
  readonly reply: unknown
  readonly replyIsTruncated: boolean
  readonly stream: ShownStream | null
}

export interface ShownStream {
  readonly name: string
  /** The number of events whose payloads are kept. */
  readonly kept: number
  /** The kept ones; in lists the first of them, without payloads. */
  readonly events: readonly ShownEvent[]
  /** Name and message of the last event, if it tells that the stream failed. */
  readonly failure?: string
}

interface ShownEvent {
  readonly event: string
  /** Milliseconds since the start of the request. */
  readonly ms: number
  readonly data?: unknown
}

/** Events of a stream in lists. */
const MAX_LISTED = 500

/** Shows an exchange without its secrets; with `isWhole` all that is kept, else what a list needs. */
export async function showExchange(
  captured: CapturedExchange,
  secrets: Secrets,
  isWhole: boolean,
): Promise<ShownExchange> {
  const { request, reply, stream } = await captured.mask(secrets)
  const limits = isWhole ? WHOLE : undefined
  const isBinary = request.body !== undefined && 'base64' in request.body
  const sent = truncateValue(isBinary ? `${captured.request.size} bytes` : getValue(request.body), limits)
  const received = truncateValue(getValue(reply?.body), limits)
  const isCut = captured.reply.isTruncated
  return {
    path: joinPath(request),
    headers: request.headers,
    replyHeaders: reply?.headers ?? {},
    requestBytes: captured.request.size,
    replyBytes: isCut ? null : captured.reply.size,
    body: sent.value,
    bodyIsTruncated: isBinary || sent.isTruncated || captured.request.isTruncated,
    reply: received.value,
    replyIsTruncated: received.isTruncated || isCut,
    stream: (reply && stream && showStream(reply, stream, { isCut, isWhole, secrets })) ?? null,
  }
}

function joinPath({ path, query }: RecordedRequest): string {
  const parameters = new URLSearchParams()
  for (const [name, values] of Object.entries(query))
    for (const value of [values].flat()) parameters.append(name, value)
  return parameters.size === 0 ? path : `${path}?${parameters}`
}

function getValue(body: RecordedReply['body']): unknown {
  if (body === undefined || 'chunks' in body) return null
  if ('json' in body) return body.json
  if ('form' in body) return body.form
  return 'text' in body ? body.text : null
}

interface ShowStreamOptions {
  readonly isCut: boolean
  readonly isWhole: boolean
  readonly secrets: Secrets
}

function showStream(
  reply: RecordedReply,
  stream: Stream,
  { isCut, isWhole, secrets }: ShowStreamOptions,
): ShownStream | undefined {
  const read = readEvents(reply, stream, isCut)
  if (read === undefined) return undefined
  const { events, last } = read
  const shown = isWhole
    ? maskEvents(events, secrets)
    : events.slice(0, MAX_LISTED).map(({ event, ms }) => ({ event, ms }))
  const failure = isCut ? undefined : readFailure(stream, last)
  return {
    name: stream.name,
    kept: events.length,
    events: shown,
    ...(failure ? { failure: describeFailure(failure) } : {}),
  }
}

/** Masks secrets in the payloads, also those that events divide. */
function maskEvents(events: readonly ShownEvent[], secrets: Secrets): readonly ShownEvent[] {
  const values = events.map(({ event, data }) => ({ event, data: truncateValue(data, WHOLE).value as Json }))
  const masked = redactEvents(values, secrets.findSpans, MASK)
  return events.map(({ event, ms }, index) => ({ event, ms, data: secrets.maskJson(masked[index]?.data ?? null) }))
}

const MASK = '***'

/** The events of a reply, undefined if it is no stream; without the last event if that is cut. */
export function readEvents({ body, headers }: RecordedReply, stream: Stream | undefined, isCut = false) {
  if (stream === undefined || body === undefined || !('chunks' in body)) return undefined
  const events: (ShownEvent & { readonly data: unknown })[] = []
  let last = { event: '', data: undefined as unknown }
  let ms = 0
  const event = ({ event: sentName = '', data: text }: FramedEvent) => {
    const data = tryParseJson(text)
    last = { event: sentName, data }
    events.push({ event: nameOfEvent(stream, last) ?? sentName, ms, data: data ?? text })
  }
  const reader = readFraming(stream, { event, error: () => {} }, headers['content-type'] ?? '')
  const decoder = new TextDecoder()
  for (const chunk of body.chunks) {
    ms = chunk.atMs
    reader.feed(decoder.decode(toBytes(chunk), { stream: true }))
  }
  if (!isCut) reader.end()
  return { events, last }
}
