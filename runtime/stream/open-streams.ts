import type { FastifyRequest } from 'fastify'
import { overloaded, Problem } from '../problem.ts'

/** A stream being sent or waiting for its first event. */
export interface OpenStream {
  readonly operationId: string
  readonly request: FastifyRequest
  /** The number of events sent. */
  readonly count: number
  /** Ends the stream with the failure event of the contract and stops its source. */
  fail(problem: Problem): void
}

export interface StreamOptions {
  /** Maximum of concurrent streams; unlimited by default. */
  readonly maxOpen?: number
  /** Maximum duration of a stream from the call of its handler; unlimited by default. */
  readonly maxMs?: number
  /** Called when the first event of a stream is ready. */
  readonly onFirstEvent?: (stream: OpenStream) => void
  /** Called when a stream has ended, even without a first event. */
  readonly onEnd?: (stream: OpenStream) => void
}

/** Time to read the failure event before the connection is closed. */
const deliveryMs = 2000

/** The open streams of a server with their limits. */
export class OpenStreams implements Iterable<OpenStream> {
  readonly #options: StreamOptions
  readonly #open = new Set<OpenStream>()

  constructor(options: StreamOptions = {}) {
    this.#options = options
  }

  [Symbol.iterator](): Iterator<OpenStream> {
    return this.#open.values()
  }

  /** Adds a stream and returns the function that removes it; throws a 503 if there are too many. */
  enter(stream: OpenStream): () => void {
    const { maxOpen = Number.POSITIVE_INFINITY, maxMs, onEnd } = this.#options
    if (this.#open.size >= maxOpen) throw overloaded('Too many streams are open. Try again in a second.')
    this.#open.add(stream)
    let timer = maxMs === undefined ? undefined : setTimeout(() => end(maxMs), maxMs)
    const end = (afterMs: number) => {
      stream.fail(tooLong(afterMs))
      timer = setTimeout(() => stream.request.raw.socket.destroy(), deliveryMs)
    }
    return () => {
      clearTimeout(timer)
      if (this.#open.delete(stream)) onEnd?.(stream)
    }
  }

  begin(stream: OpenStream): void {
    this.#options.onFirstEvent?.(stream)
  }

  failAll(problem: Problem): void {
    for (const stream of [...this.#open]) stream.fail(problem)
  }
}

function tooLong(maxMs: number): Problem {
  return new Problem('timeout', `The stream was ended, since it took longer than ${maxMs / 1000} seconds.`, {
    status: 504,
  })
}
