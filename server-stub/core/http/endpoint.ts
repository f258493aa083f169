import type { Family, Route } from '../contract.ts'
import { type AnyCall, findHandler, type Outcome } from '../handler.ts'
import type { Access } from './access.ts'
import { type Authenticate, authenticator } from './authenticate.ts'
import { type AdmitBody, bodyAdmission } from './body.ts'
import { type ChooseStream, streamChooser } from './choose-stream.ts'
import type { Grant } from './keys.ts'
import { isJson } from './media-types.ts'
import { parameterReader, type ReadParameters } from './parameters.ts'
import type { ServerContext } from './server-context.ts'

/** One route with all that can be settled before the first request. */
export interface Endpoint {
  readonly route: Route
  readonly family: Family | undefined
  readonly handle: (call: AnyCall) => Promise<Outcome>
  readonly authenticate: Authenticate
  readonly admitBody: AdmitBody
  readonly readQuery: ReadParameters
  readonly readHeaders: ReadParameters
  readonly chooseStream: ChooseStream
  readonly success: Success
  readonly server: ServerContext
}

/** How a JSON reply is sent. */
export interface Success {
  readonly status: number
  readonly mediaType: string
  readonly contentType: string
}

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
    /** Of the contract's operations; other routes have none of these. */
    operationId?: string
    /** As the contract spells the path. */
    path?: string
    /** The names of the path's parameters in order, which the router calls `p0`, `p1` and so on. */
    pathNames?: readonly string[]
  }
  interface FastifyRequest {
    /** The key that let the request in. */
    key: string
    /** What the holder of that key may do; undefined for as long as nobody has been let in. */
    grant: Grant | undefined
    /** What stands before the contract's paths in the address that the client used, such as `/~alice`; mostly empty. */
    basePath: string
  }
}

/** Throws where there is no handler for the route. */
export function buildEndpoint(route: Route, family: Family | undefined, server: ServerContext): Endpoint {
  const { handlers, isKey, strict, maxBodyBytes } = server
  return {
    route,
    family,
    handle: findHandler(handlers, route.operationId),
    authenticate: authenticator(route.credentials, isKey, strict),
    admitBody: bodyAdmission(route.body, maxBodyBytes),
    readQuery: parameterReader(route.parameters, 'query', strict),
    readHeaders: parameterReader(route.parameters, 'header', strict),
    chooseStream: streamChooser(route.streams),
    success: getSuccess(route),
    server,
  }
}

/** How the runtime sends a JSON reply of this operation. */
export function getSuccess({ replies }: Pick<Route, 'replies'>): Success {
  const successes = replies.filter(({ status }) => status >= 200 && status < 300)
  const status = successes[0]?.status ?? 200
  const mediaType = successes.find((reply) => isJson(reply.mediaType))?.mediaType ?? 'application/json'
  return { status, mediaType, contentType: `${mediaType}; charset=utf-8` }
}
