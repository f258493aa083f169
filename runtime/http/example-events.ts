import type { Clock } from '../clock.ts'
import { isObject } from '../json.ts'
import { essence, mediaTypeTest } from './media-types.ts'

export const EVENT_STREAM = 'text/event-stream'

/** What a request says about the media type that it wants. */
export interface MediaWish {
  readonly rawHeaders: { readonly accept?: string | undefined }
  readonly body: unknown
}

/**
 * The reply in the media type that the request prefers. A body with `stream: true` asks for events; otherwise they are sent
 * if `Accept` names them, or if there is nothing else.
 */
export function chooseReply<R extends { readonly mediaType: string }>(
  replies: readonly R[],
  { rawHeaders: { accept = '' }, body }: MediaWish,
): R | undefined {
  const asked = isObject(body) && body.stream === true ? [EVENT_STREAM] : []
  for (const type of [...asked, ...readAccept(accept)]) {
    const test = type === '*/*' ? isPlain : mediaTypeTest([type])
    const reply = replies.find(({ mediaType }) => test(mediaType))
    if (reply !== undefined) return reply
  }
  return replies.find(({ mediaType }) => isPlain(mediaType)) ?? replies[0]
}

function isPlain(mediaType: string): boolean {
  return essence(mediaType) !== EVENT_STREAM
}

/** The media types and ranges of an `Accept` header, best first. */
function readAccept(accept: string): readonly string[] {
  const ranges = accept.split(',').map((range) => {
    const weight = /;\s*q=([\d.]+)/i.exec(range)?.[1]
    return { type: essence(range), weight: weight === undefined ? 1 : Number(weight) }
  })
  const wanted = ranges.filter(({ type, weight }) => type !== '' && weight > 0)
  return wanted.sort((a, b) => b.weight - a.weight).map(({ type }) => type)
}

/** Delay between two events of an example. */
const EVENT_MS = 20

/** Sends the events of an example one by one. Clients ignore a last event without a blank line, so it gets one. */
export async function* sendEventText(text: string, clock: Clock | undefined, signal?: AbortSignal) {
  for (const event of `${text.trimEnd()}\n\n`.split(/(?<=\n\r?\n)/)) {
    await clock?.sleep(EVENT_MS, signal)
    yield Buffer.from(event)
  }
}
