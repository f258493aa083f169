/** Runs work of the same key one after the other, in the order it came; work of different keys at the same time. */
export class KeyedQueue {
  readonly #tails = new Map<string, Promise<void>>()

  run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const result = (this.#tails.get(key) ?? Promise.resolve()).then(work)
    const tail: Promise<void> = result.then(
      () => this.#forget(key, tail),
      () => this.#forget(key, tail),
    )
    this.#tails.set(key, tail)
    return result
  }

  #forget(key: string, tail: Promise<void>): void {
    if (this.#tails.get(key) === tail) this.#tails.delete(key)
  }
}
