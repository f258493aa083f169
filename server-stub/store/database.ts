import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '../core/problem.ts'
import { StoreUnavailable, type TaskStore } from '../core/tasks/task-store.ts'
import type { CallbackSender } from '../core/webhooks/sender.ts'
import type { Files, Store } from '../ports/state.ts'
import { JobQueue } from './job-queue.ts'
import type { SqlDatabase } from './sql.ts'
import { sqlFiles, sqlStore } from './sql-records.ts'
import { SqlTasks } from './sql-tasks.ts'
import { type Retention, sweepRegularly } from './sweep.ts'

/** Persistent state, shared by several processes. */
export interface Database {
  readonly store: Store
  readonly files: Files
  /** The tasks. This process starts to work on them; call it once. */
  tasks(sender: CallbackSender): TaskStore
  /** Resolves when the database replies; rejects with a `StoreUnavailable`. */
  check(): Promise<void>
  /** Closes the connections; close the tasks first. */
  close(): Promise<void>
}

export interface DatabaseOptions {
  /** Called for failures outside of any request. */
  readonly log: Log
  /** How long records are kept; see `RETENTION`. */
  readonly retention?: Retention
}

const QUIET_MS = 10_000

/**
 * Opens a database by its URL, `postgres://` or `postgresql://`, or by the folder of an embedded one, and migrates its
 * schema.
 */
export async function openDatabase(address: string, { log, retention }: DatabaseOptions): Promise<Database> {
  const onError = throttleLog(log)
  const database = await connect(address, onError)
  try {
    const jobs = await database.runExclusive(async () => {
      await migrate(database)
      return JobQueue.open(database, onError)
    })
    const sweeping = sweepRegularly(database, retention, onError)
    return {
      store: sqlStore(database),
      files: sqlFiles(database),
      tasks: (sender) => new SqlTasks({ database, jobs, sender, onError }),
      check: async () => void (await database.query('select 1')),
      close: async () => {
        await sweeping.stop()
        await jobs.close()
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** Logs an unavailable database at intervals, not for each request. */
function throttleLog(log: Log): (error: unknown) => void {
  let quietUntil = 0
  return (error) => {
    const isAway = error instanceof StoreUnavailable
    if (isAway && Date.now() < quietUntil) return
    if (isAway) quietUntil = Date.now() + QUIET_MS
    log('The database failed.', isAway ? error.cause : error)
  }
}

/** Imports only the driver that is needed. */
async function connect(address: string, onError: (error: unknown) => void): Promise<SqlDatabase> {
  if (/^postgres(ql)?:\/\//.test(address)) return (await import('./postgres.ts')).openPostgres(address, { onError })
  return (await import('./pglite.ts')).openPglite(address)
}

const folder = join(import.meta.dirname, 'migrations')

/**
 * Migrates the schema `gatewright`: runs each file in `migrations/` once, ordered by number. Only one process at a
 * time may call it.
 */
async function migrate(database: SqlDatabase): Promise<void> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}-.*\.sql$/.test(name)).sort()
  await database.transaction(async (sql) => {
    await sql.query('create schema if not exists gatewright')
    await sql.query(
      'create table if not exists gatewright.migrations (name text primary key, at timestamptz default now())',
    )
    const done = await sql.query<{ name: string }>('select name from gatewright.migrations')
    for (const name of names.filter((each) => !done.some((row) => row.name === each))) {
      await sql.query(await readFile(join(folder, name), 'utf8'))
      await sql.query('insert into gatewright.migrations (name) values ($1)', [name])
    }
  })
}
