import { setTimeout as sleep } from 'node:timers/promises'
import type { Dispatcher } from 'undici'
import { Problem } from '../core/problem.ts'
import type { Settings } from './config.ts'
import { isOutage, RefusedByUpstream, retryAfterSeconds, unreachable, wasNeverSent } from './failures.ts'

export interface UpstreamRequest {
  readonly method: string
  /** With the query. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

/** A successful reply; its body must be read or destroyed. */
export type UpstreamReply = Dispatcher.ResponseData

const maxErrorBytes = 64 * 1024

export interface Connection {
  /** Whether the circuit breaker is open or half open. */
  isBreakerOpen(): boolean
  /** Resolves at the head of a successful reply; throws `RefusedByUpstream` for any other. */
  send(request: UpstreamRequest, signal: AbortSignal): Promise<UpstreamReply>
  close(): Promise<void>
}

/**
 * Creates a connection pool with timeouts, safe retries, and a circuit breaker, which counts requests up to the head of the
 * reply. Imports the libraries here, so that they are not loaded without an upstream.
 */
export async function openConnection(settings: Settings, onAttempt: OnAttempt): Promise<Connection> {
  const [{ Pool }, breaker, addTrace] = await Promise.all([import('undici'), openBreaker(settings), openTraces()])
  const { origin, pathname } = new URL(settings.baseUrl)
  const prefix = pathname.replace(/\/$/, '')
  const { timeouts, connections } = settings
  const pool = new Pool(origin, {
    connections,
    allowH2: false,
    connect: { timeout: timeouts.connectMs },
    headersTimeout: timeouts.headersMs,
    bodyTimeout: timeouts.idleMs,
  })
  const attempt = async (request: UpstreamRequest, signal: AbortSignal) => {
    const sent = pool.request({ ...request, path: prefix + request.path, headers: addTrace(request.headers), signal })
    sent.then(
      ({ statusCode }) => onAttempt(String(statusCode)),
      () => onAttempt(signal.aborted ? 'cut' : 'none'),
    )
    const reply = await sent
    if (reply.statusCode >= 200 && reply.statusCode < 300) return reply
    throw new RefusedByUpstream(reply.statusCode, reply.headers, await readStart(reply.body))
  }
  return {
    isBreakerOpen: breaker.isOpen,
    send: async (request, signal) => {
      for (let tries = 0; ; tries++) {
        try {
          return await breaker.run(() => attempt(request, signal))
        } catch (error) {
          signal.throwIfAborted()
          const delay = getRetryDelayMs({ error, tries, method: request.method }, settings.retries)
          if (delay === undefined) throw error
          await sleep(delay, undefined, { signal })
        }
      }
    },
    close: () => pool.destroy(),
  }
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
  isOpen(): boolean
  /** Throws a `Problem` while the breaker is open, or half open with its trial request running. */
  run<T>(work: () => Promise<T>): Promise<T>
}

async function openBreaker({ breaker: { failures, openMs } }: Settings): Promise<Breaker> {
  if (failures === 0) return { isOpen: () => false, run: (work) => work() }
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
  const refuse = () => {
    const cause = new Error(`the circuit breaker is open after ${failures} consecutive failures`)
    const headers = { 'retry-after': String(Math.ceil(openMs / 1000)) }
    return new Problem('unavailable', unreachable.message, { headers, cause })
  }
  return {
    isOpen: () => policy.state !== CircuitState.Closed,
    run: async (work) => {
      if (isHalfOpen()) throw refuse()
      try {
        return await policy.execute(work)
      } catch (error) {
        throw error instanceof BrokenCircuitError ? refuse() : error
      }
    },
  }
}

function isAbort(error: unknown): boolean {
  return (
    error instanceof Error && (error.name === 'AbortError' || ('code' in error && error.code === 'UND_ERR_ABORTED'))
  )
}

interface FailedAttempt {
  readonly error: unknown
  /** Number of earlier attempts. */
  readonly tries: number
  readonly method: string
}

const firstDelayMs = 50
/** Safe to repeat in any case (RFC 9110, 9.2.2). */
const idempotent = new Set(['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE'])

/**
 * The delay before a retry; undefined if the request must not be repeated. A request with side effects or costs is
 * only repeated if it was certainly not processed: the connection was never established, or the reply says so with a
 * `Retry-After`.
 */
function getRetryDelayMs({ error, tries, method }: FailedAttempt, retries: Settings['retries']): number | undefined {
  if (tries >= retries.times) return undefined
  if (error instanceof RefusedByUpstream) return getRetryAfterMs(error, retries)
  if (error instanceof Problem || !(wasNeverSent(error) || idempotent.has(method))) return undefined
  return Math.min(firstDelayMs * 4 ** tries * (0.5 + Math.random()), retries.maxWaitMs)
}

function getRetryAfterMs({ status, headers }: RefusedByUpstream, { statuses, maxWaitMs }: Settings['retries']) {
  const seconds = statuses.includes(status) ? retryAfterSeconds(headers) : undefined
  return seconds !== undefined && seconds * 1000 <= maxWaitMs ? seconds * 1000 : undefined
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
