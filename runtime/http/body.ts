import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { RequestBody } from '../contract.ts'
import { Problem } from '../problem.ts'
import { findContent } from '../validation/find-content.ts'
import { alternatives, shortenText } from '../validation/quote.ts'
import { isJson } from './media-types.ts'

/** Checks the size and type of a body by its headers; throws a `Problem` for a body that the route does not accept. */
export type AdmitBody = (headers: IncomingHttpHeaders) => void

export function bodyAdmission(body: RequestBody | undefined, maxBodyBytes: number): AdmitBody {
  const accepted = alternatives(body?.content.map(({ mediaType }) => mediaType) ?? [])
  const refuseType = (actual: string) => {
    throw new Problem('unsupported-media-type', `The body must be ${accepted}, got ${actual}.`)
  }
  return (headers) => {
    const type = headers['content-type']
    if (Number(headers['content-length']) > maxBodyBytes) throw tooLarge(maxBodyBytes)
    if (body === undefined) return
    if ((type !== undefined || hasBody(headers)) && findContent(body, type) === undefined)
      refuseType(type === undefined ? 'no Content-Type' : shortenText(type))
    const encoding = headers['content-encoding']
    if (encoding !== undefined && encoding !== 'identity') refuseType(`the Content-Encoding ${shortenText(encoding)}`)
  }
}

function tooLarge(maxBodyBytes: number): Problem {
  return new Problem('payload-too-large', `The body is larger than ${maxBodyBytes} bytes.`)
}

function hasBody(headers: IncomingHttpHeaders): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/**
 * Registers the body parser of `scope`, which reads bodies as their route says. An invalid body becomes a `Problem` value,
 * since an error here would close the connection.
 */
export function readBodies(scope: FastifyInstance, maxBodyBytes: number): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', (request: FastifyRequest, payload, done) => {
    const { context, headers } = request
    const { readBody } = context.config
    const type = headers['content-type']
    receiveChunks(payload, maxBodyBytes, (error, chunks, length) => {
      if (error) return done(error)
      const isJsonBody = isJson(type ?? '')
      if (isJsonBody && length > 0 && length <= context.keptBodyBytes) context.bodyChunks = chunks
      const bytes = isJsonBody ? joinForNow(chunks) : Buffer.concat(chunks)
      const value = readBody?.(type, bytes)
      if (value instanceof Promise) value.then((body) => done(null, body), done)
      // Routes of any media type may take JSON as bytes.
      else done(null, value === bytes && bytes.buffer === joined.buffer ? Buffer.from(bytes) : value)
    })
  })
}

/** The buffer for joined chunks, which stays: fresh memory of this size costs page faults and full collections. */
let joined = Buffer.alloc(0)
const MAX_JOINED_BYTES = 16 * 1024 * 1024

/** The bytes of all chunks, until the next call. */
function joinForNow(chunks: readonly Buffer[]): Buffer {
  const [only, ...others] = chunks
  if (only !== undefined && others.length === 0) return only
  const length = chunks.reduce((sum, chunk) => sum + chunk.length, 0)
  if (length > MAX_JOINED_BYTES) return Buffer.concat(chunks, length)
  if (joined.length < length) joined = Buffer.allocUnsafeSlow(length)
  let end = 0
  for (const chunk of chunks) end += chunk.copy(joined, end)
  return joined.subarray(0, length)
}

type TakeChunks = (error: Error | null, chunks: readonly Buffer[], length: number) => void

/** Calls `take` once, with an error for a body that is too large or breaks. Fastify's own reader copies every body. */
function receiveChunks(payload: IncomingMessage, maxBytes: number, take: TakeChunks): void {
  const chunks: Buffer[] = []
  let length = 0
  const onData = (chunk: Buffer) => {
    length += chunk.length
    if (length > maxBytes) end(tooLarge(maxBytes))
    else chunks.push(chunk)
  }
  const end = (error: Error | null = null) => {
    payload.off('data', onData).off('end', end).off('error', end)
    take(error, chunks, length)
  }
  payload.on('data', onData).on('end', end).on('error', end)
}

/** Lets the routes of `scope` ignore any body. */
export function ignoreBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_, __, done) => done(null, undefined))
}
