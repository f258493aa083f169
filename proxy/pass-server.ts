import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { namesTwoHosts, twoHosts } from '../runtime/http/client-error.ts'
import { createQueueWatch } from '../runtime/http/disconnect.ts'
import { getUrl } from '../settings/output.ts'
import type { ExchangeObserver } from './exchange-observer.ts'
import type { PassRequestOptions } from './pass-request.ts'
import { ProxyExchange, replyWithError } from './proxy-exchange.ts'
import { connectTo } from './target-connection.ts'

/** All requests go to the target; the path of the target is prepended to theirs. */
export interface PassServerOptions extends PassRequestOptions {
  /** How long to wait for open exchanges when the server closes. */
  readonly graceMs: number
  readonly observe: (incoming: IncomingMessage) => ExchangeObserver
  /** Answers requests that are not for the target; returns whether it did. */
  readonly answer?: (incoming: IncomingMessage, response: ServerResponse) => boolean
}

export interface PassServer {
  readonly server: Server
  /** Resolves with the URL. */
  listen(at: { readonly host: string; readonly port: number }): Promise<string>
  /** Resolves when no exchange is open. */
  close(): Promise<void>
}

/** A server that forwards everything unchanged and without delay, and lets an observer see it; not listening yet. */
export function createPassServer({ observe, answer, graceMs, ...options }: PassServerOptions): PassServer {
  const connection = connectTo(options.target)
  const watchQueued = createQueueWatch()
  const handle = (incoming: IncomingMessage, response: ServerResponse): void => {
    if (response.socket === null) watchQueued(incoming.socket, response)
    const path = incoming.url ?? ''
    if (!path.startsWith('/')) replyWithError(response, 400, 'The request target must be a path.')
    else if (namesTwoHosts(incoming.rawHeaders)) replyWithError(response, 400, twoHosts)
    else if (incoming.headers.upgrade?.toLowerCase() === 'websocket') replyWithError(response, 501, webSocketMessage)
    else if (!answer?.(incoming, response)) {
      new ProxyExchange({ options, incoming, response, connection, observer: observe(incoming) }).start()
    }
  }
  const server = createServer(handle)
  // The target decides whether to send 100 Continue.
  server.on('checkContinue', handle)
  server.on('connect', (_, socket) => socket.end('HTTP/1.1 501 Not Implemented\r\nConnection: close\r\n\r\n'))
  // The target decides how long an upload may take.
  server.requestTimeout = 0
  server.on('close', () => connection.close())
  return { server, listen: (at) => startListening(server, at), close: () => closeServer(server, graceMs) }
}

/** Requests may offer protocols other than WebSocket: they are forwarded without the offer. */
const webSocketMessage = 'The proxy does not support WebSockets: connect to the target directly.'

async function startListening(server: Server, { host, port }: { host: string; port: number }): Promise<string> {
  await once(server.listen({ host, port }), 'listening')
  return getUrl(server, host)
}

async function closeServer(server: Server, graceMs: number): Promise<void> {
  if (!server.listening) return
  const closed = once(server, 'close')
  server.close()
  server.closeIdleConnections()
  const timer = setTimeout(() => server.closeAllConnections(), graceMs)
  await closed
  clearTimeout(timer)
}
