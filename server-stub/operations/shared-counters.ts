import pg from 'pg'
import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible'
import type { Log } from '../core/problem.ts'
import type { Counters } from './limits.ts'

/** A request waits for its count: longer than this it does not. */
const patienceMs = 1000

/**
 * Counters that all processes over a PostgreSQL share, in a table that its migrations make; while it does not answer,
 * each process counts for itself.
 */
export function sharedCounters(address: string, log: Log): Counters {
  const pool = new pg.Pool({
    connectionString: address,
    max: 2,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
  })
  const onError = (error: unknown) => {
    if (error) log('Requests are counted by this process alone for now.', error)
  }
  pool.on('error', onError)
  return {
    newCounter: (points) => {
      const limit = { points, duration: 60, keyPrefix: '' }
      const insuranceLimiter = new RateLimiterMemory(limit)
      const place = { storeClient: pool, schemaName: 'gatewright', tableName: 'rate_limits', tableCreated: true }
      return new RateLimiterPostgres({ ...limit, ...place, insuranceLimiter }, onError)
    },
    close: () => pool.end(),
  }
}
