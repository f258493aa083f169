import { FileError } from './file-error.ts'
import { UsageError } from './usage-error.ts'

/** Errors that are collected, so that all of them can be reported at once. */
export class ErrorList {
  readonly #errors: UsageError[] = []

  add(...messages: readonly string[]): void {
    for (const message of messages) this.#errors.push(new FileError(message))
  }

  /** What `read` gives; undefined where it throws a `UsageError`, which is collected. */
  attempt<T>(read: () => T): T | undefined {
    try {
      return read()
    } catch (error) {
      if (!(error instanceof UsageError)) throw error
      this.#errors.push(error)
      return undefined
    }
  }

  /** All lines, those about a file sorted by its lines, the others first. */
  get lines(): readonly string[] {
    const all = this.#errors.flatMap(({ message, hint }) => message.split('\n').map((line) => ({ line, hint })))
    return all.sort((a, b) => lineNumber(a.line) - lineNumber(b.line)).map(({ line, hint }) => `${line}${hint}`)
  }

  throwIfAny(): void {
    const [first, ...others] = this.#errors
    if (first === undefined) return
    throw others.length === 0 ? first : new FileError(this.lines.join('\n'))
  }
}

function lineNumber(line: string): number {
  return Number(/^[^\s].*?:(\d+): /.exec(line)?.[1] ?? 0)
}
