import type { TaskStore } from '../runtime/tasks/task-store.ts'
import { memoryFiles, memoryStore } from '../server-stub/adapters/store/memory.ts'
import { MemoryTasks } from '../server-stub/adapters/store/memory-tasks.ts'
import type { Files, Store, StoredFile } from '../server-stub/ports/state.ts'
import type { CallbackLog } from './control/callback-log.ts'
import type { Journal } from './journal/journal.ts'

export interface SandboxMemoryParts {
  readonly journal: Journal
  readonly callbacks: CallbackLog
  readonly tasks: TaskStore
}

/** State of a sandbox that may be dropped: its journal, callback attempts, stored records, files and tasks. */
export class SandboxMemory {
  readonly #parts: SandboxMemoryParts
  readonly #tasks: MemoryTasks | undefined
  #store = this.#newStore()
  #files = memoryFiles()
  #written = 0

  constructor(parts: SandboxMemoryParts) {
    this.#parts = parts
    this.#tasks = parts.tasks instanceof MemoryTasks ? parts.tasks : undefined
  }

  /** Approximate number of characters and bytes; overwritten and deleted records count until `forgetRecords`. */
  get weight(): number {
    const { journal, callbacks } = this.#parts
    return journal.weight + callbacks.weight + (this.#tasks?.weight ?? 0) + this.#written
  }

  readonly store: Store = {
    get: <T>(collection: string, id: string) => this.#store.get<T>(collection, id),
    put: (collection, id, value) => this.#store.put(collection, id, value),
    delete: (collection, id) => this.#store.delete(collection, id),
  }

  readonly files: Files = {
    get: (name) => this.#files.get(name),
    put: (name: string, file: StoredFile) => {
      this.#written += file.bytes.byteLength
      return this.#files.put(name, file)
    },
  }

  forgetJournal(): void {
    this.#parts.journal.forgetEnded()
    this.#parts.callbacks.forget()
  }

  forgetRecords(): void {
    this.#store = this.#newStore()
    this.#files = memoryFiles()
    this.#written = 0
  }

  forgetTasks(): void {
    this.#tasks?.forgetEnded()
  }

  #newStore(): Store {
    return memoryStore(undefined, (length) => {
      this.#written += length
    })
  }
}
