export interface Bounds {
  readonly maxEntries: number
  /** Of all entries together, in the unit of the weights given to `set`. */
  readonly maxWeight: number
}

/** A map that forgets what was written longest ago as soon as it holds more than its bounds allow. */
export class BoundedMap<V> {
  readonly #bounds: Bounds
  readonly #entries = new Map<string, { readonly value: V; readonly weight: number }>()
  #weight = 0

  constructor(bounds: Bounds) {
    this.#bounds = bounds
  }

  get(key: string): V | undefined {
    return this.#entries.get(key)?.value
  }

  /** The newest entry stays even when it outweighs the bounds alone. */
  set(key: string, value: V, weight: number): void {
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

  /** What was written last first, but no more than so many. */
  newest(limit: number): V[] {
    return Array.from(this.#entries.values(), ({ value }) => value)
      .reverse()
      .slice(0, limit)
  }

  #isOver(): boolean {
    return this.#entries.size > this.#bounds.maxEntries || this.#weight > this.#bounds.maxWeight
  }
}
