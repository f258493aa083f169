import type { Entry } from './entry.ts'

export interface JournalBounds {
  readonly maxEntries: number
  /** Approximate characters of all entries, without payloads of events. */
  readonly maxWeight: number
  /** Approximate characters of the payloads of ended streams. */
  readonly maxPayloads: number
}

const BOUNDS: JournalBounds = { maxEntries: 300, maxWeight: 2_000_000, maxPayloads: 300_000 }

/** The latest requests of a sandbox, in order of arrival. */
export class Journal {
  readonly #bounds: JournalBounds
  readonly #entries = new Map<number, Entry>()
  readonly #running = new Set<Entry>()
  /** Ended entries with payloads, oldest first. */
  readonly #streams = new Set<Entry>()
  #payloads = 0
  #last = 0
  #weight = 0
  #forgotten = 0

  constructor(bounds: JournalBounds = BOUNDS) {
    this.#bounds = bounds
  }

  /** Requests since the journal was cleared. */
  get count(): number {
    return this.#entries.size + this.#forgotten
  }

  get running(): number {
    return this.#running.size
  }

  /** Number of dropped entries. */
  get forgotten(): number {
    return this.#forgotten
  }

  /** Approximate characters of ended entries. */
  get weight(): number {
    return this.#weight + this.#payloads
  }

  add(entry: Entry, at: number): void {
    entry.id = ++this.#last
    entry.at = at
    this.#entries.set(entry.id, entry)
    this.#running.add(entry)
    this.#makeRoom(entry)
  }

  /** Weighs an ended entry, whose size is final. */
  end(entry: Entry): void {
    if (!this.#running.delete(entry) || !this.#entries.has(entry.id)) return
    this.#weight += entry.weight
    if (entry.payloads > 0) this.#keepPayloads(entry)
    this.#makeRoom(entry)
  }

  get(id: number): Entry | undefined {
    return this.#entries.get(id)
  }

  all(): Iterable<Entry> {
    return this.#entries.values()
  }

  /** Returns the number of removed entries. Running ones are removed too; numbering continues. */
  clear(): number {
    const { size } = this.#entries
    this.#entries.clear()
    this.#running.clear()
    this.#streams.clear()
    this.#payloads = 0
    this.#weight = 0
    this.#forgotten = 0
    return size
  }

  /** Drops all ended entries. */
  forgetEnded(): void {
    for (const entry of this.#entries.values()) if (!this.#running.has(entry)) this.#forget(entry)
  }

  #keepPayloads(entry: Entry): void {
    this.#streams.add(entry)
    this.#payloads += entry.payloads
    for (const oldest of this.#streams) {
      if (oldest === entry || this.#payloads <= this.#bounds.maxPayloads) return
      this.#dropPayloads(oldest)
    }
  }

  #dropPayloads(entry: Entry): void {
    if (!this.#streams.delete(entry)) return
    this.#payloads -= entry.payloads
    entry.dropPayloads()
  }

  #makeRoom(newest: Entry): void {
    for (const oldest of this.#entries.values()) {
      if (oldest === newest || !this.#isOver()) return
      this.#forget(oldest)
    }
  }

  #forget(entry: Entry): void {
    this.#entries.delete(entry.id)
    if (!this.#running.delete(entry)) this.#weight -= entry.weight
    this.#dropPayloads(entry)
    this.#forgotten++
  }

  #isOver(): boolean {
    return this.#entries.size > this.#bounds.maxEntries || this.#weight > this.#bounds.maxWeight
  }
}
