import { getErrorCode } from '../../../runtime/problem.ts'
import { StoreUnavailable } from '../../../runtime/tasks/task-store.ts'

/** Runs statements with `$1` placeholders. */
export interface Sql {
  /** The rows of one statement, or of several without values. */
  query<R extends object>(text: string, values?: unknown[]): Promise<R[]>
}

/** A PostgreSQL database. All methods throw a `StoreUnavailable` if it is unreachable or refuses to write. */
export interface SqlDatabase extends Sql {
  readonly backend: 'postgres' | 'pglite'
  /** Runs the work in a transaction; an error rolls it back. */
  transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T>
  /** Throws if the disk refuses to write; absent where only the server can tell. */
  readonly checkDisk?: () => Promise<void>
  /** Runs the work under a lock across all processes. */
  runExclusive<T>(work: () => Promise<T>): Promise<T>
  /**
   * Calls `onMessage` for every message on a channel, until the returned function is called. Messages are lost while the
   * connection is. Absent where no other process can send any.
   */
  readonly listen?: (channel: string, onMessage: (message: string) => void) => Promise<() => Promise<void>>
  close(): Promise<void>
}

/** Whether a string can be stored: PostgreSQL does not allow NUL. */
export function isStorable(text: string): boolean {
  return !text.includes('\0')
}

/**
 * Errors of the environment, not of the statement. PostgreSQL classes: 08 connection, 40 transaction rollback, 53
 * resources (disk full), 57 operator (shutdown, timeout), 58 system; 25006 is a read-only server, 42501 a revoked
 * permission. The others are errors of the socket and the file system.
 */
const OUTAGE =
  /^(08|40|53|57|58|25006|42501|ECONN|EPIPE|ENOTFOUND|ETIMEDOUT|EAI_|EHOSTUNREACH|ENETUNREACH|ENOSPC|EDQUOT|EROFS|EIO)/
const LOST_CONNECTION =
  /^Connection terminated|^Query read timeout|^timeout exceeded when trying to connect|^Client has encountered/

/** Converts an error of the environment to a `StoreUnavailable`; returns others unchanged. */
export function asOutage(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const code = getErrorCode(error)
  return OUTAGE.test(code) || LOST_CONNECTION.test(error.message) ? toOutage(error, code) : error
}

/** Creates a `StoreUnavailable` for an error with a code of PostgreSQL or the file system. */
export function toOutage(error: unknown, code: string): StoreUnavailable {
  return new StoreUnavailable(error, REASONS.find(([codes]) => codes.test(code))?.[1])
}

const REASONS = [
  [/^(53100|ENOSPC|EDQUOT)$/, 'The disk of the database is full.'],
  [/^(25006|EROFS)$/, 'The database is read-only.'],
  [/^(42501|EACCES|EPERM)$/, 'The database has no permission to write.'],
] as const
