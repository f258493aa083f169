import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Files, Message, Store, TaskStore } from 'gatewright/stub'
import { realClock } from '../../../../runtime/clock.ts'
import { CallbackSender } from '../../../../runtime/webhooks/sender.ts'
import { openDatabase } from '../../../../server-stub/adapters/store/database.ts'
import { memoryFiles, memoryStore } from '../../../../server-stub/adapters/store/memory.ts'
import { MemoryTasks } from '../../../../server-stub/adapters/store/memory-tasks.ts'
import { type Cluster, noPostgres, startCluster } from './postgres.ts'

/** All stores of one process. */
export interface Stores {
  readonly store: Store
  readonly files: Files
  readonly tasks: TaskStore
  close(): Promise<void>
}

/** A kind of storage that can be reopened. */
export interface Keeping {
  /** Passes callbacks to `delivered`. */
  open(): Promise<Stores>
  /** Deletes it. */
  end(): Promise<void>
}

/** The callbacks and errors of all opened stores. */
export interface Heard {
  readonly delivered: string[]
  readonly errors: unknown[]
}

/** The kinds of storage, which must behave the same. */
export const keepings: Readonly<Record<string, (heard: Heard) => Promise<Keeping>>> = {
  memory: async ({ delivered, errors }) => {
    const send = ({ body }: Message) => void delivered.push(body)
    const onError = (error: unknown) => void errors.push(error)
    const callbacks = { send, close: async () => {}, weight: 0 }
    return {
      open: async () => {
        const tasks = new MemoryTasks({ callbacks, onError })
        return { store: memoryStore(), files: memoryFiles(), tasks, close: () => tasks.close(0) }
      },
      end: async () => {},
    }
  },
  pglite: async (heard) => {
    const folder = mkdtempSync(join(tmpdir(), 'gatewright-lite-'))
    return {
      open: () => openStores(join(folder, 'data'), heard),
      end: async () => rmSync(folder, { recursive: true, force: true }),
    }
  },
  ...(noPostgres ? {} : { postgres: (heard: Heard) => onPostgres(heard) }),
}

async function onPostgres(heard: Heard): Promise<Keeping> {
  const cluster: Cluster = await startCluster()
  const address = await cluster.createDatabase()
  return { open: () => openStores(address, heard), end: () => cluster.stop() }
}

async function openStores(address: string, { delivered, errors }: Heard): Promise<Stores> {
  const database = await openDatabase(address, { log: (_, cause) => void errors.push(cause) })
  const tasks = database.tasks(new CollectingSender(delivered))
  const close = async () => {
    await tasks.close(0)
    await database.close()
  }
  return { store: database.store, files: database.files, tasks, close }
}

/** Collects callbacks in an array. */
class CollectingSender extends CallbackSender {
  readonly #delivered: string[]

  constructor(delivered: string[]) {
    super({ clock: realClock(0), secret: '' })
    this.#delivered = delivered
  }

  override async attempt({ body }: Message): Promise<'delivered'> {
    this.#delivered.push(body)
    return 'delivered'
  }
}
