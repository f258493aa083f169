import type { SqlDatabase } from './sql.ts'

/** How long things are kept since they were written last, in days. */
export interface Retention {
  /** Tasks, whether they have ended or were left waiting for their input. */
  readonly taskDays: number
  /** Stored responses. */
  readonly recordDays: number
  /** Results. */
  readonly fileDays: number
}

export const RETENTION: Retention = { taskDays: 7, recordDays: 30, fileDays: 7 }

const EVERY_MS = 60_000
/** Rows that one statement deletes, so that none holds locks for long. */
const BATCH = 1000
const lockKey = 7_240_551_914

const SWEEPS = [
  { days: 'taskDays', table: 'tasks', column: 'changed_at' },
  { days: 'recordDays', table: 'records', column: 'written_at' },
  { days: 'fileDays', table: 'files', column: 'written_at' },
] as const

/** Deletes what is too old; returns how many rows. Does nothing while another process is at it. */
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

/** Sweeps from time to time, until it is stopped; resolves then when it has come to rest. */
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
