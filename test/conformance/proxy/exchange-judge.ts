import type { IncomingHttpHeaders } from 'node:http'
import type { Route } from '../../../server-stub/core/tables.ts'
import { cutUrl } from './cut-url.ts'
import { findRoute } from './find-route.ts'
import { HeldBody } from './held-body.ts'
import { judgeReply } from './judge-reply.ts'
import { judgeRequest } from './judge-request.ts'
import { createTee, type Tee } from './tee.ts'
import type { Exchange, Violation } from './violation.ts'

export interface RequestHead {
  readonly method: string
  readonly url: string
  readonly headers: IncomingHttpHeaders
}

export interface ExchangeJudgeOptions {
  readonly exchange: Exchange
  readonly maxBytes: number
  readonly onViolation: (violation: Violation) => void
}

/** Judges one exchange as it passes; nothing here sends or delays anything. */
export class ExchangeJudge {
  readonly #head: RequestHead
  readonly #options: ExchangeJudgeOptions
  readonly #query: Readonly<Record<string, string>>
  readonly #requestBody: HeldBody
  readonly route: Route | undefined
  #body: unknown
  #isRequestJudged = false
  #faults = 0

  constructor(head: RequestHead, options: ExchangeJudgeOptions) {
    const { path, query } = cutUrl(head.url)
    const { route, methods } = findRoute(head.method, path)
    this.#head = head
    this.#options = options
    this.#query = Object.fromEntries(query)
    this.#requestBody = new HeldBody(options.maxBytes)
    this.route = route
    if (route) options.exchange.operationId = route.operationId
    else if (methods.length > 0) this.#say('request', 'method', `the path has only ${methods.join(', ')}`)
    else this.#say('request', 'path', 'is none of the contract')
  }

  takeRequest(bytes: Uint8Array): void {
    if (this.route?.body) this.#requestBody.add(bytes)
  }

  /** The request is whole; told again, nothing happens. */
  endRequest(): void {
    if (this.#isRequestJudged || !this.route) return
    this.#isRequestJudged = true
    const { headers } = this.#head
    const judged = judgeRequest({ route: this.route, headers, query: this.#query, body: this.#requestBody })
    this.#body = judged.body
    for (const { place, message, kind } of judged.violations) this.#say('request', place, message, kind)
    this.#faults = judged.violations.filter(({ kind }) => kind === 'broken').length
  }

  /** Judges the head of the reply; gives what is to see its body, undefined where nothing is. */
  takeReply(status: number, headers: IncomingHttpHeaders): Tee | undefined {
    const { exchange, maxBytes } = this.#options
    exchange.status = status
    if (!this.route) return undefined
    if (this.#faults > 0 && status < 300)
      this.#say('reply', 'status', `${status} to a request that breaks the contract`)
    const reply = { route: this.route, query: this.#query, body: this.#body, status, maxBytes }
    const watch = judgeReply(
      { ...reply, contentType: headers['content-type'] ?? '' },
      {
        broken: (place, message, kind) => this.#say('reply', place, message, kind),
        event: () => {
          exchange.events++
        },
      },
    )
    const encoding = (headers['content-encoding'] ?? '').toLowerCase()
    const unchecked = (message: string) => this.#say('reply', 'body', message, 'unchecked')
    return watch && createTee({ watch, encoding, maxBytes, unchecked })
  }

  breakOff(): void {
    this.#say('reply', 'body', 'the target broke the connection off before the end')
  }

  #say(side: Violation['side'], place: string, message: string, kind: Violation['kind'] = 'broken'): void {
    this.#options.onViolation({ side, kind, place, message })
  }
}
