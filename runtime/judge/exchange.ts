import type { IncomingHttpHeaders } from 'node:http'
import type { Route, Stream } from '../contract.ts'
import { findItemStream, streamChooser } from '../http/choose-stream.ts'
import { essence } from '../http/media-types.ts'
import type { Values } from '../http/parameters.ts'
import { hasNoBody } from '../http/replies.ts'
import type { ValidRequest } from '../http/server-context.ts'
import { ownValue } from '../json.ts'
import type { JudgedContract } from './contract.ts'
import type { EventSink } from './event-judge.ts'
import { isViolation, type OnFinding } from './finding.ts'
import { type BodyJudge, judgeReplyHead } from './reply.ts'
import { describeUnknownRoute, judgeRequest, type ReceivedBody, type SentRequest } from './request.ts'
import { StreamJudge } from './stream.ts'

export interface RequestHead {
  readonly method: string
  /** Without the query. */
  readonly path: string
  readonly query: Readonly<Record<string, string | readonly string[]>>
  /** The path and query as sent, where repeated names and encoded delimiters remain. */
  readonly requestTarget?: string
  readonly headers: IncomingHttpHeaders
}

export interface ExchangeJudgeOptions {
  readonly onFinding: OnFinding
  readonly onEvent?: EventSink['onEvent']
  /** Called with the value of a JSON reply that is no stream. */
  readonly onReply?: ((value: unknown) => void) | undefined
  /** Limit for judging a reply, and for rules across the events of a stream. */
  readonly maxBytes?: number
}

/** Judges one request and its reply while they are transferred. */
export class ExchangeJudge {
  /** The requested operation, if the contract has it. */
  readonly route: Route | undefined
  /** The stream that the reply is, once its head is taken. */
  stream: Stream | undefined
  readonly #contract: JudgedContract
  readonly #head: RequestHead
  readonly #options: ExchangeJudgeOptions
  readonly #path: Values
  #body: unknown
  #isInvalid = false
  /** Undefined if it is invalid or was not read. */
  #request: ValidRequest | undefined

  constructor(contract: JudgedContract, head: RequestHead, options: ExchangeJudgeOptions) {
    const { route, methods, path } = contract.findRoute(head.method, head.path)
    this.#contract = contract
    this.#head = head
    this.#options = options
    this.#path = path
    this.route = route
    if (route === undefined) options.onFinding(describeUnknownRoute(methods))
  }

  /** Returns the parsed body, undefined if it was not read, and the parameters of the path. */
  takeRequest(body: ReceivedBody): SentRequest {
    if (this.route === undefined) return { body: undefined, path: this.#path }
    const judged = judgeRequest({ ...this.#head, route: this.route, path: this.#path, body })
    this.#body = judged.body
    this.#isInvalid = judged.findings.some(isViolation)
    this.#request = judged.request
    for (const finding of judged.findings) this.#options.onFinding(finding)
    return judged.request ?? { body: judged.body, path: this.#path }
  }

  /** Judges the head of the reply; returns the judge of its body, if there is anything to judge. */
  takeReply(status: number, contentType: string): BodyJudge | undefined {
    const { route } = this
    if (route === undefined) return undefined
    const { onFinding, onEvent, onReply, maxBytes = Number.POSITIVE_INFINITY } = this.#options
    const isSuccess = status >= 200 && status < 300
    if (this.#isInvalid && isSuccess)
      onFinding({ rule: 'status', place: 'status', message: `${status} to an invalid request`, by: 'server' })
    const { rules } = this.#contract
    const request = this.#request
    const mediaType = essence(contentType)
    const stream =
      findItemStream(route, status, mediaType) ?? (isSuccess ? this.#findStream(route, mediaType) : undefined)
    this.stream = stream
    const hasBody = !hasNoBody(this.#head.method, status)
    if (stream === undefined || !hasBody) {
      const judge = judgeReplyHead(route, { status, mediaType }, { rules, maxBytes, onFinding, onReply, request })
      return hasBody ? judge : undefined
    }
    const streamRules = ownValue(rules.streams, stream.operationId)
    return new StreamJudge(stream, { contentType, rules: streamRules, maxHeld: maxBytes, onFinding, onEvent, request })
  }

  /** The target closed the connection before the end of its reply. */
  closeEarly(): void {
    const message = 'the target closed the connection early'
    this.#options.onFinding({ rule: 'closed-early', place: 'body', message, by: 'server' })
  }

  /** The requested stream, unless the content type says that the reply is not one. */
  #findStream({ streams, replies }: Route, mediaType: string): Stream | undefined {
    const asked = streams.filter(({ reply, when }) => reply === undefined || when !== undefined)
    const chosen = streamChooser({ streams: asked, replies })(this.#head.query, this.#body)
    if (chosen !== undefined || mediaType !== 'text/event-stream') return chosen
    return this.#body === undefined ? asked.find(({ framing }) => framing !== 'json-array') : undefined
  }
}
