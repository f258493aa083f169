import { setTimeout as sleep } from 'node:timers/promises'
import type { Dispatcher } from 'undici'
import { withResolvers } from '../../../runtime/es2024.ts'
import { getErrorCode, Problem } from '../../../runtime/problem.ts'
import type { UpstreamSettings } from '../../../settings/upstream-config.ts'
import { isOutage, RefusedByUpstream, retryAfterSeconds, TookTooLong, unreachable, wasNeverSent } from './failures.ts'

export interface UpstreamRequest {
  readonly method: string
  /** The path with its query. */
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

/** A successful reply; its body must be read or destroyed. */
export interface UpstreamReply extends Pick<Dispatcher.ResponseData, 'statusCode' | 'headers' | 'body'> {
  /**
   * Tells how the reply ended, for the deadline and the circuit breaker: with an error, or whole. Only the first call
   * counts; a client that disconnects makes it too.
   */
  readonly settle: (error?: unknown) => void
}

const maxErrorBytes = 64 * 1024

export interface Connection {
  /** Whether the circuit breaker is open or half open. */
  isBreakerOpen(): boolean
  /** Resolves at the head of a successful reply; throws `RefusedByUpstream` for any other. */
  send(request: UpstreamRequest, signal: AbortSignal): Promise<UpstreamReply>
  close(): Promise<void>
}

/**
 * Creates a connection pool with timeouts, safe retries, and a circuit breaker, which counts requests up to the end of the
 * reply. Imports the libraries here, so that they are not loaded without an upstream.
 */
export async function openConnection(settings: UpstreamSettings, onAttempt: OnAttempt): Promise<Connection> {
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
  const attempt = async (request: UpstreamRequest, { signal, client }: Deadline): Promise<OpenReply> => {
    const sent = pool.request({ ...request, path: prefix + request.path, headers: addTrace(request.headers), signal })
    sent.then(
      ({ statusCode }) => onAttempt(String(statusCode)),
      () => onAttempt(client.aborted ? 'cut' : 'none'),
    )
    const reply = await sent
    if (reply.statusCode >= 200 && reply.statusCode < 300) return openReply(reply, client)
    throw new RefusedByUpstream(reply.statusCode, reply.headers, await readStart(reply.body))
  }
  const sendInTime = async (request: UpstreamRequest, deadline: Deadline): Promise<OpenReply> => {
    for (let tries = 0; ; tries++) {
      try {
        return await breaker.run(() => attempt(request, deadline))
      } catch (error) {
        deadline.signal.throwIfAborted()
        const delay = getRetryDelayMs({ error, tries, method: request.method }, settings.retries)
        if (delay === undefined) throw error
        await sleep(delay, undefined, { signal: deadline.signal })
      }
    }
  }
  return {
    isBreakerOpen: breaker.isOpen,
    send: async (request, client) => {
      const deadline = startDeadline(client, timeouts.totalMs)
      try {
        const reply = await sendInTime(request, deadline)
        reply.ended.finally(deadline.clear).catch(() => undefined)
        return reply
      } catch (error) {
        deadline.clear()
        throw deadline.signal.aborted ? deadline.signal.reason : error
      }
    },
    close: () => pool.destroy(),
  }
}

/** The time that a request may take with its retries and its reply. */
interface Deadline {
  /** Aborted at its end, or when the client disconnects. */
  readonly signal: AbortSignal
  readonly client: AbortSignal
  clear(): void
}

function startDeadline(client: AbortSignal, totalMs: number): Deadline {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(new TookTooLong(totalMs)), totalMs).unref()
  return { signal: AbortSignal.any([client, controller.signal]), client, clear: () => clearTimeout(timer) }
}

interface OpenReply extends UpstreamReply {
  /** Resolves when the reply was received whole, rejects when it was not. */
  readonly ended: Promise<void>
}

function openReply({ statusCode, headers, body }: Dispatcher.ResponseData, client: AbortSignal): OpenReply {
  const { promise: ended, resolve, reject } = withResolvers<void>()
  const settle = (error?: unknown) => (error === undefined ? resolve() : reject(error))
  ended.catch(() => undefined)
  const onAbort = () => settle(client.reason)
  client.addEventListener('abort', onAbort, { once: true })
  ended.finally(() => client.removeEventListener('abort', onAbort)).catch(() => undefined)
  return { statusCode, headers, body, settle, ended }
}

/** Called with the status of every reply, `none` if there was none, `cut` if the client had disconnected. */
type OnAttempt = (outcome: string) => void

/** Adds the trace context to a request; adds nothing if traces are off. */
async function openTraces() {
  const { context, propagation } = await import('@opentelemetry/api')
  return (headers: UpstreamRequest['headers']) => {
    const traced = { ...headers }
    propagation.inject(context.active(), traced)
    return traced
  }
}

interface Breaker {
  isOpen(): boolean
  /**
   * Resolves at the head of the reply, and counts its end. Throws a `Problem` while the breaker is open, or half open
   * with its trial request running.
   */
  run(work: () => Promise<OpenReply>): Promise<OpenReply>
}

async function openBreaker({ breaker: { failures, openMs } }: UpstreamSettings): Promise<Breaker> {
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
  const createProblem = () => {
    const cause = new Error(`the circuit breaker is open after ${failures} consecutive failures`)
    const headers = { 'retry-after': String(Math.ceil(openMs / 1000)) }
    return new Problem('unavailable', unreachable.message, { headers, cause })
  }
  return {
    isOpen: () => policy.state !== CircuitState.Closed,
    run: async (work) => {
      if (isHalfOpen()) throw createProblem()
      return new Promise((resolve, reject) => {
        const counted = policy.execute(async () => {
          const reply = await work()
          resolve(reply)
          // A long reply must not keep the other requests from an upstream that works again.
          await Promise.race(isHalfOpen() ? [reply.ended, sleep(openMs, undefined, { ref: false })] : [reply.ended])
        })
        counted.catch((error: unknown) => reject(error instanceof BrokenCircuitError ? createProblem() : error))
      })
    },
  }
}

function isAbort(error: unknown): boolean {
  return (error instanceof Error && error.name === 'AbortError') || getErrorCode(error) === 'UND_ERR_ABORTED'
}

interface FailedAttempt {
  readonly error: unknown
  /** Number of earlier attempts. */
  readonly tries: number
  readonly method: string
}

const firstDelayMs = 50
/** The methods that are safe to repeat (RFC 9110, 9.2.2). */
const idempotent = new Set(['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE'])

/**
 * The delay before a retry; undefined if the request must not be repeated. A request with side effects or costs is
 * only repeated if it was certainly not processed: the connection was never established, or the reply says so with a
 * `Retry-After`.
 */
function getRetryDelayMs(
  { error, tries, method }: FailedAttempt,
  retries: UpstreamSettings['retries'],
): number | undefined {
  if (tries >= retries.times) return undefined
  if (error instanceof RefusedByUpstream) return getRetryAfterMs(error, retries)
  if (error instanceof Problem || !(wasNeverSent(error) || idempotent.has(method))) return undefined
  return Math.min(firstDelayMs * 4 ** tries * (0.5 + Math.random()), retries.maxWaitMs)
}

function getRetryAfterMs({ status, headers }: RefusedByUpstream, { statuses, maxWaitMs }: UpstreamSettings['retries']) {
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
