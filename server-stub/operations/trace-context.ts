import { type Context, type TextMapPropagator, TraceFlags, trace } from '@opentelemetry/api'

const header = 'traceparent'

/** Reads and writes the `traceparent` header of W3C Trace Context. */
export const traceContext: TextMapPropagator = {
  fields: () => [header],
  extract(context, carrier, getter): Context {
    const given = getter.get(carrier, header)
    const match = /^[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-|$)/.exec(
      typeof given === 'string' ? given : '',
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
    setter.set(carrier, header, `00-${span.traceId}-${span.spanId}-${flags}`)
  },
}
