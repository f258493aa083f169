import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tryParseJson } from '../../runtime/json.ts'
import type { ReceivedCallback } from '../../runtime/judge/task.ts'
import { UsageError } from '../../settings/errors.ts'
import { formatUrl } from '../../settings/output.ts'

/** Receives the callbacks of tasks. */
export interface Receiver {
  /** The address for callbacks of one subject, such as a scenario; always the same. */
  urlFor(subject: string): string
  /** The requests about a subject so far, in order. */
  receivedFor(subject: string): readonly ReceivedCallback[]
  close(): Promise<void>
}

/** Address to listen on for callbacks; default: a free local port. */
export interface ReceiverAddress {
  readonly host: string
  readonly port: number
  /** Its public URL, without a trailing slash. */
  readonly publicUrl?: string
}

/** The address cannot be used; the message is one line for the user. */
class ReceiverError extends UsageError {
  override readonly hint = ''
}

const mostBytes = 1024 * 1024

/** Starts a receiver. Throws a ReceiverError if nothing can listen on the address. */
export async function startReceiver({ host, port, publicUrl }: ReceiverAddress = anyLocalPort): Promise<Receiver> {
  // Late callbacks of an earlier run, or other requests, belong to no subject of this run.
  const run = randomBytes(8).toString('hex')
  const subjects = new Map<string, { readonly url: string; readonly received: ReceivedCallback[] }>()
  const byPath = new Map<string, ReceivedCallback[]>()
  const server = createServer(async (request, response) => {
    // A tunnel may add or remove a path prefix.
    const path = request.url?.split('?')[0]?.split('/').slice(-2).join('/') ?? ''
    const received = byPath.get(path)
    const callback = received && (await readCallback(request).catch(() => undefined))
    if (callback) received.push(callback)
    response.writeHead(callback ? 204 : 404).end()
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) =>
      reject(new ReceiverError(`Nothing can listen on ${host}:${port}: ${error.message}.`)),
    )
    server.listen(port, host, resolve)
  })
  const { address, port: boundPort } = server.address() as AddressInfo
  const base = publicUrl ?? formatUrl(address, boundPort)
  const getSubject = (subject: string) => {
    const path = `${run}/${subjects.size}`
    const entry = subjects.get(subject) ?? { url: `${base}/${path}`, received: [] }
    if (!subjects.has(subject)) byPath.set(path, entry.received)
    subjects.set(subject, entry)
    return entry
  }
  return {
    urlFor: (subject) => getSubject(subject).url,
    receivedFor: (subject) => getSubject(subject).received,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

const anyLocalPort: ReceiverAddress = { host: '127.0.0.1', port: 0 }

async function readCallback(request: IncomingMessage): Promise<ReceivedCallback> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request) {
    bytes += chunk.length
    if (bytes > mostBytes) throw new RangeError('The body is too large for a callback.')
    chunks.push(chunk)
  }
  const text = Buffer.concat(chunks).toString()
  const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, value?.toString()]))
  return { method: request.method ?? '', headers, body: tryParseJson(text, text), text }
}
