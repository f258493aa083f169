import type { IncomingMessage } from 'node:http'
import type { JudgedContract } from '../runtime/judge/contract.ts'
import { ExchangeJudge } from '../runtime/judge/exchange.ts'
import { describeFinding, type Finding, type OnFinding } from '../runtime/judge/finding.ts'
import { BufferedBody } from '../runtime/judge/reply.ts'
import { redactCredentials } from '../runtime/webhooks/url-credentials.ts'
import { createTee } from './decoding-tee.ts'
import type { ExchangeObserver } from './exchange-observer.ts'
import { splitTarget } from './pass-request.ts'
import { createPassServer, type PassServer, type PassServerOptions } from './pass-server.ts'
import { type Exchange, ProxyJournal } from './proxy-journal.ts'
import { answerPage, type PageFiles } from './proxy-page.ts'
import { Secrets } from './recording/secrets.ts'

const FINDINGS_HEADER = 'gatewright-findings'

export interface ProxyOptions extends Omit<PassServerOptions, 'observe' | 'answer'> {
  readonly contract: JudgedContract
  /** Limit for judging bodies, and for rules across the events of a stream; default 4 MiB. */
  readonly maxBytes?: number
  readonly page: PageFiles
  /** Host names of the page besides those of this machine; `any` if it is public. */
  readonly pageHosts?: readonly string[] | 'any'
  readonly onFinding?: (exchange: Exchange, finding: Finding) => void
  /** Called when an exchange is over; its body may still be judged. */
  readonly onEnd?: (exchange: Exchange) => void
}

const DEFAULT_MAX_BYTES = 4 * 1024 * 1024

/** A server that forwards everything unchanged and without delay, and judges the exchanges; not listening yet. */
export function createProxy({
  contract,
  maxBytes = DEFAULT_MAX_BYTES,
  page,
  pageHosts = [],
  onFinding: report,
  onEnd,
  ...options
}: ProxyOptions): PassServer {
  const journal = new ProxyJournal(contract.rules.unclear)
  const observe = (incoming: IncomingMessage) => {
    const { method = 'GET', url = '/' } = incoming
    const exchange = journal.begin(method, splitTarget(url).path)
    const getSecrets = learnSecrets(incoming, options.key)
    const onFinding = (judged: Finding) => {
      const secrets = getSecrets()
      exchange.path = secrets.maskText(exchange.path)
      const finding = { ...judged, message: secrets.maskText(redactCredentials(judged.message)) }
      journal.note(exchange, finding)
      report?.(exchange, finding)
    }
    return createObserver(incoming, { contract, journal, exchange, maxBytes, onFinding, onEnd })
  }
  return createPassServer({ ...options, observe, answer: answerPage({ files: page, journal, hosts: pageHosts }) })
}

/** The keys of a request, and that of the proxy; learned only for an exchange with a finding. */
function learnSecrets({ headers, url = '/' }: IncomingMessage, key = ''): () => Secrets {
  let secrets: Secrets | undefined
  return () => {
    if (secrets) return secrets
    secrets = new Secrets()
    secrets.add(key)
    secrets.takeHeaders(headers)
    secrets.takeQuery(splitTarget(url).query)
    return secrets
  }
}

interface ObserverOptions extends Pick<Required<ProxyOptions>, 'contract' | 'maxBytes'> {
  readonly onEnd: ProxyOptions['onEnd']
  readonly journal: ProxyJournal
  readonly exchange: Exchange
  readonly onFinding: OnFinding
}

/** Judges one exchange while it is transferred; it neither sends nor delays anything. */
function createObserver(incoming: IncomingMessage, options: ObserverOptions): ExchangeObserver {
  const { contract, journal, exchange, maxBytes, onFinding, onEnd } = options
  const { method = 'GET', url = '/', headers } = incoming
  const { path, query } = splitTarget(url)
  const onEvent = () => void exchange.events++
  const head = { method, path, query: Object.fromEntries(query), target: url, headers }
  const judge = new ExchangeJudge(contract, head, { onFinding, onEvent, maxBytes })
  const { route } = judge
  const requestBody = new BufferedBody(maxBytes)
  let isRequestJudged = false
  let sentFindings = 0
  if (route) journal.setRoute(exchange, route)
  return {
    route,
    takeRequest(bytes) {
      if (route?.body) requestBody.add(bytes)
    },
    endRequest() {
      if (isRequestJudged) return
      isRequestJudged = true
      judge.takeRequest(requestBody)
    },
    takeReply(status, { 'content-type': type = '', 'content-encoding': encoding = '' }) {
      exchange.status = status
      const body = judge.takeReply(status, type)
      const unchecked = (message: string) => onFinding({ rule: 'unchecked', place: 'body', message, by: 'server' })
      return body && createTee({ judge: body, encoding: encoding.toLowerCase(), maxBytes, unchecked })
    },
    closeEarly: () => judge.closeEarly(),
    finish(how) {
      journal.end(exchange, how)
      onEnd?.(exchange)
    },
    remarks: {
      name: FINDINGS_HEADER,
      take() {
        const { findings } = exchange
        const value = headerValue(findings.slice(sentFindings), contract.rules.unclear)
        sentFindings = findings.length
        return value
      },
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
    .map((finding) => describeFinding(finding, unclear).slice(0, LONGEST / MOST_SHOWN))
  if (findings.length > MOST_SHOWN) strings.push(`and ${findings.length - MOST_SHOWN} more`)
  const escapeUnit = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
  return JSON.stringify(strings).replace(/[^\x20-\x7e]/g, escapeUnit)
}
