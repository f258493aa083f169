import { type EventBatches, toBatch } from '../core/handler.ts'
import type { Delta } from '../ports/text-model.ts'

/**
 * The events that deltas become. What is ready together stays together; what goes before a delta that cannot be encoded
 * is told before the failure.
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
