import { matchesRedacted } from '../../proxy/recording/redact.ts'
import { matchesMasked } from '../../proxy/recording/secrets.ts'
import { DEPLOYMENT } from '../../proxy/recording/stable-values.ts'
import { isObject, ownValue } from '../../runtime/json.ts'
import { quote } from '../../runtime/validation/quote.ts'

/** A difference between a request and a recorded one. */
export interface Difference {
  /** Such as `body.messages[0].content`. */
  readonly path: string
  readonly recorded: unknown
  readonly actual: unknown
}

/**
 * All differences of two values. Ignores the order of keys, texts that are masked or redacted, and the address of the
 * deployment.
 */
export function findDifferences(recorded: unknown, actual: unknown, path: string): readonly Difference[] {
  if (Object.is(recorded, actual)) return []
  if (typeof recorded === 'string' && typeof actual === 'string' && matchesText(recorded, actual)) return []
  if (Array.isArray(recorded) && Array.isArray(actual)) {
    const length = Math.max(recorded.length, actual.length)
    return Array.from({ length }, (_, at) => findDifferences(recorded[at], actual[at], `${path}[${at}]`)).flat()
  }
  if (!isObject(recorded) || !isObject(actual)) return [{ path, recorded, actual }]
  const names = new Set([...Object.keys(recorded), ...Object.keys(actual)])
  return [...names].flatMap((name) =>
    findDifferences(ownValue(recorded, name), ownValue(actual, name), `${path}.${name}`),
  )
}

function matchesText(recorded: string, actual: string): boolean {
  if (matchesMasked(recorded, actual) || matchesRedacted(recorded, actual)) return true
  return recorded.includes(DEPLOYMENT) && withoutAddresses(recorded) === withoutAddresses(actual)
}

/** A client that follows a replayed reply has the address of the mock, with its sandbox. */
function withoutAddresses(text: string): string {
  return text.replaceAll(/https?:\/\/[^/\s"'<>]+(\/~[\w.-]+)?/g, '')
}

export function describeDifference({ path, recorded, actual }: Difference): string {
  return `${path} was ${quote(recorded)} and is ${quote(actual)}`
}
