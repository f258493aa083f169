import type { Files, Store, StoredFile } from '../ports/state.ts'
import { memoryFiles, memoryStore } from '../store/memory.ts'
import type { Journal } from './journal/journal.ts'

/** State of a sandbox that may be dropped: its journal, stored records and files. */
export class SandboxMemory {
  readonly #journal: Journal
  #store = this.#newStore()
  #files = memoryFiles()
  #written = 0

  constructor(journal: Journal) {
    this.#journal = journal
  }

  /** Approximate number of characters and bytes; overwritten and deleted records count until `forgetRecords`. */
  get weight(): number {
    return this.#journal.weight + this.#written
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
    this.#journal.forgetEnded()
  }

  forgetRecords(): void {
    this.#store = this.#newStore()
    this.#files = memoryFiles()
    this.#written = 0
  }

  #newStore(): Store {
    return memoryStore(undefined, (length) => {
      this.#written += length
    })
  }
}
