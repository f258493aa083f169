import type { ClientRequest, IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { type Header, passHeaders } from '../../proxy/pass-headers.ts'
import { outgoingHead } from '../../proxy/pass-request.ts'
import { connectTo, type TargetConnection } from '../../proxy/target-connection.ts'
import type { Relayed } from '../../runtime/handler.ts'
import { createContextKey } from '../../runtime/http/request-context.ts'
import { Problem } from '../../runtime/problem.ts'
import { suggestion } from '../../runtime/validation/suggest.ts'
import { getNetworkReason, UsageError } from '../../settings/errors.ts'
import { entryKey } from '../journal/journal-recorder.ts'
import type { Middleware, MockExchange } from '../middleware.ts'
import { bareKey, SANDBOX_HEADER } from '../sandbox-ref.ts'

export interface ForwardOptions {
  /** The deployment; its path is prepended to those of the contract. */
  readonly target: URL
  /** Its key; that of the client by default. */
  readonly key?: string | undefined
  /** Only these operations, by operationId; all by default. */
  readonly only?: readonly string[] | undefined
}

interface SentRequest {
  readonly incoming: IncomingMessage
  readonly chunks: Buffer[]
}

/** Headers that only the mock understands. */
const OF_MOCK: ReadonlySet<string> = new Set(['prefer', SANDBOX_HEADER])

const sentKey = createContextKey<SentRequest | undefined>('forwarded request', undefined)

/** Lets a deployment answer. Call `extend` before the routes are registered. */
export class Forward {
  readonly #options: ForwardOptions
  readonly #connection: TargetConnection

  constructor(options: ForwardOptions) {
    this.#options = options
    this.#connection = connectTo(options.target)
  }

  /** Keeps the bytes of each body, which are forwarded as they came. */
  extend(app: FastifyInstance): void {
    app.addHook('preParsing', (request, _, payload, done) => {
      const chunks: Buffer[] = []
      payload.on('data', (chunk: Buffer) => void chunks.push(chunk))
      request.context.set(sentKey, { incoming: request.raw, chunks })
      done(null, payload)
    })
    app.addHook('onClose', async () => this.#connection.close())
  }

  /** The innermost middleware. */
  readonly middleware: Middleware = async (exchange, next) => {
    const { target, only = [] } = this.#options
    const sent = exchange.call.get(sentKey)
    if (sent === undefined || (only.length > 0 && !only.includes(exchange.route.operationId))) return next(exchange)
    exchange.answeredBy.push({ kind: 'forward', name: target.host })
    const entry = exchange.call.get(entryKey)
    if (entry !== undefined) entry.forwardedKey = this.#options.key
    return { relay: await this.#send(sent, exchange) }
  }

  async #send({ incoming, chunks }: SentRequest, exchange: MockExchange): Promise<Relayed> {
    const { route, call } = exchange
    const { target, key = bareKey(call.key) } = this.#options
    const head = outgoingHead(incoming, route, { target, key, replacesKey: true, plain: true })
    const headers = head.headers.filter(([name]) => !OF_MOCK.has(name.toLowerCase()))
    const outgoing = this.#connection.open({ ...head, headers })
    const leave = () => outgoing.destroy()
    call.signal.addEventListener('abort', leave, { once: true })
    outgoing.end(Buffer.concat(chunks))
    try {
      const reply = await receiveReply(outgoing)
      reply.once('close', () => call.signal.removeEventListener('abort', leave))
      const replyHeaders = groupHeaders(passHeaders(reply.rawHeaders))
      return { status: reply.statusCode ?? 502, headers: replyHeaders, body: reply, verbatim: true }
    } catch (error) {
      call.signal.removeEventListener('abort', leave)
      const reason = error instanceof Error ? getNetworkReason(error) : String(error)
      const message = `The deployment ${target.origin} did not reply: ${reason}.`
      exchange.log(message, undefined, 'warn')
      throw new Problem('unavailable', message, { status: 502 })
    }
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

/** Throws a `UsageError` for an operation that the contract does not have. */
export function checkForwarded(
  only: readonly string[],
  operations: readonly string[],
  option = '--forward-only',
): void {
  const unknown = only.find((name) => !operations.includes(name))
  if (unknown === undefined) return
  throw new UsageError(`${option}: unknown operation ${unknown}; ${suggestion(unknown, operations)}.`)
}
