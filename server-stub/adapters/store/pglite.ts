import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { getErrorCode } from '../../../runtime/problem.ts'
import { StoreUnavailable } from '../../../runtime/tasks/task-store.ts'
import { KeyedQueue } from '../../../runtime/webhooks/concurrency.ts'
import { lockFolder } from './lock-folder.ts'
import { asOutage, type SqlDatabase, toOutage } from './sql.ts'

/** Embedded PostgreSQL in a folder, created if it does not exist. Throws if another process uses the folder. */
export async function openPglite(folder: string): Promise<SqlDatabase> {
  const unlock = await lockFolder(folder)
  const engine = new Engine(folder)
  try {
    await engine.open()
  } catch (error) {
    await unlock()
    throw error
  }
  return {
    backend: 'pglite',
    query: (text, values) => engine.runExclusive(() => engine.run(text, values)),
    transaction: (work) =>
      engine.runExclusive(async () => {
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
    checkDisk: () => checkDisk(join(folder, 'gatewright.check')),
    runExclusive: (work) => work(),
    close: async () => {
      await engine.close()
      await unlock()
    },
  }
}

/** More than a small task writes, so that a full disk shows before it refuses one. */
const CHECK_BYTES = 256 * 1024

async function checkDisk(path: string): Promise<void> {
  try {
    const file = await open(path, 'w')
    try {
      await file.writeFile(Buffer.alloc(CHECK_BYTES))
      await file.sync()
    } finally {
      await file.close()
      await rm(path, { force: true })
    }
  } catch (error) {
    throw toOutage(error, getErrorCode(error))
  }
}

/**
 * Reopens PGlite after a panic. PostgreSQL panics if it cannot write its log, such as on a full disk, and expects to
 * be restarted; another statement on the same PGlite would block this process forever.
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

  /** Runs work exclusively, reopening the engine if necessary. */
  runExclusive<T>(work: () => Promise<T>): Promise<T> {
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
