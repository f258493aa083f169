import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Stream } from '../contract.ts'
import type { Relayed } from '../handler.ts'
import { asProblem, fillTemplate, type Log, Problem } from '../problem.ts'
import { drained } from '../stream/coalescing-writer.ts'
import { mayEndWith } from '../stream/event-order.ts'
import { frameEvent, framings } from '../stream/framing.ts'
import type { OpenStream, OpenStreams } from '../stream/open-streams.ts'
import { definedHeaders } from '../stream/send-events.ts'
import { type EventChunk, SseSplitter } from '../stream/sse-splitter.ts'
import { essence } from './media-types.ts'

export interface RelayOptions extends Relayed {
  readonly operationId: string
  /** The stream that was asked for. */
  readonly stream: Stream | undefined
  /** All streams of the server, this one among them while it lasts. */
  readonly streams: OpenStreams
  readonly log: Log
  /** Stops the work behind the reply. */
  readonly abort: () => void
}

/**
 * Sends on a reply as it comes, no faster than the client takes it. A failure before its first byte is thrown, with
 * nothing sent. After that a stream of events ends with the contract's failure event, as it does when it ends before
 * the contract lets it; any other reply is cut off.
 */
export async function sendRelay(reply: FastifyReply, given: RelayOptions): Promise<void> {
  const { raw } = reply
  const options = { ...given, stream: isStream(given) ? given.stream : undefined }
  const source = getRuns(options)
  const stop = () => void source.return().catch(() => undefined)
  const sender = new RelaySender(reply, options)
  raw.once('close', stop)
  let leave = () => {}
  try {
    if (options.stream) leave = options.streams.enter(sender)
    await sendAll(source, sender, await Promise.race([source.next(), sender.failed]))
  } catch (error) {
    options.abort()
    if (!options.verbatim || error instanceof Problem) throw error
    sender.cut()
  } finally {
    leave()
    raw.off('close', stop)
  }
}

/** Whoever asks for a stream may be answered with something else, such as an error. */
function isStream({ headers, stream }: RelayOptions): boolean {
  return (
    stream !== undefined && essence(headers['content-type'] ?? '') === essence(framings[stream.framing].contentType)
  )
}

type Runs = AsyncGenerator<EventChunk, void>

/** Bytes as they may be sent: of events whole ones. Throws at the end where the contract does not let the stream end. */
async function* getRuns({ body, stream, verbatim = false }: Pick<RelayOptions, 'body' | 'stream' | 'verbatim'>): Runs {
  if (!stream || !areEvents(stream) || verbatim) {
    for await (const bytes of body) yield { bytes, count: 0 }
    return
  }
  const splitter = new SseSplitter()
  for await (const chunk of body) {
    const run = splitter.split(chunk)
    if (run) yield run
  }
  if (!mayEndWith(stream, splitter.last)) throw new Error('the upstream ended the stream before the reply')
}

/** As opposed to a stream that is one JSON value. */
function areEvents({ framing }: Stream): boolean {
  return framing !== 'json-array'
}

async function sendAll(source: Runs, sender: RelaySender, first: IteratorResult<EventChunk, void>): Promise<void> {
  sender.begin()
  try {
    for (let step = first; !step.done; step = await source.next()) {
      await sender.send(step.value)
      if (sender.isClosed) return
    }
    sender.end()
  } catch (error) {
    sender.break(error)
  }
}

/** Clients throw away what they have not read when a connection breaks. */
const momentMs = 20

const unbuffered = { 'cache-control': 'no-cache', 'x-accel-buffering': 'no' }

class RelaySender implements OpenStream {
  readonly request: FastifyRequest
  readonly operationId: string
  readonly #reply: FastifyReply
  readonly #options: RelayOptions
  readonly #failed = Promise.withResolvers<never>()
  #hasBegun = false
  count = 0

  constructor(reply: FastifyReply, options: RelayOptions) {
    this.request = reply.request
    this.operationId = options.operationId
    this.#reply = reply
    this.#options = options
    this.#failed.promise.catch(() => undefined)
  }

  /** Rejects when the server ends the stream before its first byte. */
  get failed(): Promise<never> {
    return this.#failed.promise
  }

  get isClosed(): boolean {
    return this.#reply.raw.destroyed || this.#reply.raw.writableEnded
  }

  begin(): void {
    const { status, headers, streams, stream } = this.#options
    this.#hasBegun = true
    this.#reply.hijack()
    this.#reply.raw.writeHead(status, { ...definedHeaders(this.#reply), ...headers, ...(stream && unbuffered) })
    if (stream) streams.begin(this)
  }

  async send({ bytes, count }: EventChunk): Promise<void> {
    if (this.isClosed) return
    this.count += count
    if (!this.#reply.raw.write(bytes)) await drained(this.#reply.raw)
  }

  end(): void {
    if (!this.isClosed) this.#reply.raw.end()
  }

  fail(problem: Problem): void {
    if (this.#hasBegun) this.break(problem)
    else this.#failed.reject(problem)
    this.#options.abort()
  }

  /** Closes the connection once all that was sent has left, and the client has had a moment to read it. */
  cut(): void {
    const { raw } = this.#reply
    this.#reply.hijack()
    if (this.#hasBegun) raw.write('', () => setTimeout(() => raw.destroy(), momentMs))
    else raw.destroy()
  }

  /** Ends with the contract's failure event, or cuts the connection where it has none. */
  break(error: unknown): void {
    if (this.isClosed) return
    const { stream, log, verbatim = false } = this.#options
    if (verbatim) return void this.cut()
    const problem = asProblem(error)
    if (problem.kind === 'internal') log(`The stream of ${this.operationId} failed.`, problem.cause ?? problem)
    const failure = stream && areEvents(stream) ? stream.failure : undefined
    if (!stream || !failure) return void this.#reply.raw.destroy()
    const event = { event: failure.event, data: fillTemplate(failure, problem, this.count) }
    this.#reply.raw.end(frameEvent(stream, event, this.count))
  }
}
