import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, createServer as createSocketServer } from 'node:net'

export interface Running {
  readonly url: string
  close(): Promise<void>
}

/** A server on a free port of this machine, until it is closed with all its connections. */
export async function startServer(listener: RequestListener | Server): Promise<Running> {
  const server = typeof listener === 'function' ? createServer(listener) : listener
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const close = async () => {
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
  }
  return { url: `http://127.0.0.1:${port}`, close }
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
