import type { Stream } from '../../core/contract.ts'
import type { NamedEvent, Outcome } from '../../core/handler.ts'
import type { MockExchange } from '../middleware.ts'

/** What becomes of an answer that a fault strikes: each member alters one stage on its way into bytes. */
export interface Effect {
  /** Comes before the answer is asked for; stands in its place where it gives one. Throws a problem to refuse. */
  readonly before?: (exchange: MockExchange) => Promise<Outcome | undefined>
  readonly events?: (events: Events, stream: Stream) => Events
  /** Of a stream: each event as it stands on the wire, and last what ends the stream where there is such a thing. */
  readonly frames?: (frames: Frames, stream: Stream) => Frames
  /** `length` is that of the whole body; undefined where nobody knows. */
  readonly bytes?: (chunks: Chunks, length: number | undefined) => Chunks
  /** Whether a stream is as legal after it as it was before. */
  readonly isLegal?: boolean
}

export type Events = AsyncIterable<NamedEvent>
export type Frames = AsyncIterable<Frame>
export type Chunks = AsyncIterable<Uint8Array>

export interface Frame {
  readonly name: string
  readonly bytes: Uint8Array
}

/** Thrown by the body of an answer that ends in the middle. */
export class Truncated extends Error {
  override readonly name = 'Cut'

  constructor() {
    super('a fault cuts the connection')
  }
}
