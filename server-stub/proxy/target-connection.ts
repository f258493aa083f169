import { type ClientRequest, type RequestOptions, request } from 'node:http'
import { request as requestSecurely, Agent as SecureAgent } from 'node:https'
import { HalfOpenAgent } from './half-open-agent.ts'
import type { Header } from './pass-headers.ts'

/** What goes to the target: its first line and its headers. */
export interface OutgoingHead {
  readonly method: string
  readonly path: string
  readonly headers: readonly Header[]
}

/** The way to one target, over connections that are used again. */
export interface TargetConnection {
  /** Opens a request; the body and the end are the caller's. */
  open(head: OutgoingHead): ClientRequest
  close(): void
}

/** Most servers close what has been idle for 5 s, and a request that meets such a close is lost. */
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

/** Whether a request failed since the target closed an idle connection just as it went out on it. */
export function isStale({ reusedSocket }: ClientRequest, error: Error): boolean {
  return reusedSocket && 'code' in error && (error.code === 'ECONNRESET' || error.code === 'EPIPE')
}
