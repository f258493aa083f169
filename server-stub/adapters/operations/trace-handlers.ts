import { type Context, context, type Span, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api'
import type { HandlerTable, Outcome } from '../../../runtime/handler.ts'
import { asProblem } from '../../../runtime/problem.ts'
import { observeSteps } from './observe-steps.ts'

/** Wraps the handlers in spans, which last until the reply, or the last event of the stream, is complete. */
export function traceHandlers(handlers: HandlerTable, tracer: Tracer): HandlerTable {
  return Object.fromEntries(
    Object.entries(handlers).map(([operationId, handle]) => {
      const traced = async (call: never): Promise<Outcome> => {
        const span = tracer.startSpan(operationId)
        const inside = trace.setSpan(context.active(), span)
        try {
          const outcome = await context.with(inside, () => handle(call))
          return traceOutcome(outcome, span, inside)
        } catch (error) {
          endFailed(span, error)
          throw error
        }
      }
      return [operationId, traced]
    }),
  )
}

function traceOutcome(outcome: Outcome, span: Span, inside: Context): Outcome {
  if ('events' in outcome) return { ...outcome, events: traceSteps(outcome.events, span, inside) }
  if ('relay' in outcome) {
    return { relay: { ...outcome.relay, body: traceSteps(outcome.relay.body, span, inside) } }
  }
  span.end()
  return outcome
}

/** Runs the source in the context of its handler. */
function traceSteps<T>(steps: AsyncIterable<T>, span: Span, inside: Context): AsyncGenerator<T> {
  let count = 0
  return observeSteps(steps, {
    run: (call) => context.with(inside, call),
    onStep: (step) => {
      count += Array.isArray(step) ? step.length : 1
    },
    onEnd: (error) => {
      if (error !== undefined) return endFailed(span, error)
      span.setAttribute('gatewright.events', count).end()
    },
  })
}

/** Records only the kind of a problem: its message may contain input of the client. */
export function endFailed(span: Span, error: unknown): void {
  const { kind } = asProblem(error)
  span.setAttributes({ 'gatewright.problem': kind, 'error.type': kind })
  span.setStatus({ code: SpanStatusCode.ERROR, message: kind }).end()
}
