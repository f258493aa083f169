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
