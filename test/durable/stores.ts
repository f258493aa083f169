import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { realClock } from '../../server-stub/core/clock.ts'
import type { TaskStore } from '../../server-stub/core/tasks/task-store.ts'
import type { Message } from '../../server-stub/core/webhooks/message.ts'
import { CallbackSender } from '../../server-stub/core/webhooks/sender.ts'
import type { Files } from '../../server-stub/ports/files.ts'
import type { Store } from '../../server-stub/ports/store.ts'
import { openDatabase } from '../../server-stub/store/database.ts'
import { memoryFiles, memoryStore } from '../../server-stub/store/memory.ts'
import { MemoryTasks } from '../../server-stub/store/memory-tasks.ts'
import { type Cluster, noPostgres, startCluster } from './postgres.ts'

/** All that is kept, by one process. */
export interface Stores {
  readonly store: Store
  readonly files: Files
  readonly tasks: TaskStore
  close(): Promise<void>
}

/** A way to keep things, that can be opened again and again. */
export interface Keeping {
  /** Where callbacks go that `told` hears of. */
  open(): Promise<Stores>
  /** Ends it for good. */
  end(): Promise<void>
}

/** What callbacks have told, and what went wrong; of all that has been opened. */
export interface Heard {
  readonly told: string[]
  readonly errors: unknown[]
}

/** The ways to keep things that must not differ in what they promise. */
export const keepings: Readonly<Record<string, (heard: Heard) => Promise<Keeping>>> = {
  memory: async ({ told, errors }) => {
    const send = ({ body }: Message) => void told.push(body)
    const onError = (error: unknown) => void errors.push(error)
    const callbacks = { send, close: async () => {} }
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

async function openStores(address: string, { told, errors }: Heard): Promise<Stores> {
  const database = await openDatabase(address, { log: (_, cause) => void errors.push(cause) })
  const tasks = database.tasks(new TellingSender(told))
  const close = async () => {
    await tasks.close(0)
    await database.close()
  }
  return { store: database.store, files: database.files, tasks, close }
}

/** Delivers to a list. */
class TellingSender extends CallbackSender {
  readonly #told: string[]

  constructor(told: string[]) {
    super({ clock: realClock(0), secret: '' })
    this.#told = told
  }

  override async attempt({ body }: Message): Promise<'delivered'> {
    this.#told.push(body)
    return 'delivered'
  }
}
