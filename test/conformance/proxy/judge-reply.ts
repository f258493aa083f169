import { streamChooser } from '../../../server-stub/core/choose-stream.ts'
import { essence, isJson } from '../../../server-stub/core/media-types.ts'
import { observeReply } from '../../../server-stub/core/observe.ts'
import type { Route, Stream } from '../../../server-stub/core/tables.ts'
import { streamJudge } from '../../../server-stub/judge/stream.ts'
import { HeldBody } from './held-body.ts'
import type { Violation } from './violation.ts'

export interface PassedReply {
  readonly route: Route
  /** Of the request. */
  readonly query: Readonly<Record<string, string>>
  readonly body: unknown
  readonly status: number
  readonly contentType: string
  readonly maxBytes: number
}

export interface ReplySink {
  readonly broken: (place: string, message: string, kind?: Violation['kind']) => void
  readonly event: () => void
}

/** Looks at the bytes of a reply, decoded, as they pass. */
export interface ReplyWatch {
  feed(bytes: Uint8Array): void
  /** `cut` when the reply was left before its end. */
  end(how?: 'cut'): void
}

const isSuccess = (status: number) => status >= 200 && status < 300

/** Judges status and media type at once; gives what judges the body, undefined where bytes are all it can be. */
export function judgeReply(reply: PassedReply, sink: ReplySink): ReplyWatch | undefined {
  const { route, status, contentType } = reply
  const mediaType = essence(contentType)
  const stream = isSuccess(status) ? streamOf(reply, mediaType) : undefined
  if (stream) {
    return streamJudge(stream, {
      contentType,
      maxHeld: reply.maxBytes,
      onEvent: sink.event,
      onFinding: ({ rule, place, message }) => sink.broken(place, message, rule === 'unchecked' ? rule : 'broken'),
    })
  }
  let isSound = true
  const violation = ({ message }: { readonly message: string }) => {
    isSound = false
    sink.broken('status', `${status}: ${message}`)
  }
  observeReply({ violation }, route, { status, mediaType })
  if (!isSound || !isJson(mediaType)) return undefined
  return jsonWatch(reply, sink, mediaType)
}

/** What was asked for, unless it is an ordinary reply by its own word. */
function streamOf({ route, query, body }: PassedReply, mediaType: string): Stream | undefined {
  const chosen = streamChooser(route.streams)(query, body)
  if (chosen !== undefined || mediaType !== 'text/event-stream') return chosen
  return body === undefined ? route.streams.find(({ framing }) => framing !== 'json-array') : undefined
}

function jsonWatch({ route, status, maxBytes }: PassedReply, sink: ReplySink, mediaType: string): ReplyWatch {
  const held = new HeldBody(maxBytes)
  return {
    feed: (bytes) => held.add(bytes),
    end(how) {
      if (how === 'cut') return
      if (held.isTooLarge) {
        sink.broken('body', `it is larger than ${maxBytes} bytes`, 'unchecked')
        return
      }
      const value = parse(held.text)
      const violation = ({ message }: { readonly message: string }) => sink.broken('body', message)
      if (value === undefined) sink.broken('body', 'it is not JSON')
      else observeReply({ violation }, route, { status, mediaType, value })
    },
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
