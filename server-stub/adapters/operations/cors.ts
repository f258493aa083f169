import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ServerPlugin } from '../../../runtime/http/server-plugin.ts'
import { sendWhole } from '../../../runtime/http/whole-reply.ts'

/** Reply headers that pages may read. */
const exposed = 'retry-after, x-request-id, content-range, accept-ranges'

/** Allows requests from these origins, `*` for all; the key is in a header, so credentials are not needed. */
export function crossOrigin(origins: readonly string[]): ServerPlugin {
  const isOpen = origins.includes('*')
  const allowed = new Set(origins)
  const allow = ({ headers: { origin } }: FastifyRequest, reply: FastifyReply) => {
    if (!isOpen) reply.header('vary', 'Origin')
    if (isOpen) reply.header('access-control-allow-origin', '*')
    else if (origin !== undefined && allowed.has(origin)) reply.header('access-control-allow-origin', origin)
    reply.header('access-control-expose-headers', exposed)
  }
  return {
    extend(server) {
      server.addHook('onRequest', (request, reply, done) => {
        if (request.context.config.cors === false) return done()
        allow(request, reply)
        const isPreflight =
          request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined
        if (isPreflight) answerPreflight(request, reply, isOpen)
        else done()
      })
      // The hook answers before, but needs a route of the method.
      server.options('*', { config: { access: 'public' } }, (_, reply) => reply.callNotFound())
    },
  }
}

function answerPreflight({ headers }: FastifyRequest, reply: FastifyReply, isOpen: boolean): void {
  const requested = headers['access-control-request-headers']
  const allowed = {
    ...(requested !== undefined && { 'access-control-allow-headers': requested }),
    vary: isOpen ? 'Access-Control-Request-Headers' : 'Origin, Access-Control-Request-Headers',
    'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
    'access-control-max-age': '600',
  }
  sendWhole(reply, { status: 204, headers: allowed, body: undefined })
}
