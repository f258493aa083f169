import {
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type TextMapPropagator,
  TraceFlags,
  trace,
} from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { AlwaysOnSampler, BatchSpanProcessor, ParentBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createContextKey } from '../../../runtime/http/request-context.ts'
import type { ServerPlugin } from '../../../runtime/http/server-plugin.ts'
import type { TextModel } from '../../ports/text-model.ts'
import { traceHandlers } from './trace-handlers.ts'
import { traceText } from './trace-text.ts'
import type { Served, Traffic } from './traffic.ts'

const spanKey = createContextKey<Span | undefined>('span', undefined)

const TRACEPARENT = 'traceparent'

/** Reads and writes the `traceparent` header of W3C Trace Context. */
const traceContext: TextMapPropagator = {
  fields: () => [TRACEPARENT],
  extract(context, carrier, getter): Context {
    const header = getter.get(carrier, TRACEPARENT)
    const match = /^[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-|$)/.exec(
      typeof header === 'string' ? header : '',
    )
    const [, traceId = '', spanId = '', flags = ''] = match ?? []
    const isValid = match !== null && /[^0]/.test(traceId) && /[^0]/.test(spanId) && !match[0].startsWith('ff')
    if (!isValid) return context
    const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED
    return trace.setSpanContext(context, { traceId, spanId, traceFlags, isRemote: true })
  },
  inject(context, carrier, setter): void {
    const span = trace.getSpanContext(context)
    if (span === undefined) return
    const flags = span.traceFlags.toString(16).padStart(2, '0')
    setter.set(carrier, TRACEPARENT, `00-${span.traceId}-${span.spanId}-${flags}`)
  },
}

export interface TracesOptions {
  /** The receiver of spans, without `/v1/traces`. */
  readonly endpoint: string
  /** Whether spans contain the texts of requests and replies. */
  readonly hasContent: boolean
}

export interface Traces extends ServerPlugin {
  wrapText(text: TextModel): TextModel
}

/** Sets the OpenTelemetry API up for the whole process; spans are sent as OTLP to `<endpoint>/v1/traces`. */
export function startTracing(endpoint: string): TracerProvider {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces`, timeoutMillis: 5000 })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'gatewright' }),
    sampler: new ParentBasedSampler({ root: new AlwaysOnSampler() }),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: 1000 })],
  })
  trace.setGlobalTracerProvider(provider)
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(traceContext)
  return provider
}

/**
 * A span for every request, one for the call of its handler, and in it one for the call of a text model, sent as OTLP to `<endpoint>/v1/traces`. Code called by
 * the handler sees them as the active span of the OpenTelemetry API, which is registered for the whole process.
 */
export function createTraces({ endpoint, hasContent }: TracesOptions, traffic: Traffic): Traces {
  const provider = startTracing(endpoint)
  const tracer = provider.getTracer('gatewright')
  traffic.onEnd(endSpan)
  return {
    extend(server: FastifyInstance): void {
      server.addHook('onRequest', (request, _, done) => {
        const parent = propagation.extract(ROOT_CONTEXT, request.headers)
        const attributes = getAttributes(request)
        const name = `${request.method} ${attributes['http.route']}`.trim()
        const span = tracer.startSpan(name, { kind: SpanKind.SERVER, attributes }, parent)
        request.context.set(spanKey, span)
        context.with(trace.setSpan(ROOT_CONTEXT, span), done)
      })
    },
    wrapHandlers: (handlers) => traceHandlers(handlers, tracer),
    wrapText: (text) => traceText(text, tracer, hasContent),
    close: () => provider.shutdown().catch(() => undefined),
  }
}

/** The attributes of a span, without the query, which may contain a key. */
function getAttributes(request: FastifyRequest) {
  const { operationId, path } = request.routeOptions.config
  return {
    'http.request.method': request.method,
    'http.route': path ?? request.routeOptions.url ?? '',
    'gatewright.operation': operationId ?? '',
    'gatewright.request_id': request.id,
  }
}

function endSpan({ request, reply, isAborted }: Served): void {
  const span = request.context.get(spanKey)
  if (span === undefined) return
  const { statusCode } = reply.raw
  span.setAttributes({
    'http.response.status_code': statusCode,
    'gatewright.key': request.context.grant?.id ?? '',
    'gatewright.cut': isAborted,
  })
  if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
  span.end()
}
