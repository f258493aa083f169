import { isObject, type Json, ownValue } from '../../runtime/json.ts'

/**
 * Finds the first difference between a value and its expectation. Every expected member of an object and element of an array
 * is required; `{$type: 'string'}` matches any value of that JSON type, `{$matches: '^a'}` any string of that pattern,
 * `{$length: 2}` any array or string of that length, `{$contains: value}` any array with such an element,
 * `{$below: 7}` any lower number, `{$not: value}` any other value, `{$absent: true}` no value.
 */
export function findDifference(expected: Json, actual: unknown, path = 'body'): string | undefined {
  const wildcard = isObject(expected) ? getWildcard(expected) : undefined
  if (wildcard) return wildcard.fits(actual) ? undefined : `${path} must ${wildcard.words}, got ${formatValue(actual)}`
  if (Array.isArray(expected)) return compareMembers(expected.entries(), actual, path)
  if (isObject(expected)) return compareMembers(Object.entries(expected), actual, path)
  return expected === actual ? undefined : `${path} must be ${JSON.stringify(expected)}, got ${formatValue(actual)}`
}

type Members = Iterable<readonly [string | number, Json]>

function compareMembers(expected: Members, actual: unknown, path: string): string | undefined {
  for (const [key, value] of expected) {
    const inner = Array.isArray(actual)
      ? actual[Number(key)]
      : isObject(actual)
        ? ownValue(actual, String(key))
        : undefined
    const difference = findDifference(value, inner, typeof key === 'number' ? `${path}[${key}]` : `${path}.${key}`)
    if (difference !== undefined) return difference
  }
  return undefined
}

interface Wildcard {
  /** What a value must do, such as `match ^https?://`. */
  readonly words: (wanted: Json) => string
  readonly fits: (wanted: Json, actual: unknown) => boolean
}

const wildcards: Readonly<Record<string, Wildcard>> = {
  $type: {
    words: (type) => `be of type ${type}`,
    fits: (type, actual) => getType(actual) === type,
  },
  $matches: {
    words: (form) => `match ${form}`,
    fits: (form, actual) => typeof actual === 'string' && new RegExp(String(form), 'u').test(actual),
  },
  $length: {
    words: (length) => `have length ${length}`,
    fits: (length, actual) => (Array.isArray(actual) || typeof actual === 'string') && actual.length === length,
  },
  $contains: {
    words: (wanted) => `contain ${JSON.stringify(wanted)}`,
    fits: (wanted, actual) =>
      Array.isArray(actual) && actual.some((item) => findDifference(wanted, item) === undefined),
  },
  $not: {
    words: (value) => `be other than ${JSON.stringify(value)}`,
    fits: (value, actual) => actual !== undefined && findDifference(value, actual) !== undefined,
  },
  $below: {
    words: (bound) => `be below ${bound}`,
    fits: (bound, actual) => typeof actual === 'number' && actual < Number(bound),
  },
  $absent: { words: () => 'be absent', fits: (_, actual) => actual === undefined },
}

/** What the expectation asks of a value, if it is a wildcard. */
function getWildcard(expected: Readonly<Record<string, Json>>) {
  const [name = '', ...others] = Object.keys(expected)
  const wildcard = others.length === 0 ? ownValue(wildcards, name) : undefined
  const wanted = ownValue(expected, name) ?? null
  return wildcard && { words: wildcard.words(wanted), fits: (actual: unknown) => wildcard.fits(wanted, actual) }
}

function getType(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

/** The beginning of a value as JSON. */
export function formatValue(value: unknown): string {
  return (JSON.stringify(value) ?? 'nothing').slice(0, 120)
}
