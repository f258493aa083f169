import type { FastifyRequest } from 'fastify'
import type { Stream } from '../../runtime/contract.ts'
import type { Outcome, Relayed, StreamWatch } from '../../runtime/handler.ts'
import { essence, getContentType, isJson } from '../../runtime/http/media-types.ts'
import { tryParseJson } from '../../runtime/json.ts'
import { type FramingSink, getMediaType, readFraming } from '../../runtime/judge/framing.ts'
import { nameOfEvent } from '../../runtime/stream/framing.ts'
import type { MockExchange } from '../middleware.ts'
import type { Entry } from './entry.ts'
import { entryKey } from './journal-recorder.ts'
import type { StreamRecord } from './stream-record.ts'

/** Enters a call in the journal of its sandbox. */
export function recordCall({ call, route, answeredBy }: MockExchange, enter: (entry: Entry) => void): void {
  const entry = call.get(entryKey)
  if (entry === undefined) return
  entry.route = route
  entry.answeredBy = answeredBy
  entry.takeBody(call.reported.length === 0 ? call.sentBody : call.sent.body, call.bodyChunks)
  enter(entry)
}

/** Records an outcome, which is unchanged. JSON is recorded as it is sent. */
export function recordOutcome({ context }: FastifyRequest, outcome: Outcome): Outcome {
  const entry = context.get(entryKey)
  if (entry === undefined) return outcome
  const { stream } = context
  if ('json' in outcome) entry.refusalInReply = outcome.refusal
  if ('events' in outcome) {
    return stream === undefined ? outcome : { ...outcome, watch: getWatch(entry, stream) }
  }
  if (!('relay' in outcome)) return outcome
  if (outcome.relay.status >= 400) entry.retryAfter = outcome.relay.headers['retry-after']?.toString()
  const contentType = getContentType(outcome.relay.headers)
  const streamed =
    stream && essence(contentType) === getMediaType(stream) && outcome.relay.status < 300 ? stream : undefined
  const onSent = streamed ? () => entry.notePart() : () => {}
  const observer = streamed
    ? observeEvents(entry.takeStream(streamed), contentType)
    : observeReply(entry, outcome.relay)
  return { relay: { ...outcome.relay, body: observeBody(outcome.relay.body, observer, onSent) } }
}

function getWatch(entry: Entry, stream: Stream): StreamWatch {
  const record = entry.takeStream(stream)
  return {
    event: (sent) => {
      record.takeEvent(sent.event ?? '', sent.json, sent)
      if (record.count === 1) entry.notePart()
    },
    end: () => {
      record.hasEnded = true
    },
  }
}

/** Receives the bytes of a reply. */
interface ReplyObserver {
  take(bytes: Uint8Array): void
  end(): void
}

async function* observeBody(
  body: Relayed['body'],
  observer: ReplyObserver,
  onSent: () => void,
): AsyncGenerator<Uint8Array> {
  for await (const bytes of body) {
    observer.take(bytes)
    yield bytes
    onSent()
  }
  observer.end()
}

function observeReply(entry: Entry, { status, headers }: Relayed): ReplyObserver {
  const contentType = getContentType(headers)
  const isText = isJson(contentType)
  const chunks: Uint8Array[] = []
  let length = 0
  return {
    take: (bytes) => {
      length += bytes.length
      if (isText && length <= entry.maxBodyBytes) chunks.push(bytes)
    },
    end: () => {
      const isTooLong = length > entry.maxBodyBytes
      const text = isTooLong ? undefined : Buffer.concat(chunks).toString()
      if (isText) entry.takeReply({ status, contentType, text, isTooLong })
    },
  }
}

function observeEvents(record: StreamRecord, contentType: string): ReplyObserver {
  const { stream } = record
  const decoder = new TextDecoder()
  const sink: FramingSink = {
    event: ({ event = '', data: text, id, retry }) => {
      const data = tryParseJson(text)
      const isNamed = stream.framing === 'fields' || data === undefined
      record.takeEvent(isNamed ? event : (nameOfEvent(stream, { event, data }) ?? ''), text, { id, retry })
    },
    error: (message) => record.framingErrors.push({ after: record.count, message }),
  }
  const reader = readFraming(stream, sink, contentType)
  return {
    take: (bytes) => reader.feed(decoder.decode(bytes, { stream: true })),
    end: () => {
      reader.end()
      record.hasEnded = true
    },
  }
}
