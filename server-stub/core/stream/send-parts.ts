import type { FastifyReply, FastifyRequest } from 'fastify'
import { asProblem, type Log, Problem } from '../problem.ts'
import { CoalescingWriter } from './coalescing-writer.ts'
import type { OpenStream, OpenStreams } from './open-streams.ts'
import type { ReplySource } from './reply-source.ts'

export interface ReplyInParts<T> {
  readonly operationId: string
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly source: ReplySource<T>
  /** As of `Relayed`. */
  readonly verbatim?: boolean
  /** All streams of the server, this one among them while it lasts; undefined where the reply is no stream. */
  readonly streams: OpenStreams | undefined
  readonly log: Log
  /** Stops the work behind the reply. */
  readonly abort: () => void
}

/**
 * Sends a reply as it comes, no faster than the client takes it. A failure before its first part is thrown, with nothing
 * sent; a later one ends the reply as its source says, or cuts the connection. When the client goes away, or the server
 * ends the stream, the parts are asked for no more, and their source is told to return.
 */
export async function sendParts<T>(reply: FastifyReply, options: ReplyInParts<T>): Promise<void> {
  const { raw } = reply
  const sender = new PartSender(reply, options)
  const leave = options.streams?.enter(sender) ?? (() => undefined)
  raw.once('close', sender.stop).once('close', leave)
  try {
    await sender.sendAll()
  } catch (error) {
    options.abort()
    if (!options.verbatim || error instanceof Problem) throw error
    sender.cut()
  } finally {
    leave()
    raw.off('close', sender.stop).off('close', leave)
  }
}

/** Clients throw away what they have not read when a connection breaks. */
const momentMs = 20

const unbuffered = { 'cache-control': 'no-cache', 'x-accel-buffering': 'no' }

class PartSender<T> implements OpenStream {
  readonly request: FastifyRequest
  readonly operationId: string
  readonly #reply: FastifyReply
  readonly #options: ReplyInParts<T>
  readonly #parts: AsyncIterator<T>
  readonly #writer: CoalescingWriter
  /** Rejects when the server ends the stream before its first part. */
  readonly #failed = Promise.withResolvers<never>()
  #hasBegun = false
  #isCut = false

  constructor(reply: FastifyReply, options: ReplyInParts<T>) {
    this.request = reply.request
    this.operationId = options.operationId
    this.#reply = reply
    this.#options = options
    this.#parts = options.source.parts[Symbol.asyncIterator]()
    this.#writer = new CoalescingWriter(reply.raw)
    this.#failed.promise.catch(() => undefined)
  }

  get count(): number {
    return this.#options.source.count
  }

  async sendAll(): Promise<void> {
    const { source } = this.#options
    const first = await Promise.race([this.#parts.next(), this.#failed.promise])
    this.#begin()
    try {
      for (let step = first; !step.done && !this.#isClosed; step = await this.#parts.next()) {
        for (const bytes of source.encode(step.value)) {
          if (!this.#writer.write(bytes)) continue
          await this.#writer.settle()
          if (this.#isClosed) return
        }
      }
      if (!this.#isClosed) this.#writer.end(source.end())
    } catch (error) {
      this.#break(error)
    }
  }

  fail(problem: Problem): void {
    if (this.#hasBegun) this.#break(problem)
    else this.#failed.reject(problem)
    this.#options.abort()
    this.stop()
  }

  /** Nobody is left to hear of a failure of the source. */
  readonly stop = (): void => void this.#parts.return?.().catch(() => undefined)

  /** Closes the connection once all that was sent has left, and the client has had a moment to read it. */
  cut(): void {
    const { raw } = this.#reply
    this.#isCut = true
    this.#reply.hijack()
    if (this.#hasBegun) raw.write('', () => setTimeout(() => raw.destroy(), momentMs))
    else raw.destroy()
  }

  get #isClosed(): boolean {
    return this.#isCut || this.#writer.isClosed
  }

  #begin(): void {
    const { status, headers, streams } = this.#options
    this.#hasBegun = true
    this.#reply.hijack()
    this.#reply.raw.writeHead(status, { ...definedHeaders(this.#reply), ...headers, ...(streams && unbuffered) })
    streams?.begin(this)
  }

  #break(error: unknown): void {
    if (this.#isClosed) return
    const { source, log, verbatim = false } = this.#options
    if (verbatim) return void this.cut()
    const problem = asProblem(error)
    if (problem.kind === 'internal') log(`The stream of ${this.operationId} failed.`, problem.cause ?? problem)
    const last = source.fail(problem)
    if (last === undefined) this.#reply.raw.destroy()
    else this.#writer.end(last)
  }
}

/** What plugins have set on the reply, such as the headers of CORS. */
function definedHeaders(reply: FastifyReply): Record<string, string | number | string[]> {
  const headers = Object.entries(reply.getHeaders())
  return Object.fromEntries(headers.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))
}
