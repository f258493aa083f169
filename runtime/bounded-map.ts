export interface Bounds {
  readonly maxEntries: number
  /** Total of the weights passed to `set`. */
  readonly maxWeight: number
}

/** A map that evicts the entries with the oldest write when it exceeds its bounds. */
export class BoundedMap<V> {
  readonly #bounds: Bounds
  readonly #entries = new Map<string, { readonly value: V; readonly weight: number }>()
  #weight = 0

  constructor({ maxEntries, maxWeight = Infinity }: Pick<Bounds, 'maxEntries'> & Partial<Bounds>) {
    this.#bounds = { maxEntries, maxWeight }
  }

  /** The weight of all entries. */
  get weight(): number {
    return this.#weight
  }

  get(key: string): V | undefined {
    return this.#entries.get(key)?.value
  }

  /** The newest entry is never evicted, even if it alone exceeds the bounds. */
  set(key: string, value: V, weight = 1): void {
    this.delete(key)
    this.#entries.set(key, { value, weight })
    this.#weight += weight
    for (const oldest of this.#entries.keys()) {
      if (oldest === key || !this.#isOver()) return
      this.delete(oldest)
    }
  }

  delete(key: string): void {
    this.#weight -= this.#entries.get(key)?.weight ?? 0
    this.#entries.delete(key)
  }

  deleteWhere(test: (value: V) => boolean): void {
    for (const [key, { value }] of this.#entries) if (test(value)) this.delete(key)
  }

  /** The most recently written values, at most `limit`. */
  newest(limit: number): V[] {
    return Array.from(this.#entries.values(), ({ value }) => value)
      .reverse()
      .slice(0, limit)
  }

  #isOver(): boolean {
    return this.#entries.size > this.#bounds.maxEntries || this.#weight > this.#bounds.maxWeight
  }
}
