import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { type Family, ownValue } from '../contract.ts'
import { encodeProblem, Problem } from '../problem.ts'

interface ConnectionError {
  readonly code?: string
}

/** What the parser reports by code; everything else is not HTTP. */
const known: Readonly<Record<string, { readonly status: number; readonly message: string }>> = {
  HPE_HEADER_OVERFLOW: { status: 431, message: 'The address and the headers of the request are too long.' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'The request did not arrive in time.' },
}
const malformed = { status: 400, message: 'The request is not valid HTTP.' }

/** How long a client may go on sending after a refusal. To close at once would reset the connection, and lose the refusal. */
const LINGER_MS = 5000

/** Answers what could not be read as a request, and so belongs to no path, in the words of `family`; then hangs up. */
export function clientErrorHandler(family: Family | undefined) {
  const refused = new WeakSet<Socket>()
  return ({ code = '' }: ConnectionError, socket: Socket): void => {
    if (code === 'ECONNRESET') return void socket.destroy()
    // Each piece of what follows is reported again.
    if (refused.has(socket)) return
    if (!socket.writable) return void socket.destroy()
    refused.add(socket)
    const { status, message } = ownValue(known, code) ?? malformed
    const { mediaType, body } = encodeProblem(new Problem('invalid-request', message), family)
    const text = JSON.stringify(body)
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      `content-type: ${mediaType}; charset=utf-8`,
      `content-length: ${Buffer.byteLength(text)}`,
      'connection: close',
    ]
    socket.end(`${head.join('\r\n')}\r\n\r\n${text}`)
    const timer = setTimeout(() => socket.destroy(), LINGER_MS).unref()
    socket.once('close', () => clearTimeout(timer))
  }
}
