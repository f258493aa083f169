import type { IncomingHttpHeaders } from 'node:http'
import { getHeapStatistics } from 'node:v8'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { createContextKey } from '../../../runtime/http/request-context.ts'
import type { ServerPlugin } from '../../../runtime/http/server-plugin.ts'
import { overloaded } from '../../../runtime/problem.ts'
import type { Traffic } from './traffic.ts'

/** The size of the rest of the body, if it is large. */
const pendingBytesKey = createContextKey('pending bytes', 0)

interface LoadShedderOptions {
  readonly traffic: Traffic
  readonly maxRequests: number
  /** Maximum delay of the event loop; 0 disables the check. */
  readonly maxLagMs: number
}

const sampleMs = 100

/** Above this share garbage collection dominates and the process is about to run out of memory. */
const maxHeapShare = 0.92

/** Smaller bodies are not counted: they cannot fill the memory. */
const minTrackedBytes = 64 * 1024

/** Refuses requests to the contract's operations with a 503 while the server is overloaded. */
export class LoadShedder implements ServerPlugin {
  readonly #options: LoadShedderOptions
  readonly #maxHeapBytes = maxHeapShare * getHeapStatistics().heap_size_limit
  #timer: NodeJS.Timeout | undefined
  #sampledAt = 0
  /** Whether the event loop was late at the last sample. */
  #isLate = false
  /** Whether it was late at the last two samples: a single pause, such as of a busy host, is over when it is seen. */
  #isBehind = false
  #heapBytes = 0
  /** Total size of the bodies that are being received. */
  #pendingBytes = 0

  constructor(options: LoadShedderOptions) {
    this.#options = options
  }

  extend(server: FastifyInstance): void {
    const { bodyLimit = 0 } = server.initialConfig
    server.addHook('onReady', async () => {
      this.#sampledAt = performance.now()
      this.#timer = setInterval(() => this.#sample(), sampleMs).unref()
    })
    server.addHook('onClose', async () => clearInterval(this.#timer))
    server.addHook('onRequest', (request, { raw }, done) => {
      if (request.routeOptions.config.operationId === undefined) return done()
      const bytes = Math.min(getPendingBytes(request.headers), bodyLimit)
      const why = this.#getRefusalReason(bytes)
      if (why !== '') throw overloaded(`The server is overloaded: ${why}. Try again in a second.`)
      if (bytes > minTrackedBytes) {
        this.#trackPending(request, bytes)
        raw.once('close', () => this.#trackPending(request, 0))
      }
      done()
    })
    server.addHook('preValidation', (request, _, done) => {
      this.#trackPending(request, 0)
      done()
    })
  }

  /** The reason for refusing a request with a body of this size; empty if it is accepted. */
  #getRefusalReason(bytes: number): string {
    const { traffic, maxRequests } = this.#options
    if (this.#isBehind) return 'the server is behind'
    const more = bytes > minTrackedBytes ? bytes + this.#pendingBytes : 0
    if (this.#heapBytes + more > this.#maxHeapBytes) return 'memory is low'
    return traffic.open > maxRequests ? 'there are too many concurrent requests' : ''
  }

  /** The received part is visible in the heap; the rest may arrive at any time. */
  #trackPending({ context }: FastifyRequest, bytes: number): void {
    const before = context.get(pendingBytesKey)
    if (bytes === before) return
    this.#pendingBytes += bytes - before
    context.set(pendingBytesKey, bytes)
  }

  #sample(): void {
    const { maxLagMs } = this.#options
    const now = performance.now()
    const lagMs = now - this.#sampledAt - sampleMs
    this.#sampledAt = now
    const isLate = maxLagMs > 0 && lagMs > maxLagMs
    this.#isBehind = isLate && this.#isLate
    this.#isLate = isLate
    this.#heapBytes = getHeapStatistics().used_heap_size
  }
}

/** A body without a length may have any size. */
function getPendingBytes({ 'content-length': length, 'transfer-encoding': encoding }: IncomingHttpHeaders): number {
  if (encoding !== undefined) return Number.POSITIVE_INFINITY
  return Number(length ?? 0)
}
