import { PGlite } from '@electric-sql/pglite'
import { StoreUnavailable } from '../core/tasks/task-store.ts'
import { KeyedQueue } from '../core/webhooks/concurrency.ts'
import { lockFolder } from './lock-folder.ts'
import { asOutage, type SqlDatabase } from './sql.ts'

/**
 * PostgreSQL inside this process, in a folder of its own, made when it is not there. One process at a time: throws where
 * another one has it.
 */
export async function openPglite(folder: string): Promise<SqlDatabase> {
  const unlock = await lockFolder(folder)
  const engine = new Engine(folder)
  await engine.open()
  return {
    backend: 'pglite',
    query: (text, values) => engine.alone(() => engine.run(text, values)),
    transaction: (work) =>
      engine.alone(async () => {
        try {
          await engine.run('begin')
          const result = await work({ query: (text, values) => engine.run(text, values) })
          await engine.run('commit')
          return result
        } catch (error) {
          await engine.run('rollback').catch(() => {})
          throw error
        }
      }),
    alone: (work) => work(),
    close: async () => {
      await engine.close()
      await unlock()
    },
  }
}

/**
 * PGlite, opened again after a panic. PostgreSQL panics where it cannot write its log, as on a full disk, and counts on
 * being started again; any further statement to the same PGlite would block this process for good.
 */
class Engine {
  readonly #folder: string
  readonly #queue = new KeyedQueue()
  #lite: PGlite | undefined

  constructor(folder: string) {
    this.#folder = folder
  }

  async open(): Promise<void> {
    this.#lite = await PGlite.create(this.#folder)
  }

  /** Work that has the engine to itself, opened again if need be. */
  alone<T>(work: () => Promise<T>): Promise<T> {
    return this.#queue.run('', async () => {
      if (!this.#lite) await this.open().catch((error) => Promise.reject(new StoreUnavailable(error)))
      return work()
    })
  }

  async run<R extends object>(text: string, values: unknown[] = []): Promise<R[]> {
    const lite = this.#lite
    if (!lite) throw new StoreUnavailable(new Error('the database engine has stopped'))
    try {
      if (values.length > 0) return (await lite.query<R>(text, values)).rows
      return (await lite.exec(text)).flatMap(({ rows }) => rows as R[])
    } catch (error) {
      if (isPanic(error)) this.#lite = undefined
      throw asOutage(error)
    }
  }

  async close(): Promise<void> {
    await this.#lite?.close()
  }
}

function isPanic(error: unknown): boolean {
  return error instanceof Error && 'severity' in error && error.severity === 'PANIC'
}
