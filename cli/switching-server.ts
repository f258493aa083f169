import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import { withResolvers } from '../runtime/es2024.ts'
import { getUrl } from '../settings/output.ts'
import type { OpenMock } from './program.ts'

/** What the server of an app handles. */
const events = ['request', 'clientError', 'timeout'] as const

/** A server that hands every request to the latest of its apps. Connections outlive the apps. */
export class SwitchingServer {
  readonly server: Server = createServer()
  #latest: OpenMock | undefined
  readonly #closing = new Set<Promise<void>>()

  constructor() {
    for (const event of events) this.server.on(event, (...args) => void this.#latest?.app.server.emit(event, ...args))
  }

  /** Serves an app from now on. The requests of the one before it end as at a shutdown. Closes an app that cannot start, and rejects. */
  async serve(mock: OpenMock): Promise<void> {
    closeByReplies(mock.app.server)
    try {
      await mock.app.ready()
    } catch (error) {
      await mock.close()
      throw error
    }
    const { requestTimeout, headersTimeout, keepAliveTimeout, timeout } = mock.app.server
    Object.assign(this.server, { requestTimeout, headersTimeout, keepAliveTimeout, timeout })
    const before = this.#latest
    this.#latest = mock
    if (before) this.#close(before)
  }

  /** Resolves with its address. */
  async listen({ host, port }: { readonly host: string; readonly port: number }): Promise<string> {
    await once(this.server.listen({ host, port }), 'listening')
    return getUrl(this.server, host)
  }

  async close(): Promise<void> {
    const { promise: isClosed, resolve } = withResolvers<void>()
    this.server.close(() => resolve())
    const timer = setInterval(() => this.server.closeIdleConnections(), 50)
    if (this.#latest) this.#close(this.#latest)
    await Promise.all(this.#closing)
    clearInterval(timer)
    this.server.closeAllConnections()
    await isClosed
  }

  #close(mock: OpenMock): void {
    const closing = mock.close().finally(() => this.#closing.delete(closing))
    this.#closing.add(closing)
  }
}

/** An app that does not listen has no connections: it stays open until its replies are sent, and aborts those. */
function closeByReplies(server: Server): void {
  const open = new Set<ServerResponse>()
  let onEmpty = () => {}
  server.prependListener('request', (_, reply) => {
    open.add(reply)
    reply.once('close', () => {
      open.delete(reply)
      if (open.size === 0) onEmpty()
    })
  })
  server.close = (done = () => {}) => {
    onEmpty = done
    if (open.size === 0) done()
    return server
  }
  server.closeAllConnections = () => {
    for (const reply of open) reply.destroy()
  }
}
