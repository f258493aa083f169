import { withResolvers } from '../es2024.ts'
import type { Problem } from '../problem.ts'

export interface Stoppable {
  abort(): void
}

type Fail = (problem: Problem) => void

/** The running handler calls of a server. */
export class OpenCalls {
  readonly #open = new Set<Fail>()
  /** Whether the server rejects new calls. */
  isClosing = false

  /** Resolves with the result of the work; when `failAll` is called first, rejects at once and aborts the call. */
  async run<T>(call: Stoppable, work: Promise<T>): Promise<T> {
    const { promise, reject } = withResolvers<never>()
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
