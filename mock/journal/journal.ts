import { ByteRing } from './byte-ring.ts'
import { BODY_KB, type Entry } from './entry.ts'

const MAX_ENTRIES = 300
/** The limit of the bytes of all entries, as a multiple of that of one body. */
const MAX_BODIES = 128
/** The bytes of an entry without those of its body and reply, approximately. */
const ENTRY_BYTES = 1000

/**
 * The latest requests of a sandbox, in order of arrival. Writing costs a request as little as possible; what needs all entries
 * is computed when it is read. The slots are a ring: a map abandons its table again and again, with references that keep the
 * entries of a whole table in memory until the next full collection.
 */
export class Journal {
  readonly #slots: (Entry | undefined)[] = new Array(MAX_ENTRIES).fill(undefined)
  readonly #maxBytes: number
  #bytes: ByteRing
  #last = 0
  /** The last entry that was cleared, and the last one of those that were dropped together. */
  #cleared = 0
  #dropped = 0

  /** `bodyKb` is the limit of a body or an answer. */
  constructor(bodyKb = BODY_KB) {
    this.#maxBytes = MAX_BODIES * bodyKb * 1024
    this.#bytes = this.#createRing()
  }

  #createRing(): ByteRing {
    return new ByteRing(this.#maxBytes, () =>
      this.#slots.reduce((first, entry) => Math.min(first, entry?.position ?? first), Number.POSITIVE_INFINITY),
    )
  }

  /** Requests since the journal was cleared. */
  get count(): number {
    return this.#last - this.#cleared
  }

  get running(): number {
    return [...this.all()].filter(({ isStored }) => !isStored).length
  }

  /** Number of dropped entries. */
  get forgotten(): number {
    return this.count - [...this.all()].length
  }

  /** Approximate bytes in memory. */
  get weight(): number {
    return this.#bytes.size + ENTRY_BYTES * Math.min(MAX_ENTRIES, this.#last - this.#dropped)
  }

  add(entry: Entry, at: number): void {
    entry.id = ++this.#last
    entry.at = at
    this.#slots[entry.id % MAX_ENTRIES] = entry
  }

  /** Keeps the bytes of an ended entry. */
  end(entry: Entry): void {
    if (!entry.isStored && this.#slots[entry.id % MAX_ENTRIES] === entry) entry.store(this.#bytes)
  }

  get(id: number): Entry | undefined {
    const entry = this.#slots[id % MAX_ENTRIES]
    return entry?.id === id && !entry.isOverwritten ? entry : undefined
  }

  *all(): Iterable<Entry> {
    for (let id = Math.max(1, this.#last - MAX_ENTRIES + 1); id <= this.#last; id++) {
      const entry = this.get(id)
      if (entry !== undefined) yield entry
    }
  }

  /** Returns the number of removed entries. Running ones are removed too; numbering continues. */
  clear(): number {
    const { length } = [...this.all()]
    this.#slots.fill(undefined)
    this.#cleared = this.#last
    this.forgetEnded()
    return length
  }

  /** Drops all ended entries. */
  forgetEnded(): void {
    for (const { id, isStored } of this.all()) if (isStored) this.#slots[id % MAX_ENTRIES] = undefined
    this.#bytes = this.#createRing()
    this.#dropped = this.#last
  }
}
