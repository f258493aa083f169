import type { Stream } from '../../core/contract.ts'
import type { Outcome, Relayed, StreamWatch } from '../../core/handler.ts'
import { getSuccess } from '../../core/http/endpoint.ts'
import { essence, isJson } from '../../core/http/media-types.ts'
import { nameOfEvent } from '../../core/stream/framing.ts'
import { parseData } from '../../judge/event-judge.ts'
import { framingMediaTypes, readFraming } from '../../judge/framing.ts'
import { readJson } from '../../judge/reply.ts'
import type { Middleware, MockExchange } from '../middleware.ts'
import type { Entry } from './entry.ts'
import { getEntry } from './journal-recorder.ts'

export type AddEntry = (entry: Entry, exchange: MockExchange) => void

/** Records replies and their events, unchanged. */
export function journalMiddleware(enter: AddEntry): Middleware {
  return async (exchange, next) => {
    const entry = getEntry(exchange.call.rawHeaders)
    if (entry === undefined) return next()
    enter(entry, exchange)
    return recordOutcome(entry, exchange, await next())
  }
}

function recordOutcome(entry: Entry, { route, stream }: MockExchange, outcome: Outcome): Outcome {
  if ('json' in outcome) {
    const { status, mediaType } = getSuccess(route)
    entry.takeReply({ status: outcome.status ?? status, mediaType, value: outcome.json })
    return outcome
  }
  if ('events' in outcome) {
    entry.stream = stream
    return { ...outcome, watch: getWatch(entry) }
  }
  if (!('relay' in outcome)) return outcome
  const mediaType = essence(outcome.relay.headers['content-type'] ?? '')
  const streamed =
    stream && mediaType === framingMediaTypes[stream.framing] && outcome.relay.status < 300 ? stream : undefined
  entry.stream = streamed
  const observer = streamed ? observeEvents(entry, streamed) : observeReply(entry, outcome.relay)
  return { relay: { ...outcome.relay, body: observeBody(outcome.relay.body, observer) } }
}

function getWatch(entry: Entry): StreamWatch {
  return {
    event: (event) => entry.takeEvent(event),
    end: () => {
      entry.hasEnded = true
    },
  }
}

/** Receives the bytes of a reply. */
interface ReplyObserver {
  take(bytes: Uint8Array): void
  end(): void
}

async function* observeBody(body: Relayed['body'], observer: ReplyObserver): AsyncGenerator<Uint8Array> {
  for await (const bytes of body) {
    observer.take(bytes)
    yield bytes
  }
  observer.end()
}

/** Longer replies are not recorded. */
const MAX_REPLY_BYTES = 64 * 1024

function observeReply(entry: Entry, { status, headers }: Relayed): ReplyObserver {
  const mediaType = essence(headers['content-type'] ?? '')
  const chunks: Uint8Array[] = []
  let length = 0
  return {
    take: (bytes) => {
      length += bytes.length
      if (isJson(mediaType) && length <= MAX_REPLY_BYTES) chunks.push(bytes)
    },
    end: () => {
      if (isJson(mediaType) && length <= MAX_REPLY_BYTES)
        entry.takeReply({ status, mediaType, ...readJson(Buffer.concat(chunks).toString()) })
    },
  }
}

function observeEvents(entry: Entry, stream: Stream): ReplyObserver {
  const decoder = new TextDecoder()
  const reader = readFraming(stream, {
    event: ({ event = '', data: text }) => {
      const { data } = parseData(text)
      if (data === undefined) entry.takeEvent({ event, data, json: text })
      else entry.takeEvent({ event: nameOfEvent(stream, { event, data }) ?? '', data })
    },
    error: (message) => entry.framingFaults.push({ after: entry.count, message }),
  })
  return {
    take: (bytes) => reader.feed(decoder.decode(bytes, { stream: true })),
    end: () => {
      reader.end()
      entry.hasEnded = true
    },
  }
}
