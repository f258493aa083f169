import type { FastifyInstance } from 'fastify'
import { shuttingDown } from '../problem.ts'
import type { ServerContext } from './server-context.ts'

/** How long the last words may take to arrive. */
const lastWordsMs = 500

/**
 * When the server is closed it lets what runs come to its end for at most `graceMs` and closes connections as they fall
 * idle. What is left then is broken off: streams end with the contract's own failure event, requests that have had no
 * answer get a 503. At last every connection is cut.
 */
export function closeGracefully(
  server: FastifyInstance,
  { streams, calls }: Pick<ServerContext, 'streams' | 'calls'>,
  graceMs: number,
): void {
  const timers: NodeJS.Timeout[] = []
  server.addHook('preClose', (done) => {
    calls.isClosing = true
    const tell = () => {
      streams.failAll(shuttingDown())
      calls.failAll(shuttingDown())
    }
    const cut = () => server.server.closeAllConnections()
    timers.push(setInterval(() => server.server.closeIdleConnections(), 50))
    timers.push(setTimeout(tell, graceMs), setTimeout(cut, graceMs + lastWordsMs))
    done()
  })
  server.addHook('onClose', (_, done) => {
    for (const timer of timers) clearTimeout(timer)
    done()
  })
}
