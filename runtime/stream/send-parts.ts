import type { OutgoingHttpHeaders } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RelayedHeaders } from '../handler.ts'
import { asProblem, type Log, Problem } from '../problem.ts'
import { CoalescingWriter } from './coalescing-writer.ts'
import type { OpenStream, OpenStreams } from './open-streams.ts'
import type { ReplySource } from './reply-source.ts'

export interface ReplyInParts<T> {
  readonly operationId: string
  readonly status: number
  readonly headers: RelayedHeaders
  readonly source: ReplySource<T>
  /** See `Relayed`. */
  readonly verbatim?: boolean
  /** The open streams of the server; undefined for a reply that is not a stream. */
  readonly streams: OpenStreams | undefined
  readonly log: Log
  /** The call of the handler. */
  readonly call: { abort(): void }
}

/**
 * Sends the parts of a reply with backpressure. A failure before the first part is thrown, with nothing sent; a later one
 * ends the reply with the failure of its source, or closes the connection. After a disconnect, or when the server ends the
 * stream, the source is stopped.
 */
export async function sendParts<T>(reply: FastifyReply, options: ReplyInParts<T>): Promise<void> {
  const { raw } = reply
  const sender = new PartSender(reply, options)
  let leave = () => {}
  const close = () => {
    sender.stop()
    leave()
  }
  try {
    leave = options.streams?.enter(sender) ?? leave
    raw.once('close', close)
    await sender.sendAll()
  } catch (error) {
    options.call.abort()
    sender.stop()
    if (!options.verbatim || error instanceof Problem) throw error
    sender.cut()
  } finally {
    leave()
    raw.off('close', close)
  }
}

/** Delay before closing, because clients discard unread bytes of a broken connection. */
const closeDelayMs = 20

/** A client joins pieces that come before it has read the last one; more of them would take too long. */
const spacedPieces = 1000
const spaceMs = 1

const unbuffered = { 'cache-control': 'no-cache', 'x-accel-buffering': 'no' }

class PartSender<T> implements OpenStream {
  readonly request: FastifyRequest
  readonly operationId: string
  readonly #reply: FastifyReply
  readonly #options: ReplyInParts<T>
  readonly #parts: AsyncIterator<T>
  readonly #writer: CoalescingWriter
  /** Rejects the wait for the first part. */
  #failFirst: ((problem: Problem) => void) | undefined
  #spaced = 0
  #hasBegun = false
  #isCut = false

  constructor(reply: FastifyReply, options: ReplyInParts<T>) {
    this.request = reply.request
    this.operationId = options.operationId
    this.#reply = reply
    this.#options = options
    this.#parts = options.source.parts[Symbol.asyncIterator]()
    this.#writer = new CoalescingWriter(reply.raw)
  }

  get count(): number {
    return this.#options.source.count
  }

  async sendAll(): Promise<void> {
    const { source } = this.#options
    const first = await this.#getFirst()
    this.#begin()
    try {
      for (let step = first; !step.done && !this.#isClosed; step = await this.#parts.next()) {
        for (const bytes of source.encode(step.value)) {
          if (!this.#writer.write(bytes) && source.inPieces !== true) continue
          await this.#writer.settle()
          if (source.inPieces === true) await this.#space()
          if (this.#isClosed) return
        }
      }
      if (!this.#isClosed) this.#writer.end(source.end())
    } catch (error) {
      this.#break(error)
    }
  }

  /** Waits between two pieces; without a socket they cannot join. */
  async #space(): Promise<void> {
    const hasSocket = this.#reply.raw.socket instanceof Socket
    if (hasSocket && ++this.#spaced <= spacedPieces) await new Promise((resolve) => setTimeout(resolve, spaceMs))
  }

  #getFirst(): Promise<IteratorResult<T>> {
    return new Promise((resolve, reject) => {
      this.#failFirst = reject
      this.#parts.next().then(resolve, reject)
    })
  }

  fail(problem: Problem): void {
    if (this.#hasBegun) this.#break(problem)
    else this.#failFirst?.(problem)
    this.#options.call.abort()
    this.stop()
  }

  /** Stops the source and ignores its errors. */
  stop(): void {
    this.#parts.return?.().catch(() => undefined)
  }

  /** Closes the connection after all sent bytes are flushed, with a delay for the client to read them. */
  cut(): void {
    const { raw } = this.#reply
    this.#isCut = true
    this.#reply.hijack()
    if (this.#hasBegun) raw.write('', () => setTimeout(() => raw.destroy(), closeDelayMs))
    else raw.destroy()
  }

  get #isClosed(): boolean {
    return this.#isCut || this.#writer.isClosed
  }

  #begin(): void {
    const { status, headers, streams } = this.#options
    this.#hasBegun = true
    this.#reply.hijack()
    // Plugins set headers, too, such as those of CORS; none is undefined.
    const all = this.#reply.getHeaders() as OutgoingHttpHeaders
    this.#reply.raw.writeHead(status, Object.assign(all, headers, streams && unbuffered))
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
