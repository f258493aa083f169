import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { OpenStreams } from '../core/stream/open-streams.ts'
import type { ServerPlugin, UpstreamState } from './server-plugin.ts'
import type { Traffic } from './traffic.ts'

export interface Metrics extends ServerPlugin {
  readonly contentType: string
  /** In the text format of Prometheus. */
  text(): Promise<string>
}

/** Buckets from a cached reply to a long stream. */
const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 300]

const noOperation = 'none'

/** Prometheus metrics. Labels do not contain keys, models or addresses, so that the number of series stays small. */
export function metrics(traffic: Traffic, streams: OpenStreams): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const request = requestMetrics(registers, traffic)
  traffic.onEnd(({ request: { routeOptions }, reply, ms, isCut }) => {
    const operation = routeOptions.config.operationId ?? noOperation
    request.count.inc({ operation, status: isCut ? 'cut' : String(reply.raw.statusCode) })
    request.duration.observe({ operation }, ms / 1000)
  })
  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    ...streamMetrics(registers, streams),
    ...workMetrics(registers),
    ...upstreamMetrics(registers),
  }
}

function requestMetrics(registers: Registry[], traffic: Traffic) {
  new Gauge({
    name: 'gatewright_requests_open',
    help: 'Open requests, including streams.',
    registers,
    collect() {
      this.set(traffic.open)
    },
  })
  return {
    count: new Counter({
      name: 'gatewright_requests_total',
      help: 'Finished requests by operation and status; cut if the client had disconnected.',
      labelNames: ['operation', 'status'],
      registers,
    }),
    duration: new Histogram({
      name: 'gatewright_request_duration_seconds',
      help: 'Time from the head of the request to the end of the reply.',
      labelNames: ['operation'],
      buckets: seconds,
      registers,
    }),
  }
}

function streamMetrics(
  registers: Registry[],
  streams: OpenStreams,
): Pick<ServerPlugin, 'onFirstEvent' | 'onStreamEnd'> {
  const sent = new Map<string, number>()
  new Gauge({
    name: 'gatewright_streams_open',
    help: 'Open streams, including those before their first event.',
    labelNames: ['operation'],
    registers,
    collect() {
      this.reset()
      for (const { operationId } of streams) this.inc({ operation: operationId })
    },
  })
  new Counter({
    name: 'gatewright_stream_events_total',
    help: 'Events sent.',
    labelNames: ['operation'],
    registers,
    collect() {
      // Collected on scrape, so that an event costs nothing.
      const counts = new Map(sent)
      for (const { operationId, count } of streams) counts.set(operationId, (counts.get(operationId) ?? 0) + count)
      this.reset()
      for (const [operation, count] of counts) this.inc({ operation }, count)
    },
  })
  const firstEvent = new Histogram({
    name: 'gatewright_time_to_first_event_seconds',
    help: 'Time from the head of the request to the first event.',
    labelNames: ['operation'],
    buckets: seconds,
    registers,
  })
  return {
    onFirstEvent: ({ operationId, request }) =>
      firstEvent.observe({ operation: operationId }, (performance.now() - request.arrivedAt) / 1000),
    onStreamEnd: ({ operationId, count }) => void sent.set(operationId, (sent.get(operationId) ?? 0) + count),
  }
}

function workMetrics(registers: Registry[]): Pick<ServerPlugin, 'onTask' | 'onWork' | 'onCallback'> {
  const changes = new Counter({
    name: 'gatewright_task_changes_total',
    help: 'Changes of tasks by this process, by new state.',
    labelNames: ['kind', 'state'],
    registers,
  })
  const running = new Gauge({
    name: 'gatewright_tasks_running',
    help: 'Tasks running in this process.',
    labelNames: ['kind'],
    registers,
  })
  const callbacks = new Counter({
    name: 'gatewright_callbacks_total',
    help: 'Attempts to deliver a callback, by outcome.',
    labelNames: ['outcome'],
    registers,
  })
  return {
    onTask: ({ kind, status }) => changes.inc({ kind, state: status }),
    onWork: (kind, change) => running.inc({ kind }, change),
    onCallback: ({ outcome }) => callbacks.inc({ outcome }),
  }
}

function upstreamMetrics(registers: Registry[]): Pick<Required<ServerPlugin>, 'onUpstreams'> {
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
