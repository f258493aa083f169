import type { FastifyReply } from 'fastify'
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

/** Sets the range headers of a reply and returns the bytes to send; throws a `range-not-satisfiable` problem. */
export function takeRange(reply: FastifyReply, bytes: Uint8Array): Uint8Array {
  const { range: header, 'if-range': condition } = reply.request.headers
  const { length } = bytes
  // Replies have no validators, so a condition never matches.
  const range = condition === undefined ? parseRange(header, length) : undefined
  reply.header('accept-ranges', 'bytes')
  if (range === undefined) return bytes
  if (range === 'unsatisfiable') throw rangeNotSatisfiable(length)
  const { start, end } = range
  reply.code(206).header('content-range', `bytes ${start}-${end}/${length}`)
  return bytes.subarray(start, end + 1)
}

function rangeNotSatisfiable(length: number): Problem {
  const message = `The range is outside of the ${length} bytes there are.`
  const headers = { 'content-range': `bytes */${length}` }
  return new Problem('range-not-satisfiable', message, { headers, violations: [{ param: 'range', message }] })
}
