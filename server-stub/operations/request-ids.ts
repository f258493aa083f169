import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { ServerPlugin } from './server-plugin.ts'

const header = 'x-request-id'

/** Gives each request the id that its `x-request-id` names, or else a new one, and tells it in the reply. */
export const requestIds: ServerPlugin = {
  extend(server: FastifyInstance): void {
    server.setGenReqId(({ headers }) => {
      const given = headers[header]
      // What is taken goes to logs and back to the client.
      return typeof given === 'string' && /^[\w.:/+=-]{1,128}$/.test(given) ? given : randomUUID()
    })
    server.addHook('onRequest', (request, reply, done) => {
      reply.header(header, request.id)
      done()
    })
  },
}
