import {
  Agent,
  type ClientRequest,
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http'
import { request as requestSecurely, Agent as SecureAgent } from 'node:https'
import { cutUrl } from './cut-url.ts'
import { ExchangeJudge } from './exchange-judge.ts'
import { Journal } from './journal.ts'
import { PAGE_PATH, servePage } from './page.ts'
import { type Header, passHeaders } from './pass-headers.ts'
import type { Tee } from './tee.ts'
import { type Exchange, headerValue, type Violation } from './violation.ts'
import { withKey } from './with-key.ts'

export const VIOLATIONS_HEADER = 'gatewright-violations'

export interface ProxyOptions {
  /** Where everything goes, and nothing goes elsewhere; a path of its own comes before that of the request. */
  readonly target: URL
  /** Goes with requests that carry none. */
  readonly key?: string
  /** Bodies up to here are looked at, and a stream's events are kept up to here; 4 MiB when absent. */
  readonly maxBytes?: number
  readonly onViolation?: (exchange: Exchange, violation: Violation) => void
}

/** A server that passes everything on, unchanged and at once, and judges what passes. */
export function createProxy(options: ProxyOptions): Server {
  const isSecure = options.target.protocol === 'https:'
  const agent = isSecure ? new SecureAgent({ keepAlive: true }) : new Agent({ keepAlive: true })
  const send = isSecure ? requestSecurely : request
  const journal = new Journal()
  const server = createServer((incoming, response) => {
    const path = incoming.url ?? ''
    if (!path.startsWith('/')) refuse(response, 400, 'The proxy takes paths, not addresses.')
    else if (path === PAGE_PATH || path.startsWith(`${PAGE_PATH}/`)) servePage(path, response, journal)
    else new Passage({ options, incoming, response, journal }).start({ agent, send })
  })
  // A long upload is for the target to end.
  server.requestTimeout = 0
  server.on('close', () => agent.destroy())
  return server
}

interface PassageParts {
  readonly options: ProxyOptions
  readonly incoming: IncomingMessage
  readonly response: ServerResponse
  readonly journal: Journal
}

interface Way {
  readonly agent: Agent
  readonly send: typeof request
}

const DEFAULT_MAX_BYTES = 4 * 1024 * 1024

/** One request on its way to the target and its reply on the way back. */
class Passage {
  readonly #parts: PassageParts
  readonly #exchange: Exchange
  readonly #judge: ExchangeJudge
  #outgoing: ClientRequest | undefined
  #tee: Tee | undefined
  /** How many violations went into the head. */
  #told = 0
  #isOver = false

  constructor(parts: PassageParts) {
    const { options, incoming, journal } = parts
    const { method = 'GET', url = '/', headers } = incoming
    this.#parts = parts
    this.#exchange = journal.begin(method, cutUrl(url).path)
    const onViolation = (violation: Violation) => {
      journal.note(this.#exchange, violation)
      options.onViolation?.(this.#exchange, violation)
    }
    const { maxBytes = DEFAULT_MAX_BYTES } = options
    this.#judge = new ExchangeJudge({ method, url, headers }, { exchange: this.#exchange, maxBytes, onViolation })
  }

  start(way: Way): void {
    this.#guard(() => this.#send(way))
  }

  /** What Node refuses to send on, such as a status that is none, ends this passage and no other. */
  #guard(act: () => void): void {
    try {
      act()
    } catch (error) {
      this.#fail(error instanceof Error ? error : new Error(String(error)))
    }
  }

  #send({ agent, send }: Way): void {
    const { incoming, response, options } = this.#parts
    const { target } = options
    const { path, headers } = this.#outgoingHead()
    const { hostname, port, protocol } = target
    const host = hostname.replace(/^\[(.*)\]$/, '$1')
    const outgoing = send({ agent, protocol, host, port, method: incoming.method, path, headers: headers.flat() })
    this.#outgoing = outgoing
    outgoing.on('response', (reply) => this.#guard(() => this.#passReply(reply)))
    outgoing.on('error', (error) => this.#fail(error))
    incoming.pipe(outgoing)
    incoming.on('data', (bytes: Buffer) => this.#judge.takeRequest(bytes))
    incoming.on('end', () => setImmediate(() => this.#judge.endRequest()))
    response.on('close', () => {
      if (this.#isOver) return
      this.#finish('left by the client')
      outgoing.destroy()
    })
  }

  #outgoingHead(): { path: string; headers: Header[] } {
    const { incoming, options } = this.#parts
    const { target, key } = options
    const headers = passHeaders(incoming.rawHeaders, ['host', 'expect'])
    headers.unshift(['Host', target.host])
    if (incoming.headers['transfer-encoding'] !== undefined) headers.push(['Transfer-Encoding', 'chunked'])
    else if (incoming.headers['content-length'] === undefined && mayHaveBody(incoming))
      headers.push(['Content-Length', '0'])
    const path = target.pathname.replace(/\/$/, '') + incoming.url
    return key === undefined ? { path, headers } : withKey({ path, headers }, this.#judge.route, key)
  }

  #passReply(reply: IncomingMessage): void {
    const { incoming, response } = this.#parts
    const { statusCode: status = 502, statusMessage = '' } = reply
    if (incoming.complete) this.#judge.endRequest()
    const hasBody = incoming.method !== 'HEAD' && status !== 204 && status !== 304
    const tee = this.#judge.takeReply(status, reply.headers)
    if (hasBody) this.#tee = tee
    // A trailer needs a body in chunks; bytes that nobody judges keep their length.
    const hasTrailer = this.#tee !== undefined && incoming.httpVersion === '1.1'
    const headers = passHeaders(reply.rawHeaders, [VIOLATIONS_HEADER, ...(hasTrailer ? ['content-length'] : [])])
    this.#told = this.#exchange.violations.length
    const value = headerValue(this.#exchange.violations)
    if (value !== undefined) headers.push([VIOLATIONS_HEADER, value])
    if (hasTrailer) headers.push(['Trailer', VIOLATIONS_HEADER])
    response.sendDate = false
    response.writeHead(status, statusMessage, headers.flat())
    response.flushHeaders()
    reply.on('data', (bytes: Buffer) => {
      if (!response.write(bytes)) reply.pause()
      this.#tee?.push(bytes)
    })
    response.on('drain', () => reply.resume())
    reply.on('end', () => void this.#end(hasTrailer))
    reply.on('error', (error) => this.#fail(error))
  }

  async #end(hasTrailer: boolean): Promise<void> {
    const { response } = this.#parts
    await this.#tee?.end()
    this.#tee = undefined
    const value = headerValue(this.#exchange.violations.slice(this.#told))
    if (hasTrailer && value !== undefined) response.addTrailers([[VIOLATIONS_HEADER, value]])
    this.#finish('whole')
    response.end()
  }

  /** The target is not there, or went away: the client is told, or sees its connection cut just as ours was. */
  #fail(error: Error): void {
    if (this.#isOver) return
    this.#outgoing?.destroy()
    const { response } = this.#parts
    if (response.headersSent) {
      this.#judge.breakOff()
      this.#finish('broken off by the target')
      response.destroy()
      return
    }
    this.#finish('broken off by the target')
    refuse(response, 502, `The target did not answer: ${error.message || String(error)}.`)
  }

  #finish(how: NonNullable<Exchange['end']>): void {
    this.#isOver = true
    this.#exchange.end = how
    void this.#tee?.end('cut')
    this.#tee = undefined
  }
}

function mayHaveBody({ method = 'GET' }: IncomingMessage): boolean {
  return !['GET', 'HEAD', 'OPTIONS', 'DELETE', 'TRACE'].includes(method)
}

function refuse(response: ServerResponse, status: number, message: string): void {
  const body = JSON.stringify({ error: { message, type: 'proxy_error' }, message })
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(body)
}
