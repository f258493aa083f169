import { readdirSync } from 'node:fs'
import { query } from '../../../test/server-stub/adapters/store/postgres.ts'
import { getStat } from '../process-figures.ts'

/** What a PostgreSQL server has done so far. */
export interface DatabaseFigures {
  readonly commits: number
  readonly walBytes: number
  /** Rows. */
  readonly written: number
  /** On disk, indexes included. */
  readonly storedBytes: number
  readonly cpuMs: number
}

/** Reads the figures; these queries add two or three commits. */
export async function readDatabaseFigures(address: string): Promise<DatabaseFigures> {
  await query(address, 'select pg_stat_force_next_flush()')
  const [row = {}] = await query(
    address,
    `select xact_commit + xact_rollback as commits, pg_current_wal_lsn() - '0/0'::pg_lsn as wal,
       tup_inserted + tup_updated + tup_deleted as written,
       pg_database_size(current_database()) as stored,
       (select pid from pg_stat_activity where backend_type = 'checkpointer') as checkpointer
     from pg_stat_database where datname = current_database()`,
  )
  const { commits, wal, written, stored, checkpointer } = row
  return {
    commits: Number(commits),
    walBytes: Number(wal),
    written: Number(written),
    storedBytes: Number(stored),
    cpuMs: sumCpuMs(Number(checkpointer)),
  }
}

/** Divides the difference of two readings by a number of units. */
export function getUsePerUnit(before: DatabaseFigures, after: DatabaseFigures, units: number): DatabaseFigures {
  return {
    commits: (after.commits - before.commits) / units,
    walBytes: (after.walBytes - before.walBytes) / units,
    written: (after.written - before.written) / units,
    storedBytes: (after.storedBytes - before.storedBytes) / units,
    cpuMs: (after.cpuMs - before.cpuMs) / units,
  }
}

/** Sums the processor time of the server that a process belongs to, including processes that have ended. */
function sumCpuMs(member: number): number {
  const parent = getStat(member)?.parent
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const stats = pids.map((name) => ({ pid: Number(name), stat: getStat(Number(name)) }))
  return stats.reduce((sum, { pid, stat }) => {
    if (!stat || (pid !== parent && stat.parent !== parent)) return sum
    return sum + stat.ownMs + (pid === parent ? stat.endedMs : 0)
  }, 0)
}
