import type { Route } from '../../core/contract.ts'
import { streamChooser } from '../../core/http/choose-stream.ts'
import { parameterReader, type Values } from '../../core/http/parameters.ts'
import { validateBody } from '../../core/validation/validate.ts'
import { gatewayContract } from '../../gateway-contract.ts'
import { toBytes } from '../../recording/recorded-body.ts'
import type { RecordedBody, RecordedRequest } from '../../recording/recorded-interaction.ts'

/** What a request asks for, in the contract's own spelling, so that two of them can be compared. */
export interface RequestKey {
  /** The operation, or method and path where the contract has none. */
  readonly operation: string
  /** The stream that is asked for. */
  readonly stream: string | undefined
  readonly path: Values
  readonly query: Values
  readonly headers: Values
  /** Undefined for none. */
  readonly body: unknown
}

/** A request as it came, whether the contract lets it through or not. */
export interface RawRequest {
  readonly method: string
  /** Without the query. */
  readonly path: string
  readonly query: Values
  readonly headers: Values
  readonly body: unknown
}

export function buildRequestKey({ method, path: raw, query, headers, body }: RawRequest): RequestKey {
  const { route, path } = gatewayContract.findRoute(method, raw)
  if (route === undefined) {
    return { operation: `${method} ${raw}`, stream: undefined, path: {}, query, headers: {}, body }
  }
  const read = parameterReader(route.parameters, 'query')(query)
  const given = canonical(route, body)
  return {
    operation: route.operationId,
    stream: streamChooser(route.streams)(read, given)?.name,
    path,
    query: read,
    headers: keyHeaders(route, headers),
    body: given,
  }
}

/** The headers that a reply depends on: those of the contract, and the part that is wanted of a file. */
export function keyHeaders({ parameters }: Route, headers: Values): Values {
  const { range } = headers
  return { ...parameterReader(parameters, 'header')(headers), ...(range === undefined ? {} : { range }) }
}

export function recordedRequestKey({ body, ...request }: RecordedRequest): RequestKey {
  return buildRequestKey({ ...request, body: body && getContent(body) })
}

function getContent(body: RecordedBody): unknown {
  if ('json' in body) return body.json
  return 'form' in body ? body.form : toBytes(body).toString()
}

/** What the contract refuses is compared as it is. */
function canonical({ body: rule }: Route, body: unknown): unknown {
  try {
    return validateBody(rule, body)
  } catch {
    return body instanceof Error ? undefined : body
  }
}
