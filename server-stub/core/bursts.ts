/** Items as they get ready: one by one, or in one array those that are ready at the same time. */
export type Bursts<T> = AsyncIterable<T | readonly T[]>

/** The items of one step of `Bursts`; an item is never an array itself. */
export function itemsOf<T extends object>(step: T | readonly T[]): readonly T[] {
  return isBurst(step) ? step : [step]
}

function isBurst<T>(step: T | readonly T[]): step is readonly T[] {
  return Array.isArray(step)
}
