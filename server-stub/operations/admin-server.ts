import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Health } from './health.ts'
import type { Metrics } from './metrics.ts'

export interface AdminOptions {
  readonly host: string
  readonly port: number
  readonly health: Health
  readonly metrics: Metrics
}

export interface AdminServer {
  readonly port: number
  close(): Promise<void>
}

interface Answer {
  readonly status: number
  readonly type: string
  readonly body: string
}

/** Serves metrics and health checks on a port without authentication, which must not be public. */
export async function startAdminServer(options: AdminOptions): Promise<AdminServer> {
  const server = createServer((request, response) => {
    answer(options, request.url ?? '').then(
      ({ status, type, body }) => response.writeHead(status, { 'content-type': type }).end(body),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port, options.host, resolve)
  })
  const { port } = server.address() as AddressInfo
  return { port, close: () => stop(server) }
}

async function answer({ health, metrics }: AdminOptions, url: string): Promise<Answer> {
  const [path] = url.split('?', 1)
  if (path === '/metrics') return { status: 200, type: metrics.contentType, body: await metrics.text() }
  if (path === '/healthz') return json(200, { status: 'ok' })
  if (path !== '/readyz') return json(404, { error: 'Not found. The paths are /metrics, /healthz and /readyz.' })
  const readiness = await health.readiness()
  return json(readiness.status === 'ready' ? 200 : 503, readiness)
}

function json(status: number, value: object): Answer {
  return { status, type: 'application/json', body: JSON.stringify(value) }
}

function stop(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(() => resolve()))
}
