import type { Stream } from '../../core/contract.ts'
import type { NamedEvent, Outcome } from '../../core/handler.ts'
import type { MockExchange } from '../middleware.ts'

/** The effect of a fault: each member alters one stage of the answer on its way to bytes. */
export interface Effect {
  /** Runs before the handler; a returned outcome replaces the answer. Throws a problem to refuse. */
  readonly before?: (exchange: MockExchange) => Promise<Outcome | undefined>
  readonly events?: (events: Events, stream: Stream) => Events
  /** Framed events of a stream, and last its end marker, if any. */
  readonly frames?: (frames: Frames, stream: Stream) => Frames
  /** `length` of the whole body; undefined if unknown. */
  readonly bytes?: (chunks: Chunks, length: number | undefined) => Chunks
  /** Whether a valid stream stays valid. */
  readonly isLegal?: boolean
}

export type Events = AsyncIterable<NamedEvent>
export type Frames = AsyncIterable<Frame>
export type Chunks = AsyncIterable<Uint8Array>

export interface Frame {
  readonly name: string
  readonly bytes: Uint8Array
}

/** Ends a body before its end, which closes the connection. */
export function truncate(): never {
  throw new Error('a fault cuts the connection')
}
