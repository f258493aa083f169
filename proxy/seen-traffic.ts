import { type Finding, isViolation } from '../runtime/judge/finding.ts'
import type { Exchange } from './proxy-journal.ts'

/** A violation with its exchange, whose status may come later. */
export interface SeenViolation {
  readonly exchange: Exchange
  readonly finding: Finding
}

const KEPT_VIOLATIONS = 1000

/** Counts what a proxy has seen, for a gate in CI, and keeps the first violations. */
export class SeenTraffic {
  #exchanges = 0
  #violations = 0
  #unjudged = 0
  #lastUnjudged = 0
  readonly kept: SeenViolation[] = []

  addExchange(): void {
    this.#exchanges++
  }

  /** Several parts of one exchange that were not judged count once, unless another exchange has one in between. */
  addFinding(exchange: Exchange, finding: Finding): void {
    if (isViolation(finding)) {
      this.#violations++
      if (this.kept.length < KEPT_VIOLATIONS) this.kept.push({ exchange, finding })
    }
    if (finding.rule !== 'unchecked' || exchange.number === this.#lastUnjudged) return
    this.#lastUnjudged = exchange.number
    this.#unjudged++
  }

  /** 0 without a violation, 1 with one, 2 if there was no exchange: a request without a reply is none. */
  get exitCode(): 0 | 1 | 2 {
    if (this.#violations > 0) return 1
    return this.#exchanges === 0 ? 2 : 0
  }

  get counts() {
    return { exchanges: this.#exchanges, violations: this.#violations, notWhollyJudged: this.#unjudged }
  }

  describe(): string {
    return `Exchanges: ${this.#exchanges}. Violations: ${this.#violations}. Not wholly judged: ${this.#unjudged}.`
  }
}
