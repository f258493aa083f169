import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Family, Route } from '../contract.ts'
import type { AnyCall, HandlerTable, Outcome } from '../handler.ts'
import { handlerOf } from '../handler-of.ts'
import type { Log } from '../log.ts'
import type { OpenStreams } from '../stream/open-streams.ts'
import { validateBody, validateParameters } from '../validation/validate.ts'
import { type Authenticate, authenticator } from './authenticate.ts'
import { type AdmitBody, bodyGate } from './body.ts'
import { type ChooseStream, streamChooser } from './choose-stream.ts'
import { asProblem } from './edge-problem.ts'
import type { Grant, IsKey } from './grant.ts'
import { isJson } from './media-types.ts'
import type { OpenCalls } from './open-calls.ts'
import { parameterReader, pathReader, type ReadParameters, type Values } from './parameters.ts'
import { replyWithOutcome } from './reply.ts'
import type { ReplyValidation } from './reply-validation.ts'
import { RequestCall } from './request-call.ts'

/** What all endpoints of a server have in common. */
export interface Surroundings {
  readonly handlers: HandlerTable
  readonly isKey: IsKey
  readonly strict: boolean
  readonly maxBodyBytes: number
  readonly replyValidation: ReplyValidation | undefined
  readonly log: Log
  readonly streams: OpenStreams
  readonly calls: OpenCalls
}

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
  readonly replyValidation: ReplyValidation | undefined
  readonly log: Log
  readonly streams: OpenStreams
  readonly calls: OpenCalls
}

/** How a JSON reply is sent. */
export interface Success {
  readonly status: number
  readonly mediaType: string
  readonly contentType: string
}

declare module 'fastify' {
  interface FastifyContextConfig {
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
export function buildEndpoint(route: Route, family: Family | undefined, surroundings: Surroundings): Endpoint {
  const { handlers, isKey, strict, maxBodyBytes, replyValidation, log, streams, calls } = surroundings
  return {
    route,
    family,
    handle: handlerOf(handlers, route.operationId),
    authenticate: authenticator(route.credentials, isKey, strict),
    admitBody: bodyGate(route.body, maxBodyBytes),
    readQuery: parameterReader(route.parameters, 'query', strict),
    readHeaders: parameterReader(route.parameters, 'header', strict),
    chooseStream: streamChooser(route.streams),
    success: successOf(route),
    replyValidation,
    log,
    streams,
    calls,
  }
}

/** How the runtime sends a JSON reply of this operation. */
export function successOf({ replies }: Pick<Route, 'replies'>): Success {
  const successes = replies.filter(({ status }) => status >= 200 && status < 300)
  const status = successes[0]?.status ?? 200
  const mediaType = successes.find((reply) => isJson(reply.mediaType))?.mediaType ?? 'application/json'
  return { status, mediaType, contentType: `${mediaType}; charset=utf-8` }
}

/** The handler of one of the route's paths, whose template has the parameters `names`. */
export function serve(endpoint: Endpoint, names: readonly string[]) {
  const readPath = pathReader(names, endpoint.route.parameters)
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const { route, chooseStream } = endpoint
    const path = readPath(request.params as Values)
    validateParameters(route.validatePath, path, 'path parameter')
    const query = endpoint.readQuery(request.query as Values)
    validateParameters(route.validateQuery, query, 'query parameter')
    const headers = endpoint.readHeaders(request.headers)
    validateParameters(route.validateHeaders, headers, 'header')
    const body = validateBody(route.body, request.body)
    const stream = chooseStream(query, body)
    const inputs = { path, query, headers, body, key: request.key, streaming: stream !== undefined }
    const call = new RequestCall(inputs, request, reply)
    try {
      const outcome = await endpoint.calls.run(call, endpoint.handle(call))
      return await replyWithOutcome({ endpoint, request, reply, stream, giveUp: () => call.giveUp() }, outcome)
    } catch (error) {
      throw asProblem(error)
    }
  }
}
