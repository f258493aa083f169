import type { Stream } from '../contract.ts'
import type { RelayedHeaders } from '../handler.ts'
import { ownValue } from '../json.ts'
import type { Values } from './parameters.ts'

/** Creates a test whether a Content-Type matches one of the media types or ranges, ignoring parameters. */
export function mediaTypeTest(mediaTypes: readonly string[]): (contentType: string) => boolean {
  const exact = new Set(mediaTypes.map((type) => type.toLowerCase()))
  const ranges = mediaTypes
    .filter((type) => type.endsWith('/*'))
    .map((type) => (type === '*/*' ? '' : type.slice(0, -1)))
  return (contentType) => {
    if (exact.has(contentType)) return true
    const type = essence(contentType)
    return exact.has(type) || ranges.some((range) => type.startsWith(range))
  }
}

/** Gives `text/plain` for `Text/Plain; charset=utf-8`. */
export function essence(contentType: string): string {
  const end = contentType.indexOf(';')
  return (end === -1 ? contentType : contentType.slice(0, end)).trim().toLowerCase()
}

/** The Content-Type of a relayed reply; empty if it has none. */
export function getContentType({ 'content-type': value = '' }: RelayedHeaders): string {
  return String(value)
}

/** The value of Content-Type for text. */
export function withCharset(mediaType: string): string {
  return mediaType.includes(';') ? mediaType : `${mediaType}; charset=utf-8`
}

export function isJson(mediaType: string): boolean {
  return /[/+]json$/.test(essence(mediaType))
}

/** Whether bodies of the type have fields. */
export function isForm(mediaType: string): boolean {
  return ['application/x-www-form-urlencoded', 'multipart/form-data'].includes(essence(mediaType))
}

/** Finds the stream that a request asks for. */
export type ChooseStream = (query: Values, body: unknown) => Stream | undefined

/** Chooses the first stream whose condition matches, else the stream without a condition. */
export function streamChooser(streams: readonly Stream[]): ChooseStream {
  if (streams.length === 0) return () => undefined
  const unconditional = streams.find(({ when }) => when === undefined)
  const conditional = streams.filter(({ when }) => when !== undefined)
  return (query, body) => conditional.find((stream) => isSelected(stream, query, body)) ?? unconditional
}

function isSelected({ when }: Stream, query: Values, body: unknown): boolean {
  if (when === undefined) return true
  const source = when.in === 'query' ? query : body
  // If the value is undefined or a boolean, V8 compiles `===` to code that it discards at the next call, every time anew.
  return typeof source === 'object' && source !== null && Object.is(ownValue(source, when.name), when.equals)
}
