import type { IncomingMessage, ServerResponse } from 'node:http'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Contract } from '../contract.ts'
import type { HandlerTable } from '../handler.ts'
import { type Log, logToStderr, shuttingDown } from '../problem.ts'
import { OpenStreams } from '../stream/open-streams.ts'
import type { Admitted } from './authenticate.ts'
import { ignoreBodies, readBodies } from './body.ts'
import { clientErrorHandler } from './client-error.ts'
import { buildEndpoint, type Endpoint, type ServerContext } from './endpoint.ts'
import { familyFinder } from './find-family.ts'
import type { IsKey } from './keys.ts'
import { getPath, notFoundHandler, unknownPath } from './not-found.ts'
import { OpenCalls } from './open-calls.ts'
import { decodePath, type PathTemplate } from './path-template.ts'
import type { ReplyValidation } from './reply-validation.ts'
import { replyWithProblem } from './reply-with-problem.ts'
import { getTemplates, MAX_PATH_PARAMETER } from './route-finder.ts'
import { serve } from './serve.ts'
import { type Closing, closeGracefully } from './shutdown.ts'

export interface ServerOptions {
  readonly contract: Contract
  /** One for every operation of the contract. */
  readonly handlers: HandlerTable
  readonly isKey: IsKey
  /** Takes the contract's own spellings only: no aliases of paths, headers or credentials. */
  readonly strict?: boolean
  /** 64 MiB unless given. */
  readonly maxBodyBytes?: number
  /** How long requests may run on when the server is closed; 5,000 unless given. */
  readonly graceMs?: number
  /** How long a client may leave what was sent to it unread before its connection is cut; a minute unless given. */
  readonly unreadMs?: number
  /** When given, all that is sent is checked against the contract. */
  readonly replyValidation?: ReplyValidation
  /** The path and query that a request is taken to be for. */
  readonly rewriteUrl?: (request: IncomingMessage) => string
  readonly log?: Log
  /** The streams that are open; when absent there may be as many as come. */
  readonly streams?: OpenStreams
  /** Addresses and networks of proxies whose `X-Forwarded-For`, `-Proto` and `-Host` are believed; none when absent. */
  readonly trustProxy?: readonly string[]
  /** Called before the routes are there, so that hooks of its plugins see every request. */
  readonly extend?: (server: FastifyInstance) => void
}

const requestTimeoutMs = 300_000
/** No route has a schema that the router should compile: the compilers it would load are 40 ms of the start. */
const noSchemas = { compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler } }

/**
 * A server for a contract, not listening yet. Throws where a handler is missing. The root instance reads no bodies:
 * plugins with routes of their own bring their content type parsers along, in a scope of their own.
 */
export function createServer(options: ServerOptions): FastifyInstance {
  const { contract, strict = false, maxBodyBytes = 64 * 1024 * 1024, log = logToStderr, replyValidation } = options
  const { handlers, isKey, streams = new OpenStreams(), trustProxy = [] } = options
  const calls = new OpenCalls()
  const context = { handlers, isKey, strict, maxBodyBytes, replyValidation, log, streams, calls }
  const findFamily = familyFinder(contract)
  const answer = (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
    replyWithProblem(reply, error, { family: findFamily(decodePath(getPath(request.url))), log })
  const server = fastify({
    bodyLimit: maxBodyBytes,
    exposeHeadRoutes: false,
    schemaController: noSchemas,
    requestTimeout: requestTimeoutMs,
    return503OnClosing: false,
    routerOptions: { maxParamLength: MAX_PATH_PARAMETER },
    rewriteUrl: (request) => {
      request.url = originForm(request.url ?? '/')
      return options.rewriteUrl?.(request) ?? request.url
    },
    ...(trustProxy.length === 0 ? {} : { trustProxy: [...trustProxy] }),
    clientErrorHandler: clientErrorHandler(findFamily('')),
    frameworkErrors: (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
      reply.send(answer(error, request, reply))
    },
  })
  server.removeAllContentTypeParsers()
  server.decorateRequest('key', '')
  server.decorateRequest('grant')
  server.decorateRequest('basePath', '')
  server.setNotFoundHandler(notFoundHandler(contract.routes, strict, { findFamily, log }))
  server.setErrorHandler(answer)
  cutUnreadReplies(server, options.unreadMs ?? UNREAD_MS)
  const closing = closeGracefully(server, { streams, calls }, options.graceMs ?? 5000)
  options.extend?.(server)
  registerRoutes(server, contract, { ...context, closing })
  return server
}

/** What a route reads depends on the scope it is registered in. */
function registerRoutes(
  server: FastifyInstance,
  { routes, families }: Contract,
  context: ServerContext & { readonly closing: Closing },
): void {
  const familyOf = new Map(families.map((family) => [family.name, family]))
  const endpoints = routes.map((route) => buildEndpoint(route, familyOf.get(route.family), context))
  const { strict, closing } = context
  const add = (readsBody: boolean, prepare: (scope: FastifyInstance) => void) =>
    server.register(async (scope) => {
      prepare(scope)
      for (const endpoint of endpoints) {
        if ((endpoint.route.body !== undefined) !== readsBody) continue
        for (const template of getTemplates(endpoint.route, strict)) addRoute(scope, { endpoint, template, closing })
      }
    })
  add(false, ignoreBodies)
  add(true, readBodies)
}

interface AddedRoute {
  readonly endpoint: Endpoint
  readonly template: PathTemplate
  readonly closing: Closing
}

function addRoute(scope: FastifyInstance, { endpoint, template, closing }: AddedRoute): void {
  const hasParameters = template.names.length > 0
  const admit = (request: FastifyRequest, { key, grant }: Admitted) => {
    request.key = key
    request.grant = grant
    endpoint.admitBody(request.headers)
  }
  scope.route({
    method: endpoint.route.method,
    url: template.url,
    config: {
      access: endpoint.route.credentials.length > 0 ? 'credential' : 'public',
      operationId: endpoint.route.operationId,
      path: endpoint.route.path,
      pathNames: template.names,
    },
    onRequest: (request, _, done) => {
      if (hasParameters && Object.values(request.params as object).includes('')) throw unknownPath(getPath(request.url))
      if (closing.isClosing) throw shuttingDown()
      const admitted = endpoint.authenticate(request)
      if (admitted instanceof Promise) {
        admitted.then((later) => admit(request, later)).then(() => done(), done)
        return
      }
      admit(request, admitted)
      done()
    },
    handler: serve(endpoint, template.names),
    errorHandler: (error, _, reply) => replyWithProblem(reply, error, endpoint),
  })
}

/** The path and query of a request target, which clients of a proxy send as a whole URL. */
function originForm(target: string): string {
  if (target.startsWith('/')) return target
  return target.replace(/^https?:\/\/[^/?#]*\/?/i, '/')
}

function noCompiler(): never {
  throw new Error('invariant: a route has a schema')
}

/** How long a client may take nothing of what waits for it before its connection is cut, unless given. */
export const UNREAD_MS = 60_000

/**
 * Cuts the connections of clients that have stopped to read what they asked for: whoever sits on a reply holds its memory
 * and its place among those that may be under way. One that waits for an answer which is not there yet is let be.
 */
export function cutUnreadReplies(server: FastifyInstance, unreadMs: number): void {
  server.addHook('onRequest', (_, { raw }, done) => {
    raw.setTimeout(unreadMs, cutIfUnread)
    done()
  })
}

function cutIfUnread(this: ServerResponse): void {
  const { socket } = this
  if (socket !== null && socket.writableLength > 0) socket.destroy()
}
