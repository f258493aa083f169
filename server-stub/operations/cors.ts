import cors from '@fastify/cors'
import type { ServerPlugin } from './server-plugin.ts'

/** Reply headers that pages may read. */
const exposed = ['retry-after', 'x-request-id', 'content-range', 'accept-ranges']

/** Allows requests from these origins, `*` for all; the key is in a header, so credentials are not needed. */
export function crossOrigin(origins: readonly string[]): ServerPlugin {
  const origin = origins.includes('*') ? '*' : [...origins]
  return {
    extend(server) {
      // The plugin handles preflights in its own route, which cannot be configured.
      server.addHook('onRoute', (route) => {
        if (route.url === '*') route.config = Object.assign({}, route.config, { access: 'public' })
      })
      server.register(cors, {
        origin,
        methods: ['GET', 'POST'],
        exposedHeaders: exposed,
        maxAge: 600,
        strictPreflight: false,
      })
    },
  }
}
