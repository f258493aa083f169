/** So many things at a time; the others wait, first come, first served. */
export class Slots {
  readonly #waiting = new Set<() => void>()
  #free: number

  constructor(count: number) {
    this.#free = count
  }

  get waiting(): number {
    return this.#waiting.size
  }

  /** Resolves with what gives the slot back; at once, and without a slot, when the signal is aborted. */
  take(signal: AbortSignal): Promise<() => void> {
    if (signal.aborted) return Promise.resolve(() => {})
    if (this.#free > 0) {
      this.#free--
      return Promise.resolve(this.#giveBack)
    }
    return new Promise((resolve) => {
      const leave = () => {
        this.#waiting.delete(enter)
        resolve(() => {})
      }
      const enter = () => {
        signal.removeEventListener('abort', leave)
        resolve(this.#giveBack)
      }
      this.#waiting.add(enter)
      signal.addEventListener('abort', leave, { once: true })
    })
  }

  readonly #giveBack = (): void => {
    const [next] = this.#waiting
    if (next === undefined) {
      this.#free++
      return
    }
    this.#waiting.delete(next)
    next()
  }
}
