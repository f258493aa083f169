import type { SqlDatabase } from './sql.ts'

const EVERY_MS = 60_000
/** Rows per statement, so that locks are short. */
const BATCH = 1000
const lockKey = 7_240_551_914

/** How many days rows are kept after the last write: of tasks those that have ended, or wait for input. */
const SWEEPS = [
  { table: 'tasks', column: 'changed_at', days: 7 },
  { table: 'records', column: 'written_at', days: 30 },
  { table: 'files', column: 'written_at', days: 7 },
]

/** Deletes expired rows and returns their number. Does nothing while another process sweeps. */
export async function deleteExpired(database: SqlDatabase): Promise<number> {
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
      count = (await database.query(text, [lockKey, days])).length
    }
  }
  return deleted
}

/** Sweeps at intervals until it is stopped; stopping waits for the current sweep. */
export function sweepRegularly(database: SqlDatabase, onError: (error: unknown) => void) {
  let sweeping: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    sweeping = deleteExpired(database).catch(onError)
  }, EVERY_MS)
  return {
    stop: async () => {
      clearInterval(timer)
      await sweeping
    },
  }
}
