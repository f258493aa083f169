import type { FastifyReply } from 'fastify'
import { asProblem } from './as-problem.ts'
import { BurstWriter } from './burst-writer.ts'
import { type Bursts, itemsOf } from './bursts.ts'
import { framings } from './event-framing.ts'
import type { NamedEvent } from './handler.ts'
import type { Log } from './log.ts'
import type { StreamWatch } from './observe.ts'
import { fillTemplate } from './problems.ts'
import type { Stream } from './tables.ts'

export interface EventStream {
  readonly stream: Stream
  readonly events: Bursts<NamedEvent>
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
export async function sendEvents(reply: FastifyReply, options: EventStream): Promise<void> {
  const { raw } = reply
  const source = options.events[Symbol.asyncIterator]()
  // Nobody is left to hear of a failure of the source.
  const stop = () => void source.return?.().catch(() => undefined)
  raw.once('close', stop)
  const first = await source.next()
  const sender = new EventSender(reply, options)
  try {
    for (let step = first; !step.done; step = await source.next()) {
      for (const event of itemsOf(step.value)) {
        if (sender.isClosed) return
        if (sender.send(event)) await sender.settle()
      }
    }
  } catch (error) {
    if (sender.isClosed) return
    const failure = failureEvent(options, error, sender.count)
    if (failure === undefined) return void raw.destroy()
    sender.send(failure)
  }
  if (sender.isClosed) return
  raw.off('close', stop)
  sender.end()
}

/** A reply that has begun, and the events that went over it. */
class EventSender {
  readonly #writer: BurstWriter
  readonly #framing: (typeof framings)[Stream['framing']]
  readonly #watch: StreamWatch | undefined
  count = 0

  constructor(reply: FastifyReply, { stream, status, watch }: EventStream) {
    this.#framing = framings[stream.framing]
    this.#watch = watch
    reply.hijack()
    reply.raw.writeHead(status, {
      ...definedHeaders(reply),
      'content-type': this.#framing.contentType,
      'cache-control': 'no-cache',
      'x-accel-buffering': 'no',
    })
    this.#writer = new BurstWriter(reply.raw)
  }

  get isClosed(): boolean {
    return this.#writer.isClosed
  }

  /** True when the sender wants to be waited for, with `settle`, before the next event. */
  send(event: NamedEvent): boolean {
    this.#watch?.event(event)
    return this.#writer.write(this.#framing.frame(event, this.count++))
  }

  settle(): Promise<void> {
    return this.#writer.settle()
  }

  end(): void {
    this.#watch?.end()
    this.#writer.end(this.#framing.tail(this.count))
  }
}

function failureEvent({ stream, log }: EventStream, error: unknown, count: number): NamedEvent | undefined {
  const { failure, name } = stream
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
