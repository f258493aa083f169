import { type EventBatches, toBatch } from '../core/handler.ts'
import type { Delta } from '../ports/text-model.ts'

/**
 * Encodes batches of deltas. Keeps the batches together; emits the events before a delta that cannot be encoded, then
 * fails.
 */
export async function* encodeBatches<E>(
  deltas: EventBatches<Delta>,
  encode: (delta: Delta) => readonly E[],
): AsyncGenerator<readonly E[]> {
  for await (const step of deltas) {
    const events: E[] = []
    try {
      for (const delta of toBatch(step)) for (const event of encode(delta)) events.push(event)
    } finally {
      if (events.length > 0) yield events
    }
  }
}
