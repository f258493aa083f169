import { ControlError } from './control-error.ts'
import type { WatchLiveEvent } from './generated/handlers.ts'
import * as guards from './generated/validators/control.js'

export interface LiveSource {
  readonly baseUrl: string
  readonly fetch?: typeof fetch
}

/** Events of `/__mock/live`; leaving the loop ends the stream. */
export async function* readLive(
  { baseUrl, fetch: send = fetch }: LiveSource,
  headers: Readonly<Record<string, string>>,
  signal?: AbortSignal,
): AsyncGenerator<WatchLiveEvent> {
  const url = `${baseUrl.replace(/\/+$/, '')}/__mock/live`
  const reply = await send(url, { headers, ...(signal ? { signal } : {}) })
  if (!reply.ok || reply.body === null) throw await ControlError.of(reply)
  const { EventSourceParserStream } = await import('eventsource-parser/stream')
  const events = reply.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream())
  for await (const { event = '', data } of iterate(events)) {
    const known = getEvent(event, JSON.parse(data))
    if (known) yield known
  }
}

/** Type definitions of browsers have no iteration over a stream. */
async function* iterate<T>(stream: ReadableStream<T>): AsyncGenerator<T> {
  const reader = stream.getReader()
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) yield read.value
  } finally {
    // If the stream failed, its reader has that error already.
    await reader.cancel().catch(() => undefined)
  }
}

/** Undefined for an unknown event. */
function getEvent(event: string, data: unknown): WatchLiveEvent | undefined {
  if (event === 'open' && guards.LiveOpen(data)) return { event, data }
  if (event === 'request' && guards.JournalRequest(data)) return { event, data }
  if (event === 'task' && guards.Task(data)) return { event, data }
  if (event === 'callback' && guards.CallbackAttempt(data)) return { event, data }
  if (event === 'state' && guards.State(data)) return { event, data }
  if (event === 'lost' && guards.LiveLost(data)) return { event, data }
  return undefined
}
