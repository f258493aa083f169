import type { FastifyInstance } from 'fastify'

/**
 * When the server is closed it lets what runs come to its end for at most `graceMs`, closes
 * connections as they fall idle, and then cuts those that are left.
 */
export function closeGracefully(server: FastifyInstance, graceMs: number): void {
  const timers: NodeJS.Timeout[] = []
  server.addHook('preClose', (done) => {
    timers.push(setInterval(() => server.server.closeIdleConnections(), 50))
    timers.push(setTimeout(() => server.server.closeAllConnections(), graceMs))
    done()
  })
  server.addHook('onClose', (_, done) => {
    for (const timer of timers) clearTimeout(timer)
    done()
  })
}
