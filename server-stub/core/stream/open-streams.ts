import type { FastifyRequest } from 'fastify'
import { Problem, refusal } from '../problem.ts'

/** A stream that is being sent, or waits for its first event. */
export interface OpenStream {
  readonly operationId: string
  readonly request: FastifyRequest
  /** How many events have been sent. */
  readonly count: number
  /** Ends it at once, as the contract says that a stream fails, and stops its source. */
  fail(problem: Problem): void
}

export interface StreamOptions {
  /** At a time; as many as come when absent. */
  readonly maxOpen?: number
  /** How long a stream may take, from the request's arrival at its handler; for ever when absent. */
  readonly maxMs?: number
  /** Told when the first event of a stream is ready, and when a stream is over, whether or not it began. */
  readonly onFirstEvent?: (stream: OpenStream) => void
  readonly onEnd?: (stream: OpenStream) => void
}

/** How long a client may take to read how its stream was ended; after that its connection is cut. */
const lastWordsMs = 2000

/** The streams of a server: how many there may be, how long they may take, and a way to end them all. */
export class OpenStreams implements Iterable<OpenStream> {
  readonly #options: StreamOptions
  readonly #open = new Set<OpenStream>()

  constructor(options: StreamOptions = {}) {
    this.#options = options
  }

  get size(): number {
    return this.#open.size
  }

  [Symbol.iterator](): Iterator<OpenStream> {
    return this.#open.values()
  }

  /** Returns what is to be called when the stream is over; throws a 503 where there are too many. */
  enter(stream: OpenStream): () => void {
    const { maxOpen = Number.POSITIVE_INFINITY, maxMs, onEnd } = this.#options
    if (this.#open.size >= maxOpen) throw refusal('Too many streams are open. Try again in a second.')
    this.#open.add(stream)
    let timer = maxMs === undefined ? undefined : setTimeout(() => end(maxMs), maxMs)
    const end = (afterMs: number) => {
      stream.fail(tooLong(afterMs))
      timer = setTimeout(() => stream.request.raw.socket.destroy(), lastWordsMs)
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
