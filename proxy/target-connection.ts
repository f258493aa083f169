import { type ClientRequest, type RequestOptions, request } from 'node:http'
import { request as requestSecurely, Agent as SecureAgent } from 'node:https'
import { HalfOpenAgent } from './half-open-agent.ts'
import type { Header } from './pass-headers.ts'

export interface OutgoingHead {
  readonly method: string
  readonly path: string
  readonly headers: readonly Header[]
}

/** A connection pool for one target. */
export interface TargetConnection {
  /** Opens a request; the caller sends the body and ends it. */
  open(head: OutgoingHead): ClientRequest
  close(): void
}

/** Most servers close connections idle for 5 s; a request sent at that moment would fail. */
const IDLE_MS = 4000

export function connectTo(target: URL): TargetConnection {
  const isSecure = target.protocol === 'https:'
  const idle = { keepAlive: true, timeout: IDLE_MS }
  const agent = isSecure ? new SecureAgent(idle) : new HalfOpenAgent(idle)
  const send: (options: RequestOptions) => ClientRequest = isSecure ? requestSecurely : request
  const host = target.hostname.replace(/^\[(.*)\]$/, '$1')
  const address = { agent, protocol: target.protocol, host, port: target.port }
  return {
    open: ({ headers, ...line }) => send({ ...address, ...line, headers: headers.flat() }),
    close: () => agent.destroy(),
  }
}

/** Whether a request failed because the target closed the idle connection that it reused. */
export function isStale({ reusedSocket }: ClientRequest, error: Error): boolean {
  return reusedSocket && 'code' in error && (error.code === 'ECONNRESET' || error.code === 'EPIPE')
}
