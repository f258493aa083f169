import { BadReply } from './upstream-error.ts'

/** No event of text is longer. */
const maxEventChars = 8 * 1024 * 1024

/**
 * The data of server-sent events, those together that came together. Throws a `BadReply` where the bytes are no UTF-8
 * or an event does not end.
 */
export async function* eventData(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<readonly string[]> {
  // Here, so that nobody without an upstream waits for it.
  const { createParser } = await import('eventsource-parser')
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let found: string[] = []
  let isTooLong = false
  const parser = createParser({
    maxBufferSize: maxEventChars,
    onEvent: ({ data }) => found.push(data),
    onError: ({ type }) => {
      isTooLong ||= type === 'max-buffer-size-exceeded'
    },
  })
  for await (const chunk of chunks) {
    parser.feed(decode(decoder, chunk))
    if (isTooLong) throw new BadReply(`an event is longer than ${maxEventChars} characters`)
    if (found.length === 0) continue
    yield found
    found = []
  }
}

function decode(decoder: InstanceType<typeof TextDecoder>, chunk: Uint8Array): string {
  try {
    return decoder.decode(chunk, { stream: true })
  } catch (cause) {
    throw new BadReply('the stream is not valid UTF-8', { cause })
  }
}
