import { Counter, Gauge, type Registry } from 'prom-client'
import type { ServerPlugin, UpstreamState } from './server-plugin.ts'

export function upstreamMetrics(registers: Registry[]): Pick<Required<ServerPlugin>, 'onUpstreams'> {
  let upstreams: readonly UpstreamState[] = []
  new Counter({
    name: 'gatewright_upstream_attempts_total',
    help: 'Requests sent to upstreams by status of the reply; retries count separately.',
    labelNames: ['upstream', 'status'],
    registers,
    collect() {
      this.reset()
      for (const { name, attempts } of upstreams)
        for (const [status, count] of attempts) this.inc({ upstream: name, status }, count)
    },
  })
  new Counter({
    name: 'gatewright_upstream_failures_total',
    help: 'Requests that failed because of an upstream, as logged.',
    labelNames: ['upstream'],
    registers,
    collect() {
      this.reset()
      for (const { name, failures } of upstreams) this.inc({ upstream: name }, failures)
    },
  })
  new Gauge({
    name: 'gatewright_upstream_resting',
    help: 'Whether the circuit breaker of an upstream is open.',
    labelNames: ['upstream'],
    registers,
    collect() {
      for (const { name, isBreakerOpen } of upstreams) this.set({ upstream: name }, Number(isBreakerOpen))
    },
  })
  return {
    onUpstreams: (given) => {
      upstreams = given
    },
  }
}
