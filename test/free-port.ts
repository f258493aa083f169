import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** A port of this machine that nobody listens on, and that no system gives to who asks for any. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const port = randomInt(10_000, 32_768)
    const server = createServer()
    server.once('error', () => resolve(freePort()))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(port)))
  })
}
