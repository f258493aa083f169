import type { FastifyInstance, FastifyRequest, onRequestHookHandler, RouteOptions } from 'fastify'
import { hasOwnHost, isCrossOrigin } from '../../runtime/http/access.ts'
import { ignoreBodies } from '../../runtime/http/body.ts'
import { keyRing } from '../../runtime/http/keys.ts'
import { Problem } from '../../runtime/problem.ts'
import { shortenText } from '../../runtime/validation/quote.ts'
import { bareKey, getSandboxName, getSandboxPath } from '../sandbox-ref.ts'

export interface ControlAccess {
  /** If set, every call needs it as a bearer token, and may come from any origin. */
  readonly key?: string
  /** Allowed host names besides those of this machine; `any` if no browser can reach the mock. */
  readonly hosts?: readonly string[] | 'any'
}

/**
 * Protects the controls: with a key, calls need it; without one, pages of other origins (which can send simple
 * requests) and other host names (DNS rebinding) are refused. Removes the name of a sandbox from the key.
 */
export function guardControls(app: FastifyInstance, { key, hosts = [] }: ControlAccess): void {
  const isKey = key === undefined ? undefined : keyRing([key])
  const admitted = isKey || hosts === 'any' ? undefined : hosts.map((host) => host.toLowerCase())
  declareAccess(app, (request, _, done) => {
    const { context, routeOptions } = request
    if (routeOptions.config.access === 'control') {
      const token = getBearer(request)
      const { basePath, rawHeaders } = context
      context.basePath = getSandboxPath(getSandboxName({ basePath, rawHeaders, key: token }))
      if (isKey?.(bareKey(token)) === false)
        throw new Problem('unauthenticated', '', { headers: { 'www-authenticate': 'Bearer' } })
    }
    if (admitted) admitPlace(request, admitted)
    done()
  })
  closeRest(app)
}

/** Routes below the prefix are guarded, less if they belong to the page. Other routes must declare their access. */
function declareAccess(app: FastifyInstance, guard: onRequestHookHandler): void {
  const others: RouteOptions[] = []
  app.addHook('onRoute', (route) => {
    if (route.url !== CONTROL_PREFIX && !route.url.startsWith(`${CONTROL_PREFIX}/`)) {
      others.push(route)
      return
    }
    const access = route.config?.access === 'page' ? 'page' : 'control'
    // Only the gateway has CORS.
    route.config = Object.assign({}, route.config, { access, cors: false })
    route.onRequest = [guard, ...[route.onRequest ?? []].flat()]
  })
  app.addHook('onReady', async () => {
    const open = others.find(({ config }) => config?.access === undefined)
    if (open) throw new Error(`invariant: ${open.method} ${open.url} has no \`access\` in its route config`)
  })
}

/** A catch-all below the prefix, so that unknown paths and preflights are protected too. */
function closeRest(app: FastifyInstance): void {
  app.register(async (scope) => {
    ignoreBodies(scope)
    const method = scope.supportedMethods
    const handler: RouteOptions['handler'] = (_, reply) => reply.callNotFound()
    scope.route({ method, url: `${CONTROL_PREFIX}/*`, handler })
    scope.route({ method: method.filter((name) => name !== 'GET'), url: CONTROL_PREFIX, handler })
  })
}

function getBearer({ headers }: FastifyRequest): string {
  return /^bearer\s+(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? ''
}

function admitPlace(request: FastifyRequest, hosts: readonly string[]): void {
  const { headers, host, routeOptions } = request
  if (!hasOwnHost(request, hosts)) {
    const fix = 'use localhost, allow the name with --control-host, or lock the controls with --control-key'
    throw new Problem('forbidden', `The controls are not served under the name ${shortenText(host)}: ${fix}.`)
  }
  // Links from other sites may open the page, since the linking site cannot read it.
  const isLink = routeOptions.config.access === 'page' && headers['sec-fetch-mode'] === 'navigate'
  if (isCrossOrigin(request) && !isLink)
    throw new Problem(
      'forbidden',
      'Pages of other origins may not use the controls: lock these with --control-key, and send the key.',
    )
}

/** Path prefix of the control API, unused by the contract. */
export const CONTROL_PREFIX = '/__mock'

/** The page; its other files are below `FILES`. */
export const PAGE = CONTROL_PREFIX
export const REFERENCE = `${CONTROL_PREFIX}/reference`
export const FILES = `${CONTROL_PREFIX}/page`
/** Results of tasks. */
export const MADE = `${FILES}/made`
