import type { FastifyInstance } from 'fastify'
import type { HandlerTable } from '../handler.ts'

/** One operational feature of a server; all hooks are optional. */
export interface ServerPlugin {
  /** Adds hooks and routes, before those of the contract. */
  extend?(server: FastifyInstance): void
  /** Replaces or wraps handlers. */
  wrapHandlers?(handlers: HandlerTable): HandlerTable
  /** Called after the server has stopped. */
  close?(): Promise<void>
}

/** Replies at `/healthz` without a key that the process is alive, unless the contract has that path. */
export function serveHealth(server: FastifyInstance, contractPaths: readonly string[]): void {
  if (contractPaths.includes('/healthz')) return
  server.get('/healthz', { config: { access: 'public' } }, async () => ({ status: 'ok' }))
}
