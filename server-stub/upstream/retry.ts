import { Problem } from '../core/problem.ts'
import type { Retries } from './config.ts'
import { wasNeverSent } from './failures.ts'
import { retryAfterSeconds } from './retry-after.ts'
import { RefusedByUpstream } from './upstream-error.ts'

export interface FailedTry {
  readonly error: unknown
  /** Before this one. */
  readonly tries: number
  readonly method: string
}

const firstDelayMs = 50
/** May be sent again whatever became of the first one (RFC 9110, 9.2.2). */
const idempotent = new Set(['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE'])

/**
 * How long to wait before a request is sent once more; undefined where it must not be. A request that changes something,
 * or costs something, is repeated only when it was surely not processed: when the connection never stood, or when the
 * reply says so and tells when to come again. A connection that broke after the request went out says nothing either way.
 */
export function retryDelayMs({ error, tries, method }: FailedTry, retries: Retries): number | undefined {
  if (tries >= retries.times) return undefined
  if (error instanceof RefusedByUpstream) return delayAsTold(error, retries)
  if (error instanceof Problem || !(wasNeverSent(error) || idempotent.has(method))) return undefined
  return Math.min(firstDelayMs * 4 ** tries * (0.5 + Math.random()), retries.maxWaitMs)
}

function delayAsTold({ status, headers }: RefusedByUpstream, { statuses, maxWaitMs }: Retries): number | undefined {
  const seconds = statuses.includes(status) ? retryAfterSeconds(headers) : undefined
  return seconds !== undefined && seconds * 1000 <= maxWaitMs ? seconds * 1000 : undefined
}
