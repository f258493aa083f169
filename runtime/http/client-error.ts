import { type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Family } from '../contract.ts'
import { ownValue } from '../json.ts'
import { encodeProblem, Problem } from '../problem.ts'

/** Parser errors by code; every other error means invalid HTTP. */
const parserErrors: Readonly<Record<string, { readonly status: number; readonly message: string }>> = {
  HPE_HEADER_OVERFLOW: { status: 431, message: 'The address and the headers of the request are too long.' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'The request did not arrive in time.' },
}
const malformed = { status: 400, message: 'The request is not valid HTTP.' }

export const twoHosts = 'The request has several Host headers; send one.'

/** Whether a request names several hosts, which RFC 9112 refuses; Node.js takes the first, others may take the last. */
export function namesTwoHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? ''
    if (name.length === 4 && name.toLowerCase() === 'host') hosts++
  }
  return hosts > 1
}

/** Delay before closing. An immediate close would reset the connection while the client sends, and lose the reply. */
const LINGER_MS = 5000

/** Answers an unreadable request with the error body of `family` and closes the connection. */
export function clientErrorHandler(family: Family | undefined) {
  const answered = new WeakSet<Socket>()
  return ({ code = '' }: NodeJS.ErrnoException, socket: Socket): void => {
    if (code === 'ECONNRESET') return void socket.destroy()
    // The parser reports every further chunk again.
    if (answered.has(socket)) return
    // The body of a reply cannot contain another reply.
    if (!socket.writable || getReply(socket)?.headersSent) return void socket.destroy()
    answered.add(socket)
    const { status, message } = ownValue(parserErrors, code) ?? malformed
    const { mediaType, body } = encodeProblem(new Problem('invalid-request', message, { status }), family)
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

/** The reply that is being sent. The handler of Node.js reads it as well. */
function getReply(socket: Socket & { readonly _httpMessage?: ServerResponse }): ServerResponse | undefined {
  return socket._httpMessage
}
