import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Grant } from '../../../runtime/http/keys.ts'
import type { ServerPlugin } from '../../../runtime/http/server-plugin.ts'
import { Problem } from '../../../runtime/problem.ts'

export interface LimitOptions {
  /** The limits of keys whose grant has none; unlimited by default. */
  readonly requestsPerMinute?: number
  readonly concurrent?: number
}

/** Resolves while requests are left, then rejects with the time until the next one. */
export interface Counter {
  consume(id: string): Promise<unknown>
}

export interface Counters {
  newCounter(requestsPerMinute: number): Counter
  close(): Promise<void>
}

/** Called with the first request to count, so that the library is only loaded if there are limits. */
export type OpenCounters = () => Promise<Counters>

const inMemory: OpenCounters = async () => {
  const { RateLimiterMemory } = await import('rate-limiter-flexible')
  return { newCounter: (points) => new RateLimiterMemory({ points, duration: 60 }), close: async () => undefined }
}

/** Refuses requests beyond the limits of a key with a 429 and a `Retry-After`. */
export class Limits implements ServerPlugin {
  readonly #options: LimitOptions
  readonly #openCounters: OpenCounters
  #source: Promise<Counters> | undefined
  /** Counters by limit: keys with the same limit share one, under their ids. */
  readonly #counters = new Map<number, Counter>()
  readonly #open = new Map<string, number>()

  constructor(options: LimitOptions = {}, openCounters = inMemory) {
    this.#options = options
    this.#openCounters = openCounters
  }

  extend(server: FastifyInstance): void {
    server.addHook('preParsing', ({ context: { grant } }, reply, _, done) => {
      if (grant === undefined) return done()
      const limit = grant.requestsPerMinute ?? this.#options.requestsPerMinute
      if (limit === undefined) {
        this.#enter(grant, reply)
        return done()
      }
      this.#count(grant, limit)
        .then(() => this.#enter(grant, reply))
        .then(() => done(), done)
    })
  }

  async close(): Promise<void> {
    await (await this.#source)?.close()
  }

  async #count({ id }: Grant, limit: number): Promise<void> {
    this.#source ??= this.#openCounters()
    const source = await this.#source
    const counter = this.#counters.get(limit) ?? source.newCounter(limit)
    this.#counters.set(limit, counter)
    try {
      await counter.consume(id)
    } catch (error) {
      if (!isSpent(error)) throw error
      const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000))
      throw tooMany(`This key is limited to ${limit} requests per minute.`, seconds)
    }
  }

  #enter({ id, concurrent = this.#options.concurrent }: Grant, reply: FastifyReply): void {
    // After an asynchronous look-up or count, the client may have left and 'close' may have been emitted.
    if (concurrent === undefined || reply.raw.destroyed) return
    const open = this.#open.get(id) ?? 0
    if (open >= concurrent) throw tooMany(`This key is limited to ${concurrent} concurrent requests.`, 1)
    this.#open.set(id, open + 1)
    reply.raw.once('close', () => this.#leave(id))
  }

  #leave(id: string): void {
    const open = this.#open.get(id) ?? 0
    if (open > 1) this.#open.set(id, open - 1)
    else this.#open.delete(id)
  }
}

function isSpent(error: unknown): error is { readonly msBeforeNext: number } {
  return typeof error === 'object' && error !== null && 'msBeforeNext' in error
}

function tooMany(why: string, seconds: number): Problem {
  const when = seconds === 1 ? 'a second' : `${seconds} seconds`
  return new Problem('rate-limited', `${why} Try again in ${when}.`, { headers: { 'retry-after': String(seconds) } })
}
