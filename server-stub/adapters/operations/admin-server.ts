import type { AddressInfo } from 'node:net'
import fastify from 'fastify'
import type { Health } from './health.ts'
import type { Metrics } from './metrics.ts'

export interface AdminOptions {
  readonly host: string
  readonly port: number
  readonly health: Health
  readonly metrics: Pick<Metrics, 'contentType' | 'text'>
}

export interface AdminServer {
  readonly port: number
  close(): Promise<void>
}

/** Serves metrics and health checks on a port without authentication, which must not be public. */
export async function startAdminServer({ host, port, health, metrics }: AdminOptions): Promise<AdminServer> {
  const server = fastify({ forceCloseConnections: true })
  health.extend(server)
  server.get('/metrics', async (_, reply) => reply.type(metrics.contentType).send(await metrics.text()))
  const error = 'Not found. The paths are /metrics, /healthz and /readyz.'
  server.setNotFoundHandler((_, reply) => reply.code(404).send({ error }))
  await server.listen({ host, port })
  return { port: (server.server.address() as AddressInfo).port, close: () => server.close() }
}
