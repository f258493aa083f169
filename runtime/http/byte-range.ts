import type { FastifyReply } from 'fastify'
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
  if (from === '') return suffix(Number(to), size)
  const first = Number(from)
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && Number(to) < first) return undefined
  return first >= size ? 'unsatisfiable' : { first, last }
}

function suffix(length: number, size: number): ByteRange | 'unsatisfiable' {
  return length === 0 || size === 0 ? 'unsatisfiable' : { first: Math.max(size - length, 0), last: size - 1 }
}

/** Sets the range headers of a reply and gives the bytes to send; throws a `range-not-satisfiable` problem. */
export function takeRange(reply: FastifyReply, bytes: Uint8Array): Uint8Array {
  const { range: wanted, 'if-range': condition } = reply.request.headers
  const { length } = bytes
  // Replies have no validators, so a condition never matches.
  const range = condition === undefined ? parseRange(wanted, length) : undefined
  reply.header('accept-ranges', 'bytes')
  if (range === undefined) return bytes
  if (range === 'unsatisfiable') throw outside(length)
  const { first, last } = range
  reply.code(206).header('content-range', `bytes ${first}-${last}/${length}`)
  return bytes.subarray(first, last + 1)
}

function outside(length: number): Problem {
  const message = `The range is outside of the ${length} bytes there are.`
  const headers = { 'content-range': `bytes */${length}` }
  return new Problem('range-not-satisfiable', message, { headers, violations: [{ param: 'range', message }] })
}
