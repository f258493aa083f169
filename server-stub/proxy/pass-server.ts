import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { closeQueuedReplies } from '../core/http/disconnect.ts'
import { formatUrl } from '../settings/output.ts'
import type { ExchangeObserver } from './exchange-observer.ts'
import type { PassRequestOptions } from './pass-request.ts'
import { ProxyExchange, refuse } from './proxy-exchange.ts'
import { connectTo } from './target-connection.ts'

/** All requests go to the target; the path of the target is prepended to theirs. */
export interface PassServerOptions extends PassRequestOptions {
  readonly observe: (incoming: IncomingMessage) => ExchangeObserver
  /** Answers requests that are not for the target; returns whether it did. */
  readonly answer?: (incoming: IncomingMessage, response: ServerResponse) => boolean
}

/** A server that forwards everything unchanged and without delay, and lets an observer see it. */
export function createPassServer({ observe, answer, ...options }: PassServerOptions): Server {
  const connection = connectTo(options.target)
  const handle = (incoming: IncomingMessage, response: ServerResponse): void => {
    const path = incoming.url ?? ''
    if (!path.startsWith('/')) refuse(response, 400, 'The request target must be a path.')
    else if (incoming.headers.upgrade?.toLowerCase() === 'websocket') refuse(response, 501, webSocketMessage)
    else if (!answer?.(incoming, response)) {
      new ProxyExchange({ options, incoming, response, connection, observer: observe(incoming) }).start()
    }
  }
  const server = createServer(handle)
  closeQueuedReplies(server)
  // The target decides whether to send 100 Continue.
  server.on('checkContinue', handle)
  server.on('connect', (_, socket) => socket.end('HTTP/1.1 501 Not Implemented\r\nConnection: close\r\n\r\n'))
  // The target decides how long an upload may take.
  server.requestTimeout = 0
  server.on('close', () => connection.close())
  return server
}

/** Requests may offer protocols other than WebSocket: they are forwarded without the offer. */
const webSocketMessage = 'The proxy does not support WebSockets: connect to the target directly.'

/** Starts the server; resolves with its URL. */
export async function listen(server: Server, { host, port }: { host: string; port: number }): Promise<string> {
  await once(server.listen({ host, port }), 'listening')
  const bound = server.address()
  return formatUrl(host, typeof bound === 'object' && bound ? bound.port : port)
}
