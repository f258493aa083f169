import { setImmediate } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ServerPlugin } from './server-plugin.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** When it came, in milliseconds as of `performance.now()`. */
    arrivedAt: number
  }
}

/** A request that is over. */
export interface Served {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly ms: number
  /** Whether the connection was gone before all was sent. */
  readonly isCut: boolean
}

const maxTurns = 100

/** The requests that are under way. */
export class Traffic implements ServerPlugin {
  /** How many there are. */
  open = 0
  readonly #listeners: ((served: Served) => void)[] = []

  /** Calls `listener` for each request that is over, whether it was answered or cut off. */
  onEnd(listener: (served: Served) => void): void {
    this.#listeners.push(listener)
  }

  extend(server: FastifyInstance): void {
    server.decorateRequest('arrivedAt', 0)
    server.addHook('onRequest', (request, reply, done) => {
      request.arrivedAt = performance.now()
      this.open++
      reply.raw.once('close', () => this.#end(request, reply))
      done()
    })
  }

  /** Resolves once all that was cut off is counted, which is a few turns of the event loop after the cut. */
  async settle(): Promise<void> {
    for (let turns = 0; this.open > 0 && turns < maxTurns; turns++) await setImmediate()
  }

  #end(request: FastifyRequest, reply: FastifyReply): void {
    this.open--
    if (this.#listeners.length === 0) return
    const ms = performance.now() - request.arrivedAt
    const isCut = !reply.raw.writableFinished
    for (const listener of this.#listeners) listener({ request, reply, ms, isCut })
  }
}
