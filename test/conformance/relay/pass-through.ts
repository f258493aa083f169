import { createServer, type IncomingMessage, request as sendHttp } from 'node:http'
import { type LocalServer, startServer } from '../../support/local-server.ts'

const CREDENTIALS = ['authorization', 'x-api-key', 'x-goog-api-key', 'host', 'connection', 'content-length']

interface PassThroughOptions {
  /** The URLs that it serves. */
  readonly serves?: RegExp
  /** Whether it asks the upstream no more after its first failure. */
  readonly stops?: boolean
}

/** A proxy that replaces the key and nothing else. */
export function startPassThrough(
  port: number,
  key: string,
  { serves = /./, stops = false }: PassThroughOptions = {},
): Promise<LocalServer> {
  let hasFailed = false
  const server = createServer(async (request, response) => {
    if (stops && hasFailed) return void response.writeHead(503).end('{}')
    if (!serves.test(request.url ?? '')) return void response.writeHead(404).end()
    const url = new URL(request.url ?? '', `http://127.0.0.1:${port}`)
    url.searchParams.delete('key')
    const kept = Object.entries(request.headers).filter(([name]) => !CREDENTIALS.includes(name))
    const credentials = { authorization: `Bearer ${key}`, 'x-api-key': key, 'x-goog-api-key': key }
    const outgoing = sendHttp(url, { method: request.method, headers: { ...Object.fromEntries(kept), ...credentials } })
    response.once('close', () => outgoing.destroy())
    outgoing.setTimeout(3000, () => outgoing.destroy())
    outgoing.on('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end('{}')))
    outgoing.on('response', (incoming: IncomingMessage) => {
      hasFailed ||= incoming.statusCode !== 200
      const { 'content-type': type = '', 'retry-after': retry } = incoming.headers
      response.writeHead(incoming.statusCode ?? 502, {
        'content-type': type,
        ...(retry ? { 'retry-after': retry } : {}),
      })
      incoming.on('error', () => response.destroy())
      incoming.pipe(response)
    })
    request.pipe(outgoing)
  })
  return startServer(server)
}
