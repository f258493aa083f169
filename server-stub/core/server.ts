import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { ignoreBodies, readBodies } from './body.ts'
import { clientErrorHandler } from './client-error.ts'
import { closeGracefully } from './close-gracefully.ts'
import { buildEndpoint, type Endpoint, type Surroundings, serve } from './endpoint.ts'
import { familyFinder } from './find-family.ts'
import type { HandlerTable } from './handler.ts'
import { type Log, logToStderr } from './log.ts'
import { notFoundHandler, pathOf, templatesOf, unknownPath } from './not-found.ts'
import type { Observer } from './observe.ts'
import type { PathTemplate } from './path-template.ts'
import { replyWithProblem } from './reply-with-problem.ts'
import type { Contract, Route } from './tables.ts'

export interface ServerOptions {
  readonly contract: Contract
  /** One for every operation of the contract. */
  readonly handlers: HandlerTable
  readonly isKey: (key: string) => boolean
  /** Takes the contract's own spellings only: no aliases of paths, headers or credentials. */
  readonly strict?: boolean
  /** 64 MiB unless given. */
  readonly maxBodyBytes?: number
  /** How long requests may run on when the server is closed; 5,000 unless given. */
  readonly graceMs?: number
  /** When given, all that is sent is checked against the contract. */
  readonly observer?: Observer
  readonly log?: Log
}

const maxPathParameter = 2048
const requestTimeoutMs = 300_000
/** No route has a schema that the router should compile: the compilers it would load are 40 ms of the start. */
const noSchemas = { compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler } }

/**
 * A server for a contract, not listening yet. Throws where a handler is missing. The root instance reads no bodies:
 * plugins with routes of their own bring their content type parsers along, in a scope of their own.
 */
export function createServer(options: ServerOptions): FastifyInstance {
  const { contract, strict = false, maxBodyBytes = 64 * 1024 * 1024, log = logToStderr, observer } = options
  const surroundings = { handlers: options.handlers, isKey: options.isKey, strict, maxBodyBytes, observer, log }
  const findFamily = familyFinder(contract)
  const answer = (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
    replyWithProblem(reply, error, { family: findFamily(pathOf(request.url)), log })
  const server = fastify({
    bodyLimit: maxBodyBytes,
    exposeHeadRoutes: false,
    schemaController: noSchemas,
    requestTimeout: requestTimeoutMs,
    return503OnClosing: false,
    routerOptions: { maxParamLength: maxPathParameter },
    clientErrorHandler: clientErrorHandler(findFamily('')),
    frameworkErrors: (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
      reply.send(answer(error, request, reply))
    },
  })
  server.removeAllContentTypeParsers()
  server.decorateRequest('key', '')
  server.setNotFoundHandler(notFoundHandler(contract.routes, strict, { findFamily, log }))
  server.setErrorHandler(answer)
  closeGracefully(server, options.graceMs ?? 5000)
  registerRoutes(server, contract, surroundings)
  return server
}

const form = 'multipart/form-data'

/** What a route reads is settled by the scope it is registered in. */
function registerRoutes(server: FastifyInstance, { routes, families }: Contract, surroundings: Surroundings): void {
  const familyOf = new Map(families.map((family) => [family.name, family]))
  const endpoints = routes.map((route) => buildEndpoint(route, familyOf.get(route.family), surroundings))
  const { strict, maxBodyBytes } = surroundings
  const scopes = Object.groupBy(endpoints, ({ route }) => scopeOf(route))
  const addAll = (scope: FastifyInstance, members: readonly Endpoint[] = []) => {
    for (const endpoint of members)
      for (const template of templatesOf(endpoint.route, strict)) addRoute(scope, endpoint, template)
  }
  server.register(async (scope) => {
    ignoreBodies(scope)
    addAll(scope, scopes.none)
  })
  server.register(async (scope) => {
    readBodies(scope)
    addAll(scope, scopes.plain)
  })
  if (scopes.form === undefined) return
  server.register(async (scope) => {
    const { readForms } = await import('./form.ts')
    readBodies(scope)
    await readForms(scope, maxBodyBytes)
    addAll(scope, scopes.form)
  })
}

function scopeOf({ body }: Route): 'none' | 'plain' | 'form' {
  if (body === undefined) return 'none'
  return body.mediaTypes.includes(form) ? 'form' : 'plain'
}

function addRoute(scope: FastifyInstance, endpoint: Endpoint, template: PathTemplate): void {
  const hasParameters = template.names.length > 0
  scope.route({
    method: endpoint.route.method,
    url: template.url,
    onRequest: (request, _, done) => {
      if (hasParameters && Object.values(request.params as object).includes('')) throw unknownPath(pathOf(request.url))
      request.key = endpoint.authenticate(request)
      endpoint.admitBody(request.headers)
      done()
    },
    handler: serve(endpoint, template.names),
    errorHandler: (error, _, reply) => replyWithProblem(reply, error, endpoint),
  })
}

function noCompiler(): never {
  throw new Error('invariant: a route has a schema')
}
