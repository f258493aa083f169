import type { FastifyInstance } from 'fastify'
import type { HandlerTable } from '../core/handler.ts'
import type { OpenStream } from '../core/stream/open-streams.ts'

/** A task that came to another state; `kind` is one of the task store's. */
export interface TaskChange {
  readonly kind: string
  readonly status: string
}

/** One upstream, as it is whenever it is looked at. */
export interface UpstreamState {
  readonly name: string
  /** Requests that were sent, each retry on its own: by status, or `none` where no reply came and `cut` where nobody waited. */
  readonly attempts: ReadonlyMap<string, number>
  /** Requests that were answered with a failure of the upstream's. */
  readonly failures: number
  /** Whether nothing but a trial is sent. */
  readonly isResting: boolean
}

/** One concern of running a server. What it leaves out is no concern of it. */
export interface ServerPlugin {
  /** Adds hooks and routes; called before those of the contract are there. */
  extend?(server: FastifyInstance): void
  /** Stands around the handlers. */
  around?(handlers: HandlerTable): HandlerTable
  onFirstEvent?(stream: OpenStream): void
  onStreamEnd?(stream: OpenStream): void
  onTask?(change: TaskChange): void
  /** Work on a task of that kind has been begun (1) or has ended (-1) in this process. */
  onWork?(kind: string, change: 1 | -1): void
  onCallback?(attempt: { readonly outcome: string }): void
  /** Called once, before the first request. */
  onUpstreams?(upstreams: readonly UpstreamState[]): void
  /** Called when nothing more is served. */
  close?(): Promise<void>
}
