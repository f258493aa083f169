import type { Outcome } from '../../runtime/handler.ts'
import type { Effect } from './stages.ts'

/** The same effect, which calls `onChange` when it alters an answer. */
export function observeEffect(effect: Effect, onChange: () => void): Effect {
  const { events, frames, lines, bytes } = effect
  return {
    ...effect,
    ...(events && { events: (items, stream) => alterNoting(items, (source) => events(source, stream), onChange) }),
    ...(frames && { frames: (items, stream) => alterNoting(items, (source) => frames(source, stream), onChange) }),
    ...(lines && { lines: (items) => alterNoting(items, lines, onChange) }),
    ...(bytes && { bytes: (items, length) => alterNoting(items, (source) => bytes(source, length), onChange) }),
  }
}

/** Calls `onChange` when an item is not passed on as it is, or is added or missing. */
async function* alterNoting<T>(
  items: AsyncIterable<T>,
  alter: (items: AsyncIterable<T>) => AsyncIterable<T>,
  onChange: () => void,
): AsyncGenerator<T> {
  const taken: T[] = []
  let isRead = false
  const source = (async function* () {
    for await (const item of items) {
      taken.push(item)
      yield item
    }
    isRead = true
  })()
  for await (const item of alter(source)) {
    if (taken.shift() !== item) onChange()
    yield item
  }
  // An effect that reads no further has ended the answer.
  if (taken.length > 0 || !isRead) onChange()
}

/** The same answer, which calls `onEnd` when it is complete; not when it breaks off. */
export function callAtEnd(outcome: Outcome, onEnd: () => void): Outcome {
  if ('events' in outcome) return { ...outcome, events: followedBy(outcome.events, onEnd) }
  return 'relay' in outcome ? { relay: { ...outcome.relay, body: followedBy(outcome.relay.body, onEnd) } } : outcome
}

/** The items, and at their end a call; none if they break off. */
export async function* followedBy<T>(items: AsyncIterable<T>, onEnd: () => void): AsyncGenerator<T> {
  yield* items
  onEnd()
}
