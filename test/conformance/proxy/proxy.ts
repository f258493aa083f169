import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { cutUrl } from '../../../server-stub/pass-through/cut-url.ts'
import type { PassRequestOptions } from '../../../server-stub/pass-through/pass-request.ts'
import { createPassServer } from '../../../server-stub/pass-through/pass-server.ts'
import { ExchangeJudge } from './exchange-judge.ts'
import { Journal } from './journal.ts'
import { PAGE_PATH, servePage } from './page.ts'
import type { Exchange, Violation } from './violation.ts'

export interface ProxyOptions extends PassRequestOptions {
  /** Bodies up to here are looked at, and a stream's events are kept up to here; 4 MiB when absent. */
  readonly maxBytes?: number
  readonly onViolation?: (exchange: Exchange, violation: Violation) => void
}

const DEFAULT_MAX_BYTES = 4 * 1024 * 1024

/** A server that passes everything on, unchanged and at once, and judges what passes. */
export function createProxy({ maxBytes = DEFAULT_MAX_BYTES, onViolation: tell, ...options }: ProxyOptions): Server {
  const journal = new Journal()
  const witnessOf = ({ method = 'GET', url = '/', headers }: IncomingMessage) => {
    const exchange = journal.begin(method, cutUrl(url).path)
    const onViolation = (violation: Violation) => {
      journal.note(exchange, violation)
      tell?.(exchange, violation)
    }
    return new ExchangeJudge({ method, url, headers }, { exchange, maxBytes, onViolation })
  }
  const answer = (path: string, response: ServerResponse) => {
    const isOwn = path === PAGE_PATH || path.startsWith(`${PAGE_PATH}/`)
    if (isOwn) servePage(path, response, journal)
    return isOwn
  }
  return createPassServer({ ...options, witnessOf, answer })
}
