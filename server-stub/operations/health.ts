import type { FastifyInstance } from 'fastify'
import type { ServerPlugin } from './server-plugin.ts'

/** How long the state behind the server may take to answer. */
const checkMs = 2000

const open = { config: { access: 'public' } } as const

export interface Readiness {
  readonly status: 'ready' | 'draining' | 'unavailable'
}

/**
 * `/healthz` says that the process answers, `/readyz` that it is to be given requests: not while it is being closed, nor
 * while `check` rejects. Neither asks for a key, nor tells more than that.
 */
export class Health implements ServerPlugin {
  #isClosing = false
  /** Rejects while what the server stands on does not answer. */
  check: () => Promise<unknown> = async () => undefined

  extend(server: FastifyInstance): void {
    server.addHook('preClose', (done) => {
      this.#isClosing = true
      done()
    })
    server.get('/healthz', open, async () => ({ status: 'ok' }))
    server.get('/readyz', open, async (_, reply) => {
      const readiness = await this.readiness()
      return reply.code(readiness.status === 'ready' ? 200 : 503).send(readiness)
    })
  }

  async readiness(): Promise<Readiness> {
    if (this.#isClosing) return { status: 'draining' }
    const late = Promise.withResolvers<never>()
    const timer = setTimeout(() => late.reject(new Error('late')), checkMs)
    try {
      await Promise.race([this.check(), late.promise])
      return { status: 'ready' }
    } catch {
      return { status: 'unavailable' }
    } finally {
      clearTimeout(timer)
    }
  }
}
