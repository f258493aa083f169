import { BODY_KB, type Entry } from './entry.ts'

const MAX_ENTRIES = 300
/** The limit of all entries, as a multiple of that of one body. */
const MAX_BODIES = 128

/**
 * The latest requests of a sandbox, in order of arrival. A ring: a map abandons its table again and again, with references
 * that keep the entries of a whole table in memory until the next full collection.
 */
export class Journal {
  readonly #ring: (Entry | undefined)[] = new Array(MAX_ENTRIES).fill(undefined)
  readonly #maxBytes: number
  #last = 0
  /** No entry has a smaller id. */
  #oldest = 1
  #size = 0
  #running = 0
  #weight = 0
  #forgotten = 0

  /** `bodyKb` is the limit of a body or an answer. */
  constructor(bodyKb = BODY_KB) {
    this.#maxBytes = MAX_BODIES * bodyKb * 1024
  }

  /** Requests since the journal was cleared. */
  get count(): number {
    return this.#size + this.#forgotten
  }

  get running(): number {
    return this.#running
  }

  /** Number of dropped entries. */
  get forgotten(): number {
    return this.#forgotten
  }

  /** Approximate bytes of ended entries. */
  get weight(): number {
    return this.#weight
  }

  add(entry: Entry, at: number): void {
    entry.id = ++this.#last
    entry.at = at
    const displaced = this.#ring[entry.id % MAX_ENTRIES]
    if (displaced !== undefined) this.#forget(displaced)
    this.#ring[entry.id % MAX_ENTRIES] = entry
    this.#oldest = Math.max(this.#oldest, entry.id - MAX_ENTRIES + 1)
    this.#size++
    this.#running++
    this.#makeRoom(entry)
  }

  /** Weighs an ended entry, whose size is final. */
  end(entry: Entry): void {
    if (entry.counted > 0 || this.get(entry.id) !== entry) return
    entry.counted = entry.weight
    this.#running--
    this.#weight += entry.counted
    this.#makeRoom(entry)
  }

  get(id: number): Entry | undefined {
    const entry = this.#ring[id % MAX_ENTRIES]
    return entry?.id === id ? entry : undefined
  }

  *all(): Iterable<Entry> {
    for (let id = this.#oldest; id <= this.#last; id++) {
      const entry = this.get(id)
      if (entry !== undefined) yield entry
    }
  }

  /** Returns the number of removed entries. Running ones are removed too; numbering continues. */
  clear(): number {
    const size = this.#size
    this.#ring.fill(undefined)
    this.#oldest = this.#last + 1
    this.#size = 0
    this.#running = 0
    this.#weight = 0
    this.#forgotten = 0
    return size
  }

  /** Drops all ended entries. */
  forgetEnded(): void {
    for (const entry of this.all()) if (entry.counted > 0) this.#forget(entry)
  }

  #makeRoom(newest: Entry): void {
    for (; this.#oldest < newest.id && this.#weight > this.#maxBytes; this.#oldest++) {
      const entry = this.get(this.#oldest)
      if (entry !== undefined) this.#forget(entry)
    }
  }

  #forget(entry: Entry): void {
    this.#ring[entry.id % MAX_ENTRIES] = undefined
    this.#size--
    if (entry.counted === 0) this.#running--
    this.#weight -= entry.counted
    this.#forgotten++
  }
}
