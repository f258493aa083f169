import pg from 'pg'
import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible'
import type { Log } from '../../../runtime/problem.ts'
import { withoutClient } from '../store/postgres.ts'
import type { Counters } from './limits.ts'

/** Timeout of a count, during which the request waits. */
const timeoutMs = 1000

/** Counters in a PostgreSQL table, shared by all processes; while it is unavailable, the processes count separately. */
export function sharedCounters(address: string, log: Log): Counters {
  const pool = new pg.Pool({
    connectionString: address,
    max: 2,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
  })
  const onError = (error: unknown) => {
    if (error) log('The shared request counters are unavailable; this process counts by itself.', error)
  }
  pool.on('error', (error) => onError(withoutClient(error)))
  return {
    newCounter: (points) => {
      const limit = { points, duration: 60, keyPrefix: '' }
      const insuranceLimiter = new RateLimiterMemory(limit)
      const table = { storeClient: pool, schemaName: 'gatewright', tableName: 'rate_limits', tableCreated: true }
      return new RateLimiterPostgres({ ...limit, ...table, insuranceLimiter }, onError)
    },
    close: () => pool.end(),
  }
}
