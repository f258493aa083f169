import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createContextKey } from '../../../runtime/http/request-context.ts'
import type { ServerPlugin } from '../../../runtime/http/server-plugin.ts'

/** When a request arrived, as of `performance.now()`. */
export const arrivalKey = createContextKey('arrival', 0)

/** A finished request. */
export interface Served {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly ms: number
  /** Whether the connection was closed before the reply was complete. */
  readonly isAborted: boolean
}

const maxTurns = 100

/** Tracks open requests. */
export class Traffic implements ServerPlugin {
  open = 0
  readonly #listeners: ((served: Served) => void)[] = []

  /** Calls `listener` for every finished request, complete or not. */
  onEnd(listener: (served: Served) => void): void {
    this.#listeners.push(listener)
  }

  extend(server: FastifyInstance): void {
    server.addHook('onRequest', (request, reply, done) => {
      request.context.set(arrivalKey, performance.now())
      this.open++
      reply.raw.once('close', () => this.#end(request, reply))
      done()
    })
  }

  /** Resolves once all aborted requests are counted, a few turns of the event loop after the abort. */
  async settle(): Promise<void> {
    for (let turns = 0; this.open > 0 && turns < maxTurns; turns++) await new Promise(setImmediate)
  }

  #end(request: FastifyRequest, reply: FastifyReply): void {
    this.open--
    if (this.#listeners.length === 0) return
    const ms = performance.now() - request.context.get(arrivalKey)
    const isAborted = !reply.raw.writableFinished
    for (const listener of this.#listeners) listener({ request, reply, ms, isAborted })
  }
}
