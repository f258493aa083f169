/**
 * Whether an id matches the pattern or is below it. `*` matches within one part of the id, `**` across parts.
 */
export function matchesPattern(pattern: string, id: string): boolean {
  const form = pattern
    .replace(/[\\^$.+?()[\]{}|]/g, '\\$&')
    .replace(/\*+/g, (stars) => (stars === '*' ? '[^/]*' : '.*'))
  return new RegExp(`^${form}(?:/|$)`, 's').test(id)
}
