import type { Route, Stream } from '../contract.ts'
import type { AnyCall } from '../handler.ts'
import { isObject, ownValue } from '../json.ts'
import { essence, findItemFraming, mediaTypeTest } from './media-types.ts'
import type { Values } from './parameters.ts'
import { findReplies, findSuccesses } from './replies.ts'

/** Finds the stream that a request asks for. */
export type ChooseStream = (query: Values, body: unknown, accept?: string) => Stream | undefined

type Streaming = Pick<Route, 'streams' | 'replies'>

/**
 * Chooses the first stream whose condition matches, else the stream without a condition; of streams that a media type
 * selects, that of the reply that the request prefers.
 */
export function streamChooser({ streams, replies }: Streaming): ChooseStream {
  if (streams.length === 0) return () => undefined
  const asked = streams.filter(({ reply, when }) => reply === undefined || when !== undefined)
  const unconditional = asked.find(({ when }) => when === undefined)
  const conditional = asked.filter(({ when }) => when !== undefined)
  const others = streams.filter((stream) => !asked.includes(stream))
  const chooseOther = others.length === 0 ? () => undefined : itemStreamChooser({ streams: others, replies })
  return (query, body, accept) =>
    conditional.find((stream) => isSelected(stream, query, body)) ?? unconditional ?? chooseOther(body, accept)
}

function itemStreamChooser({ streams, replies }: Streaming) {
  const successes = findSuccesses(replies)
  return (body: unknown, accept: string | undefined): Stream | undefined => {
    const chosen = chooseReply(successes, { rawHeaders: { accept }, body })
    return streams.find(({ reply }) => reply?.status === chosen?.status && reply?.mediaType === chosen?.mediaType)
  }
}

/** The stream of items that a reply of this status and media type is. */
export function findItemStream(
  { streams }: Pick<Route, 'streams'>,
  status: number,
  mediaType: string,
): Stream | undefined {
  const rows = streams.flatMap((stream) => (stream.reply ? [{ stream, ...stream.reply }] : []))
  return findReplies(rows, status).find((row) => essence(row.mediaType) === mediaType)?.stream
}

function isSelected({ when }: Stream, query: Values, body: unknown): boolean {
  if (when === undefined) return true
  const source = when.in === 'query' ? query : body
  // If the value is undefined or a boolean, V8 compiles `===` to code that it discards at the next call, every time anew.
  return typeof source === 'object' && source !== null && Object.is(ownValue(source, when.name), when.equals)
}

/**
 * The reply in the media type that the request prefers. A body with `stream: true` asks for a stream; otherwise one is sent
 * if `Accept` names it, or if there is nothing else.
 */
export function chooseReply<R extends { readonly mediaType: string }>(
  replies: readonly R[],
  { rawHeaders: { accept = '' }, body }: Pick<AnyCall, 'rawHeaders' | 'body'>,
): R | undefined {
  const tests = readAccept(accept).map((type) => (type === '*/*' ? isPlain : mediaTypeTest([type])))
  const isAsked = isObject(body) && body.stream === true
  const isOther = (mediaType: string) => !isPlain(mediaType)
  const streamTests = tests.map((test) => (mediaType: string) => isOther(mediaType) && test(mediaType))
  for (const test of isAsked ? [...streamTests, isOther, ...tests] : tests) {
    const reply = replies.find(({ mediaType }) => test(mediaType))
    if (reply !== undefined) return reply
  }
  return replies.find(({ mediaType }) => isPlain(mediaType)) ?? replies[0]
}

function isPlain(mediaType: string): boolean {
  return findItemFraming(mediaType) === undefined
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
