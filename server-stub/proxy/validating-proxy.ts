import type { IncomingHttpHeaders, IncomingMessage, Server } from 'node:http'
import { redactCredentials } from '../core/webhooks/url-credentials.ts'
import type { JudgedContract } from '../judge/contract.ts'
import { ExchangeJudge } from '../judge/exchange.ts'
import { describeFinding, type Finding, type OnFinding } from '../judge/finding.ts'
import { BufferedBody } from '../judge/reply.ts'
import type { ExchangeEnd } from '../recording/recorded-interaction.ts'
import { createTee } from './decoding-tee.ts'
import type { ExchangeObserver, Tee } from './exchange-observer.ts'
import { type PassRequestOptions, splitTarget } from './pass-request.ts'
import { createPassServer } from './pass-server.ts'
import { type Exchange, ProxyJournal } from './proxy-journal.ts'
import { answerPage } from './proxy-page.ts'

const FINDINGS_HEADER = 'gatewright-findings'

export interface ProxyOptions extends PassRequestOptions {
  readonly contract: JudgedContract
  /** Limit for judging bodies, and for rules across the events of a stream; default 4 MiB. */
  readonly maxBytes?: number
  /** Host names of the page besides those of this machine; `any` if it is public. */
  readonly pageHosts?: readonly string[] | 'any'
  readonly onFinding?: (exchange: Exchange, finding: Finding) => void
}

const DEFAULT_MAX_BYTES = 4 * 1024 * 1024

/** A server that forwards everything unchanged and without delay, and judges the exchanges. */
export function createProxy({
  contract,
  maxBytes = DEFAULT_MAX_BYTES,
  pageHosts = [],
  onFinding: tell,
  ...options
}: ProxyOptions): Server {
  const journal = new ProxyJournal(contract.rules.unclear)
  const observe = (incoming: IncomingMessage) => {
    const { method = 'GET', url = '/' } = incoming
    const exchange = journal.begin(method, splitTarget(url).path)
    const onFinding = (found: Finding) => {
      const finding = { ...found, message: redactCredentials(found.message) }
      journal.note(exchange, finding)
      tell?.(exchange, finding)
    }
    return new ValidatingObserver(incoming, { contract, journal, exchange, maxBytes, onFinding })
  }
  return createPassServer({ ...options, observe, answer: answerPage({ journal, hosts: pageHosts }) })
}

interface ObserverOptions extends Pick<Required<ProxyOptions>, 'contract' | 'maxBytes'> {
  readonly journal: ProxyJournal
  readonly exchange: Exchange
  readonly onFinding: OnFinding
}

/** Judges one exchange while it is transferred; it neither sends nor delays anything. */
class ValidatingObserver implements ExchangeObserver {
  readonly #options: ObserverOptions
  readonly #judge: ExchangeJudge
  readonly #requestBody: BufferedBody
  #isRequestJudged = false
  #sentFindings = 0

  constructor({ method = 'GET', url = '/', headers }: IncomingMessage, options: ObserverOptions) {
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
  const escapeUnit = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
  return JSON.stringify(strings).replace(/[^\x20-\x7e]/g, escapeUnit)
}
