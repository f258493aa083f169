import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Stream } from '../contract.ts'
import { type EventBatches, type NamedEvent, type StreamWatch, toBatch } from '../handler.ts'
import { asProblem, fillTemplate, type Log, type Problem } from '../problem.ts'
import { CoalescingWriter } from './coalescing-writer.ts'
import { frameEvent, framings } from './framing.ts'
import type { OpenStream, OpenStreams } from './open-streams.ts'

export interface EventStream {
  readonly stream: Stream
  readonly events: EventBatches<NamedEvent>
  readonly status: number
  /** See every event that is sent. */
  readonly watches: readonly StreamWatch[]
  readonly log: Log
  /** All streams of the server, this one among them while it lasts. */
  readonly streams: OpenStreams
  /** Stops the work behind the events. */
  readonly abort: () => void
}

/**
 * Sends events as they come. A failure before the first event is thrown, with nothing sent; a later one ends the stream
 * with the contract's failure event, or cuts the connection where it has none. When the client goes away, or the server
 * ends the stream, the events are asked for no more, and their source is told to return.
 */
export async function sendEvents(reply: FastifyReply, options: EventStream): Promise<void> {
  const { raw } = reply
  const source = options.events[Symbol.asyncIterator]()
  // Nobody is left to hear of a failure of the source.
  const stop = () => void source.return?.().catch(() => undefined)
  const entry = new StreamEntry(reply, options, stop)
  const leave = options.streams.enter(entry)
  raw.once('close', stop).once('close', leave)
  try {
    await sendAll(source, entry, await Promise.race([source.next(), entry.failed]))
  } finally {
    leave()
    raw.off('close', stop).off('close', leave)
  }
}

async function sendAll(source: Source, entry: StreamEntry, first: IteratorResult<Step>): Promise<void> {
  const sender = entry.begin()
  try {
    for (let step = first; !step.done; step = await source.next()) {
      for (const event of toBatch(step.value)) {
        if (sender.isClosed) return
        if (sender.send(event)) await sender.settle()
      }
    }
  } catch (error) {
    return sender.fail(error)
  }
  sender.end()
}

type Step = NamedEvent | readonly NamedEvent[]
type Source = AsyncIterator<Step>

/** A stream as the server sees it, from before its first event on. */
class StreamEntry implements OpenStream {
  readonly request: FastifyRequest
  readonly operationId: string
  readonly #reply: FastifyReply
  readonly #options: EventStream
  readonly #stop: () => void
  readonly #failed = Promise.withResolvers<never>()
  #sender: EventSender | undefined

  constructor(reply: FastifyReply, options: EventStream, stop: () => void) {
    this.request = reply.request
    this.operationId = options.stream.operationId
    this.#reply = reply
    this.#options = options
    this.#stop = stop
    this.#failed.promise.catch(() => undefined)
  }

  get count(): number {
    return this.#sender?.count ?? 0
  }

  /** Rejects when the server ends the stream before its first event. */
  get failed(): Promise<never> {
    return this.#failed.promise
  }

  begin(): EventSender {
    this.#sender = new EventSender(this.#reply, this.#options)
    this.#options.streams.begin(this)
    return this.#sender
  }

  fail(problem: Problem): void {
    if (this.#sender === undefined) this.#failed.reject(problem)
    else this.#sender.fail(problem)
    this.#options.abort()
    this.#stop()
  }
}

/** A reply that has begun, and the events that went over it. */
class EventSender {
  readonly #writer: CoalescingWriter
  readonly #framing: (typeof framings)[Stream['framing']]
  readonly #watches: readonly StreamWatch[]
  readonly #options: EventStream
  readonly #raw: FastifyReply['raw']
  count = 0

  constructor(reply: FastifyReply, options: EventStream) {
    const { stream, status, watches } = options
    this.#options = options
    this.#raw = reply.raw
    this.#framing = framings[stream.framing]
    this.#watches = watches
    reply.hijack()
    reply.raw.writeHead(status, {
      ...definedHeaders(reply),
      'content-type': this.#framing.contentType,
      'cache-control': 'no-cache',
      'x-accel-buffering': 'no',
    })
    this.#writer = new CoalescingWriter(reply.raw)
  }

  /** Whether the other side has gone, or all has been said. */
  get isClosed(): boolean {
    return this.#writer.isClosed
  }

  /** True when the sender wants to be waited for, with `settle`, before the next event. */
  send(event: NamedEvent): boolean {
    for (const watch of this.#watches) watch.event(event)
    return this.#writer.write(frameEvent(this.#options.stream, event, this.count++))
  }

  settle(): Promise<void> {
    return this.#writer.settle()
  }

  end(): void {
    if (this.isClosed) return
    for (const watch of this.#watches) watch.end()
    this.#writer.end(this.#framing.tail(this.count))
  }

  /** Ends with the contract's failure event, or cuts the connection where it has none. */
  fail(error: unknown): void {
    if (this.isClosed) return
    const { stream, log } = this.#options
    const problem = asProblem(error)
    if (problem.kind === 'internal') log(`The stream ${stream.name} failed.`, problem.cause ?? problem)
    const { failure } = stream
    if (failure === undefined) return void this.#raw.destroy()
    this.send({ event: failure.event, data: fillTemplate(failure, problem, this.count) })
    this.end()
  }
}

/** What plugins have set on the reply, such as the headers of CORS. */
export function definedHeaders(reply: FastifyReply): Record<string, string | number | string[]> {
  const headers = Object.entries(reply.getHeaders())
  return Object.fromEntries(headers.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))
}
