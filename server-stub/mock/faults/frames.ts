import type { Stream } from '../../core/contract.ts'
import { type EventBatches, type NamedEvent, toBatch } from '../../core/handler.ts'
import { asProblem, fillTemplate } from '../../core/problem.ts'
import { frameEvent, framings, nameOfEvent } from '../../core/stream/framing.ts'
import type { MockExchange } from '../middleware.ts'
import { type Events, type Frames, truncate } from './effect.ts'

/** Single events. An error becomes the failure event of the contract, as in an unaltered stream. */
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
    if (failure === undefined || call.signal.aborted) truncate()
    if (problem.kind === 'internal') log(`The stream of ${route.operationId} failed.`, problem.cause ?? problem)
    yield { event: failure.event, data: fillTemplate(failure, problem, count) }
  }
}

/** Waits for the first event, so that an earlier error is thrown here. */
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

/** Framed events, and last the end marker of the stream. */
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
