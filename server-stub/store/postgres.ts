import pg from 'pg'
import { asOutage, type Sql, type SqlDatabase } from './sql.ts'

export interface PostgresOptions {
  /** Called for errors of idle connections, such as after a restart of the server. */
  readonly onError: (error: unknown) => void
  /** Size of the connection pool; default 10. */
  readonly maxConnections?: number
}

/** An arbitrary key for the advisory lock. */
const lockKey = 7_240_551_913

/** PostgreSQL by its `postgres://` URL, with a connection pool. */
export function openPostgres(url: string, { onError, maxConnections = 10 }: PostgresOptions): SqlDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: 10_000,
    query_timeout: 60_000,
    statement_timeout: 60_000,
    application_name: 'gatewright',
    keepAlive: true,
  })
  pool.on('error', (error) => onError(asOutage(error)))
  const transaction = async <T>(work: (sql: Sql) => Promise<T>): Promise<T> => {
    const client = await pool.connect().catch((error) => Promise.reject(asOutage(error)))
    try {
      await run(client, 'begin')
      const result = await work({ query: (text, values) => run(client, text, values) })
      await run(client, 'commit')
      client.release()
      return result
    } catch (error) {
      await undo(client)
      throw error
    }
  }
  return {
    backend: 'postgres',
    query: (text, values) => run(pool, text, values),
    transaction,
    runExclusive: (work) =>
      transaction(async (sql) => {
        await sql.query('select pg_advisory_xact_lock($1)', [lockKey])
        return work()
      }),
    close: () => pool.end(),
  }
}

/** A connection that cannot roll back is discarded. */
async function undo(client: pg.PoolClient): Promise<void> {
  try {
    await client.query('rollback')
    client.release()
  } catch {
    client.release(true)
  }
}

async function run<R extends object>(to: pg.Pool | pg.PoolClient, text: string, values?: unknown[]): Promise<R[]> {
  try {
    const result: pg.QueryResult<R> | pg.QueryResult<R>[] = await to.query<R>(text, values)
    return Array.isArray(result) ? result.flatMap(({ rows }) => rows) : result.rows
  } catch (error) {
    throw asOutage(error)
  }
}
