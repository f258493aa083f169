import type { IncomingHttpHeaders } from 'node:http'
import { parse, type Range } from 'range-parser'
import { Problem } from '../problem.ts'

const INVALID = 1

/**
 * Parses a `Range` header for a resource of `size` bytes; `end` is inclusive. Undefined means the whole resource (no header,
 * or one that is not a single byte range and may be ignored), `unsatisfiable` a range outside of the resource.
 */
export function parseRange(header: string | undefined, size: number): Range | 'unsatisfiable' | undefined {
  if (header === undefined) return undefined
  const { code, type, ranges } = parse(size, header)
  if (type !== 'bytes' || code & INVALID || ranges.length > 1) return undefined
  return ranges[0] ?? (code === 0 ? undefined : 'unsatisfiable')
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
