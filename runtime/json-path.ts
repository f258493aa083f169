import { ownValue } from './json.ts'

/** The keys of the paths in use: the same few for every value, since paths are those of rules and code, not of requests. */
const pathKeys = new Map<string, readonly string[]>([['', []]])

function getKeys(path: string): readonly string[] {
  const cached = pathKeys.get(path)
  if (cached) return cached
  const keys = path.split('.')
  pathKeys.set(path, keys)
  return keys
}

/** The value at a dotted path of untrusted JSON; undefined if there is none. The others also check its type. */
export function valueAt(value: unknown, path: string): unknown {
  let node = value
  for (const key of getKeys(path)) {
    if (typeof node !== 'object' || node === null) return undefined
    node = ownValue(node, key)
  }
  return node
}

export function numberAt(value: unknown, path: string): number | undefined {
  const member = valueAt(value, path)
  return typeof member === 'number' ? member : undefined
}

export function textAt(value: unknown, path: string): string | undefined {
  const member = valueAt(value, path)
  return typeof member === 'string' ? member : undefined
}

/** Empty if there is no array. */
export function listAt(value: unknown, path: string): readonly unknown[] {
  const member = valueAt(value, path)
  return Array.isArray(member) ? member : []
}

/** A non-negative integer. */
export function countAt(value: unknown, path: string): number | undefined {
  const count = numberAt(value, path)
  return count !== undefined && Number.isSafeInteger(count) && count >= 0 ? count : undefined
}
