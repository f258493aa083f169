import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { RequestBody } from '../contract.ts'
import { Problem } from '../problem.ts'
import { alternatives, cut } from '../validation/quote.ts'
import { type JsonExcess, jsonExcess, MAX_DEPTH, MAX_FORM_FIELDS, MAX_VALUES, tooManyFields } from './body-limits.ts'
import { mediaTypeTest } from './media-types.ts'

/** Checks the size and type of a body by its headers; throws a `Problem` for a body that the route does not accept. */
export type AdmitBody = (headers: IncomingHttpHeaders) => void

export function bodyAdmission(body: RequestBody | undefined, maxBodyBytes: number): AdmitBody {
  const isAccepted = mediaTypeTest(body?.mediaTypes ?? ['*/*'])
  const accepted = alternatives(body?.mediaTypes ?? [])
  const refuseType = (found: string) => {
    throw new Problem('unsupported-media-type', `The body must be ${accepted}, got ${found}.`)
  }
  return (headers) => {
    const type = headers['content-type']
    if (Number(headers['content-length']) > maxBodyBytes) throw tooLarge(maxBodyBytes)
    if (body === undefined) return
    if (type === undefined ? hasBody(headers) : !isAccepted(type))
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
 * Registers the body parsers of `scope`: JSON and forms become values, other types strings, an empty body undefined. An
 * invalid body becomes a `Problem` value, since an error here would close the connection.
 */
export function readBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(
    /^[^/;]+\/([^;]+\+)?json\b/,
    { parseAs: 'buffer' },
    (_: FastifyRequest, bytes: Buffer, done) => done(null, parseJson(bytes)),
  )
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, text, done) =>
    done(null, parseUrlEncoded(String(text))),
  )
  // Most servers never read a form.
  scope.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, bytes: Buffer) => {
      const { parseForm } = await import('./form.ts')
      return parseForm(request.headers['content-type'] ?? '', bytes)
    },
  )
  scope.addContentTypeParser('*', { parseAs: 'string' }, (_, text, done) => done(null, text))
}

/** Lets the routes of `scope` ignore any body. */
export function ignoreBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_, __, done) => done(null, undefined))
}

function parseUrlEncoded(text: string): unknown {
  if (hasMoreThan(MAX_FORM_FIELDS, text, '&')) return tooManyFields()
  return Object.fromEntries(new URLSearchParams(text))
}

/** Whether `text` contains `part` more than `limit` times. */
function hasMoreThan(limit: number, text: string, part: string): boolean {
  let count = 0
  for (let at = text.indexOf(part); at !== -1; at = text.indexOf(part, at + part.length))
    if (++count > limit) return true
  return false
}

const EXCESS: Readonly<Record<JsonExcess, () => Problem>> = {
  depth: () => new Problem('invalid-request', `The body is nested deeper than ${MAX_DEPTH} levels.`),
  values: () => new Problem('payload-too-large', `The body has more than ${MAX_VALUES} values.`),
}

/** Parses a JSON body; undefined for an empty one, a `Problem` for invalid JSON or an exceeded limit. */
export function parseJson(bytes: Buffer): unknown {
  if (bytes.length === 0) return undefined
  const excess = jsonExcess(bytes)
  if (excess !== undefined) return EXCESS[excess]()
  try {
    return JSON.parse(bytes.toString())
  } catch (error) {
    const reason = error instanceof SyntaxError ? error.message : 'it could not be parsed'
    return new Problem('invalid-request', `The body is not valid JSON: ${reason}.`, { cause: error })
  }
}
