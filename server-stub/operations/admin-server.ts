import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
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

/** Serves metrics and health checks on a port without authentication, which must not be public. */
export async function startAdminServer({ host, port, ...parts }: AdminOptions): Promise<AdminServer> {
  const server = createServer((request, response) => {
    answer(parts, request.url ?? '', response).catch(() => response.writeHead(500).end())
  })
  await once(server.listen(port, host), 'listening')
  const close = async () => {
    server.closeAllConnections()
    await once(server.close(), 'close')
  }
  return { port: (server.address() as AddressInfo).port, close }
}

type Parts = Pick<AdminOptions, 'health' | 'metrics'>

async function answer({ health, metrics }: Parts, url: string, response: ServerResponse): Promise<void> {
  const send = (status: number, value: object) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
  const [path] = url.split('?', 1)
  if (path === '/metrics') {
    const text = await metrics.text()
    response.writeHead(200, { 'content-type': metrics.contentType }).end(text)
  } else if (path === '/healthz') send(200, { status: 'ok' })
  else if (path === '/readyz') {
    const readiness = await health.readiness()
    send(readiness.status === 'ready' ? 200 : 503, readiness)
  } else send(404, { error: 'Not found. The paths are /metrics, /healthz and /readyz.' })
}
