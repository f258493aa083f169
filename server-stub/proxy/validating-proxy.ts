import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { hasOwnHost, isCrossOrigin } from '../core/http/access.ts'
import { decodePath } from '../core/http/path-template.ts'
import { redactCredentials } from '../core/webhooks/url-credentials.ts'
import type { JudgedContract } from '../judge/contract.ts'
import type { Finding } from '../judge/finding.ts'
import { type PassRequestOptions, splitTarget } from './pass-request.ts'
import { createPassServer } from './pass-server.ts'
import { refuse } from './proxy-exchange.ts'
import { type Exchange, ProxyJournal } from './proxy-journal.ts'
import { ValidatingObserver } from './validating-observer.ts'
import { PAGE_PATH, servePage } from './validating-proxy-page.ts'

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
    return new ValidatingObserver({ method, url, headers }, { contract, exchange, maxBytes, onFinding })
  }
  const answer = (incoming: IncomingMessage, response: ServerResponse) => {
    const path = decodePath(splitTarget(incoming.url ?? '').path)
    if (path !== PAGE_PATH && !path.startsWith(`${PAGE_PATH}/`)) return false
    const refusal = getRefusal(incoming, pageHosts)
    if (refusal === undefined) servePage(path, response, journal)
    else refuse(response, 403, refusal)
    return true
  }
  return createPassServer({ ...options, observe, answer })
}

/** The reason for refusing a request for the page, if any. */
function getRefusal({ headers }: IncomingMessage, hosts: readonly string[] | 'any'): string | undefined {
  const request = { headers, host: headers.host ?? '', protocol: 'http' }
  if (hosts !== 'any' && !hasOwnHost(request, hosts))
    return 'The page of the proxy is not served under this host name: use localhost.'
  const isLink = headers['sec-fetch-mode'] === 'navigate'
  return isCrossOrigin(request) && !isLink ? 'The page of the proxy is not available to other origins.' : undefined
}
