import type { ClientRequest, IncomingMessage, InformationEvent, ServerResponse } from 'node:http'
import { getNetworkReason } from '../settings/errors.ts'
import type { ExchangeObserver, Tee } from './exchange-observer.ts'
import { type Header, passHeaders, passTrailers } from './pass-headers.ts'
import { mayRepeat, outgoingHead, type PassRequestOptions } from './pass-request.ts'
import type { ExchangeEnd } from './recording/recorded-interaction.ts'
import { isStale, type TargetConnection } from './target-connection.ts'

export interface ProxyExchangeParts {
  readonly options: PassRequestOptions
  readonly incoming: IncomingMessage
  readonly response: ServerResponse
  readonly observer: ExchangeObserver
  readonly connection: TargetConnection
}

/** Forwards one request to the target and its reply to the client. */
export class ProxyExchange {
  readonly #parts: ProxyExchangeParts
  #outgoing: ClientRequest | undefined
  #tee: Tee | undefined
  #isOver = false

  constructor(parts: ProxyExchangeParts) {
    this.#parts = parts
  }

  start(): void {
    const { incoming, response, observer } = this.#parts
    response.on('close', () => this.#leave())
    incoming.on('data', (bytes: Buffer) => observer.takeRequest(bytes))
    incoming.on('end', () => setImmediate(() => observer.endRequest()))
    this.#guard(() => this.#send())
  }

  /** An error of Node, such as for an invalid status, ends this exchange only. */
  #guard(act: () => void): void {
    try {
      act()
    } catch (error) {
      this.#fail(error instanceof Error ? error : new Error(String(error)))
    }
  }

  #send(): void {
    const { incoming, options, connection, observer } = this.#parts
    const outgoing = connection.open(outgoingHead(incoming, observer.route, options))
    this.#outgoing = outgoing
    outgoing.on('information', (information) => this.#passInformation(information))
    outgoing.on('response', (reply) => this.#guard(() => this.#passReply(reply)))
    outgoing.on('upgrade', () => this.#fail(new Error('it switched protocols without an upgrade request')))
    outgoing.on('error', (error) => {
      if (!this.#isOver && isStale(outgoing, error) && mayRepeat(incoming)) this.#guard(() => this.#send())
      else this.#fail(error)
    })
    if (mayRepeat(incoming)) outgoing.end()
    else this.#pipe(outgoing)
  }

  #pipe(outgoing: ClientRequest): void {
    const { incoming } = this.#parts
    incoming.pipe(outgoing, { end: false })
    incoming.on('end', () => {
      if (outgoing.destroyed) return
      this.#guard(() => outgoing.addTrailers(passTrailers(incoming)))
      outgoing.end()
    })
    outgoing.on('close', () => this.#drain())
  }

  /** Discards the rest of the request: many clients read no reply until they have sent everything. */
  #drain(): void {
    const { incoming } = this.#parts
    if (this.#outgoing) incoming.unpipe(this.#outgoing)
    incoming.resume()
  }

  /** Forwards informational replies, such as 100 Continue or 103 Early Hints. */
  #passInformation({ statusCode, statusMessage, rawHeaders }: InformationEvent): void {
    const { incoming, response } = this.#parts
    if (response.headersSent || incoming.httpVersion !== '1.1') return
    const lines = passHeaders(rawHeaders).map(([name, value]) => `${name}: ${value}\r\n`)
    response.socket?.write(`HTTP/1.1 ${statusCode} ${statusMessage}\r\n${lines.join('')}\r\n`, 'latin1')
  }

  #passReply(reply: IncomingMessage): void {
    const { incoming, response, observer } = this.#parts
    const { statusCode: status = 502, statusMessage = '' } = reply
    if (incoming.complete) observer.endRequest()
    else if (reply.headers.connection === 'close') this.#drain()
    const hasBody = incoming.method !== 'HEAD' && status !== 204 && status !== 304
    const tee = observer.takeReply(status, reply.headers)
    if (hasBody) this.#tee = tee
    // A trailer needs chunked encoding, so a reply with remarks is chunked; others keep their length.
    const isInChunks = this.#hasRemarks || reply.headers['content-length'] === undefined
    const hasTrailers = hasBody && incoming.httpVersion === '1.1' && isInChunks
    response.sendDate = false
    response.writeHead(status, statusMessage, this.#replyHeaders(reply, hasTrailers).flat())
    // In one write with what has come with the head.
    const { socket } = response
    socket?.cork()
    setImmediate(() => {
      if (!response.writableEnded) response.flushHeaders()
      socket?.uncork()
    })
    reply.on('data', (bytes: Buffer) => {
      if (!response.write(bytes)) reply.pause()
      this.#tee?.push(bytes)
    })
    response.on('drain', () => reply.resume())
    reply.on('end', () => void this.#end(hasTrailers ? reply : undefined))
    reply.on('error', (error) => this.#fail(error))
  }

  get #hasRemarks(): boolean {
    return this.#tee?.isJudge === true && this.#parts.observer.remarks !== undefined
  }

  #replyHeaders({ rawHeaders }: IncomingMessage, hasTrailers: boolean): Header[] {
    const { remarks } = this.#parts.observer
    const remarkNames = remarks ? [remarks.name] : []
    const drop = hasTrailers ? (this.#hasRemarks ? ['content-length'] : []) : ['trailer']
    const headers = [...passHeaders(rawHeaders, [...remarkNames, ...drop]), ...this.#newRemarks()]
    return hasTrailers && this.#hasRemarks
      ? [...headers, ...remarkNames.map((name): Header => ['Trailer', name])]
      : headers
  }

  #newRemarks(): Header[] {
    const { remarks } = this.#parts.observer
    const value = remarks?.take()
    return remarks && value !== undefined ? [[remarks.name, value]] : []
  }

  /** Ends the reply with the trailers of `withTrailers`, if it can have any. */
  async #end(withTrailers: IncomingMessage | undefined): Promise<void> {
    const { response } = this.#parts
    await this.#tee?.end()
    this.#tee = undefined
    if (withTrailers) response.addTrailers(passTrailers(withTrailers, this.#newRemarks()))
    this.#finish('whole')
    response.end()
  }

  #leave(): void {
    if (this.#isOver) return
    this.#finish('left by the client')
    this.#outgoing?.destroy()
  }

  /** The target is unreachable or closed the connection: the client gets a 502, or its connection is closed too. */
  #fail(error: Error): void {
    if (this.#isOver) return
    this.#outgoing?.destroy()
    const { response, observer } = this.#parts
    if (response.headersSent) observer.closeEarly()
    this.#finish('closed early by the target')
    if (response.headersSent) response.destroy()
    else replyWithError(response, 502, `The target did not reply: ${getNetworkReason(error)}.`)
  }

  #finish(how: ExchangeEnd): void {
    this.#isOver = true
    void this.#tee?.end('aborted')
    this.#tee = undefined
    this.#parts.observer.finish(how)
  }
}

/** Replies with an error of the proxy. */
export function replyWithError(response: ServerResponse, status: number, message: string): void {
  const body = JSON.stringify({ error: { message, type: 'proxy_error' }, message })
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(body)
}
