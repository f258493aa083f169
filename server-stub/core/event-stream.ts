import type { FastifyReply } from 'fastify'
import { asProblem } from './as-problem.ts'
import { BurstWriter } from './burst-writer.ts'
import { framings } from './event-framing.ts'
import type { NamedEvent } from './handler.ts'
import type { Log } from './log.ts'
import type { StreamWatch } from './observe.ts'
import { fillTemplate } from './problems.ts'
import type { Stream } from './tables.ts'

export interface EventStream {
  readonly stream: Stream
  readonly events: AsyncIterable<NamedEvent>
  readonly status: number
  /** Sees every event that is sent. */
  readonly watch: StreamWatch | undefined
  readonly log: Log
}

/**
 * Sends events as they come. A failure before the first event is thrown, with nothing sent; a later one ends the stream
 * with the contract's failure event, or cuts the connection where it has none. When the client goes away the events
 * are asked for no more, and their source is told to return.
 */
export async function sendEvents(
  reply: FastifyReply,
  { stream, events, status, watch, log }: EventStream,
): Promise<void> {
  const { raw } = reply
  const source = events[Symbol.asyncIterator]()
  // Nobody is left to hear of a failure of the source.
  const stop = () => void source.return?.().catch(() => undefined)
  raw.once('close', stop)
  const first = await source.next()
  const framing = framings[stream.framing]
  reply.hijack()
  raw.writeHead(status, {
    ...definedHeaders(reply),
    'content-type': framing.contentType,
    'cache-control': 'no-cache',
    'x-accel-buffering': 'no',
  })
  const writer = new BurstWriter(raw)
  let count = 0
  const send = (event: NamedEvent): boolean => {
    watch?.event(event)
    return writer.write(framing.frame(event, count++))
  }
  try {
    for (let step = first; !step.done; step = await source.next()) {
      if (writer.isClosed) return
      if (send(step.value)) await writer.settle()
    }
  } catch (error) {
    if (writer.isClosed) return
    const failure = failureEvent(stream, error, count, log)
    if (failure === undefined) return void raw.destroy()
    send(failure)
  }
  watch?.end()
  raw.off('close', stop)
  writer.end(framing.tail(count))
}

function failureEvent({ failure, name }: Stream, error: unknown, count: number, log: Log): NamedEvent | undefined {
  const problem = asProblem(error)
  if (problem.kind === 'internal') log(`The stream ${name} failed.`, problem.cause ?? problem)
  return failure && { event: failure.event, data: fillTemplate(failure, problem, count) }
}

/** What plugins have set on the reply, such as the headers of CORS. */
function definedHeaders(reply: FastifyReply): Record<string, string | number | string[]> {
  const headers: Record<string, string | number | string[]> = {}
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) headers[name] = value
  return headers
}
