/** A counting semaphore with a FIFO queue. */
export class Semaphore {
  readonly #waiting = new Set<() => void>()
  #free: number

  constructor(count: number) {
    this.#free = count
  }

  get waiting(): number {
    return this.#waiting.size
  }

  /** Runs work when a slot is free; when the signal is aborted, at once and without a slot. */
  async run<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    const release = await this.#acquire(signal)
    try {
      return await work()
    } finally {
      release()
    }
  }

  /** Resolves with the function that releases the slot. */
  #acquire(signal: AbortSignal): Promise<() => void> {
    if (signal.aborted) return Promise.resolve(() => {})
    if (this.#free > 0) {
      this.#free--
      return Promise.resolve(this.#release)
    }
    return new Promise((resolve) => {
      const leave = () => {
        this.#waiting.delete(enter)
        resolve(() => {})
      }
      const enter = () => {
        signal.removeEventListener('abort', leave)
        resolve(this.#release)
      }
      this.#waiting.add(enter)
      signal.addEventListener('abort', leave, { once: true })
    })
  }

  readonly #release = (): void => {
    const [next] = this.#waiting
    if (next === undefined) {
      this.#free++
      return
    }
    this.#waiting.delete(next)
    next()
  }
}

/** Runs work of the same key sequentially in FIFO order, and work of different keys concurrently. */
export class KeyedQueue {
  readonly #tails = new Map<string, Promise<void>>()

  run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const result = (this.#tails.get(key) ?? Promise.resolve()).then(work)
    const forget = () => {
      if (this.#tails.get(key) === tail) this.#tails.delete(key)
    }
    const tail: Promise<void> = result.then(forget, forget)
    this.#tails.set(key, tail)
    return result
  }
}

/** Waits for the work to end for at most `ms` milliseconds of real time. */
export async function withTimeout(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms)
  })
  await Promise.race([work, timeout])
  clearTimeout(timer)
}
