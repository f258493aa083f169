import type { SqlDatabase } from './sql.ts'

/** Retention after the last write, in days. */
export interface Retention {
  /** Finished tasks, and tasks that wait for input. */
  readonly taskDays: number
  readonly recordDays: number
  readonly fileDays: number
}

const RETENTION: Retention = { taskDays: 7, recordDays: 30, fileDays: 7 }

const EVERY_MS = 60_000
/** Rows per statement, so that locks are short. */
const BATCH = 1000
const lockKey = 7_240_551_914

const SWEEPS = [
  { days: 'taskDays', table: 'tasks', column: 'changed_at' },
  { days: 'recordDays', table: 'records', column: 'written_at' },
  { days: 'fileDays', table: 'files', column: 'written_at' },
] as const

/** Deletes expired rows and returns their number. Does nothing while another process sweeps. */
export async function sweep(database: SqlDatabase, retention: Retention = RETENTION): Promise<number> {
  let deleted = 0
  for (const { days, table, column } of SWEEPS) {
    const text = `
      with lock as materialized (select pg_try_advisory_xact_lock($1) as taken)
      delete from gatewright.${table} where ctid = any(array(
        select ctid from gatewright.${table}
        where ${column} < now() - make_interval(days => $2::int) and (select taken from lock)
        limit ${BATCH}
      )) returning 1 as deleted`
    for (let count = BATCH; count === BATCH; deleted += count) {
      count = (await database.query(text, [lockKey, retention[days]])).length
    }
  }
  return deleted
}

/** Sweeps at intervals until it is stopped; stopping waits for the current sweep. */
export function sweepRegularly(
  database: SqlDatabase,
  retention: Retention | undefined,
  onError: (error: unknown) => void,
): { stop(): Promise<void> } {
  let sweeping: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    sweeping = sweep(database, retention).catch(onError)
  }, EVERY_MS)
  return {
    stop: async () => {
      clearInterval(timer)
      await sweeping
    },
  }
}
