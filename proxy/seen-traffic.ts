import { type Finding, isViolation } from '../runtime/judge/finding.ts'

/** Counts what a proxy has seen, for the exit code of a gate in CI. */
export class SeenTraffic {
  #exchanges = 0
  #violations = 0
  #unjudged = 0
  #lastUnjudged = 0

  addExchange(): void {
    this.#exchanges++
  }

  /** Several parts of one exchange that were not judged count once, unless another exchange has one in between. */
  addFinding({ number }: { readonly number: number }, finding: Finding): void {
    if (isViolation(finding)) this.#violations++
    if (finding.rule !== 'unchecked' || number === this.#lastUnjudged) return
    this.#lastUnjudged = number
    this.#unjudged++
  }

  /** 0 without a violation, 1 with one, 2 if there was no exchange. */
  get exitCode(): 0 | 1 | 2 {
    if (this.#violations > 0) return 1
    return this.#exchanges === 0 ? 2 : 0
  }

  describe(): string {
    return `Exchanges: ${this.#exchanges}. Violations: ${this.#violations}. Not wholly judged: ${this.#unjudged}.`
  }
}
