import type { FastifyInstance } from 'fastify'
import type { HandlerTable } from '../handler.ts'
import { sendJson } from './whole-reply.ts'

/** One operational feature of a server; all hooks are optional. */
export interface ServerPlugin {
  /** Adds hooks and routes, before those of the contract. */
  extend?(server: FastifyInstance): void
  /** Replaces or wraps handlers. */
  wrapHandlers?(handlers: HandlerTable): HandlerTable
  /** Called after the server has stopped. */
  close?(): Promise<void>
}

/**
 * Prints a line for each request: time, method, path, status and duration. It has no query, which may contain a key.
 * The parser of Node refuses a path with control characters.
 */
export function logRequests(server: FastifyInstance, print: (line: string) => void): void {
  server.addHook('onResponse', (request, reply, done) => {
    const path = request.url.replace(/[?#].*$/s, '')
    const facts = [request.method, path, reply.raw.statusCode, `${Math.round(reply.elapsedTime)} ms`]
    const end = reply.raw.writableFinished ? [] : ['cut']
    print([new Date().toTimeString().slice(0, 8), ...facts, ...end].join(' '))
    done()
  })
}

/** Replies at `/healthz` without a key that the process is alive, unless the contract has that path. */
export function serveHealth(server: FastifyInstance, contractPaths: readonly string[]): void {
  if (contractPaths.includes('/healthz')) return
  server.get('/healthz', { config: { access: 'public' } }, (_, reply) => sendJson(reply, { status: 'ok' }))
}
