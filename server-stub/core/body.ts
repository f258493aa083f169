import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { maxDepth, textDeeperThan } from './json-depth.ts'
import { mediaTypeTest } from './media-types.ts'
import { Problem } from './problem.ts'
import { alternatives, cut } from './quote.ts'
import type { RequestBody } from './tables.ts'

/** Refuses, by its headers alone, a request whose body would not be read; throws a `Problem`. */
export type AdmitBody = (headers: IncomingHttpHeaders) => void

export function bodyGate(body: RequestBody | undefined, maxBodyBytes: number): AdmitBody {
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
 * Lets the routes of `scope` read bodies: JSON and forms as values, everything else as text. A body that is not what
 * it says becomes a `Problem` in its place, since an error here would close the connection; an empty one is undefined.
 */
export function readBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(/^[^/;]+\/([^;]+\+)?json\b/, { parseAs: 'string' }, (_, text, done) =>
    done(null, parseJson(text)),
  )
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, text, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(text)))),
  )
  scope.addContentTypeParser('*', { parseAs: 'string' }, (_, text, done) => done(null, text))
}

/** Lets the routes of `scope` take a request with any body and leave it unread. */
export function ignoreBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_, __, done) => done(null, undefined))
}

/** Text that could hold enough brackets to keep the parser busy for seconds; it is looked through before it is parsed. */
const largeText = 1024 * 1024

export function tooDeep(): Problem {
  return new Problem('invalid-request', `The body is nested deeper than ${maxDepth} levels.`)
}

function parseJson(text: string | Buffer): unknown {
  if (text.length === 0) return undefined
  const json = String(text)
  if (json.length > largeText && textDeeperThan(json, maxDepth)) return tooDeep()
  try {
    return JSON.parse(json)
  } catch (error) {
    const reason = error instanceof SyntaxError ? error.message : 'it could not be parsed'
    return new Problem('invalid-request', `The body is not valid JSON: ${reason}.`, { cause: error })
  }
}
