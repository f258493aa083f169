import type { Stream } from '../../runtime/contract.ts'
import { type EventBatches, type NamedEvent, type Outcome, toBatch } from '../../runtime/handler.ts'
import { asProblem, fillTemplate } from '../../runtime/problem.ts'
import { frameEnd, frameEvent, isFailure, nameOfEvent, toFramable } from '../../runtime/stream/framing.ts'
import type { MockExchange } from '../middleware.ts'

/**
 * How a fault alters an answer: it has a function for every stage that it alters. The stages are, in this order:
 *
 * 1. `before` the handler: a delay, a refusal, or another answer (fault-replies.ts);
 * 2. the answer is split into a head and either events or bytes (answer-parts.ts);
 * 3. `events` of a stream (alter-events.ts);
 * 4. `frames`, the same events framed as the contract declares (alter-frames.ts);
 * 5. `lines`, the way in which the framed events are written;
 * 6. `bytes` of the body (alter-bytes.ts).
 *
 * apply-injections.ts has the effects of all kinds of fault, and runs them through the stages.
 */
export interface Effect {
  /** Runs before the handler; a returned outcome replaces the answer. Throws a problem to refuse. */
  readonly before?: (exchange: MockExchange) => Promise<Outcome | undefined>
  readonly events?: (events: Events, stream: Stream) => Events
  /** Framed events of a stream, and last its end marker, if any. */
  readonly frames?: (frames: Frames, stream: Stream) => Frames
  /** Framed events of a stream of server-sent events. */
  readonly lines?: (frames: Frames) => Frames
  /** `length` of the whole body; undefined if unknown. */
  readonly bytes?: (chunks: Chunks, length: number | undefined) => Chunks
  /** Whether a valid stream stays valid. */
  readonly isLegal?: boolean
  /** Whether each piece of the body is sent alone. */
  readonly inPieces?: boolean
  /** Whether the length of the body is not announced. */
  readonly hidesLength?: boolean
}

export type Events = AsyncIterable<NamedEvent>
export type Frames = AsyncIterable<Frame>
export type Chunks = AsyncIterable<Uint8Array>

export interface Frame {
  readonly name: string
  /** A comment is no event and is not counted. */
  readonly isComment?: boolean
  readonly bytes: Uint8Array
}

/** Ends a body before its end, which closes the connection. */
export function cutConnection(): never {
  throw new Error('a fault cuts the connection')
}

/** Single events. An error becomes the failure event of the contract, as in an unaltered stream. */
export async function* toSingleEvents(
  events: EventBatches<NamedEvent>,
  { failure }: Stream,
  exchange: MockExchange,
): Events {
  let count = 0
  try {
    for await (const step of events) {
      for (const event of toBatch(step)) {
        yield event
        count++
      }
    }
  } catch (error) {
    const problem = asProblem(error)
    const { call, route, log } = exchange
    if (failure === undefined || call.signal.aborted) cutConnection()
    if (problem.kind === 'internal') log(`The stream of ${route.operationId} failed.`, problem.cause ?? problem)
    yield { event: failure.event, data: fillTemplate(failure, problem, count) }
  }
}

/** Waits for the first event, so that an earlier error is thrown here. */
export async function awaitFirst(events: EventBatches<NamedEvent>): Promise<EventBatches<NamedEvent>> {
  const source = events[Symbol.asyncIterator]()
  const first = await source.next()
  return (async function* () {
    try {
      for (let step = first; !step.done; step = await source.next()) yield step.value
    } finally {
      await source.return?.()
    }
  })()
}

/** Framed events, and last the end marker of the stream. */
export async function* getFrames(events: Events, stream: Stream): Frames {
  let count = 0
  let hasFailed = false
  for await (const event of events) {
    hasFailed = stream.endMark !== undefined && isFailure(stream, event)
    yield {
      name: nameOfEvent(stream, event) ?? '',
      bytes: Buffer.from(frameEvent(stream, toFramable(stream, event), count++)),
    }
  }
  const end = frameEnd(stream, count, hasFailed)
  if (end !== '') yield { name: '', bytes: Buffer.from(end) }
}

export async function* toBytes(frames: Frames): AsyncGenerator<Uint8Array> {
  for await (const { bytes } of frames) yield bytes
}
