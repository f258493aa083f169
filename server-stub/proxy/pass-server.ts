import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { ExchangeObserver } from './exchange-observer.ts'
import type { PassRequestOptions } from './pass-request.ts'
import { ProxyExchange, refuse } from './proxy-exchange.ts'
import { connectTo } from './target-connection.ts'

/** Everything goes to the target, and nothing goes elsewhere; a path of its own comes before that of the request. */
export interface PassServerOptions extends PassRequestOptions {
  /** Who sees an exchange. */
  readonly observe: (incoming: IncomingMessage) => ExchangeObserver
  /** Answers a request itself where it is not for the target; gives whether it did. */
  readonly answer?: (incoming: IncomingMessage, response: ServerResponse) => boolean
}

/** A server that passes everything on, unchanged and at once, under the eyes of a witness. */
export function createPassServer({ observe, answer, ...options }: PassServerOptions): Server {
  const connection = connectTo(options.target)
  const take = (incoming: IncomingMessage, response: ServerResponse): void => {
    const path = incoming.url ?? ''
    if (!path.startsWith('/')) refuse(response, 400, 'The proxy takes paths, not addresses.')
    else if (incoming.headers.upgrade?.toLowerCase() === 'websocket') refuse(response, 501, noTunnel)
    else if (!answer?.(incoming, response)) {
      new ProxyExchange({ options, incoming, response, connection, observer: observe(incoming) }).start()
    }
  }
  const server = createServer(take)
  // Leave to send a body is for the target to give.
  server.on('checkContinue', take)
  server.on('connect', (_, socket) => socket.end('HTTP/1.1 501 Not Implemented\r\nConnection: close\r\n\r\n'))
  // A long upload is for the target to end.
  server.requestTimeout = 0
  server.on('close', () => connection.close())
  return server
}

/** Another protocol than WebSocket is offered and need not be taken: such a request goes on without the offer. */
const noTunnel = 'The proxy passes requests and replies, and opens no tunnel: ask the target itself for a WebSocket.'

/** Gives the address once the server listens. */
export async function listen(server: Server, { host, port }: { host: string; port: number }): Promise<string> {
  await once(server.listen({ host, port }), 'listening')
  const bound = server.address()
  const actualPort = typeof bound === 'object' && bound ? bound.port : port
  return `http://${host.includes(':') ? `[${host}]` : host}:${actualPort}`
}
