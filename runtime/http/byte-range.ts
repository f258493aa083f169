import type { IncomingHttpHeaders } from 'node:http'
import { Problem } from '../problem.ts'

/** A byte range; `last` is inclusive. */
export interface ByteRange {
  readonly first: number
  readonly last: number
}

/**
 * Parses a `Range` header for a resource of `size` bytes. Undefined means the whole resource (no header, or one that is
 * not a single byte range and may be ignored), `unsatisfiable` a range outside of the resource.
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return undefined
  if (from === '') return toSuffixRange(Number(to), size)
  const first = Number(from)
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && Number(to) < first) return undefined
  return first >= size ? 'unsatisfiable' : { first, last }
}

function toSuffixRange(length: number, size: number): ByteRange | 'unsatisfiable' {
  return length === 0 || size === 0 ? 'unsatisfiable' : { first: Math.max(size - length, 0), last: size - 1 }
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
  const { first, last } = range
  const partial = { ...offered, 'content-range': `bytes ${first}-${last}/${length}` }
  return { status: 206, headers: partial, body: body.subarray(first, last + 1) }
}

function refuseRange(length: number): Problem {
  const message = `The range is outside of the ${length} bytes there are.`
  const headers = { 'content-range': `bytes */${length}` }
  return new Problem('range-not-satisfiable', message, { headers, violations: [{ param: 'range', message }] })
}
