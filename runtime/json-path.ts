import { ownValue } from './json.ts'

/** The keys of the paths in use: the same few for every value, since paths are those of rules and code, not of requests. */
const pathKeys = new Map<string, readonly string[]>([['', []]])

function getKeys(path: string): readonly string[] {
  const known = pathKeys.get(path)
  if (known) return known
  const keys = path.split('.')
  pathKeys.set(path, keys)
  return keys
}

/** The value at a dotted path of untrusted JSON; undefined if there is none. The others also check its type. */
export function valueAt(value: unknown, path: string): unknown {
  let found = value
  for (const key of getKeys(path)) {
    if (typeof found !== 'object' || found === null) return undefined
    found = ownValue(found, key)
  }
  return found
}

export function numberAt(value: unknown, path: string): number | undefined {
  const found = valueAt(value, path)
  return typeof found === 'number' ? found : undefined
}

export function textAt(value: unknown, path: string): string | undefined {
  const found = valueAt(value, path)
  return typeof found === 'string' ? found : undefined
}

/** Empty if there is no array. */
export function listAt(value: unknown, path: string): readonly unknown[] {
  const found = valueAt(value, path)
  return Array.isArray(found) ? found : []
}

/** A non-negative integer. */
export function countAt(value: unknown, path: string): number | undefined {
  const found = numberAt(value, path)
  return found !== undefined && Number.isSafeInteger(found) && found >= 0 ? found : undefined
}
