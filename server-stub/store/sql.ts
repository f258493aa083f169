import { StoreUnavailable } from '../core/task-store.ts'

/** Runs statements, with `$1` and so on for their values. */
export interface Sql {
  /** The rows of one statement; of several, which have no values then, the rows of all. */
  query<R extends object>(text: string, values?: unknown[]): Promise<R[]>
}

/** A database of PostgreSQL's kind. Where it cannot be reached everything throws a `StoreUnavailable`. */
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

/** Classes 08 (connection), 53 (resources) and 57P (shut down) of PostgreSQL's error codes, and those of the socket. */
const OUTAGE = /^(08|53|57P|ECONN|EPIPE|ENOTFOUND|ETIMEDOUT|EAI_|EHOSTUNREACH|ENETUNREACH)/
const LOST_CONNECTION =
  /^Connection terminated|^Query read timeout|^timeout exceeded when trying to connect|^Client has encountered/

/** Tells a database that is away from a statement that is wrong. */
export function asOutage(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const code = 'code' in error ? String(error.code) : ''
  return OUTAGE.test(code) || LOST_CONNECTION.test(error.message) ? new StoreUnavailable(error) : error
}
