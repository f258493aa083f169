import type { Framing } from '../contract.ts'
import type { RelayedHeaders } from '../handler.ts'
import { ownValue } from '../json.ts'

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
  return /^[^;]*[/+]json\s*(;|$)/i.test(mediaType)
}

/** Whether bodies of the type have fields. */
export function isForm(mediaType: string): boolean {
  return ['application/x-www-form-urlencoded', 'multipart/form-data'].includes(essence(mediaType))
}

const itemFramings: Readonly<Record<string, Framing>> = {
  'text/event-stream': 'fields',
  'application/jsonl': 'lines',
  'application/ndjson': 'lines',
  'application/x-jsonl': 'lines',
  'application/x-jsonlines': 'lines',
  'application/x-ndjson': 'lines',
  'multipart/mixed': 'multipart',
}

/** How the items of a media type are framed; undefined if it is not one of items. */
export function findItemFraming(mediaType: string): Framing | undefined {
  const type = essence(mediaType)
  return /[/+]json-seq$/.test(type) ? 'json-seq' : ownValue(itemFramings, type)
}
