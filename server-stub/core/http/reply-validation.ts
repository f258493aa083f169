import type { Route, Stream } from '../contract.ts'
import type { StreamWatch } from '../handler.ts'

export interface SentReply {
  readonly status: number
  readonly mediaType: string
  /** A JSON value; undefined for bytes. */
  readonly value?: unknown
}

/** Validates sent replies and streams. */
export interface ReplyValidation {
  reply(route: Route, reply: SentReply): void
  stream(stream: Stream): StreamWatch
}
