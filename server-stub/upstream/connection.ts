import { setTimeout as sleep } from 'node:timers/promises'
import type { CircuitBreakerPolicy } from 'cockatiel'
import type { Dispatcher, Pool } from 'undici'
import { Problem } from '../core/problem.ts'
import type { withDefaults } from './config.ts'
import { isOutage } from './failures.ts'
import { retryDelayMs } from './retry.ts'
import { RefusedByUpstream } from './upstream-error.ts'

export interface UpstreamRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'HEAD' | 'OPTIONS'
  /** With its query. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

/** A reply that is a success; its body is still to come and has to be read or destroyed. */
export type UpstreamReply = Dispatcher.ResponseData

type Settings = ReturnType<typeof withDefaults>

const maxErrorBytes = 64 * 1024

/**
 * The way to one upstream: a pool of connections with timeouts, retries where they are safe, and a breaker that gives
 * an upstream which is down time to get up. The breaker counts up to the head of a reply.
 */
export class Connection {
  readonly #settings: Settings
  readonly #pool: Pool
  readonly #breaker: Breaker | undefined
  readonly #traced: AddTrace
  readonly #onAttempt: OnAttempt
  /** Of every path; empty where the base URL has none. */
  readonly #prefix: string

  private constructor(settings: Settings, { pool, breaker, traced, onAttempt }: Means) {
    this.#settings = settings
    this.#pool = pool
    this.#breaker = breaker
    this.#traced = traced
    this.#onAttempt = onAttempt
    this.#prefix = new URL(settings.baseUrl).pathname.replace(/\/$/, '')
  }

  /** The libraries are loaded here, so that nobody without an upstream waits for them. */
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

  /** Whether the breaker is open, or lets one request try. */
  get isResting(): boolean {
    return this.#breaker?.isResting() ?? false
  }

  /** Resolves at the head of a success; throws `RefusedByUpstream` for any other reply. */
  async send(request: UpstreamRequest, signal: AbortSignal): Promise<UpstreamReply> {
    for (let tries = 0; ; tries++) {
      try {
        return await this.#guarded(request, signal)
      } catch (error) {
        signal.throwIfAborted()
        const delay = retryDelayMs({ error, tries, method: request.method }, this.#settings.retries)
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
    if (breaker.isTrying()) throw resting(this.#settings)
    try {
      return await breaker.policy.execute(() => this.#try(request, signal))
    } catch (error) {
      throw breaker.isRefusal(error) ? resting(this.#settings) : error
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
    throw new RefusedByUpstream(reply.statusCode, reply.headers, await getBeginning(reply.body))
  }
}

/** What the libraries bring. */
interface Means {
  readonly pool: Pool
  readonly breaker: Breaker | undefined
  readonly traced: AddTrace
  readonly onAttempt: OnAttempt
}

/** Told the status of each reply, `none` where there was none, `cut` where nobody waited for it. */
type OnAttempt = (outcome: string) => void

type Headers = UpstreamRequest['headers']
type AddTrace = (headers: Headers) => Headers

/** Tells the upstream which trace a request belongs to; adds nothing where traces are off. */
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
  /** Whether one request is finding out if the upstream is up again. */
  isTrying(): boolean
  isResting(): boolean
  isRefusal(error: unknown): boolean
}

async function openBreaker({ breaker: { failures, openMs } }: Settings): Promise<Breaker | undefined> {
  if (failures === 0) return undefined
  const { BrokenCircuitError, CircuitState, ConsecutiveBreaker, circuitBreaker, handleWhen } = await import('cockatiel')
  const policy = circuitBreaker(handleWhen(counts), {
    halfOpenAfter: openMs,
    breaker: new ConsecutiveBreaker(failures),
  })
  const isTrying = () => policy.state === CircuitState.HalfOpen
  // A client that goes away says nothing about the upstream, except that a trial has not succeeded.
  function counts(error: unknown): boolean {
    return isAbort(error) ? isTrying() : isOutage(error)
  }
  const isResting = () => policy.state !== CircuitState.Closed
  return { policy, isTrying, isResting, isRefusal: (error) => error instanceof BrokenCircuitError }
}

function isAbort(error: unknown): boolean {
  return (
    error instanceof Error && (error.name === 'AbortError' || ('code' in error && error.code === 'UND_ERR_ABORTED'))
  )
}

function resting({ breaker }: Settings): Problem {
  const headers = { 'retry-after': String(Math.ceil(breaker.openMs / 1000)) }
  const cause = new Error(`nothing is sent, since ${breaker.failures} requests in a row have failed`)
  const message = 'The model cannot be reached at the moment. Try again in a while.'
  return new Problem('unavailable', message, { headers, cause })
}

/** What an upstream says of an error may be as long as it likes, and may never end. */
async function getBeginning(body: UpstreamReply['body']): Promise<string> {
  const chunks: Buffer[] = []
  let length = 0
  try {
    for await (const chunk of body) {
      chunks.push(chunk)
      length += chunk.length
      if (length >= maxErrorBytes) break
    }
  } catch {
    // The status says enough.
  }
  return Buffer.concat(chunks).toString('utf8', 0, maxErrorBytes)
}
