import type { Stream } from '../runtime/contract.ts'
import { tryParseJson } from '../runtime/json.ts'
import { readFraming } from '../runtime/judge/framing.ts'
import { describeFailure, nameOfEvent, readFailure } from '../runtime/stream/framing.ts'
import { toBytes } from './recording/recorded-body.ts'
import type { RecordedBody, RecordedInteraction, RecordedReply } from './recording/recorded-interaction.ts'
import { truncateValue } from './recording/truncate.ts'

/** What the page shows of a recorded exchange: what the recording has, truncated. */
export interface ShownExchange {
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
  readonly bodyIsTruncated: boolean
  readonly reply: unknown
  readonly replyIsTruncated: boolean
  readonly stream: ShownStream | null
}

export interface ShownStream {
  readonly name: string
  /** The number of all events. */
  readonly count: number
  /** The number of those without payload. */
  readonly dropped: number
  /** The first ones. */
  readonly events: readonly ShownEvent[]
  /** Name and message of the last event, if it tells that the stream failed. */
  readonly failure?: string
}

export interface ShownEvent {
  readonly event: string
  /** Milliseconds since the start of the request. */
  readonly ms: number
  /** Absent if the payloads before it are too long. */
  readonly data?: unknown
}

const MAX_EVENTS = 500
/** Characters of the payloads of one stream. */
const MAX_PAYLOADS = 8000

/** `stream` is the one that the request asks for. */
export function showExchange({ request, reply }: RecordedInteraction, stream: Stream | undefined): ShownExchange {
  const { value, isTruncated } = truncateValue(request.body === undefined ? null : getValue(request.body))
  const isWhole = reply?.body !== undefined && !('chunks' in reply.body)
  const shown = truncateValue(isWhole ? getValue(reply.body) : null)
  const shownStream = reply && stream ? showStream(reply, stream) : null
  return {
    headers: request.headers,
    body: value,
    bodyIsTruncated: isTruncated,
    reply: shown.value,
    replyIsTruncated: shown.isTruncated || (shownStream?.dropped ?? 0) > 0,
    stream: shownStream,
  }
}

function getValue(body: RecordedBody): unknown {
  if ('json' in body) return body.json
  if ('form' in body) return body.form
  return 'text' in body ? body.text : null
}

function showStream({ body, headers }: RecordedReply, stream: Stream): ShownStream | null {
  if (body === undefined || !('chunks' in body)) return null
  const events: ShownEvent[] = []
  let [count, payloads, ms] = [0, 0, 0]
  let last = { event: '', data: undefined as unknown }
  const event = ({
    event: sentName = '',
    data: text,
  }: {
    readonly event?: string | undefined
    readonly data: string
  }) => {
    count++
    const data = tryParseJson(text)
    last = { event: sentName, data }
    if (events.length === MAX_EVENTS) return
    payloads += text.length
    const name = nameOfEvent(stream, { event: sentName, data }) ?? sentName
    events.push({ event: name, ms, ...(payloads > MAX_PAYLOADS ? {} : { data: truncateValue(data ?? text).value }) })
  }
  const reader = readFraming(stream, { event, error: () => {} }, headers['content-type'] ?? '')
  const decoder = new TextDecoder()
  for (const chunk of body.chunks) {
    ms = chunk.atMs
    reader.feed(decoder.decode(toBytes(chunk), { stream: true }))
  }
  reader.end()
  const failure = readFailure(stream, last)
  const dropped = count - events.filter(({ data }) => data !== undefined).length
  return { name: stream.name, count, dropped, events, ...(failure ? { failure: describeFailure(failure) } : {}) }
}
