import type { IncomingMessage } from 'node:http'
import type { Route, Stream } from '../runtime/contract.ts'
import { hasNoBody } from '../runtime/http/replies.ts'
import type { JudgedContract } from '../runtime/judge/contract.ts'
import { ExchangeJudge, type RequestHead } from '../runtime/judge/exchange.ts'
import { describeFinding, type Finding, type OnFinding } from '../runtime/judge/finding.ts'
import { BufferedBody } from '../runtime/judge/reply.ts'
import type { JudgedEvent } from '../runtime/judge/stream-rule.ts'
import { describeFailure, readFailure } from '../runtime/stream/framing.ts'
import { redactCredentials } from '../runtime/webhooks/url-credentials.ts'
import { CapturedExchange } from './captured-exchange.ts'
import { createCapturingTee, createTee } from './decoding-tee.ts'
import type { ExchangeObserver } from './exchange-observer.ts'
import type { Header } from './pass-headers.ts'
import { addKey, splitTarget } from './pass-request.ts'
import { createPassServer, type PassServer, type PassServerOptions } from './pass-server.ts'
import { type Exchange, ProxyJournal, SHOWN_BYTES } from './proxy-journal.ts'
import { answerPage, type PageFiles } from './proxy-page.ts'
import type { ExchangeEnd } from './recording/recorded-interaction.ts'
import { Secrets } from './recording/secrets.ts'

const FINDINGS_HEADER = 'gatewright-findings'

export interface ProxyOptions extends Omit<PassServerOptions, 'observe' | 'answer'> {
  readonly contract: JudgedContract
  /** Limit for judging bodies, and for rules across the events of a stream; default 4 MiB. */
  readonly maxBytes?: number
  /** Without it no page is served, and neither headers nor bodies are kept. */
  readonly page?: PageFiles | undefined
  /** Host names of the page besides those of this machine; `any` if it is public, which has no headers and bodies. */
  readonly pageHosts?: readonly string[] | 'any'
  readonly onFinding?: (exchange: Exchange, finding: Finding) => void
  /** Called when an exchange is over; its body may still be judged. */
  readonly onEnd?: (exchange: Exchange) => void
  /** Called when a request arrives, for traces and metrics. */
  readonly watch?:
    | ((head: Pick<IncomingMessage, 'method' | 'headers'>, route: Route | undefined) => ExchangeWatch)
    | undefined
}

/** Sees what an exchange says, after it has been transferred. */
export interface ExchangeWatch {
  /** The request is complete; `body` is undefined if it was not read. */
  takeRequest(body: unknown, parameters: Readonly<Record<string, unknown>>): void
  /** A JSON reply, or the data of an event, with its name. */
  takeReply(data: unknown, event?: string): void
  end(outcome: {
    readonly status: number | undefined
    readonly end: ExchangeEnd
    readonly stream: Stream | undefined
  }): void
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
  watch,
  ...options
}: ProxyOptions): PassServer {
  const journal = new ProxyJournal(contract.rules.unclear)
  const shared = { contract, maxBytes, onEnd, watch, journal }
  const keepsBodies = page !== undefined && pageHosts !== 'any'
  const observe = (incoming: IncomingMessage) => {
    const { method = 'GET', url = '/' } = incoming
    const exchange = journal.begin(method, splitTarget(url).path)
    const getSecrets = learnSecrets(incoming, contract, options.key)
    const onFinding = (judged: Finding) => {
      const secrets = getSecrets()
      exchange.path = secrets.maskText(exchange.path)
      const finding = { ...judged, message: secrets.maskText(redactCredentials(judged.message)) }
      journal.note(exchange, finding)
      report?.(exchange, finding)
    }
    const keep = keepsBodies ? (captured: CapturedExchange) => journal.keep(exchange, captured, getSecrets) : undefined
    return createObserver(incoming, { ...shared, key: options.key, exchange, onFinding, keep, getSecrets })
  }
  const answer = page && answerPage({ files: page, journal, hosts: pageHosts })
  return createPassServer({ ...options, observe, ...(answer && { answer }) })
}

/** The keys of a request, and that of the proxy; learned only for an exchange that has a finding or is shown. */
function learnSecrets(
  { headers, url = '/' }: IncomingMessage,
  { credentialNames: names }: JudgedContract,
  key = '',
): () => Secrets {
  let secrets: Secrets | undefined
  return () => {
    if (secrets) return secrets
    secrets = new Secrets({ names, mark: '***' })
    secrets.add(key)
    secrets.takeHeaders(headers)
    secrets.takeQuery(splitTarget(url).query)
    return secrets
  }
}

interface ObserverOptions extends Pick<Required<ProxyOptions>, 'contract' | 'maxBytes'> {
  readonly key: string | undefined
  readonly watch: ProxyOptions['watch']
  readonly onEnd: ProxyOptions['onEnd']
  readonly journal: ProxyJournal
  readonly exchange: Exchange
  readonly onFinding: OnFinding
  readonly getSecrets: () => Secrets
  /** Keeps the head and bodies for the page, if it has them. */
  readonly keep: ((captured: CapturedExchange) => void) | undefined
}

/** The head of a request, with the key that the proxy adds. */
function getJudgedHead(
  { method = 'GET', url = '/', headers }: IncomingMessage,
  { contract, key }: Pick<ObserverOptions, 'contract' | 'key'>,
): RequestHead {
  const { path } = splitTarget(url)
  const sent = { path: url, headers: Object.entries(headers).map(([name, value]): Header => [name, `${value}`]) }
  const head = key === undefined ? sent : addKey(sent, contract.findRoute(method, path).route, key)
  return {
    method,
    path,
    query: Object.fromEntries(splitTarget(head.path).query),
    requestTarget: head.path,

    headers: Object.fromEntries(head.headers.map(([name, value]) => [name.toLowerCase(), value])),
  }
}

/** Judges one exchange while it is transferred; it neither sends nor delays anything. */
function createObserver(incoming: IncomingMessage, options: ObserverOptions): ExchangeObserver {
  const { contract, journal, exchange, maxBytes, onFinding, onEnd, keep, getSecrets, watch } = options
  const { method = 'GET' } = incoming
  const onEvent = ({ event, data }: JudgedEvent) => {
    exchange.events++
    const failure = judge.stream && readFailure(judge.stream, { event, data })
    if (failure) exchange.failure = getSecrets().maskText(redactCredentials(describeFailure(failure)))
    watched?.takeReply(data, event)
  }
  const onReply = watch && ((data: unknown) => watched?.takeReply(data))
  const judge = new ExchangeJudge(contract, getJudgedHead(incoming, options), { onFinding, onEvent, onReply, maxBytes })
  const { route } = judge
  const watched = watch?.(incoming, route)
  const requestBody = new BufferedBody(maxBytes)
  let isRequestJudged = false
  let sentFindings = 0
  if (route) journal.setRoute(exchange, route)
  const onGrowth = (bytes: number) => journal.grow(bytes)
  const captured = keep && new CapturedExchange(incoming, { route, maxBytes: SHOWN_BYTES, onGrowth })
  if (captured) keep(captured)
  return {
    route,
    takeRequest(bytes) {
      if (route?.body) requestBody.add(bytes)
      captured?.takeRequest(bytes)
    },
    endRequest() {
      if (isRequestJudged) return
      isRequestJudged = true
      const { body, path: parameters } = judge.takeRequest(requestBody)
      watched?.takeRequest(body, parameters)
    },
    takeReply(status, replyHeaders) {
      exchange.status = status
      const { 'content-type': type = '', 'content-encoding': encoding = '' } = replyHeaders
      const body = judge.takeReply(status, type)
      captured?.takeReplyHead(status, replyHeaders, judge.stream)
      const unchecked = (message: string) => onFinding({ rule: 'unchecked', place: 'body', message, by: 'server' })
      const tee = { encoding: encoding.toLowerCase(), maxBytes }
      if (captured && !hasNoBody(method, status))
        return createCapturingTee(captured, { ...tee, judge: body, unchecked })
      return body && { ...createTee({ ...tee, judge: body, unchecked }), isJudge: true }
    },
    closeEarly: () => judge.closeEarly(),
    finish(how) {
      journal.end(exchange, how)
      watched?.end({ status: exchange.status, end: how, stream: judge.stream })
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
