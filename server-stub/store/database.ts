import type { Log } from '../core/problem.ts'
import { StoreUnavailable, type TaskStore } from '../core/tasks/task-store.ts'
import type { CallbackSender } from '../core/webhooks/sender.ts'
import type { Files } from '../ports/files.ts'
import type { Store } from '../ports/store.ts'
import { JobQueue } from './job-queue.ts'
import { migrate } from './migrate.ts'
import type { SqlDatabase } from './sql.ts'
import { sqlFiles, sqlStore } from './sql-records.ts'
import { SqlTasks } from './sql-tasks.ts'
import { type Retention, sweepRegularly } from './sweep.ts'

/** What outlives a process, and what several of them share. */
export interface Database {
  readonly store: Store
  readonly files: Files
  /** The tasks, worked on by this process too from now on; the sender delivers what they tell. To be asked for once. */
  tasks(sender: CallbackSender): TaskStore
  /** Resolves when the database answers; rejects with a `StoreUnavailable`. */
  check(): Promise<void>
  /** Closes the connections, once the tasks have been closed. */
  close(): Promise<void>
}

export interface DatabaseOptions {
  /** Told of failures outside of any request. */
  readonly log: Log
  /** How long what is written is kept; see `RETENTION`. */
  readonly retention?: Retention
}

const QUIET_MS = 10_000

/**
 * Opens a database by its address, `postgres://` or `postgresql://`, or by a folder for one inside this process, and
 * brings its schema up to date.
 */
export async function openDatabase(address: string, { log, retention }: DatabaseOptions): Promise<Database> {
  const onError = troubleLog(log)
  const database = await connect(address, onError)
  try {
    const jobs = await database.alone(async () => {
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

/** Tells of a database that is away now and then, and not as often as it is asked. */
function troubleLog(log: Log): (error: unknown) => void {
  let quietUntil = 0
  return (error) => {
    const isAway = error instanceof StoreUnavailable
    if (isAway && Date.now() < quietUntil) return
    if (isAway) quietUntil = Date.now() + QUIET_MS
    log('The database is in trouble.', isAway ? error.cause : error)
  }
}

/** Loads the one driver that is needed. */
async function connect(address: string, onError: (error: unknown) => void): Promise<SqlDatabase> {
  if (/^postgres(ql)?:\/\//.test(address)) return (await import('./postgres.ts')).openPostgres(address, { onError })
  return (await import('./pglite.ts')).openPglite(address)
}
