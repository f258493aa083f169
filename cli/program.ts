import type { FastifyInstance } from 'fastify'

/** A server that is not listening yet. */
export interface Program {
  readonly app: Pick<FastifyInstance, 'server'> & { listen(at: { host: string; port: number }): Promise<string> }
  readonly adminUrl: string | undefined
  /** Path of the page that shows requests. */
  readonly page?: string
  /** Lines of the start-up summary. */
  readonly summary?: readonly string[]
  /** Shuts down gracefully and closes all resources. */
  close(): Promise<void>
}

/** A mock of the gateway, or of one version of a document. */
export interface OpenMock extends Pick<Program, 'adminUrl' | 'close'> {
  readonly app: FastifyInstance
  readonly summary: readonly string[]
}
