import { checkVersions, tracePackages } from '../../../settings/optional-packages.ts'
import type { AdminServer } from './admin-server.ts'
import { Health } from './health.ts'
import type { OperationsOptions } from './operations.ts'
import { type OnExchange, watchExchanges } from './watched-exchange.ts'

/** Opens the spans and metrics of a proxy; `watch` is undefined without both. Rejects if the admin server cannot listen. */
export async function openProxyOperations(
  options: Pick<OperationsOptions, 'otlpEndpoint' | 'adminPort' | 'adminHost'>,
  target: URL,
) {
  const { otlpEndpoint: endpoint, adminPort: port, adminHost: host = '127.0.0.1' } = options
  const listeners: OnExchange[] = []
  if (endpoint !== undefined) checkVersions(...tracePackages)
  const traces = endpoint === undefined ? undefined : (await import('./trace-proxy.ts')).traceProxy(endpoint, target)
  if (traces) listeners.push(traces.onExchange)
  let admin: AdminServer | undefined
  if (port !== undefined) {
    checkVersions('@prometheus-io/client')
    const metrics = (await import('./metrics.ts')).createProxyMetrics()
    listeners.push(metrics.onExchange)
    admin = await (await import('./admin-server.ts')).startAdminServer({ host, port, health: new Health([]), metrics })
  }
  const onExchange: OnExchange = (exchange) => {
    for (const listener of listeners) listener(exchange)
  }
  return {
    admin,
    watch: listeners.length === 0 ? undefined : watchExchanges(onExchange),
    close: async () => void (await Promise.all([admin?.close(), traces?.close()])),
  }
}
