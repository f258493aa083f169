import type { IncomingMessage, Server } from 'node:http'
import { redactCredentials } from '../core/webhooks/url-credentials.ts'
import type { JudgedContract } from '../judge/contract.ts'
import type { Finding } from '../judge/finding.ts'
import { type PassRequestOptions, splitTarget } from './pass-request.ts'
import { createPassServer } from './pass-server.ts'
import { type Exchange, ProxyJournal } from './proxy-journal.ts'
import { answerPage } from './proxy-page.ts'
import { ValidatingObserver } from './validating-observer.ts'

export interface ProxyOptions extends PassRequestOptions {
  /** The contract to judge exchanges by. */
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
  const observe = ({ method = 'GET', url = '/', headers }: IncomingMessage) => {
    const exchange = journal.begin(method, splitTarget(url).path)
    const onFinding = (found: Finding) => {
      const finding = { ...found, message: redactCredentials(found.message) }
      journal.note(exchange, finding)
      tell?.(exchange, finding)
    }
    return new ValidatingObserver({ method, url, headers }, { contract, journal, exchange, maxBytes, onFinding })
  }
  return createPassServer({ ...options, observe, answer: answerPage({ journal, hosts: pageHosts }) })
}
