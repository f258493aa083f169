import type { FastifyInstance } from 'fastify'
import type { HandlerTable } from '../core/handler.ts'
import type { OpenStream } from '../core/stream/open-streams.ts'

/** A task with a new state; `kind` is a kind of the task store. */
export interface TaskChange {
  readonly kind: string
  readonly status: string
}

export interface UpstreamState {
  readonly name: string
  /** Requests by status, each retry separately; `none` if there was no reply, `cut` if the client had disconnected. */
  readonly attempts: ReadonlyMap<string, number>
  /** Requests that failed because of the upstream. */
  readonly failures: number
  readonly isBreakerOpen: boolean
}

/** One operational feature of a server; all hooks are optional. */
export interface ServerPlugin {
  /** Adds hooks and routes, before those of the contract. */
  extend?(server: FastifyInstance): void
  around?(handlers: HandlerTable): HandlerTable
  onFirstEvent?(stream: OpenStream): void
  onStreamEnd?(stream: OpenStream): void
  onTask?(change: TaskChange): void
  /** This process has started (1) or ended (-1) work on a task of that kind. */
  onWork?(kind: string, change: 1 | -1): void
  onCallback?(attempt: { readonly outcome: string }): void
  /** Called once, before the first request. */
  onUpstreams?(upstreams: readonly UpstreamState[]): void
  /** Called after the server has stopped. */
  close?(): Promise<void>
}
