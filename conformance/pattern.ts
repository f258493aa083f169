/**
 * Whether an id is the pattern or lies below it. `*` stands for any text within one part of the id, `**` for any text.
 */
export function matchesPattern(pattern: string, id: string): boolean {
  const form = pattern
    .replace(/[\\^$.+?()[\]{}|]/g, '\\$&')
    .replace(/\*+/g, (stars) => (stars === '*' ? '[^/]*' : '.*'))
  return new RegExp(`^${form}(?:/|$)`, 's').test(id)
}
