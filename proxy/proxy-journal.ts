import type { Route } from '../runtime/contract.ts'
import { type Finding, type FindingVerdict, getVerdict, isViolation } from '../runtime/judge/finding.ts'
import type { ExchangeEnd } from './recording/recorded-interaction.ts'
import type { ShownExchange } from './shown-exchange.ts'

/** One request and its reply so far. */
export interface Exchange {
  readonly number: number
  readonly at: Date
  readonly method: string
  /** The path without its query, which may contain a key; the keys of the request are masked once there is a finding. */
  path: string
  operation?: Pick<Route, 'family' | 'method' | 'path'> & { readonly id: string }
  status?: number
  /** Duration, after the end. */
  ms?: number
  events: number
  end?: ExchangeEnd
  readonly findings: (Finding & { readonly verdict: FindingVerdict })[]
}

const KEPT_EXCHANGES = 200
const KEPT_FINDINGS = 50

/** The latest exchanges, and their total number. */
export class ProxyJournal {
  readonly #exchanges: Exchange[] = []
  readonly #shown = new WeakMap<Exchange, ShownExchange>()
  #count = 0
  #violations = 0
  readonly #unclear: ReadonlySet<string> | undefined

  /** `unclear` has the questions where the document contradicts itself. */
  constructor(unclear: ReadonlySet<string> | undefined) {
    this.#unclear = unclear
  }

  begin(method: string, path: string, route?: Route): Exchange {
    this.#count++
    const exchange: Exchange = { number: this.#count, at: new Date(), method, path, events: 0, findings: [] }
    if (route) this.setRoute(exchange, route)
    this.#exchanges.unshift(exchange)
    this.#exchanges.length = Math.min(this.#exchanges.length, KEPT_EXCHANGES)
    return exchange
  }

  setRoute(exchange: Exchange, { operationId, family, method, path }: Route): void {
    exchange.operation = { id: operationId, family, method, path }
  }

  end(exchange: Exchange, how: ExchangeEnd): void {
    exchange.ms = Date.now() - exchange.at.getTime()
    exchange.end = how
  }

  /** Adds what was recorded. */
  show(exchange: Exchange, shown: ShownExchange): void {
    exchange.events = shown.stream?.count ?? 0
    this.#shown.set(exchange, shown)
  }

  /** What was recorded of an exchange. */
  getShown(exchange: Exchange): ShownExchange | undefined {
    return this.#shown.get(exchange)
  }

  /** Keeps the first findings of a stream. */
  note(exchange: Exchange, finding: Finding): void {
    if (isViolation(finding)) this.#violations++
    if (exchange.findings.length === KEPT_FINDINGS) return
    exchange.findings.push({ verdict: getVerdict(finding, this.#unclear), ...finding })
  }

  /** The latest first. */
  get state(): { exchanges: readonly Exchange[]; count: number; violations: number } {
    return { exchanges: this.#exchanges, count: this.#count, violations: this.#violations }
  }
}
