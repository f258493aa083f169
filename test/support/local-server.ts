import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, createServer as createSocketServer, type Server, type Socket } from 'node:net'

export interface LocalServer {
  readonly url: string
  readonly port: number
  /** The open connections. */
  readonly sockets: ReadonlySet<Socket>
  /** Closes it with all its connections. */
  close(): Promise<void>
}

/** Starts a server of this process on a port of this machine, by default a free one. */
export async function startServer(listener: RequestListener | Server, port = 0): Promise<LocalServer> {
  const server = typeof listener === 'function' ? createServer(listener) : listener
  const sockets = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.once('close', () => sockets.delete(socket))
  })
  await once(server.listen(port, '127.0.0.1'), 'listening')
  const address = server.address() as AddressInfo
  const close = async () => {
    const closed = once(server, 'close')
    server.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }
  return { url: `http://127.0.0.1:${address.port}`, port: address.port, sockets, close }
}

/** A free port of this machine, outside of the range that the system assigns itself. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const port = randomInt(10_000, 32_768)
    const server = createSocketServer()
    server.once('error', () => resolve(freePort()))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(port)))
  })
}
