import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { ServerPlugin } from './server-plugin.ts'

const header = 'x-request-id'

/** Takes the id of each request from `x-request-id` or creates one, and returns it in the reply. */
export const requestIds: ServerPlugin = {
  extend(server: FastifyInstance): void {
    server.setGenReqId(({ headers }) => {
      const given = headers[header]
      // The id is logged and sent back to the client.
      return typeof given === 'string' && /^[\w.:/+=-]{1,128}$/.test(given) ? given : randomUUID()
    })
    server.addHook('onRequest', (request, reply, done) => {
      reply.header(header, request.id)
      done()
    })
  },
}
