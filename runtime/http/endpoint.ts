import type { Family, KnownNames, Route } from '../contract.ts'
import { type AnyCall, findHandler, type Outcome } from '../handler.ts'
import { type FindMisspellings, misspellingFinder } from '../validation/suggest.ts'
import type { Access } from './access.ts'
import { type Authenticate, createAuthenticator } from './authenticate.ts'
import { type AdmitBody, bodyAdmission } from './body.ts'
import { type AddBodyDefaults, bodyDefaultsAdder, bodyReader, type ReadBody } from './body-reader.ts'
import { type ChooseStream, streamChooser } from './choose-stream.ts'
import { findJson, findSuccesses, toStatus } from './replies.ts'
import type { ServerContext, Tolerance } from './server-context.ts'

/** A route with everything that is prepared before the first request. */
export interface Endpoint {
  readonly route: Route
  readonly family: Family | undefined
  readonly handle: (call: AnyCall) => Promise<Outcome>
  readonly authenticate: Authenticate
  readonly admitBody: AdmitBody
  readonly readBody: ReadBody | undefined
  readonly addBodyDefaults: AddBodyDefaults
  readonly chooseStream: ChooseStream
  /** Finds misspelled properties of a valid body. */
  readonly findMisspellings: FindMisspellings
  readonly success: Success
  /** Undefined if invalid requests are refused. */
  readonly tolerance: Tolerance | undefined
  readonly server: ServerContext
}

/** Describes what the client of a valid request probably does not intend, such as a misspelled property. */
export const WARNING_HEADER = 'gatewright-warning'

/** Status and media type of a JSON reply. */
export interface Success {
  readonly status: number
  readonly mediaType: string
  readonly contentType: string
}

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
    /** False where pages of other origins are never allowed. */
    cors?: false
    /** Only on routes of contract operations, as are `path` and `pathNames`. */
    operationId?: string
    /** The path template in the contract. */
    path?: string
    /** Decodes its bodies. */
    readBody?: ReadBody
    /** Parameter names in order; the router calls them `p0`, `p1` and so on. */
    pathNames?: readonly string[]
  }
}

/** Throws if the route has no handler. */
export function buildEndpoint(route: Route, family: Family | undefined, server: ServerContext): Endpoint {
  const { handlers, findGrant, strict, maxBodyBytes } = server
  return {
    route,
    family,
    handle: findHandler(handlers, route.operationId),
    authenticate: createAuthenticator(route.credentials, findGrant, strict),
    admitBody: bodyAdmission(route.body, maxBodyBytes),
    readBody: route.body && bodyReader(route.body),
    addBodyDefaults: bodyDefaultsAdder(route.body),
    chooseStream: streamChooser(route),
    findMisspellings: misspellingFinder(mergeNames(route.body?.content ?? []), server.reportsUnknown),
    success: getSuccess(route),
    tolerance: server.findTolerance?.(route),
    server,
  }
}

/** Merges the names of contents; of several, only those of the top level. */
function mergeNames(contents: readonly KnownNames[]): KnownNames {
  const [only = {}, ...others] = contents.filter(({ names }) => names !== undefined)
  return others.length === 0 ? only : { names: contents.flatMap(({ names = [] }) => names), takesOthers: true }
}

/** Gets the success status of an operation, and the media type of its JSON. */
export function getSuccess({ replies }: Pick<Route, 'replies'>): Success {
  const successes = findSuccesses(replies)
  const status = toStatus(successes[0]?.status)
  const others = replies.filter((reply) => Math.floor(toStatus(reply.status) / 100) === 2)
  const mediaType = findJson(successes) ?? findJson(others) ?? 'application/json'
  return { status, mediaType, contentType: `${mediaType}; charset=utf-8` }
}
