import { StoreUnavailable } from '../core/tasks/task-store.ts'

/** Runs statements, with `$1` and so on for their values. */
export interface Sql {
  /** The rows of one statement; of several, which have no values then, the rows of all. */
  query<R extends object>(text: string, values?: unknown[]): Promise<R[]>
}

/** A database of PostgreSQL's kind. Where it is away or refuses to write, everything throws a `StoreUnavailable`. */
export interface SqlDatabase extends Sql {
  /** What the job queue is to reckon with. */
  readonly backend: 'postgres' | 'pglite'
  /** Statements that all happen or none; what the work throws undoes them. */
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>
  /** Work that one process at a time does on the whole database. */
  alone<T>(work: () => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** Whether a text can stand in a database at all: NUL cannot. */
export function isStorable(text: string): boolean {
  return !text.includes('\0')
}

/**
 * Errors that are no fault of the statement. Classes of PostgreSQL: 08 connection, 40 transaction rolled back, 53 resources
 * (disk full), 57 operator (shutdown, timeout), 58 system; 25006 is a read-only server, 42501 a permission that was
 * revoked. The others are of the socket and of the file system.
 */
const OUTAGE =
  /^(08|40|53|57|58|25006|42501|ECONN|EPIPE|ENOTFOUND|ETIMEDOUT|EAI_|EHOSTUNREACH|ENETUNREACH|ENOSPC|EDQUOT|EROFS|EIO)/
const LOST_CONNECTION =
  /^Connection terminated|^Query read timeout|^timeout exceeded when trying to connect|^Client has encountered/

/** A `StoreUnavailable` where the database is away or refuses to write, else the error itself. */
export function asOutage(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const code = 'code' in error ? String(error.code) : ''
  return OUTAGE.test(code) || LOST_CONNECTION.test(error.message) ? new StoreUnavailable(error) : error
}
