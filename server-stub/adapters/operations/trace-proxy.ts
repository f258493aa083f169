import {
  type Attributes,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api'
import { PROVIDER_NAME } from './generation.ts'
import { startTracing } from './traces.ts'
import type { WatchedExchange } from './watched-exchange.ts'

/** Sends a span for every exchange, and in it one for the call of a model, without texts of requests and replies. */
export function traceProxy(endpoint: string, { hostname, port, protocol }: URL) {
  const provider = startTracing(endpoint)
  const tracer = provider.getTracer('gatewright')
  const server = { 'server.address': hostname, 'server.port': Number(port || (protocol === 'https:' ? 443 : 80)) }
  return {
    onExchange: (exchange: WatchedExchange) => traceExchange(tracer, exchange, server),
    close: () => provider.shutdown().catch(() => undefined),
  }
}

function traceExchange(tracer: Tracer, exchange: WatchedExchange, server: Attributes): void {
  const { method, route, headers, startedAt: startTime, seconds, status, isCut, errorType } = exchange
  const parent = propagation.extract(ROOT_CONTEXT, headers)
  const attributes = {
    'http.request.method': method,
    'http.route': route?.path ?? '',
    'gatewright.operation': route?.operationId ?? '',
    'http.response.status_code': status,
    'gatewright.cut': isCut,
  }
  const span = tracer.startSpan(
    `${method} ${route?.path ?? ''}`.trim(),
    { kind: SpanKind.SERVER, startTime, attributes },
    parent,
  )
  const generation = describeGeneration(exchange)
  const spans = [span]
  if (generation) {
    const name = `${route?.generation?.operation} ${generation['gen_ai.request.model'] ?? ''}`.trim()
    const options = { kind: SpanKind.CLIENT, startTime, attributes: { ...generation, ...server } }
    spans.unshift(tracer.startSpan(name, options, trace.setSpan(parent, span)))
  }
  for (const ending of spans) {
    if (errorType !== undefined) ending.setAttribute('error.type', errorType).setStatus({ code: SpanStatusCode.ERROR })
    ending.end(startTime + seconds * 1000)
  }
}

function describeGeneration({
  route,
  generation,
  isStream,
  firstTokenSeconds,
}: WatchedExchange): Attributes | undefined {
  if (route?.generation === undefined || generation === undefined) return undefined
  return {
    'gen_ai.operation.name': route.generation.operation,
    'gen_ai.provider.name': PROVIDER_NAME,
    ...generation.request,
    ...generation.reply,
    ...(isStream && { 'gen_ai.request.stream': true, 'gen_ai.response.time_to_first_chunk': firstTokenSeconds }),
  }
}
