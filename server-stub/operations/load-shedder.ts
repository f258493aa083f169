import type { IncomingHttpHeaders } from 'node:http'
import { getHeapStatistics } from 'node:v8'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refusal } from '../core/problem.ts'
import type { ServerPlugin } from './server-plugin.ts'
import type { Traffic } from './traffic.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** What is still to come of the body, where that is much. */
    promisedBytes: number
  }
}

export interface LoadShedderOptions {
  readonly traffic: Traffic
  readonly maxRequests: number
  /** How late the event loop may be; 0 is never too late. */
  readonly maxLagMs: number
}

/** How often the load is looked at. */
const sampleMs = 100

/** From here on the collector takes most of the time, and soon the process dies. */
const maxHeapShare = 0.92

/** Of bodies that are no longer there are never enough at a time to fill the memory. */
const smallBytes = 64 * 1024

/** Refuses requests to the contract's operations with a 503 while there is more to do than can be carried. */
export class LoadShedder implements ServerPlugin {
  readonly #options: LoadShedderOptions
  readonly #maxHeapBytes = maxHeapShare * getHeapStatistics().heap_size_limit
  #timer: NodeJS.Timeout | undefined
  #sampledAt = 0
  /** As of when the load was last looked at. */
  #isBehind = false
  #heapBytes = 0
  /** Of the bodies that are being read. */
  #promisedBytes = 0

  constructor(options: LoadShedderOptions) {
    this.#options = options
  }

  extend(server: FastifyInstance): void {
    const { bodyLimit = 0 } = server.initialConfig
    server.decorateRequest('promisedBytes', 0)
    server.addHook('onReady', async () => this.#start())
    server.addHook('onClose', async () => clearInterval(this.#timer))
    server.addHook('onRequest', (request, { raw }, done) => {
      if (request.routeOptions.config.operationId === undefined) return done()
      const bytes = Math.min(bytesPromised(request.headers), bodyLimit)
      const why = this.#whyNot(bytes)
      if (why !== '') throw overloaded(why)
      if (bytes > smallBytes) {
        this.#promise(request, bytes)
        raw.once('close', () => this.#promise(request, 0))
      }
      done()
    })
    server.addHook('preValidation', (request, _, done) => {
      this.#promise(request, 0)
      done()
    })
  }

  /** Why a request with a body of so many bytes is not let in; empty where it is. */
  #whyNot(bytes: number): string {
    const { traffic, maxRequests } = this.#options
    if (this.#isBehind) return 'the server is behind'
    const more = bytes > smallBytes ? bytes + this.#promisedBytes : 0
    if (this.#heapBytes + more > this.#maxHeapBytes) return 'memory is short'
    return traffic.open > maxRequests ? 'too many requests are under way' : ''
  }

  /** What is read is seen in the heap; what is not might all come at once. */
  #promise(request: FastifyRequest, bytes: number): void {
    this.#promisedBytes += bytes - request.promisedBytes
    request.promisedBytes = bytes
  }

  #start(): void {
    this.#sampledAt = performance.now()
    this.#timer = setInterval(() => this.#sample(), sampleMs).unref()
  }

  #sample(): void {
    const { maxLagMs } = this.#options
    const now = performance.now()
    const lagMs = now - this.#sampledAt - sampleMs
    this.#sampledAt = now
    this.#isBehind = maxLagMs > 0 && lagMs > maxLagMs
    this.#heapBytes = getHeapStatistics().used_heap_size
  }
}

/** A body whose length is not told may be of any. */
function bytesPromised({ 'content-length': length, 'transfer-encoding': encoding }: IncomingHttpHeaders): number {
  if (encoding !== undefined) return Number.POSITIVE_INFINITY
  return Number(length ?? 0)
}

function overloaded(why: string) {
  return refusal(`The server is overloaded: ${why}. Try again in a second.`)
}
