import type { UpstreamReply } from './connection.ts'
import { BadReply } from './failures.ts'

const maxLeftOver = 64 * 1024

/**
 * Streams the bytes of a reply with backpressure. Throws a `BadReply` beyond `maxBytes`. A consumer that stops early
 * sets `done` if the rest may be discarded, so that the connection can be reused; otherwise the reply is aborted.
 */
export async function* toBytes(
  { body }: UpstreamReply,
  maxBytes: number,
  state: { done: boolean } = { done: false },
): AsyncGenerator<Buffer> {
  let length = 0
  try {
    for await (const chunk of body.iterator({ destroyOnReturn: false })) {
      length += chunk.length
      if (length > maxBytes) throw new BadReply(`the reply is longer than ${maxBytes} bytes`)
      yield chunk
    }
    state.done = true
  } finally {
    // The iterator reports both; a late error has no listener.
    body.on('error', () => undefined)
    if (!state.done) body.destroy()
    else if (!body.readableEnded) void body.dump({ limit: maxLeftOver }).catch(() => undefined)
  }
}

/** Aborts a reply with an unexpected content type or encoding and throws a `BadReply`. */
export function checkReply({ headers, body }: UpstreamReply, isExpected: (mediaType: string) => boolean): void {
  const { 'content-type': type = 'none', 'content-encoding': encoding = 'identity' } = headers
  const isPlain = encoding === 'identity'
  if (isPlain && isExpected(String(type))) return
  body.on('error', () => undefined).destroy()
  throw new BadReply(isPlain ? `the reply has the content type ${type}` : `the reply has the encoding ${encoding}`)
}
