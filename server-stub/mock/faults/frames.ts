import type { Stream } from '../../core/contract.ts'
import { type EventBatches, type NamedEvent, toBatch } from '../../core/handler.ts'
import { asProblem, fillTemplate } from '../../core/problem.ts'
import { frameEvent, framings, nameOfEvent } from '../../core/stream/framing.ts'
import type { MockExchange } from '../middleware.ts'
import { type Events, type Frames, Truncated } from './effect.ts'

/** Events one by one. A failure on the way is the contract's failure event, as it is where nobody alters the stream. */
export async function* oneByOne(events: EventBatches<NamedEvent>, { failure }: Stream, exchange: MockExchange): Events {
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
    if (failure === undefined || call.signal.aborted) throw new Truncated()
    if (problem.kind === 'internal') log(`The stream of ${route.operationId} failed.`, problem.cause ?? problem)
    yield { event: failure.event, data: fillTemplate(failure, problem, count) }
  }
}

/** Gets the first event ready: a failure before it is thrown here. */
export async function begun(events: EventBatches<NamedEvent>): Promise<EventBatches<NamedEvent>> {
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

/** Each event as it stands on the wire, and last what ends the stream. */
export async function* getFrames(events: Events, stream: Stream): Frames {
  let count = 0
  for await (const event of events) {
    yield { name: nameOfEvent(stream, event) ?? '', bytes: Buffer.from(frameEvent(stream, event, count++)) }
  }
  const end = framings[stream.framing].tail(count)
  if (end !== '') yield { name: '', bytes: Buffer.from(end) }
}

export async function* toBytes(frames: Frames): AsyncGenerator<Uint8Array> {
  for await (const { bytes } of frames) yield bytes
}
