/** A part of a list. */
export interface Page<T> {
  readonly items: readonly T[]
  readonly total: number
  /** Start of the next page; absent on the last one. */
  readonly cursor?: number
}

/** At most `size` items from a cursor on, and fewer if they are long. */
export function pageOf<T>(all: readonly T[], cursor = 0, size = 20): Page<T> {
  const items = takeFitting(all.slice(cursor, cursor + size))
  const end = cursor + items.length
  return { items, total: all.length, ...(end < all.length ? { cursor: end } : {}) }
}

/** Leaves room for the rest of an answer. */
const MAX_PAGE_CHARS = 13_000

/** The first items that fit in an answer; at least one. */
export function takeFitting<T>(items: readonly T[]): readonly T[] {
  let left = MAX_PAGE_CHARS
  const end = items.findIndex((item, index) => {
    left -= JSON.stringify(item).length + 1
    return left < 0 && index > 0
  })
  return end < 0 ? items : items.slice(0, end)
}
