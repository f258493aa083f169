import { createParser } from 'eventsource-parser'

/** A server-sent event; `event` is undefined without an `event:` line, as is `id`. */
export interface SentEvent {
  readonly event?: string | undefined
  readonly data: string
  readonly id?: string | undefined
}

export interface ReadEventsOptions {
  /** Throws for invalid UTF-8 instead of replacing it. */
  readonly strict?: boolean
  /** Creates the error for invalid UTF-8 or an event over 8 Mi characters. */
  readonly fail?: (message: string, cause?: unknown) => Error
}

const maxEventChars = 8 * 1024 * 1024

/** Parses the server-sent events of a complete text. */
export function parseEvents(text: string): readonly SentEvent[] {
  const events: SentEvent[] = []
  // The parser waits for what follows a carriage return.
  createParser({ onEvent: (event) => void events.push(event) }).feed(text.replace(/\r$/, '\r\n'))
  return events
}

/** Reads server-sent events and yields the events of a chunk together. An event needs a blank line at its end. */
export async function* readEvents(
  chunks: AsyncIterable<Uint8Array>,
  { strict = false, fail = (message, cause) => new Error(message, { cause }) }: ReadEventsOptions = {},
): AsyncGenerator<readonly SentEvent[]> {
  const decoder = new TextDecoder('utf-8', { fatal: strict })
  let chunkEvents: SentEvent[] = []
  let isTooLong = false
  const parser = createParser({
    maxBufferSize: maxEventChars,
    onEvent: (event) => chunkEvents.push(event),
    onError: ({ type }) => {
      isTooLong ||= type === 'max-buffer-size-exceeded'
    },
  })
  const decode = (chunk: Uint8Array): string => {
    try {
      return decoder.decode(chunk, { stream: true })
    } catch (cause) {
      throw fail('the stream is not valid UTF-8', cause)
    }
  }
  let endsInReturn = false
  for await (const chunk of chunks) {
    const text = decode(chunk)
    if (text !== '') endsInReturn = text.endsWith('\r')
    parser.feed(text)
    if (isTooLong) throw fail(`an event is longer than ${maxEventChars} characters`)
    if (chunkEvents.length === 0) continue
    yield chunkEvents
    chunkEvents = []
  }
  // The parser waits for what follows a carriage return.
  if (endsInReturn) parser.feed('\n')
  if (chunkEvents.length > 0) yield chunkEvents
}
