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
  run<T>(call: Stoppable, work: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const fail: Fail = (problem) => {
        reject(problem)
        call.abort()
      }
      this.#open.add(fail)
      const end = (settle: () => void) => {
        this.#open.delete(fail)
        settle()
      }
      work.then(
        (result) => end(() => resolve(result)),
        (error) => end(() => reject(error)),
      )
    })
  }

  failAll(problem: Problem): void {
    for (const fail of [...this.#open]) fail(problem)
  }
}
