import { isObject, ownValue } from '../json.ts'

/** Whether two JSON values are equal, as JSON Schema means it: 0 equals -0, and the order of properties does not count. */
export function equalValues(a: unknown, b: unknown): boolean {
  if (Array.isArray(a))
    return Array.isArray(b) && a.length === b.length && a.every((item, at) => equalValues(item, b[at]))
  if (!isObject(a) || !isObject(b)) return a === b
  const entries = Object.entries(a)
  return (
    entries.length === Object.keys(b).length && entries.every(([name, value]) => equalValues(value, ownValue(b, name)))
  )
}
