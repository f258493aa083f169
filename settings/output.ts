import type { Server } from 'node:http'
import { getFileReason } from './files.ts'

/** Lines that wait for a reader that has stopped reading, in bytes; later ones are dropped. */
const MAX_WAITING = 1024 * 1024

/** Ends the process when it cannot write its output: quietly if the reader ended first, as in `gatewright diff HEAD | head`. */
export function endWithReader(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit()
    process.stderr.write(`Cannot write the output: ${getFileReason(error)}.\n`)
    process.exit(2)
  })
}

/** Lets a server go on when it cannot write its output. */
export function serveWithoutReader(): void {
  for (const stream of [process.stdout, process.stderr]) stream.removeAllListeners('error').on('error', () => {})
}

/** Prints a line of a server, unless too many are unread. */
export function printLine(line: string): void {
  if (process.stdout.writableLength < MAX_WAITING) process.stdout.write(`${line}\n`)
}

/** The URL of a server; an address of IPv6 is in brackets. */
export function formatUrl(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/** The URL of a server that listens on `host`. */
export function getUrl(server: Server, host: string): string {
  const address = server.address()
  return formatUrl(host, typeof address === 'object' && address ? address.port : 0)
}
