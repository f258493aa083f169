import type { Socket } from 'node:net'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { Problem, shuttingDown } from '../problem.ts'
import { ignoreBodies, readBodies } from './body.ts'
import { clientErrorHandler, namesTwoHosts, twoHosts } from './client-error.ts'
import { createQueueWatch, disconnectIdleReaders, UNREAD_MS } from './disconnect.ts'
import { buildEndpoint, type Endpoint } from './endpoint.ts'
import type { GrantedKey } from './keys.ts'
import { getPath, notFoundHandler, unknownPath } from './not-found.ts'
import { decodePath, type PathTemplate } from './path-template.ts'
import { createRefuse, replyWithProblem } from './reply-with-problem.ts'
import { RequestContext } from './request-context.ts'
import { getTemplates, MAX_PATH_PARAMETER } from './route-finder.ts'
import { createRouteHandler } from './serve.ts'
import { type ContextOptions, createContext, type ServerContext } from './server-context.ts'

export type ServerOptions = ContextOptions & {
  /** Time for running requests after `close`; 5,000 by default. */
  readonly graceMs?: number
  /** Time without reading after which a client is disconnected; 60,000 by default. */
  readonly unreadMs?: number
  /** Finds the prefix of a URL's path that the paths of the contract do not have, such as `/~alice`; by default none. */
  readonly findBasePath?: (url: string) => string
  /** Addresses and networks of proxies whose `X-Forwarded-For`, `-Proto` and `-Host` are trusted; none by default. */
  readonly trustProxy?: readonly string[] | undefined
  /** Called before the routes are registered, so that its hooks see every request. */
  readonly extend?: (server: FastifyInstance) => void
}

const requestTimeoutMs = 300_000
/** No route has a schema to compile; loading the compilers would take 40 ms at the start. */
const noSchemas = { compilersFactory: { buildValidator: noCompiler, buildSerializer: noCompiler } }

/**
 * Creates a server for a contract, not listening yet. Throws if a handler is missing. The root instance parses no bodies;
 * plugins register content type parsers in a separate scope.
 */
export function createServer(options: ServerOptions): FastifyInstance {
  const context = createContext(options)
  const { contract, findFamily, maxBodyBytes, strict } = context
  const { trustProxy = [], findBasePath = () => '' } = options
  const answer = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const path = decodePath(getPath(request.url))
    // The router finds none for a path that it cannot decode, or that is too long for it.
    const route = contract.routes.find((candidate) => {
      return (
        candidate.method === request.method &&
        getTemplates(candidate, strict).some((template) => template.pattern.test(path))
      )
    })
    const family = findFamily(route?.path ?? path)
    replyWithProblem(reply, error, { family, ...(route && { route }), server: context })
  }
  const getBasePath = (request: FastifyRequest) =>
    request.url === request.originalUrl ? '' : findBasePath(originForm(request.originalUrl))
  const server = fastify({
    bodyLimit: maxBodyBytes,
    exposeHeadRoutes: false,
    schemaController: noSchemas,
    requestTimeout: requestTimeoutMs,
    return503OnClosing: false,
    // Limits the shutdown too, which has a grace period.
    pluginTimeout: 0,
    routerOptions: { maxParamLength: MAX_PATH_PARAMETER },
    rewriteUrl: ({ url = '/' }) => {
      const requestTarget = url.startsWith('/') ? url : originForm(url)
      const basePath = findBasePath(requestTarget)
      return basePath === '' ? requestTarget : withoutBasePath(requestTarget, basePath)
    },
    ...(trustProxy.length === 0 ? {} : { trustProxy: [...trustProxy] }),
    clientErrorHandler: clientErrorHandler(findFamily('')),
    frameworkErrors: (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
      request.context = new RequestContext(request, reply, getBasePath(request))
      answer(error, request, reply)
    },
  })
  server.removeAllContentTypeParsers()
  server.decorateRequest('context')
  const watchQueued = createQueueWatch()
  server.addHook('onRequest', (request, reply, done) => {
    if (reply.raw.socket === null) watchQueued(request.raw.socket, reply.raw)
    request.context = new RequestContext(request, reply, getBasePath(request))
    done()
  })
  server.setNotFoundHandler(notFoundHandler(context))
  server.setErrorHandler(answer)
  disconnectIdleReaders(server, options.unreadMs ?? UNREAD_MS)
  closeGracefully(server, context, options.graceMs ?? 5000)
  options.extend?.(server)
  server.addHook('onRequest', ({ raw }, _, done) => {
    done(namesTwoHosts(raw.rawHeaders) ? new Problem('invalid-request', twoHosts) : undefined)
  })
  registerRoutes(server, context)
  return server
}

/** Registers routes with and without a body in separate scopes, since parsers belong to a scope. */
function registerRoutes(server: FastifyInstance, context: ServerContext): void {
  const { strict, contract } = context
  const families = new Map(contract.families.map((family) => [family.name, family]))
  const endpoints = contract.routes.map((route) => buildEndpoint(route, families.get(route.family), context))
  const declared = new Set(
    endpoints.flatMap(({ route }) => getTemplates(route, strict).map(({ url }) => `${route.method} ${url}`)),
  )
  const add = (readsBody: boolean, prepare: (scope: FastifyInstance) => void) =>
    server.register(async (scope) => {
      prepare(scope)
      for (const endpoint of endpoints) {
        if ((endpoint.route.body !== undefined) !== readsBody) continue
        for (const template of getTemplates(endpoint.route, strict)) {
          // HEAD is GET without the body (RFC 9110), unless the contract has another operation.
          const hasHead = endpoint.route.method === 'GET' && !readsBody && !declared.has(`HEAD ${template.url}`)
          addRoute(scope, { endpoint, template, methods: hasHead ? ['GET', 'HEAD'] : [endpoint.route.method] })
        }
      }
    })
  for (const { method, body } of contract.routes)
    if (!server.supportedMethods.includes(method) || (body && bodiless.has(method)))
      server.addHttpMethod(method, withBody)
  add(false, ignoreBodies)
  add(true, (scope) => readBodies(scope, context.maxBodyBytes))
}

/** Fastify reads their bodies only if asked to. */
const bodiless: ReadonlySet<string> = new Set(['GET', 'HEAD'])
const withBody = { hasBody: true, overrideExisting: true }

interface ServedRoute {
  readonly endpoint: Endpoint
  readonly template: PathTemplate
  readonly methods: string[]
}

function addRoute(scope: FastifyInstance, { endpoint, template, methods }: ServedRoute): void {
  const hasParameters = template.names.length > 0
  const refuse = createRefuse(endpoint)
  const admit = (request: FastifyRequest, admitted: GrantedKey | Problem) => {
    if (admitted instanceof Problem) return admitted
    request.context.key = admitted.key
    request.context.grant = admitted.grant
    try {
      endpoint.admitBody(request.headers)
    } catch (error) {
      if (endpoint.tolerance === undefined) throw error
      endpoint.tolerance.note(request, error)
    }
    return undefined
  }
  scope.route({
    method: methods,
    url: template.url,
    config: {
      access: endpoint.route.credentials.length > 0 ? 'credential' : 'public',
      operationId: endpoint.route.operationId,
      path: endpoint.route.path,
      ...(endpoint.readBody && { readBody: endpoint.readBody }),
      pathNames: template.names,
    },
    onRequest: (request, reply, done) => {
      if (hasParameters && Object.values(request.params as object).includes('')) throw unknownPath(getPath(request.url))
      if (endpoint.server.calls.isClosing) throw shuttingDown()
      const admitted = endpoint.authenticate(request)
      if (admitted instanceof Promise) {
        admitted.then((later) => admit(request, later)).then(done, done)
        return
      }
      if (admitted instanceof Problem) refuse(reply, admitted)
      else done(admit(request, admitted))
    },
    handler: createRouteHandler(endpoint, template),
    errorHandler: (error, _, reply) => replyWithProblem(reply, error, endpoint),
  })
}

/** Gets the path and query of a request target, which proxy clients send as an absolute URL. */
function originForm(requestTarget: string): string {
  return requestTarget.replace(/^https?:\/\/[^/?#]*\/?/i, '/')
}

function withoutBasePath(requestTarget: string, basePath: string): string {
  const rest = requestTarget.slice(basePath.length)
  return rest.startsWith('/') ? rest : `/${rest}`
}

function noCompiler(): never {
  throw new Error('invariant: a route has a schema')
}

/** Time to deliver the failures before the connections are closed. */
const deliveryMs = 500

/**
 * On close, lets requests finish for at most `graceMs` and closes other connections. Then open streams end with the failure
 * event of the contract, other requests with a 503, and all connections are closed.
 */
function closeGracefully(
  server: FastifyInstance,
  { streams, calls }: Pick<ServerContext, 'streams' | 'calls'>,
  graceMs: number,
): void {
  const timers: NodeJS.Timeout[] = []
  const sockets = new Set<Socket>()
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  const closeIdle = () => {
    server.server.closeIdleConnections()
    // Clients open connections in advance; without a byte of a request, Node does not count them as idle.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
  }
  server.addHook('preClose', (done) => {
    calls.isClosing = true
    const failAll = () => {
      streams.failAll(shuttingDown())
      calls.failAll(shuttingDown())
    }
    const closeAll = () => server.server.closeAllConnections()
    timers.push(setInterval(closeIdle, 50))
    timers.push(setTimeout(failAll, graceMs), setTimeout(closeAll, graceMs + deliveryMs))
    done()
  })
  server.addHook('onClose', (_, done) => {
    for (const timer of timers) clearTimeout(timer)
    done()
  })
}
