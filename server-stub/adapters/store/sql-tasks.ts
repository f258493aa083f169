import { createHash } from 'node:crypto'
import {
  MAX_ATTEMPTS,
  type StoredTask,
  type TaskChange,
  type TaskStore,
  type TaskStoreWorker,
} from '../../../runtime/tasks/task-store.ts'
import { Semaphore } from '../../../runtime/webhooks/concurrency.ts'
import { getUuid, type Message } from '../../../runtime/webhooks/message.ts'
import type { CallbackSender } from '../../../runtime/webhooks/sender.ts'
import type { Claim, JobQueue, QueuedJob } from './job-queue.ts'
import { QueueWatch } from './queue-watch.ts'
import { isStorable, type Sql, type SqlDatabase } from './sql.ts'
import { type JobClaim, WorkLoop, type WorkLoopOptions } from './work-loop.ts'

export interface SqlTasksOptions {
  readonly database: SqlDatabase
  readonly jobs: JobQueue
  readonly sender: CallbackSender
  /** Called for errors outside of any request. */
  readonly onError: (error: unknown) => void
}

interface TaskData {
  readonly id: string
}

/** Job data are jsonb, which refuses the NUL characters and lone surrogates that an address may contain: the message is text. */
interface CallbackData {
  readonly json: string
}

interface Row {
  readonly id: string
  readonly record: string
  readonly version: number
  readonly job: string | null
}

const CALLBACKS = 'callbacks'
const CALLBACK_CONCURRENCY = 32
/** Unfinished tasks of a kind in all processes before new ones are refused. */
const MAX_WAITING = 100_000
/**
 * A task is suspected of crashing its processes after this number of attempts if the last one ended with its process.
 * A process runs one suspect at a time, so that innocent tasks that ran alongside can finish.
 */
const SUSPECT_FROM = 3

/**
 * Tasks in tables shared by several processes. One transaction contains a change, the job that it starts or ends, and
 * its callbacks; jobs of dead processes are claimed by others.
 */
export class SqlTasks implements TaskStore {
  readonly #options: SqlTasksOptions
  readonly #loops = new Map<string, WorkLoop<TaskData>>()
  readonly #callbacks: WorkLoop<CallbackData>
  readonly #watch: QueueWatch
  #isClosed = false

  constructor(options: SqlTasksOptions) {
    const { database, jobs, onError } = options
    this.#options = options
    jobs.declare(CALLBACKS, { policy: 'key_strict_fifo', retryDelay: 1, retryBackoff: true, retryDelayMax: 60 })
    this.#callbacks = new WorkLoop<CallbackData>({
      jobs,
      queue: CALLBACKS,
      concurrency: CALLBACK_CONCURRENCY,
      prepare: async (claims) => claims.map((claim) => (hold) => this.#deliverCallback(claim, hold)),
      isChained: true,
      onError,
    })
    this.#watch = new QueueWatch({
      database,
      jobs,
      getQueues: () => [CALLBACKS, ...this.#loops.keys()],
      wake: (queue) => this.#getLoop(queue)?.wake(),
      maxWaiting: MAX_WAITING,
      onError,
    })
  }

  async get<R>(kind: string, ids: readonly string[]): Promise<StoredTask<R>[]> {
    const text = 'select id, record, version from gatewright.tasks where kind = $1 and id = any($2)'
    const rows = await this.#options.database.query<Row>(text, [kind, ids.filter(isStorable)])
    const byId = new Map(rows.map((row) => [row.id, row]))
    return ids.flatMap((id) => {
      const row = byId.get(id)
      return row ? [toStoredTask<R>(row)] : []
    })
  }

  async list<R>(kind: string, limit: number): Promise<StoredTask<R>[]> {
    const text = 'select id, record, version from gatewright.tasks where kind = $1 order by changed_at desc limit $2'
    const rows = await this.#options.database.query<Row>(text, [kind, limit])
    return rows.map(toStoredTask<R>)
  }

  async commit(change: TaskChange): Promise<boolean> {
    const { kind, record, job, isOver, messages } = change
    const { database } = this.#options
    const isAlone = job === undefined && !isOver && messages.length === 0
    const isWritten = isAlone ? await writeTask(database, change) : await this.#commitWithJobs(change)
    if (!isWritten) return false
    if (isOver) this.#loops.get(kind)?.abort(getJobId(kind, record.id))
    if (job !== undefined) this.#loops.get(kind)?.wake()
    if (messages.length > 0) this.#callbacks.wake()
    return true
  }

  work<R, J>(kind: string, worker: TaskStoreWorker<R, J>): void {
    const { jobs, onError } = this.#options
    jobs.declare(kind, { policy: 'standard', retryDelay: 0 })
    const prepare = this.#createPreparation(kind, worker)
    const onStopped = (claims: readonly Claim<TaskData>[]) => this.#discountAttempts(kind, claims)
    const options = { prepare, onStopped, concurrency: worker.atOnce, isChained: false }
    this.#loops.set(kind, new WorkLoop<TaskData>({ jobs, queue: kind, onError, ...options }))
  }

  room(kind: string): 'open' | 'full' | 'closed' {
    if (this.#isClosed) return 'closed'
    return this.#watch.isFull(kind) ? 'full' : 'open'
  }

  async close(graceMs: number): Promise<void> {
    this.#isClosed = true
    await Promise.all(Array.from(this.#loops.values(), (loop) => loop.close(graceMs)))
    await this.#callbacks.close(500)
    await this.#watch.close()
  }

  #getLoop(queue: string): WorkLoop<TaskData> | WorkLoop<CallbackData> | undefined {
    return queue === CALLBACKS ? this.#callbacks : this.#loops.get(queue)
  }

  async #commitWithJobs(change: TaskChange): Promise<boolean> {
    const { database, jobs } = this.#options
    await Promise.all([jobs.ready(change.kind), jobs.ready(CALLBACKS)])
    return database.transaction(async (sql) => {
      const isWritten = await writeTask(sql, change)
      if (isWritten) await this.#queueJobs(sql, change)
      return isWritten
    })
  }

  async #queueJobs(sql: Sql, { kind, record, job, isOver, messages }: TaskChange): Promise<void> {
    const { jobs } = this.#options
    const id = getJobId(kind, record.id)
    if (job !== undefined && !isOver) await this.#insertJobs(kind, [{ id, data: { id: record.id } }], sql)
    if (isOver && job === undefined) await jobs.delete(kind, id, sql)
    if (messages.length === 0) return
    const callbacks = messages.map((message) => ({
      id: getUuid(message),
      data: { json: JSON.stringify(message) },
      key: message.subject,
    }))
    await this.#insertJobs(CALLBACKS, callbacks, sql)
  }

  /** Other processes hear of jobs that this one cannot begin at once. */
  async #insertJobs(queue: string, added: readonly QueuedJob[], sql: Sql): Promise<void> {
    const { jobs } = this.#options
    await jobs.insert(queue, added, sql)
    if (!this.#getLoop(queue)?.hasFreeSlot) await jobs.announce(queue, sql)
  }

  /** Reads the tasks of jobs; a job whose task is missing or finished is dropped. */
  #createPreparation<R, J>(kind: string, worker: TaskStoreWorker<R, J>): WorkLoopOptions<TaskData>['prepare'] {
    const { database, jobs } = this.#options
    const lane = new Semaphore(1)
    const text = `
      select id, record, version, job, attempts from gatewright.tasks where kind = $1 and id = any($2)`
    return async (claims) => {
      const rows = await database.query<Row & { attempts: number }>(text, [kind, claims.map(({ data }) => data.id)])
      const byId = new Map(rows.map((row) => [row.id, row]))
      return claims.map(({ id, data, isOrphan }) => {
        const row = byId.get(data.id)
        if (row?.job == null) return () => jobs.delete(kind, id)
        if (row.attempts >= MAX_ATTEMPTS) return () => worker.abandon(data.id)
        const work = { ...toStoredTask<R>(row), job: JSON.parse(row.job) as J }
        let isCounted = false
        const run = async (signal: AbortSignal) => {
          if (!isCounted) await this.#countAttempt(kind, data.id)
          isCounted = true
          await worker.run(work, signal)
        }
        if (!isOrphan || row.attempts < SUSPECT_FROM) return ({ signal }) => run(signal)
        return ({ signal }) => lane.run(signal, async () => (signal.aborted ? undefined : run(signal)))
      })
    }
  }

  async #countAttempt(kind: string, id: string): Promise<void> {
    const text = 'update gatewright.tasks set attempts = attempts + 1 where kind = $1 and id = $2'
    await this.#options.database.query(text, [kind, id])
  }

  async #discountAttempts(kind: string, claims: readonly Claim<TaskData>[]): Promise<void> {
    const text = 'update gatewright.tasks set attempts = greatest(attempts - 1, 0) where kind = $1 and id = any($2)'
    await this.#options.database.query(text, [kind, claims.map(({ data }) => data.id)])
  }

  async #deliverCallback(
    { id, data, retryCount }: Claim<CallbackData>,
    { signal, isClaimed }: JobClaim,
  ): Promise<void> {
    const { sender, jobs } = this.#options
    const outcome = await sender.attempt(JSON.parse(data.json) as Message, retryCount + 1, signal, isClaimed)
    if (outcome === 'failed') {
      await jobs.release(CALLBACKS, { id, retryCount })
      this.#watch.checkSoon()
    } else if (outcome !== 'dropped') await jobs.delete(CALLBACKS, id)
  }
}

/** Writes the record if it replaces the current version. */
async function writeTask(sql: Sql, { kind, record, replaces, job, isOver }: TaskChange): Promise<boolean> {
  const json = job === undefined || isOver ? null : JSON.stringify(job)
  const values = [kind, record.id, JSON.stringify(record), isOver, json]
  if (replaces === 0) {
    const text = `
      insert into gatewright.tasks (kind, id, record, is_over, job, version) values ($1, $2, $3, $4, $5, 1)
      on conflict do nothing returning 1 as written`
    return (await sql.query(text, values)).length > 0
  }
  const text = `
    update gatewright.tasks
    set record = $3, is_over = $4, job = case when $4 then null else coalesce($5, job) end,
      attempts = case when $5::text is null then attempts else 0 end, version = version + 1, changed_at = now()
    where kind = $1 and id = $2 and version = $6 returning 1 as written`
  return (await sql.query(text, [...values, replaces])).length > 0
}

function toStoredTask<R>({ record, version }: Row): StoredTask<R> {
  return { record: JSON.parse(record), version }
}

/** Derives the id of the job of a task; every process derives the same. */
function getJobId(kind: string, id: string): string {
  const hex = createHash('sha256').update(`${kind}/${id}`).digest('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*/, '$1-$2-$3-$4-$5')
}
