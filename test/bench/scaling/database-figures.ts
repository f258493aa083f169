import { readdirSync, readFileSync } from 'node:fs'
import { query } from '../../store/postgres.ts'

/** The kernel reports times in hundredths of a second, whatever its own tick is. */
const msPerTick = 10

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

/** These queries themselves add two or three commits. */
export async function databaseFigures(address: string): Promise<DatabaseFigures> {
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
    cpuMs: cpuMsOfAll(Number(checkpointer)),
  }
}

/** The difference of two readings, divided by `count`. */
export function between(before: DatabaseFigures, after: DatabaseFigures, things: number): DatabaseFigures {
  return {
    commits: (after.commits - before.commits) / things,
    walBytes: (after.walBytes - before.walBytes) / things,
    written: (after.written - before.written) / things,
    storedBytes: (after.storedBytes - before.storedBytes) / things,
    cpuMs: (after.cpuMs - before.cpuMs) / things,
  }
}

/** Processor time of the server that a process belongs to, including processes that have ended. */
function cpuMsOfAll(member: number): number {
  const parent = getStat(member)?.parent
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const stats = pids.map((name) => ({ pid: Number(name), stat: getStat(Number(name)) }))
  return stats.reduce((sum, { pid, stat }) => {
    if (!stat || (pid !== parent && stat.parent !== parent)) return sum
    return sum + stat.own + (pid === parent ? stat.ended : 0)
  }, 0)
}

/** The parent of a process, and the milliseconds that it and its ended children have used. */
function getStat(pid: number): { parent: number; own: number; ended: number } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15).map(Number)
    return {
      parent: Number(fields[1]),
      own: (user + system) * msPerTick,
      ended: (endedUser + endedSystem) * msPerTick,
    }
  } catch {
    return undefined
  }
}
