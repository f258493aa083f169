import { randomUUID } from 'node:crypto'
import type { Job, PgBoss, Queue } from 'pg-boss'
import type { Sql, SqlDatabase } from './sql.ts'

export interface QueuedJob {
  /** A UUID; a second job with the same id is ignored. */
  readonly id: string
  readonly data: object
  /** In an ordered queue, jobs with the same key run one after the other. */
  readonly key?: string
}

/** `retryDelay` is in seconds, and grows with every attempt if `retryBackoff` is set. */
export type QueueKind = Pick<Queue, 'policy' | 'retryDelay' | 'retryBackoff' | 'retryDelayMax'>

export interface Claim<T> extends Pick<Job<T>, 'id' | 'retryCount' | 'data'> {
  /** The process that had claimed the job before has died. */
  readonly isOrphan: boolean
}

/** Jobs of a process without heartbeat for this time are lost; the minimum of pg-boss. */
const HEARTBEAT_SECONDS = 10
/** How long a claim is valid for this process, with a margin for clock skew. */
export const CLAIM_MS = (HEARTBEAT_SECONDS - 1) * 1000
/** The schema of pg-boss, and the channel on which processes announce jobs to one another. */
export const JOB_SCHEMA = 'gatewright_jobs'
const DAY_SECONDS = 86_400

/** Options of all queues: unlimited retries; jobs expire if nobody fetches them for a month. */
const COMMON = {
  heartbeatSeconds: HEARTBEAT_SECONDS,
  expireInSeconds: DAY_SECONDS,
  retentionSeconds: 30 * DAY_SECONDS,
  retryLimit: 10_000,
}

/** Job queues in the database, with pg-boss in a separate schema. */
export class JobQueue {
  readonly #boss: PgBoss
  readonly #database: SqlDatabase
  /** Tells the announcements of this process from those of others. */
  readonly #processId = randomUUID()
  readonly #queues = new Map<string, QueueKind>()
  readonly #created = new Map<string, Promise<void>>()

  private constructor(boss: PgBoss, database: SqlDatabase) {
    this.#boss = boss
    this.#database = database
  }

  static async open(database: SqlDatabase, onError: (error: unknown) => void): Promise<JobQueue> {
    const { PgBoss } = await import('pg-boss')
    const boss = new PgBoss({
      db: asDb(database),
      backend: database.backend,
      schema: JOB_SCHEMA,
      schedule: false,
      supervise: false,
      monitorIntervalSeconds: 1,
      warningQueueSize: 1_000_000,
    })
    boss.on('error', onError)
    await boss.start()
    return new JobQueue(boss, database)
  }

  /** Sets the options of a queue; call it first. */
  declare(name: string, kind: QueueKind): void {
    this.#queues.set(name, kind)
  }

  /**
   * Resolves when the queue exists. Await it before a transaction that inserts jobs: creating the queue needs a
   * separate connection.
   */
  ready(name: string): Promise<void> {
    const created = this.#created.get(name) ?? this.#createQueue(name)
    this.#created.set(name, created)
    created.catch(() => this.#created.delete(name))
    return created
  }

  async insert(name: string, jobs: readonly QueuedJob[], sql: Sql): Promise<void> {
    const inserts = jobs.map(({ id, data, key }) => ({ id, data, ...(key === undefined ? {} : { singletonKey: key }) }))
    await this.#boss.insert(name, inserts, { db: asDb(sql), returnId: false })
  }

  /** Tells the other processes of a queue, when the transaction of `sql` ends, that it has jobs. */
  async announce(name: string, sql: Sql = this.#database): Promise<void> {
    if (this.#database.listen) await sql.query('select pg_notify($1, $2)', [JOB_SCHEMA, `${this.#processId} ${name}`])
  }

  /** Calls `onJobs` with the name of a queue that another process announces; returns a function that ends it. */
  async listen(onJobs: (name: string) => void): Promise<() => Promise<void>> {
    const { listen } = this.#database
    if (!listen) return async () => {}
    return listen(JOB_SCHEMA, (message) => {
      const [from, name = ''] = message.split(' ')
      if (from !== this.#processId) onJobs(name)
    })
  }

  /** Returns jobs whose process has died to their queues, and deletes old ones. */
  supervise(): Promise<void> {
    return this.#boss.supervise()
  }

  /** Claims up to `count` free jobs. */
  async fetch<T>(name: string, count: number): Promise<Claim<T>[]> {
    await this.ready(name)
    const jobs = await this.#boss.fetch<T>(name, { batchSize: count, includeMetadata: true })
    // pg-boss sets an output only when the heartbeat has stopped.
    return jobs.map(({ id, retryCount, data, output }) => ({ id, retryCount, data, isOrphan: output != null }))
  }

  /** Sends a heartbeat; returns the ids of the jobs that this process still has. */
  async heartbeat(name: string, claims: readonly Claim<unknown>[]): Promise<ReadonlySet<string>> {
    const response: object = await this.#boss.touch(name, claims.map(getAttempt))
    const kept =
      'settled' in response && Array.isArray(response.settled) ? response.settled : claims.map(({ id }) => id)
    return new Set(kept)
  }

  /** Deletes a job, done or not. */
  async delete(name: string, id: string, sql?: Sql): Promise<void> {
    await this.#boss.deleteJob(name, id, sql ? { db: asDb(sql) } : {})
  }

  /** Returns a job to the queue after its retry delay, unless another process has claimed it. */
  async release(name: string, claim: Pick<Claim<unknown>, 'id' | 'retryCount'>): Promise<void> {
    await this.#boss.fail(name, [getAttempt(claim)])
  }

  close(): Promise<void> {
    return this.#boss.stop({ graceful: false, close: false })
  }

  async #createQueue(name: string): Promise<void> {
    await this.#boss.createQueue(name, { ...COMMON, ...this.#queues.get(name) })
    // Makes pg-boss load and cache the queue.
    await this.#boss.insert(name, [])
  }
}

function getAttempt({ id, retryCount }: Pick<Claim<unknown>, 'id' | 'retryCount'>) {
  return { id, retryCount }
}

function asDb(sql: Sql) {
  return { executeSql: async (text: string, values?: unknown[]) => ({ rows: await sql.query(text, values) }) }
}
