import type { IncomingHttpHeaders } from 'node:http'
import type { Values } from '../../../server-stub/core/read-parameters.ts'
import type { Route } from '../../../server-stub/core/tables.ts'
import { findRoute } from '../../../server-stub/judge/find-route.ts'
import { judgeRequest } from '../../../server-stub/judge/request.ts'
import { cutUrl } from '../../../server-stub/pass-through/cut-url.ts'
import type { PassageEnd, Tee, Witness } from '../../../server-stub/pass-through/witness.ts'
import { HeldBody } from './held-body.ts'
import { judgeReply } from './judge-reply.ts'
import { createTee } from './tee.ts'
import { type Exchange, headerValue, VIOLATIONS_HEADER, type Violation } from './violation.ts'

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
export class ExchangeJudge implements Witness {
  readonly #head: RequestHead
  readonly #options: ExchangeJudgeOptions
  readonly #path: Values
  readonly #query: Readonly<Record<string, string>>
  readonly #requestBody: HeldBody
  readonly route: Route | undefined
  #body: unknown
  #isRequestJudged = false
  #faults = 0
  /** How many violations the client has been told. */
  #told = 0

  constructor(head: RequestHead, options: ExchangeJudgeOptions) {
    const { path, query } = cutUrl(head.url)
    const { route, methods, path: parameters } = findRoute(head.method, path)
    this.#head = head
    this.#options = options
    this.#path = parameters
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
    const judged = judgeRequest({
      route: this.route,
      headers,
      path: this.#path,
      query: this.#query,
      body: this.#requestBody,
    })
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

  finish(how: PassageEnd): void {
    this.#options.exchange.end = how
  }

  readonly remarks = {
    name: VIOLATIONS_HEADER,
    take: (): string | undefined => {
      const { violations } = this.#options.exchange
      const value = headerValue(violations.slice(this.#told))
      this.#told = violations.length
      return value
    },
  }

  #say(side: Violation['side'], place: string, message: string, kind: Violation['kind'] = 'broken'): void {
    this.#options.onViolation({ side, kind, place, message })
  }
}
