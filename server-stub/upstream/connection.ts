import { setTimeout as sleep } from 'node:timers/promises'
import type { CircuitBreakerPolicy } from 'cockatiel'
import type { Dispatcher, Pool } from 'undici'
import { Problem } from '../core/problem.ts'
import type { withDefaults } from './config.ts'
import { isOutage, RefusedByUpstream } from './failures.ts'
import { retryDelayMs } from './retry.ts'

export interface UpstreamRequest {
  readonly method: string
  /** With the query. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

/** A successful reply; its body must be read or destroyed. */
export type UpstreamReply = Dispatcher.ResponseData

type Settings = ReturnType<typeof withDefaults>

const maxErrorBytes = 64 * 1024

/**
 * The connection to one upstream: a connection pool with timeouts, safe retries, and a circuit breaker. The breaker
 * counts requests up to the head of the reply.
 */
export class Connection {
  readonly #settings: Settings
  readonly #pool: Pool
  readonly #breaker: Breaker | undefined
  readonly #traced: AddTrace
  readonly #onAttempt: OnAttempt
  /** The path of the base URL; may be empty. */
  readonly #prefix: string

  private constructor(settings: Settings, { pool, breaker, traced, onAttempt }: Libraries) {
    this.#settings = settings
    this.#pool = pool
    this.#breaker = breaker
    this.#traced = traced
    this.#onAttempt = onAttempt
    this.#prefix = new URL(settings.baseUrl).pathname.replace(/\/$/, '')
  }

  /** Imports the libraries here, so that they are not loaded without an upstream. */
  static async open(settings: Settings, onAttempt: OnAttempt = () => undefined): Promise<Connection> {
    const [{ Pool }, breaker, traced] = await Promise.all([import('undici'), openBreaker(settings), openTraces()])
    const { timeouts, connections } = settings
    const pool = new Pool(new URL(settings.baseUrl).origin, {
      connections,
      allowH2: false,
      connect: { timeout: timeouts.connectMs },
      headersTimeout: timeouts.headersMs,
      bodyTimeout: timeouts.idleMs,
    })
    return new Connection(settings, { pool, breaker, traced, onAttempt })
  }

  /** Whether the breaker is open or half open. */
  get isBreakerOpen(): boolean {
    return this.#breaker?.isOpen() ?? false
  }

  /** Resolves at the head of a successful reply; throws `RefusedByUpstream` for any other. */
  async send(request: UpstreamRequest, signal: AbortSignal): Promise<UpstreamReply> {
    for (let tries = 0; ; tries++) {
      try {
        return await this.#guarded(request, signal)
      } catch (error) {
        signal.throwIfAborted()
        const delay = retryDelayMs({ error, attempts: tries, method: request.method }, this.#settings.retries)
        if (delay === undefined) throw error
        await sleep(delay, undefined, { signal })
      }
    }
  }

  async close(): Promise<void> {
    await this.#pool.destroy()
  }

  async #guarded(request: UpstreamRequest, signal: AbortSignal): Promise<UpstreamReply> {
    const breaker = this.#breaker
    if (breaker === undefined) return this.#try(request, signal)
    if (breaker.isHalfOpen()) throw breakerOpen(this.#settings)
    try {
      return await breaker.policy.execute(() => this.#try(request, signal))
    } catch (error) {
      throw breaker.isRefusal(error) ? breakerOpen(this.#settings) : error
    }
  }

  async #try(request: UpstreamRequest, signal: AbortSignal): Promise<UpstreamReply> {
    const path = `${this.#prefix}${request.path}`
    const sent = this.#pool.request({ ...request, path, headers: this.#traced(request.headers), signal })
    sent.then(
      ({ statusCode }) => this.#onAttempt(String(statusCode)),
      () => this.#onAttempt(signal.aborted ? 'cut' : 'none'),
    )
    const reply = await sent
    if (reply.statusCode >= 200 && reply.statusCode < 300) return reply
    throw new RefusedByUpstream(reply.statusCode, reply.headers, await readStart(reply.body))
  }
}

/** The lazily loaded libraries. */
interface Libraries {
  readonly pool: Pool
  readonly breaker: Breaker | undefined
  readonly traced: AddTrace
  readonly onAttempt: OnAttempt
}

/** Called with the status of each reply, `none` if there was none, `cut` if the client had disconnected. */
type OnAttempt = (outcome: string) => void

type Headers = UpstreamRequest['headers']
type AddTrace = (headers: Headers) => Headers

/** Adds the trace context to a request; adds nothing if traces are off. */
async function openTraces(): Promise<AddTrace> {
  const { context, propagation } = await import('@opentelemetry/api')
  return (headers) => {
    const traced = { ...headers }
    propagation.inject(context.active(), traced)
    return traced
  }
}

interface Breaker {
  readonly policy: CircuitBreakerPolicy
  /** Whether the trial request is running. */
  isHalfOpen(): boolean
  isOpen(): boolean
  isRefusal(error: unknown): boolean
}

async function openBreaker({ breaker: { failures, openMs } }: Settings): Promise<Breaker | undefined> {
  if (failures === 0) return undefined
  const { BrokenCircuitError, CircuitState, ConsecutiveBreaker, circuitBreaker, handleWhen } = await import('cockatiel')
  const policy = circuitBreaker(handleWhen(isFailure), {
    halfOpenAfter: openMs,
    breaker: new ConsecutiveBreaker(failures),
  })
  const isHalfOpen = () => policy.state === CircuitState.HalfOpen
  // A client that disconnects says nothing about the upstream, except that a trial has not succeeded.
  function isFailure(error: unknown): boolean {
    return isAbort(error) ? isHalfOpen() : isOutage(error)
  }
  const isOpen = () => policy.state !== CircuitState.Closed
  return { policy, isHalfOpen, isOpen, isRefusal: (error) => error instanceof BrokenCircuitError }
}

function isAbort(error: unknown): boolean {
  return (
    error instanceof Error && (error.name === 'AbortError' || ('code' in error && error.code === 'UND_ERR_ABORTED'))
  )
}

function breakerOpen({ breaker }: Settings): Problem {
  const headers = { 'retry-after': String(Math.ceil(breaker.openMs / 1000)) }
  const cause = new Error(`the circuit breaker is open after ${breaker.failures} consecutive failures`)
  const message = 'The model cannot be reached at the moment. Try again in a while.'
  return new Problem('unavailable', message, { headers, cause })
}

/** Limits the body of an error, which may be endless. */
async function readStart(body: UpstreamReply['body']): Promise<string> {
  const chunks: Buffer[] = []
  let length = 0
  try {
    for await (const chunk of body) {
      chunks.push(chunk)
      length += chunk.length
      if (length >= maxErrorBytes) break
    }
  } catch {
    // The status suffices.
  }
  return Buffer.concat(chunks).toString('utf8', 0, maxErrorBytes)
}
