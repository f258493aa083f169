import type { UpstreamReply } from './connection.ts'
import { BadReply } from './upstream-error.ts'

const maxLeftOver = 64 * 1024

/**
 * The bytes of a reply as they come, no faster than they are taken. Throws a `BadReply` where there are more than so
 * many. Whoever stops early says whether the reply is `done`: then what is left of it is read away, so that its
 * connection serves the next request; else it is broken off.
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
    // Both are told by the body itself; nobody is left to hear of it.
    body.on('error', () => undefined)
    if (!state.done) body.destroy()
    else if (!body.readableEnded) void body.dump({ limit: maxLeftOver }).catch(() => undefined)
  }
}

/** Breaks off a reply of another kind than was asked for, and throws a `BadReply`. */
export function checkReply({ headers, body }: UpstreamReply, isExpected: (mediaType: string) => boolean): void {
  const { 'content-type': type = 'none', 'content-encoding': encoding = 'identity' } = headers
  const isPlain = encoding === 'identity'
  if (isPlain && isExpected(String(type))) return
  body.on('error', () => undefined).destroy()
  throw new BadReply(isPlain ? `the reply has the content type ${type}` : `the reply has the encoding ${encoding}`)
}
