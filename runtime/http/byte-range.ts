import type { IncomingHttpHeaders } from 'node:http'
import { Problem } from '../problem.ts'

/** A byte range; `end` is inclusive. */
interface ByteRange {
  readonly start: number
  readonly end: number
}

/**
 * Parses a `Range` header for a resource of `size` bytes. Undefined means the whole resource (no header, or one that is not a
 * single byte range and may be ignored), `unsatisfiable` a range outside of the resource.
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/i.exec(header ?? '') ?? []
  if (from === '' && to === '') return undefined
  // A suffix of an empty resource is satisfiable (RFC 9110, section 14.1.2), but no part of it can be sent.
  if (from === '' && size === 0 && Number(to) > 0) return undefined
  const start = from === '' ? Math.max(size - Number(to), 0) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (from !== '' && to !== '' && Number(to) < start) return undefined
  return start >= size ? 'unsatisfiable' : { start, end }
}

interface RangeReply {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
}

/** Selects the requested range of a reply with status 200. Throws a `range-not-satisfiable` problem. */
export function selectRange({ status, headers, body }: RangeReply, requestHeaders: IncomingHttpHeaders): RangeReply {
  const { range: wanted, 'if-range': condition } = requestHeaders
  const { length } = body
  // Replies have no validators, so a condition never matches.
  const range = condition === undefined ? parseRange(wanted, length) : undefined
  const offered = { ...headers, 'accept-ranges': 'bytes' }
  if (range === undefined) return { status, headers: offered, body }
  if (range === 'unsatisfiable') throw refuseRange(length)
  const { start, end } = range
  const partial = { ...offered, 'content-range': `bytes ${start}-${end}/${length}` }
  return { status: 206, headers: partial, body: body.subarray(start, end + 1) }
}

function refuseRange(length: number): Problem {
  const message = `The range is outside of the ${length} bytes there are.`
  const headers = { 'accept-ranges': 'bytes', 'content-range': `bytes */${length}` }
  return new Problem('range-not-satisfiable', message, { headers, violations: [{ param: 'range', message }] })
}
