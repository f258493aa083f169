import type { Job, PgBoss, Queue } from 'pg-boss'
import type { Sql, SqlDatabase } from './sql.ts'

/** A job as it is put in a queue. */
export interface QueuedJob {
  /** A UUID; a second job of the same id is not taken. */
  readonly id: string
  readonly data: object
  /** Where the queue keeps the order: jobs of one key are done one after the other. */
  readonly key?: string
}

/** `retryDelay` is in seconds, and grows with each try where `retryBackoff` says so. */
export type QueueKind = Pick<Queue, 'policy' | 'retryDelay' | 'retryBackoff' | 'retryDelayMax'>

/** A job that this process has taken, until it stops saying so. */
export interface Claim<T> extends Pick<Job<T>, 'id' | 'retryCount' | 'data'> {
  /** The process that had the job before fell silent over it. */
  readonly isOrphan: boolean
}

/** How long a process may be silent before its jobs are taken for lost, the least that pg-boss allows. */
const HEARTBEAT_SECONDS = 10
/** From asking for a job, or for keeping it, until another process may have taken it; for clocks that go apart. */
export const HELD_MS = (HEARTBEAT_SECONDS - 1) * 1000
/** How often lost jobs are looked for; each time the job table is counted too. */
const SUPERVISE_SECONDS = 5
const DAY_SECONDS = 86_400

/** Of every queue: jobs are given back as often as it takes, and lost only where nobody asked for them in a month. */
const COMMON = {
  heartbeatSeconds: HEARTBEAT_SECONDS,
  expireInSeconds: DAY_SECONDS,
  retentionSeconds: 30 * DAY_SECONDS,
  retryLimit: 10_000,
}

/** Queues of jobs in the database, kept by pg-boss in a schema of its own. */
export class JobQueue {
  readonly #boss: PgBoss
  readonly #queues = new Map<string, QueueKind>()
  readonly #made = new Map<string, Promise<void>>()

  private constructor(boss: PgBoss) {
    this.#boss = boss
  }

  static async open(database: SqlDatabase, onError: (error: unknown) => void): Promise<JobQueue> {
    const { PgBoss } = await import('pg-boss')
    const boss = new PgBoss({
      db: asDb(database),
      backend: database.backend,
      schema: 'gatewright_jobs',
      schedule: false,
      superviseIntervalSeconds: SUPERVISE_SECONDS,
      monitorIntervalSeconds: SUPERVISE_SECONDS,
      warningQueueSize: 1_000_000,
    })
    boss.on('error', onError)
    await boss.start()
    return new JobQueue(boss)
  }

  /** Says what a queue is like, before anything else is done with it. */
  declare(name: string, kind: QueueKind): void {
    this.#queues.set(name, kind)
  }

  /**
   * Resolves when the queue is there. To be awaited before a transaction that puts something in: what it does must not
   * wait for a connection that the transaction holds.
   */
  ready(name: string): Promise<void> {
    const made = this.#made.get(name) ?? this.#make(name)
    this.#made.set(name, made)
    made.catch(() => this.#made.delete(name))
    return made
  }

  /** Puts jobs in, as a part of what else the transaction does. */
  async insert(name: string, jobs: readonly QueuedJob[], sql: Sql): Promise<void> {
    const inserts = jobs.map(({ id, data, key }) => ({ id, data, ...(key === undefined ? {} : { singletonKey: key }) }))
    await this.#boss.insert(name, inserts, { db: asDb(sql), returnId: false })
  }

  /** Takes up to so many jobs that nobody works on. */
  async fetch<T>(name: string, count: number): Promise<Claim<T>[]> {
    await this.ready(name)
    const jobs = await this.#boss.fetch<T>(name, { batchSize: count, includeMetadata: true })
    // Only pg-boss itself gives back a job with an output, where its heartbeat has stopped.
    return jobs.map(({ id, retryCount, data, output }) => ({ id, retryCount, data, isOrphan: output != null }))
  }

  /** Says that jobs are still being worked on; gives the ids of those that this process has not lost meanwhile. */
  async keep(name: string, claims: readonly Claim<unknown>[]): Promise<ReadonlySet<string>> {
    const response: object = await this.#boss.touch(name, claims.map(getAttempt))
    const kept =
      'settled' in response && Array.isArray(response.settled) ? response.settled : claims.map(({ id }) => id)
    return new Set(kept)
  }

  /** Takes a job out of the queue for good, done or not. */
  async drop(name: string, id: string, sql?: Sql): Promise<void> {
    await this.#boss.deleteJob(name, id, sql ? { db: asDb(sql) } : {})
  }

  /** Gives a job back, to be taken again after the queue's delay, unless it is another's by now. */
  async giveBack(name: string, claim: Pick<Claim<unknown>, 'id' | 'retryCount'>): Promise<void> {
    await this.#boss.fail(name, [getAttempt(claim)])
  }

  close(): Promise<void> {
    return this.#boss.stop({ graceful: false, close: false })
  }

  async #make(name: string): Promise<void> {
    await this.#boss.createQueue(name, { ...COMMON, ...this.#queues.get(name) })
    // Only to have the queue's facts read and remembered.
    await this.#boss.insert(name, [])
  }
}

function getAttempt({ id, retryCount }: Pick<Claim<unknown>, 'id' | 'retryCount'>) {
  return { id, retryCount }
}

function asDb(sql: Sql) {
  return { executeSql: async (text: string, values?: unknown[]) => ({ rows: await sql.query(text, values) }) }
}
