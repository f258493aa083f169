import { Problem } from '../core/problem.ts'
import type { Retries } from './config.ts'
import { RefusedByUpstream, retryAfterSeconds, wasNeverSent } from './failures.ts'

export interface FailedAttempt {
  readonly error: unknown
  /** Number of earlier attempts. */
  readonly attempts: number
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
export function retryDelayMs({ error, attempts: tries, method }: FailedAttempt, retries: Retries): number | undefined {
  if (tries >= retries.times) return undefined
  if (error instanceof RefusedByUpstream) return getRetryAfterMs(error, retries)
  if (error instanceof Problem || !(wasNeverSent(error) || idempotent.has(method))) return undefined
  return Math.min(firstDelayMs * 4 ** tries * (0.5 + Math.random()), retries.maxWaitMs)
}

function getRetryAfterMs({ status, headers }: RefusedByUpstream, { statuses, maxWaitMs }: Retries): number | undefined {
  const seconds = statuses.includes(status) ? retryAfterSeconds(headers) : undefined
  return seconds !== undefined && seconds * 1000 <= maxWaitMs ? seconds * 1000 : undefined
}
