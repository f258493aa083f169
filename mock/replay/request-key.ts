import { toBytes } from '../../proxy/recording/recorded-body.ts'
import type { RecordedBody, RecordedRequest } from '../../proxy/recording/recorded-interaction.ts'
import type { Route } from '../../runtime/contract.ts'
import { streamChooser } from '../../runtime/http/choose-stream.ts'
import { parameterReader, type Values } from '../../runtime/http/parameters.ts'
import type { JudgedContract } from '../../runtime/judge/contract.ts'
import { replaceBytes } from '../../runtime/validation/uploaded-file.ts'
import { validateBody } from '../../runtime/validation/validate.ts'
import type { MockExchange } from '../middleware.ts'

/** A normalised request, so that two can be compared. */
export interface RequestKey {
  /** operationId, or method and path if there is none. */
  readonly operation: string
  /** Name of the requested stream. */
  readonly stream: string | undefined
  readonly path: Values
  readonly query: Values
  readonly headers: Values
  readonly body: unknown
}

/** A request as received, valid or not. */
export interface RawRequest {
  readonly method: string
  /** Without the query. */
  readonly path: string
  readonly query: Values
  readonly headers: Values
  readonly body: unknown
}

export function buildRequestKey(request: RawRequest, { findRoute }: JudgedContract): RequestKey {
  const { method, path: raw, query, headers, body } = request
  const { route, path } = findRoute(method, raw)
  if (route === undefined) {
    return { operation: `${method} ${raw}`, stream: undefined, path: {}, query, headers: {}, body }
  }
  const read = parameterReader(route.parameters, 'query')(query)
  const canonicalBody = canonicaliseBody(route, body, headers['content-type'])
  return {
    operation: route.operationId,
    stream: streamChooser(route)(read, canonicalBody)?.name,
    path,
    query: read,
    headers: keyHeaders(route, headers),
    body: canonicalBody,
  }
}

/** The key of a valid request, without the defaults that the contract adds to it. */
export function validRequestKey({ route, stream, call }: MockExchange): RequestKey {
  const { path, sent, sentBody, rawHeaders } = call
  return {
    operation: route.operationId,
    stream: stream?.name,
    path,
    query: parameterReader(route.parameters, 'query')(sent.query),
    headers: keyHeaders(route, rawHeaders),
    body: replaceBytes(sentBody, recordFile),
  }
}

/** Headers that affect the reply: those of the contract, and `Range`. */
function keyHeaders({ parameters }: Route, headers: Values): Values {
  const { range } = headers
  return { ...parameterReader(parameters, 'header')(headers), ...(range === undefined ? {} : { range }) }
}

export function recordedRequestKey({ body, ...request }: RecordedRequest, contract: JudgedContract): RequestKey {
  return buildRequestKey({ ...request, body: body && getContent(body) }, contract)
}

function getContent(body: RecordedBody): unknown {
  if ('json' in body) return body.json
  return 'form' in body ? body.form : toBytes(body).toString()
}

/** A file as in a recording. */
function recordFile(bytes: Uint8Array, mediaType: string): unknown {
  return { mediaType, data: Buffer.from(bytes).toString('base64') }
}

/** An invalid body is compared as received. */
function canonicaliseBody({ body: rule }: Route, body: unknown, contentType: unknown): unknown {
  const type = typeof contentType === 'string' ? contentType : undefined
  try {
    return replaceBytes(validateBody(rule, body, { contentType: type, tolerate: () => {} }), recordFile)
  } catch {
    return body instanceof Error ? undefined : body
  }
}
