import type { ClientRequest, IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { type Header, passHeaders } from '../../proxy/pass-headers.ts'
import { outgoingHead, type PassedRequest } from '../../proxy/pass-request.ts'
import type { ExchangeRecorder, Recorder } from '../../proxy/recorder.ts'
import { connectTo, type TargetConnection } from '../../proxy/target-connection.ts'
import type { Contract } from '../../runtime/contract.ts'
import type { Relayed } from '../../runtime/handler.ts'
import { createContextKey } from '../../runtime/http/request-context.ts'
import { Problem } from '../../runtime/problem.ts'
import { suggestion } from '../../runtime/validation/suggest.ts'
import { getNetworkReason, toSentence, UsageError } from '../../settings/errors.ts'
import { entryKey } from '../journal/journal-recorder.ts'
import type { Middleware, MockExchange } from '../middleware.ts'
import { bareKey, SANDBOX_HEADER } from '../sandbox-ref.ts'
import { stripPreferences } from './strip-preferences.ts'

export interface ForwardOptions {
  /** The deployment; its path is prepended to those of the contract. */
  readonly target: URL
  /** Its key; that of the client by default. */
  readonly key?: string | undefined
  /** Only these operations, by operationId; all by default. */
  readonly only?: readonly string[] | undefined
  /** Records what is forwarded. */
  readonly recorder?: Recorder | undefined
}

interface SentRequest {
  readonly incoming: IncomingMessage
  readonly chunks: Buffer[]
}

/** A request without what only the mock understands. */
interface ForwardedRequest {
  readonly head: PassedRequest
  readonly body: Buffer
}

const sentKey = createContextKey<SentRequest | undefined>('forwarded request', undefined)

/** Keeps the bytes of each body, which are forwarded as they came. Call it before the routes are registered. */
export function keepRequests(app: FastifyInstance): void {
  app.addHook('preParsing', (request, _, payload, done) => {
    const chunks: Buffer[] = []
    payload.on('data', (chunk: Buffer) => void chunks.push(chunk))
    request.context.set(sentKey, { incoming: request.raw, chunks })
    done(null, payload)
  })
}

/** Lets a deployment answer the requests that the app has kept. */
export class Forward {
  readonly #options: ForwardOptions
  readonly #connection: TargetConnection

  constructor(options: ForwardOptions) {
    this.#options = options
    this.#connection = connectTo(options.target)
  }

  /** Call it before the routes are registered. */
  extend(app: FastifyInstance): void {
    keepRequests(app)
    app.addHook('onClose', () => this.close())
  }

  /** Resolves when all replies that have ended are recorded. */
  async close(): Promise<void> {
    this.#connection.close()
    await this.#options.recorder?.whenIdle()
  }

  /** The innermost middleware. */
  readonly middleware: Middleware = (next) => async (exchange) => {
    const { target, key, only = [], recorder } = this.#options
    const sent = exchange.call.get(sentKey)
    if (sent === undefined || (only.length > 0 && !only.includes(exchange.route.operationId))) return next(exchange)
    for (const secret of [key ?? '', bareKey(exchange.call.key)]) recorder?.secrets.add(secret)
    const request = toForwarded(sent, exchange.preferences?.inModel?.suffix)
    const recorded = recorder?.begin(request.head)
    const note = recorded ? `, recorded as exchange ${recorded.number}` : ''
    exchange.answeredBy.push({ kind: 'forward', name: target.host + note })
    const entry = exchange.call.get(entryKey)
    if (entry !== undefined) entry.forwardedKey = key
    return { relay: await this.#send(request, exchange, recorded) }
  }

  async #send({ head, body }: ForwardedRequest, exchange: MockExchange, recorded?: ExchangeRecorder) {
    const { route, call } = exchange
    const { target, key = bareKey(call.key) } = this.#options
    const outgoing = this.#connection.open(outgoingHead(head, route, { target, key, replacesKey: true, plain: true }))
    const leave = () => outgoing.destroy()
    call.signal.addEventListener('abort', leave, { once: true })
    recorded?.takeRequest(body)
    outgoing.end(body)
    try {
      const reply = await receiveReply(outgoing)
      reply.once('close', () => call.signal.removeEventListener('abort', leave))
      return relayReply(reply, exchange, recorded)
    } catch (error) {
      call.signal.removeEventListener('abort', leave)
      recorded?.finish(call.signal.aborted ? 'left by the client' : 'closed early by the target')
      const reason = error instanceof Error ? getNetworkReason(error) : String(error)
      throw new Problem('unavailable', `The deployment ${target.origin} did not reply: ${reason}.`, { status: 502 })
    }
  }
}

/** Headers that only the mock understands. */
const mockHeaders: readonly string[] = ['prefer', SANDBOX_HEADER]

/** `suffix` has the preferences at the end of the model id. */
function toForwarded({ incoming, chunks }: SentRequest, suffix = ''): ForwardedRequest {
  const { method, url = '/', headers, rawHeaders } = incoming
  const sent = { url, contentType: headers['content-type'] ?? '', body: Buffer.concat(chunks) }
  const { body, ...stripped } = suffix === '' ? sent : stripPreferences(sent, suffix)
  const drop = body.length === sent.body.length ? mockHeaders : [...mockHeaders, 'content-length']
  const length =
    drop === mockHeaders || headers['content-length'] === undefined ? [] : ['Content-Length', String(body.length)]
  const kept = Object.entries(headers).filter(([name]) => !mockHeaders.includes(name))
  const head = {
    method,
    url: stripped.url,
    headers: Object.fromEntries(kept),
    rawHeaders: [...passHeaders(rawHeaders, drop).flat(), ...length],
  }
  return { head, body }
}

function relayReply(reply: IncomingMessage, exchange: MockExchange, recorded?: ExchangeRecorder): Relayed {
  const { statusCode: status = 502, rawHeaders, headers } = reply
  const head = { status, headers: groupHeaders(passHeaders(rawHeaders)), verbatim: true }
  const tee = recorded?.takeReply(status, headers)
  if (tee === undefined) return { ...head, body: reply }
  reply.once('close', () => {
    const { answeredBy, call } = exchange
    if (reply.readableEnded) recorded?.finish('whole')
    else if (answeredBy.some(({ kind }) => kind === 'fault')) recorded?.drop('a fault ends its reply')
    else recorded?.finish(call.signal.aborted ? 'left by the client' : 'closed early by the target')
  })
  return { ...head, body: copyBytes(reply, (bytes) => tee.push(bytes)) }
}

async function* copyBytes(body: Relayed['body'], take: (bytes: Uint8Array) => void): AsyncGenerator<Uint8Array> {
  for await (const bytes of body) {
    take(bytes)
    yield bytes
  }
}

/** Also handles later errors of the request: a connection that is reset during the reply ends the reply. */
function receiveReply(outgoing: ClientRequest): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    outgoing.once('response', resolve).on('error', reject)
    // A reply that switches protocols is no error for Node.
    outgoing.once('close', () => reject(new Error('it closed the connection')))
  })
}

function groupHeaders(headers: readonly Header[]): Relayed['headers'] {
  const groups = new Map<string, string[]>()
  for (const [name, value] of headers) {
    const values = groups.get(name.toLowerCase()) ?? []
    groups.set(name.toLowerCase(), [...values, value])
  }
  return Object.fromEntries(
    [...groups].map(([name, values]) => [name, values.length === 1 ? String(values[0]) : values]),
  )
}

/** Throws a `UsageError` for an operation that the contract does not have; `option` is the one that names it. */
export function checkForwarded(only: readonly string[], { routes }: Pick<Contract, 'routes'>, option: string): void {
  const operations = routes.map(({ operationId }) => operationId)
  const unknown = only.find((name) => !operations.includes(name))
  if (unknown === undefined) return
  const message = `unknown operation ${unknown}; ${suggestion(unknown, operations)}`
  throw new UsageError(`${option}: ${toSentence({ path: [], message })}`)
}
