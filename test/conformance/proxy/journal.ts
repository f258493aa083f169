import type { Exchange, Violation } from './violation.ts'

const KEPT_EXCHANGES = 200
const KEPT_VIOLATIONS = 50

/** The last exchanges, and how many there were. */
export class Journal {
  readonly #exchanges: Exchange[] = []
  #count = 0
  #broken = 0

  begin(method: string, path: string): Exchange {
    this.#count++
    const exchange: Exchange = { number: this.#count, at: new Date(), method, path, events: 0, violations: [] }
    this.#exchanges.unshift(exchange)
    this.#exchanges.length = Math.min(this.#exchanges.length, KEPT_EXCHANGES)
    return exchange
  }

  /** Of a stream that is wrong all along, the first violations are kept. */
  note(exchange: Exchange, violation: Violation): void {
    if (violation.kind === 'broken') this.#broken++
    if (exchange.violations.length < KEPT_VIOLATIONS) exchange.violations.push(violation)
  }

  /** The latest first. */
  get state(): { exchanges: readonly Exchange[]; count: number; broken: number } {
    return { exchanges: this.#exchanges, count: this.#count, broken: this.#broken }
  }
}
