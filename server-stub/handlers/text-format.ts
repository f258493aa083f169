import type { Clock } from '../../runtime/clock.ts'
import { type EventBatches, toBatch } from '../../runtime/handler.ts'
import type { ModelCatalog } from '../ports/access.ts'
import type { Store } from '../ports/state.ts'
import type { Delta, PromptPart, TextModel, Turn } from '../ports/text-model.ts'

/** Collects parts as turns: adjacent parts of the same role join one turn, and no turn is empty. */
export class TurnList {
  readonly turns: { readonly role: Turn['role']; readonly parts: PromptPart[] }[] = []

  add(role: Turn['role'], part: PromptPart): void {
    const last = this.turns.at(-1)
    if (last?.role === role) last.parts.push(part)
    else this.turns.push({ role, parts: [part] })
  }
}

/** The ports of the three text formats. */
export interface TextPorts {
  readonly text: TextModel
  readonly models: ModelCatalog
  readonly store: Store
  readonly clock: Clock
  /** Returns a new unique id with a prefix, such as `msg_`. */
  readonly newId: (prefix: string) => string
}

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

/** The events of a reply that is sent whole. */
export async function encodeAll<E>(
  deltas: EventBatches<Delta>,
  encode: (delta: Delta) => readonly E[],
): Promise<readonly E[]> {
  const events: E[] = []
  for await (const step of deltas) {
    for (const delta of toBatch(step)) for (const event of encode(delta)) events.push(event)
  }
  return events
}

/** Adds the prefix of a format to an id, unless a model has sent it with that prefix. */
export function withPrefix(prefix: string, id: string): string {
  return id.startsWith(prefix) ? id : prefix + id
}
