import { type Context, context, type Span, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api'
import type { HandlerTable, Outcome } from '../../../runtime/handler.ts'
import { asProblem } from '../../../runtime/problem.ts'

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
  if ('events' in outcome) return { events: traceSteps(outcome.events, span, inside) }
  if ('relay' in outcome) {
    return { relay: { ...outcome.relay, body: traceSteps(outcome.relay.body, span, inside) } }
  }
  span.end()
  return outcome
}

/** Runs the source in the context of its handler. */
async function* traceSteps<T>(steps: AsyncIterable<T>, span: Span, inside: Context): AsyncGenerator<T> {
  const source = steps[Symbol.asyncIterator]()
  let count = 0
  try {
    for (;;) {
      const step = await context.with(inside, () => source.next())
      if (step.done) break
      count += Array.isArray(step.value) ? step.value.length : 1
      yield step.value
    }
    span.setAttribute('gatewright.events', count).end()
  } catch (error) {
    endFailed(span, error)
    throw error
  } finally {
    // If the client has disconnected; an ended span does not change.
    await source.return?.()
    if (span.isRecording()) span.setAttribute('gatewright.events', count).end()
  }
}

/** Records only the kind of a problem: its message may contain input of the client. */
function endFailed(span: Span, error: unknown): void {
  const { kind } = asProblem(error)
  span.setAttribute('gatewright.problem', kind).setStatus({ code: SpanStatusCode.ERROR, message: kind }).end()
}
