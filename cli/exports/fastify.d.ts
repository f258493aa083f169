import type { IncomingMessage, Server, ServerResponse } from 'node:http'

/** What the types of the package show of Fastify, which is bundled: its declarations import this file instead. */
export interface FastifyInstance {
  readonly server: Server
  /** Resolves with the address. */
  listen(options: { readonly port: number; readonly host?: string }): Promise<string>
  ready(): Promise<unknown>
  close(): Promise<unknown>
  addHook(name: string, hook: (...args: never) => unknown): FastifyInstance
  register(plugin: unknown, options?: object): unknown
}

export interface FastifyRequest {
  readonly raw: IncomingMessage
}

export interface FastifyReply {
  readonly raw: ServerResponse
}

/** The options of a route. */
export type FastifyContextConfig = object
