import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '../../../runtime/problem.ts'
import { StoreUnavailable } from '../../../runtime/tasks/task-store.ts'
import { checkVersions } from '../../../settings/optional-packages.ts'
import type { Files, Store } from '../../ports/state.ts'
import type { Storage } from '../base-ports.ts'
import { JobQueue } from './job-queue.ts'
import { isStorable, type Sql, type SqlDatabase } from './sql.ts'
import { SqlTasks } from './sql-tasks.ts'
import { sweepRegularly } from './sweep.ts'

/** Persistent state, shared by several processes. */
export interface Database extends Storage {
  /** Resolves when the database has stored something; rejects with a `StoreUnavailable`. */
  check(): Promise<void>
  /** Closes the connections; close the tasks first. */
  close(): Promise<void>
}

const QUIET_MS = 10_000

/**
 * Opens a database by its URL, `postgres://` or `postgresql://`, or by the folder of an embedded one, and migrates its
 * schema. `log` gets failures outside of any request.
 */
export async function openDatabase(address: string, { log }: { readonly log: Log }): Promise<Database> {
  const onError = throttleLog(log)
  const database = await connectDatabase(address, onError)
  try {
    const jobs = await database.runExclusive(async () => {
      await migrateSchema(database)
      return JobQueue.open(database, onError)
    })
    const sweeping = sweepRegularly(database, onError)
    return {
      store: sqlStore(database),
      files: sqlFiles(database),
      tasks: (sender) => new SqlTasks({ database, jobs, sender, onError }),
      check: async () => {
        // First, since an embedded engine that cannot write may have to be restarted.
        await database.checkDisk?.()
        await sqlStore(database).put('health', 'check', true)
      },
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

/** Logs an unavailable database at intervals, not for every request. */
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
async function connectDatabase(address: string, onError: (error: unknown) => void): Promise<SqlDatabase> {
  if (/^postgres(ql)?:\/\//.test(address)) {
    checkVersions('pg', 'pg-boss')
    return (await import('./postgres.ts')).openPostgres(address, onError)
  }
  checkVersions('@electric-sql/pglite', 'pg-boss')
  return (await import('./pglite.ts')).openPglite(address)
}

const folder = join(import.meta.dirname, 'migrations')

/**
 * Migrates the schema `gatewright`: runs every file in `migrations/` once, ordered by number. Only one process at a
 * time may call it.
 */
async function migrateSchema(database: SqlDatabase): Promise<void> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}-.*\.sql$/.test(name)).sort()
  await database.transaction(async (sql) => {
    await sql.query('create schema if not exists gatewright')
    await sql.query(
      'create table if not exists gatewright.migrations (name text primary key, at timestamptz default now())',
    )
    const done = await sql.query<{ name: string }>('select name from gatewright.migrations')
    for (const name of names.filter((migration) => !done.some((row) => row.name === migration))) {
      await sql.query(await readFile(join(folder, name), 'utf8'))
      await sql.query('insert into gatewright.migrations (name) values ($1)', [name])
    }
  })
}

/** Records in a table, as JSON. */
function sqlStore(sql: Sql): Store {
  return {
    get: async (collection, id) => {
      if (!isStorable(id)) return undefined
      const text = 'select value from gatewright.records where collection = $1 and id = $2'
      const [row] = await sql.query<{ value: string }>(text, [collection, id])
      return row && JSON.parse(row.value)
    },
    put: async (collection, id, value) => {
      const text = `
        insert into gatewright.records (collection, id, value) values ($1, $2, $3)
        on conflict (collection, id) do update set value = excluded.value, written_at = now()`
      await sql.query(text, [collection, id, JSON.stringify(value)])
    },
    delete: async (collection, id) => {
      if (!isStorable(id)) return
      await sql.query('delete from gatewright.records where collection = $1 and id = $2', [collection, id])
    },
  }
}

/** Files in a table, one per row: suitable for results of up to about 100 MB. */
function sqlFiles(sql: Sql): Files {
  return {
    get: async (name) => {
      if (!isStorable(name)) return undefined
      const text = 'select media_type, bytes from gatewright.files where name = $1'
      const [row] = await sql.query<{ media_type: string; bytes: Uint8Array }>(text, [name])
      return row && { mediaType: row.media_type, bytes: row.bytes }
    },
    put: async (name, { bytes, mediaType }) => {
      const text = `
        insert into gatewright.files (name, media_type, bytes) values ($1, $2, $3)
        on conflict (name) do update set media_type = excluded.media_type, bytes = excluded.bytes, written_at = now()`
      await sql.query(text, [name, mediaType, bytes])
    },
  }
}
