import type { FastifyInstance, FastifyReply } from 'fastify'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Grant } from '../core/grant.ts'
import { Problem } from '../core/problem.ts'
import type { Instrument } from './instrument.ts'

export interface LimitOptions {
  /** Of keys that have no number of their own; without limit when absent. */
  readonly requestsPerMinute?: number
  readonly concurrent?: number
}

/** What counts requests: resolves while there are some left, rejects with a `RateLimiterRes` afterwards. */
export interface Counter {
  consume(id: string): Promise<unknown>
}

/** How many requests a key may make in a minute. */
export type NewCounter = (requestsPerMinute: number) => Counter

export interface Counters {
  readonly newCounter: NewCounter
  close(): Promise<void>
}

const inMemory: Counters = {
  newCounter: (points) => new RateLimiterMemory({ points, duration: 60 }),
  close: async () => undefined,
}

/** Refuses what goes past the limits of a key with a 429 that tells when to come again. */
export class Limits implements Instrument {
  readonly #options: LimitOptions
  readonly #source: Counters
  /** By the number of requests, since keys of the same number share a counter under their ids. */
  readonly #counters = new Map<number, Counter>()
  readonly #open = new Map<string, number>()

  constructor(options: LimitOptions, source: Counters = inMemory) {
    this.#options = options
    this.#source = source
  }

  extend(server: FastifyInstance): void {
    server.addHook('preParsing', async ({ grant }, reply) => {
      if (grant === undefined) return
      await this.#count(grant)
      this.#enter(grant, reply)
    })
  }

  close(): Promise<void> {
    return this.#source.close()
  }

  async #count(grant: Grant): Promise<void> {
    const limit = grant.requestsPerMinute ?? this.#options.requestsPerMinute
    if (limit === undefined) return
    const counter = this.#counters.get(limit) ?? this.#source.newCounter(limit)
    this.#counters.set(limit, counter)
    try {
      await counter.consume(grant.id)
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error
      const seconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000))
      throw tooMany(`This key may make ${limit} requests a minute.`, seconds)
    }
  }

  #enter({ id, concurrent = this.#options.concurrent }: Grant, reply: FastifyReply): void {
    if (concurrent === undefined) return
    const open = this.#open.get(id) ?? 0
    if (open >= concurrent) throw tooMany(`This key may have ${concurrent} requests under way at a time.`, 1)
    this.#open.set(id, open + 1)
    reply.raw.once('close', () => this.#leave(id))
  }

  #leave(id: string): void {
    const open = this.#open.get(id) ?? 0
    if (open > 1) this.#open.set(id, open - 1)
    else this.#open.delete(id)
  }
}

function tooMany(why: string, seconds: number): Problem {
  const when = seconds === 1 ? 'a second' : `${seconds} seconds`
  return new Problem('rate-limited', `${why} Try again in ${when}.`, { headers: { 'retry-after': String(seconds) } })
}
