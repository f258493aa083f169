import type { Entry } from './entry.ts'
import type { StreamRecord } from './stream-record.ts'

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
  /** Ended streams with payloads, oldest first. */
  readonly #streams = new Set<StreamRecord>()
  #payloads = 0
  #last = 0
  /** No entry has a smaller id. */
  #oldest = 1
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
    if (entry.stream !== undefined && entry.stream.payloads > 0) this.#keepPayloads(entry.stream)
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

  #keepPayloads(stream: StreamRecord): void {
    this.#streams.add(stream)
    this.#payloads += stream.payloads
    for (const oldest of this.#streams) {
      if (oldest === stream || this.#payloads <= this.#bounds.maxPayloads) return
      this.#dropPayloads(oldest)
    }
  }

  #dropPayloads(stream: StreamRecord): void {
    if (!this.#streams.delete(stream)) return
    this.#payloads -= stream.payloads
    stream.dropPayloads()
  }

  #makeRoom(newest: Entry): void {
    for (; this.#oldest < newest.id && this.#isOver(); this.#oldest++) {
      const entry = this.#entries.get(this.#oldest)
      if (entry !== undefined) this.#forget(entry)
    }
  }

  #forget(entry: Entry): void {
    this.#entries.delete(entry.id)
    if (!this.#running.delete(entry)) this.#weight -= entry.weight
    if (entry.stream !== undefined) this.#dropPayloads(entry.stream)
    this.#forgotten++
  }

  #isOver(): boolean {
    return this.#entries.size > this.#bounds.maxEntries || this.#weight > this.#bounds.maxWeight
  }
}
