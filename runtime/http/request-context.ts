import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyContextConfig, FastifyReply, FastifyRequest } from 'fastify'
import type { Stream } from '../contract.ts'
import type { AnyCall, RequestWarning } from '../handler.ts'
import type { Problem } from '../problem.ts'
import { WARNING_HEADER } from './endpoint.ts'
import type { Grant } from './keys.ts'
import { getPath } from './not-found.ts'
import type { Values } from './parameters.ts'
import type { WholeReply } from './whole-reply.ts'

declare module 'fastify' {
  interface FastifyRequest {
    context: RequestContext
  }
}

/** Selects a value in a `RequestContext`. */
export interface ContextKey<T> {
  readonly id: symbol
  /** The value of a context in which none is set. */
  readonly initial: T
}

/**
 * Creates the key of a value that hooks and middlewares keep in the context of a request.
 *
 * ```ts
 * const tenantKey = createContextKey('tenant', '')
 * server.addHook('onRequest', async ({ context }) => context.set(tenantKey, 'acme'))
 * ```
 */
export function createContextKey<T>(name: string, initial: T): ContextKey<T> {
  return { id: Symbol(name), initial }
}

const noValues: Values = Object.freeze({})
const noProblems: readonly Problem[] = Object.freeze([])
const noWarnings: readonly RequestWarning[] = Object.freeze([])

/**
 * One request from its arrival to the end of its reply. The server creates it before all hooks; authentication and
 * validation fill it, and its handler gets it as the `Call`.
 */
export class RequestContext implements AnyCall {
  /** The accepted API key; empty before authentication. */
  key = ''
  /** The grant of the key; undefined before authentication. */
  grant: Grant | undefined
  /** The prefix of the contract's paths in the requested URL, such as `/~alice`; usually empty. */
  basePath: string
  /** Whether the request has passed validation. */
  isValid = false
  path = noValues
  query = noValues
  headers = noValues
  cookies = noValues
  /** The valid body in the spelling of the contract, without defaults. */
  sentBody: unknown
  /** The body with its defaults. */
  body: unknown
  /** The requested stream. */
  stream: Stream | undefined
  streaming = false
  /** The reply, once it is sent as a whole. */
  wholeReply: WholeReply | undefined
  /** What the reply refuses, if it does. */
  problem: Problem | undefined
  /** What the request breaks, if it is answered anyway. */
  reported = noProblems
  /** What its client probably does not intend. */
  warnings = noWarnings
  /** The header with warnings. */
  warning: string | undefined
  /** The size up to which the bytes of a JSON body are kept; by default none are. */
  keptBodyBytes = 0
  /** The bytes of a JSON body as received, if they are kept. */
  bodyChunks: readonly Buffer[] | undefined
  /** Whether its body has parts that are not the client's. */
  usesExample = false
  /** The options of the matching route. */
  readonly config: FastifyContextConfig
  readonly #request: FastifyRequest
  readonly #reply: FastifyReply
  #controller: AbortController | undefined;
  [id: symbol]: unknown

  constructor(request: FastifyRequest, reply: FastifyReply, basePath: string) {
    this.basePath = basePath
    this.config = request.routeOptions.config
    this.#request = request
    this.#reply = reply
  }

  get<T>({ id, initial }: ContextKey<T>): T {
    const value = this[id]
    // Only `set` writes it, with a value of the same key.
    return value === undefined ? initial : (value as T)
  }

  set<T>({ id }: ContextKey<T>, value: T): void {
    this[id] = value
  }

  get rawHeaders(): IncomingHttpHeaders {
    return this.#request.headers
  }

  /** The request as it was sent, valid or not; an unread body is undefined. */
  get sent() {
    const { method, url, query, headers, body } = this.#request
    return {
      method,
      path: getPath(url),
      query: query as Values,
      headers,
      body: body instanceof Error ? undefined : body,
    }
  }

  get baseUrl(): string {
    const { protocol, host, socket } = this.#request
    // HTTP/1.0 has no Host header.
    return `${protocol}://${host || `${socket.localAddress}:${socket.localPort}`}${this.basePath}`
  }

  get localUrl(): string | undefined {
    const { localAddress, localPort } = this.#request.socket
    if (localAddress === undefined || localPort === undefined) return undefined
    const host = localAddress.replace(/^::ffff:(?=\d+\.)/i, '')
    return `http://${host.includes(':') ? `[${host}]` : host}:${localPort}`
  }

  /** Created on demand, since most handlers do not use it. */
  get signal(): AbortSignal {
    this.#controller ??= createController(this.#reply)
    return this.#controller.signal
  }

  /** Calls the listener when the reply is sent, or its connection breaks. */
  onClose(listener: () => void): void {
    const { raw } = this.#reply
    if (raw.destroyed) listener()
    else raw.once('close', listener)
  }

  abort(): void {
    this.#controller?.abort()
  }

  warn(warning: string | RequestWarning): void {
    if (this.warnings.length >= MAX_WARNINGS) return
    if (typeof warning !== 'string') this.warnings = [...this.warnings, warning]
    const sentence = typeof warning === 'string' ? warning : describeWarning(warning)
    const before = this.warning
    const printable = sentence.replaceAll('…', '...').replaceAll(/[^ -~]/g, '?')
    const joined = before === undefined ? printable : `${before} ${printable}`
    if (joined.length <= MAX_WARNING_LENGTH) this.warning = joined
    else if (before === undefined) this.warning = printable.slice(0, MAX_WARNING_LENGTH)
    else if (!before.endsWith(MORE)) this.warning = before + MORE
    this.setReplyHeader(WARNING_HEADER, this.warning)
  }

  /** Sets a header of the reply, or removes it. */
  setReplyHeader(name: string, value: string | undefined): void {
    if (value === undefined) this.#reply.removeHeader(name)
    else this.#reply.header(name, value)
  }

  /** Sets a header of the reply that pages of other origins may read, where they are allowed. */
  setExposedHeader(name: string, value: string): void {
    this.setReplyHeader(name, value)
    const exposed = this.#reply.getHeader(EXPOSED)
    if (typeof exposed === 'string' && !exposed.includes(name)) this.setReplyHeader(EXPOSED, `${exposed}, ${name}`)
  }
}

/** One request has no more warnings than this. */
const MAX_WARNINGS = 20
const MAX_WARNING_LENGTH = 1000
/** Ends a header that has not all warnings. */
const MORE = ' ...'
const EXPOSED = 'access-control-expose-headers'

/** A warning as a sentence, whose subject is its place, and how to fix it. */
function describeWarning({ place, message, help = '' }: RequestWarning): string {
  const [location = '', ...path] = place.split(' ')
  const name = path.join(' ')
  const subject = name === '' ? `The ${location}` : location === 'body' ? `\`${name}\`` : `${name}:`
  return `${subject} ${message}${/[.?!]$/.test(message) ? '' : '.'} ${help}`.trim()
}

function createController({ raw }: FastifyReply): AbortController {
  const controller = new AbortController()
  const stop = () => {
    if (!raw.writableFinished) controller.abort()
  }
  if (raw.destroyed) stop()
  else raw.on('close', stop)
  return controller
}
