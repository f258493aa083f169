import { collectDefaultMetrics, Registry } from '@prometheus-io/client'
import type { OpenStream, OpenStreams } from '../../../runtime/stream/open-streams.ts'
import { generationMetrics } from './generation-metrics.ts'
import { createInstruments, type Instruments } from './instruments.ts'
import { arrivalKey, type Traffic } from './traffic.ts'
import type { WatchedExchange } from './watched-exchange.ts'

export type Metrics = ReturnType<typeof createMetrics>

export interface UpstreamState {
  readonly name: string
  /** Requests by status, retries separately; `none` if there was no reply, `cut` if the client had disconnected. */
  readonly attempts: ReadonlyMap<string, number>
  /** Requests that failed because of the upstream. */
  readonly failures: number
  readonly isBreakerOpen: boolean
}

const noOperation = 'none'

/** Prometheus metrics. Labels do not contain keys or addresses, and few models, so that the number of series stays small. */
export function createMetrics(traffic: Traffic, streams: OpenStreams) {
  const { create, ...shown } = openRegistry()
  create.gauge('gatewright_requests_open', 'Open requests, including streams.', {
    collect: (open) => open.set(traffic.open),
  })
  const onRequest = countRequests(create)
  const { wrapText } = generationMetrics(create)
  traffic.onEnd(({ request: { routeOptions }, reply, ms, isAborted }) => {
    const { operationId: operation } = routeOptions.config
    onRequest({ operation, status: isAborted ? 'cut' : reply.raw.statusCode, seconds: ms / 1000 })
  })
  return {
    ...shown,
    ...streamMetrics(create, streams),
    ...workMetrics(create),
    ...upstreamMetrics(create),
    wrapText,
  }
}

/** The metrics of a proxy: of exchanges, and of the replies of models by what they say. */
export function createProxyMetrics() {
  const { create, ...shown } = openRegistry()
  const onRequest = countRequests(create)
  const { measure } = generationMetrics(create)
  return {
    ...shown,
    onExchange({ route, status, isCut, generation, ...measured }: WatchedExchange): void {
      onRequest({
        operation: route?.operationId,
        status: isCut ? 'cut' : (status ?? 'none'),
        seconds: measured.seconds,
      })
      if (route?.generation === undefined || generation === undefined) return
      const { 'gen_ai.request.model': model = '' } = generation.request
      const { 'gen_ai.usage.input_tokens': input, 'gen_ai.usage.output_tokens': output } = generation.reply
      const usage = isCount(input) && isCount(output) ? { input, output } : undefined
      measure({ ...measured, operation: route.generation.operation, model: String(model), usage })
    },
  }
}

/** Whether what a reply says is a number of tokens; a histogram throws for `1e999`, and adds up all others. */
function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0
}

function openRegistry() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return {
    create: createInstruments(registry),
    contentType: registry.contentType,
    /** The metrics in the text format of Prometheus. */
    text: () => registry.metrics(),
  }
}

interface CountedRequest {
  readonly operation: string | undefined
  readonly status: number | 'cut' | 'none'
  readonly seconds: number
}

function countRequests({ counter, histogram }: Instruments): (request: CountedRequest) => void {
  const help = 'Finished requests by operation and status; cut if the client had disconnected.'
  const requests = counter('gatewright_requests_total', help, { labelNames: ['operation', 'status'] })
  const durations = histogram(
    'gatewright_request_duration_seconds',
    'Time from the head of the request to the end of the reply.',
    { labelNames: ['operation'] },
  )
  return ({ operation = noOperation, status, seconds }) => {
    requests.inc({ operation, status: String(status) })
    durations.observe({ operation }, seconds)
  }
}

function streamMetrics({ counter, gauge, histogram }: Instruments, streams: OpenStreams) {
  const labelNames = ['operation']
  const sent = new Map<string, number>()
  gauge('gatewright_streams_open', 'Open streams, including those before their first event.', {
    labelNames,
    collect: (open) => {
      open.reset()
      for (const { operationId } of streams) open.inc({ operation: operationId })
    },
  })
  counter('gatewright_stream_events_total', 'Events sent.', {
    labelNames,
    collect: (events) => {
      const counts = new Map(sent)
      for (const { operationId, count } of streams) counts.set(operationId, (counts.get(operationId) ?? 0) + count)
      events.reset()
      for (const [operation, count] of counts) events.inc({ operation }, count)
    },
  })
  const help = 'Time from the head of the request to the first event.'
  const firstEvent = histogram('gatewright_time_to_first_event_seconds', help, { labelNames })
  return {
    onFirstEvent: ({ operationId, request }: OpenStream) =>
      firstEvent.observe({ operation: operationId }, (performance.now() - request.context.get(arrivalKey)) / 1000),
    onStreamEnd: ({ operationId, count }: OpenStream) =>
      void sent.set(operationId, (sent.get(operationId) ?? 0) + count),
  }
}

function workMetrics({ counter, gauge }: Instruments) {
  const changes = counter('gatewright_task_changes_total', 'Changes of tasks by this process, by new state.', {
    labelNames: ['kind', 'state'],
  })
  const running = gauge('gatewright_tasks_running', 'Tasks running in this process.', { labelNames: ['kind'] })
  const callbacks = counter('gatewright_callbacks_total', 'Attempts to deliver a callback, by outcome.', {
    labelNames: ['outcome'],
  })
  return {
    /** A task has a new state; `kind` is a kind of the task store. */
    onTask: (kind: string, state: string) => changes.inc({ kind, state }),
    /** This process has started (1) or ended (-1) work on a task of that kind. */
    onWork: (kind: string, change: 1 | -1) => running.inc({ kind }, change),
    onCallback: ({ outcome }: { readonly outcome: string }) => callbacks.inc({ outcome }),
  }
}

function upstreamMetrics({ counter, gauge }: Instruments) {
  let upstreams: readonly UpstreamState[] = []
  const help = 'Requests sent to upstreams by status of the reply; retries count separately.'
  counter('gatewright_upstream_attempts_total', help, {
    labelNames: ['upstream', 'status'],
    collect: (total) => {
      total.reset()
      for (const { name, attempts } of upstreams)
        for (const [status, count] of attempts) total.inc({ upstream: name, status }, count)
    },
  })
  counter('gatewright_upstream_failures_total', 'Requests that failed because of an upstream, as logged.', {
    labelNames: ['upstream'],
    collect: (total) => {
      total.reset()
      for (const { name, failures } of upstreams) total.inc({ upstream: name }, failures)
    },
  })
  gauge('gatewright_upstream_breaker_open', 'Whether the circuit breaker of an upstream is open.', {
    labelNames: ['upstream'],
    collect: (breakerOpen) => {
      for (const { name, isBreakerOpen } of upstreams) breakerOpen.set({ upstream: name }, Number(isBreakerOpen))
    },
  })
  return {
    /** Called once, before the first request. */
    onUpstreams: (opened: readonly UpstreamState[]) => {
      upstreams = opened
    },
  }
}
