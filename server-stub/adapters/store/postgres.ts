import { Socket } from 'node:net'
import pg from 'pg'
import { withTimeout } from '../../../runtime/webhooks/concurrency.ts'
import { asOutage, type Sql, type SqlDatabase } from './sql.ts'

type OnError = (error: unknown) => void

const lockKey = 7_240_551_913

/**
 * PostgreSQL by its `postgres://` URL, with a connection pool. `onError` is called for errors of idle connections, such as
 * after a restart of the server.
 */
export function openPostgres(url: string, onError: OnError): SqlDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 10_000,
    query_timeout: 60_000,
    statement_timeout: 60_000,
    application_name: 'gatewright',
    keepAlive: true,
  })
  pool.on('error', (error) => onError(asOutage(withoutClient(error))))
  // A transaction may lose its connection between two statements: the next one rejects, so the event adds nothing.
  pool.on('connect', (client) => client.on('error', () => {}))
  const transaction = async <T>(work: (sql: Sql) => Promise<T>): Promise<T> => {
    const client = await pool.connect().catch((error) => Promise.reject(asOutage(error)))
    try {
      await runQuery(client, 'begin')
      const result = await work({ query: (text, values) => runQuery(client, text, values) })
      await runQuery(client, 'commit')
      client.release()
      return result
    } catch (error) {
      await rollBack(client)
      throw error
    }
  }
  return {
    backend: 'postgres',
    query: (text, values) => runQuery(pool, text, values),
    transaction,
    runExclusive: (work) =>
      transaction(async (sql) => {
        await sql.query('select pg_advisory_xact_lock($1)', [lockKey])
        return work()
      }),
    listen: (channel, onMessage) =>
      listenToChannel({ connectionString: url, application_name: 'gatewright' }, channel, { onMessage, onError }),
    close: () => withTimeout(CLOSE_MS, pool.end()),
  }
}

/** The pool adds the client, whose settings and cancel key must not be logged. */
export function withoutClient(error: Error): Error {
  Reflect.deleteProperty(error, 'client')
  return error
}

/** A connection that cannot roll back is discarded. */
async function rollBack(client: pg.PoolClient): Promise<void> {
  try {
    await client.query('rollback')
    client.release()
  } catch {
    client.release(true)
  }
}

async function runQuery<R extends object>(to: pg.Pool | pg.PoolClient, text: string, values?: unknown[]): Promise<R[]> {
  try {
    const result: pg.QueryResult<R> | pg.QueryResult<R>[] = await to.query<R>(text, values)
    return Array.isArray(result) ? result.flatMap(({ rows }) => rows) : result.rows
  } catch (error) {
    throw asOutage(error)
  }
}

/** How long closing waits for the server. */
const CLOSE_MS = 5000
/** The delay between a lost connection and the next attempt. */
const RECONNECT_MS = 1000
const LISTENER = { keepAlive: true, connectionTimeoutMillis: 10_000, query_timeout: 10_000 }

/** Listens on a separate connection, and reconnects when it is lost. */
async function listenToChannel(
  clientConfig: pg.ClientConfig,
  channel: string,
  { onMessage, onError }: { onMessage: (message: string) => void; onError: OnError },
): Promise<() => Promise<void>> {
  let client: pg.Client | undefined
  let socket = new Socket()
  let isReported = false
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  const connect = async () => {
    const stream = new Socket()
    socket = stream
    const next = new pg.Client({ ...clientConfig, ...LISTENER, stream: () => stream })
    client = next
    const reconnect = () => {
      if (client === next && !isClosed) timer = setTimeout(connect, RECONNECT_MS)
      client = undefined
    }
    next.on('error', () => {})
    next.on('end', reconnect)
    next.on('notification', ({ payload = '' }) => onMessage(payload))
    try {
      await next.connect()
      await next.query(`listen ${pg.escapeIdentifier(channel)}`)
      isReported = false
    } catch (error) {
      if (!isReported && !isClosed) onError(asOutage(error))
      isReported = true
      stream.destroy()
      reconnect()
    }
  }
  await connect()
  return async () => {
    isClosed = true
    clearTimeout(timer)
    await withTimeout(1000, client?.end().catch(() => {}) ?? Promise.resolve())
    socket.destroy()
  }
}
