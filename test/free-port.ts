import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** A free port of this machine, outside of the range that the system assigns itself. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const port = randomInt(10_000, 32_768)
    const server = createServer()
    server.once('error', () => resolve(freePort()))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(port)))
  })
}
