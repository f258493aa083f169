import cors from '@fastify/cors'
import type { ServerPlugin } from './server-plugin.ts'

/** What pages read of a reply beside its body. */
const exposed = ['retry-after', 'x-request-id', 'content-range', 'accept-ranges']

/** Lets pages of these origins call, `*` for all; they send their key in a header, so that no cookies are needed. */
export function crossOrigin(origins: readonly string[]): ServerPlugin {
  const origin = origins.includes('*') ? '*' : [...origins]
  return {
    extend(server) {
      // The plugin answers preflights by a route of its own, which takes no configuration.
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
