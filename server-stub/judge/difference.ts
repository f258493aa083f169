import { ownValue } from '../core/contract.ts'
import { quote } from '../core/validation/quote.ts'

export interface Difference {
  /** Dotted path, empty for the whole. */
  readonly at: string
  readonly message: string
}

/** The first place where `found` is not `expected`; undefined where they are equal. Members in `ignored` do not count. */
export function firstDifference(
  expected: unknown,
  found: unknown,
  ignored: ReadonlySet<string> = new Set(),
): Difference | undefined {
  if (isBranch(expected) && isBranch(found) && Array.isArray(expected) === Array.isArray(found)) {
    for (const key of new Set([...Object.keys(expected), ...Object.keys(found)])) {
      if (ignored.has(key)) continue
      const inner = firstDifference(ownValue(expected, key), ownValue(found, key), ignored)
      if (inner) return { ...inner, at: inner.at === '' ? key : `${key}.${inner.at}` }
    }
    return undefined
  }
  if (Object.is(expected, found)) return undefined
  return { at: '', message: `must be ${quote(expected)}, got ${quote(found)}` }
}

function isBranch(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
