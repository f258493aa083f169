import type { FastifyInstance } from 'fastify'
import { shuttingDown } from '../problem.ts'
import type { ServerContext } from './server-context.ts'

/** Time to deliver the failures before the connections are closed. */
const deliveryMs = 500

/**
 * On close, lets requests finish for at most `graceMs` and closes idle connections. Then open streams end with the failure
 * event of the contract, other requests with a 503, and all connections are closed.
 */
export function closeGracefully(
  server: FastifyInstance,
  { streams, calls }: Pick<ServerContext, 'streams' | 'calls'>,
  graceMs: number,
): void {
  const timers: NodeJS.Timeout[] = []
  server.addHook('preClose', (done) => {
    calls.isClosing = true
    const failAll = () => {
      streams.failAll(shuttingDown())
      calls.failAll(shuttingDown())
    }
    const closeAll = () => server.server.closeAllConnections()
    timers.push(setInterval(() => server.server.closeIdleConnections(), 50))
    timers.push(setTimeout(failAll, graceMs), setTimeout(closeAll, graceMs + deliveryMs))
    done()
  })
  server.addHook('onClose', (_, done) => {
    for (const timer of timers) clearTimeout(timer)
    done()
  })
}
