import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { RequestBody } from '../contract.ts'
import { Problem } from '../problem.ts'
import { findContent } from '../validation/find-content.ts'
import { alternatives, cut } from '../validation/quote.ts'

/** Checks the size and type of a body by its headers; throws a `Problem` for a body that the route does not accept. */
export type AdmitBody = (headers: IncomingHttpHeaders) => void

export function bodyAdmission(body: RequestBody | undefined, maxBodyBytes: number): AdmitBody {
  const accepted = alternatives(body?.content.map(({ mediaType }) => mediaType) ?? [])
  const refuseType = (found: string) => {
    throw new Problem('unsupported-media-type', `The body must be ${accepted}, got ${found}.`)
  }
  return (headers) => {
    const type = headers['content-type']
    if (Number(headers['content-length']) > maxBodyBytes) throw tooLarge(maxBodyBytes)
    if (body === undefined) return
    if ((type !== undefined || hasBody(headers)) && findContent(body, type) === undefined)
      refuseType(type === undefined ? 'no Content-Type' : cut(type))
    const encoding = headers['content-encoding']
    if (encoding !== undefined && encoding !== 'identity') refuseType(`the Content-Encoding ${cut(encoding)}`)
  }
}

export function tooLarge(maxBodyBytes: number): Problem {
  return new Problem('payload-too-large', `The body is larger than ${maxBodyBytes} bytes.`)
}

function hasBody(headers: IncomingHttpHeaders): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

/**
 * Registers the body parser of `scope`, which reads bodies as their route says. An invalid body becomes a `Problem` value,
 * since an error here would close the connection.
 */
export function readBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (request: FastifyRequest, bytes: Buffer, done) => {
    const value = request.routeOptions.config.readBody?.(request.headers['content-type'], bytes)
    if (value instanceof Promise) value.then((body) => done(null, body), done)
    else done(null, value)
  })
}

/** Lets the routes of `scope` ignore any body. */
export function ignoreBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_, __, done) => done(null, undefined))
}
