import { createParser } from 'eventsource-parser'

/** A server-sent event; the name is undefined where none was sent. */
export interface SentEvent {
  readonly event?: string | undefined
  readonly data: string
}

export interface ReadEventsOptions {
  /** Bytes that are not UTF-8 are refused instead of replaced. */
  readonly strict?: boolean
  /** Makes the error that is thrown where the bytes are refused, or an event is over 8 Mi characters. */
  readonly fail?: (message: string, cause?: unknown) => Error
}

const maxEventChars = 8 * 1024 * 1024

/** Reads server-sent events, those together that came together. One without a blank line behind it is none. */
export async function* readEvents(
  chunks: AsyncIterable<Uint8Array>,
  { strict = false, fail = (message, cause) => new Error(message, { cause }) }: ReadEventsOptions = {},
): AsyncGenerator<readonly SentEvent[]> {
  const decoder = new TextDecoder('utf-8', { fatal: strict })
  let found: SentEvent[] = []
  let isTooLong = false
  const parser = createParser({
    maxBufferSize: maxEventChars,
    onEvent: (event) => found.push(event),
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
  for await (const chunk of chunks) {
    parser.feed(decode(chunk))
    if (isTooLong) throw fail(`an event is longer than ${maxEventChars} characters`)
    if (found.length === 0) continue
    yield found
    found = []
  }
}
