import type { Problem } from '../problem.ts'

/** What of a call can be stopped. */
export interface Stoppable {
  abort(): void
}

type Fail = (problem: Problem) => void

/** The calls of handlers that are under way, and a way to end them all. */
export class OpenCalls {
  readonly #open = new Set<Fail>()
  /** Whether no more calls are taken. */
  isClosing = false

  /** The work for a call, unless `failAll` ends it before: then it rejects at once, and the call is given up. */
  async run<T>(call: Stoppable, work: Promise<T>): Promise<T> {
    const { promise, reject } = Promise.withResolvers<never>()
    const fail: Fail = (problem) => {
      reject(problem)
      call.abort()
    }
    this.#open.add(fail)
    try {
      return await Promise.race([work, promise])
    } finally {
      this.#open.delete(fail)
    }
  }

  failAll(problem: Problem): void {
    for (const fail of [...this.#open]) fail(problem)
  }
}
