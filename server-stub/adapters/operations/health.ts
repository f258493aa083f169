import type { FastifyInstance } from 'fastify'
import { withResolvers } from '../../../runtime/es2024.ts'
import { type ServerPlugin, serveHealth } from '../../../runtime/http/server-plugin.ts'
import { sendJson } from '../../../runtime/http/whole-reply.ts'
import { StoreUnavailable } from '../../../runtime/tasks/task-store.ts'

/** Timeout of the readiness check. */
const checkMs = 2000
/** Checks write, and anybody may ask: those that ask within this time share a reply. */
const sharedMs = 500

export interface Readiness {
  readonly status: 'ready' | 'draining' | 'unavailable'
  /** Why a server is unavailable. */
  readonly reason?: string
}

/**
 * `/healthz` reports that the process is alive, `/readyz` that it accepts requests: not while it shuts down or `check`
 * rejects, with the reason of a `StoreUnavailable`. Both are public and report nothing else.
 */
export class Health implements ServerPlugin {
  readonly #contractPaths: readonly string[]
  #isClosing = false
  #checked: Promise<Readiness> | undefined
  #checkedAt = 0
  /** Rejects while a dependency of the server is unavailable. */
  check: () => Promise<unknown> = async () => undefined

  /** A path that the contract has is left to it. */
  constructor(contractPaths: readonly string[]) {
    this.#contractPaths = contractPaths
  }

  extend(server: FastifyInstance): void {
    server.addHook('preClose', (done) => {
      this.#isClosing = true
      done()
    })
    serveHealth(server, this.#contractPaths)
    if (this.#contractPaths.includes('/readyz')) return
    server.get('/readyz', { config: { access: 'public' } }, async (_, reply) => {
      const readiness = await this.readiness()
      return sendJson(reply, readiness, readiness.status === 'ready' ? 200 : 503)
    })
  }

  async readiness(): Promise<Readiness> {
    if (this.#isClosing) return { status: 'draining' }
    if (this.#checked === undefined || performance.now() - this.#checkedAt > sharedMs) {
      this.#checkedAt = performance.now()
      this.#checked = this.#runCheck()
    }
    return this.#checked
  }

  async #runCheck(): Promise<Readiness> {
    const late = withResolvers<never>()
    const timer = setTimeout(() => late.reject(new StoreUnavailable('late')), checkMs)
    try {
      await Promise.race([this.check(), late.promise])
      return { status: 'ready' }
    } catch (error) {
      return { status: 'unavailable', ...(error instanceof StoreUnavailable && { reason: error.reason }) }
    } finally {
      clearTimeout(timer)
    }
  }
}
