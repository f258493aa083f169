import { Counter, Gauge, type Registry } from 'prom-client'
import type { ServerPlugin, UpstreamState } from './server-plugin.ts'

/** What is known of upstreams, by the names that the configuration gives them. */
export function upstreamMetrics(registers: Registry[]): Pick<Required<ServerPlugin>, 'onUpstreams'> {
  let upstreams: readonly UpstreamState[] = []
  new Counter({
    name: 'gatewright_upstream_attempts_total',
    help: 'Requests sent to upstreams, each retry on its own, by the status of the reply.',
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
    help: 'Requests that an upstream has failed, which are those that the log tells of.',
    labelNames: ['upstream'],
    registers,
    collect() {
      this.reset()
      for (const { name, failures } of upstreams) this.inc({ upstream: name }, failures)
    },
  })
  new Gauge({
    name: 'gatewright_upstream_resting',
    help: 'Whether the breaker of an upstream is open, so that nothing but a trial is sent.',
    labelNames: ['upstream'],
    registers,
    collect() {
      for (const { name, isResting } of upstreams) this.set({ upstream: name }, Number(isResting))
    },
  })
  return {
    onUpstreams: (given) => {
      upstreams = given
    },
  }
}
