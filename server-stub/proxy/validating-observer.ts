import type { IncomingHttpHeaders } from 'node:http'
import type { JudgedContract } from '../judge/contract.ts'
import { ExchangeJudge } from '../judge/exchange.ts'
import { describeFinding, type Finding } from '../judge/finding.ts'
import { BufferedBody } from '../judge/held-body.ts'
import { createTee } from './decoding-tee.ts'
import type { ExchangeEnd, ExchangeObserver, Tee } from './exchange-observer.ts'
import { splitTarget } from './pass-request.ts'
import type { Exchange, ProxyJournal } from './proxy-journal.ts'

const FINDINGS_HEADER = 'gatewright-findings'

export interface RequestHead {
  readonly method: string
  readonly url: string
  readonly headers: IncomingHttpHeaders
}

export interface ValidatingObserverOptions {
  readonly contract: JudgedContract
  readonly journal: ProxyJournal
  readonly exchange: Exchange
  readonly maxBytes: number
  readonly onFinding: (finding: Finding) => void
}

/** Judges one exchange while it is transferred; it neither sends nor delays anything. */
export class ValidatingObserver implements ExchangeObserver {
  readonly #options: ValidatingObserverOptions
  readonly #judge: ExchangeJudge
  readonly #requestBody: BufferedBody
  #isRequestJudged = false
  /** Number of findings sent to the client. */
  #sentFindings = 0

  constructor({ method, url, headers }: RequestHead, options: ValidatingObserverOptions) {
    const { contract, journal, exchange, maxBytes, onFinding } = options
    const { path, query } = splitTarget(url)
    const onEvent = () => void exchange.events++
    const head = { method, path, query: Object.fromEntries(query), target: url, headers }
    this.#options = options
    this.#judge = new ExchangeJudge(contract, head, { onFinding, onEvent, maxBytes })
    this.#requestBody = new BufferedBody(maxBytes)
    if (this.route) journal.setRoute(exchange, this.route)
  }

  get route() {
    return this.#judge.route
  }

  takeRequest(bytes: Uint8Array): void {
    if (this.route?.body) this.#requestBody.add(bytes)
  }

  /** The request is complete; may be called again. */
  endRequest(): void {
    if (this.#isRequestJudged) return
    this.#isRequestJudged = true
    this.#judge.takeRequest(this.#requestBody)
  }

  takeReply(status: number, headers: IncomingHttpHeaders): Tee | undefined {
    const { exchange, maxBytes, onFinding } = this.#options
    exchange.status = status
    const judge = this.#judge.takeReply(status, headers['content-type'] ?? '')
    const encoding = (headers['content-encoding'] ?? '').toLowerCase()
    const unchecked = (message: string) => onFinding({ rule: 'unchecked', place: 'body', message, by: 'server' })
    return judge && createTee({ judge, encoding, maxBytes, unchecked })
  }

  closeEarly(): void {
    this.#judge.closeEarly()
  }

  finish(how: ExchangeEnd): void {
    const { journal, exchange } = this.#options
    journal.end(exchange, how)
  }

  readonly remarks = {
    name: FINDINGS_HEADER,
    take: (): string | undefined => {
      const { findings } = this.#options.exchange
      const value = headerValue(findings.slice(this.#sentFindings), this.#options.contract.rules.unclear)
      this.#sentFindings = findings.length
      return value
    },
  }
}

const MOST_SHOWN = 10
const LONGEST = 4000

/** The value of the findings header: a JSON array of at most 10 ASCII strings; undefined without findings. */
function headerValue(findings: readonly Finding[], unclear?: ReadonlySet<string>): string | undefined {
  if (findings.length === 0) return undefined
  const strings = findings
    .slice(0, MOST_SHOWN)
    .map((each) => describeFinding(each, unclear).slice(0, LONGEST / MOST_SHOWN))
  if (findings.length > MOST_SHOWN) strings.push(`and ${findings.length - MOST_SHOWN} more`)
  return JSON.stringify(strings).replace(
    /[^\x20-\x7e]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
