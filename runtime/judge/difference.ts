import { ownValue } from '../json.ts'
import { quote } from '../validation/quote.ts'
import type { Finding } from './finding.ts'
import type { ReplyViolation } from './reply-rule.ts'
import type { JudgedEvent, StreamRules } from './stream-rule.ts'

/** Finds the first difference, with its dotted path; undefined if the values are equal. Members in `ignored` are not compared. */
export function findDifference(
  expected: unknown,
  actual: unknown,
  ignored: ReadonlySet<string> = new Set(),
): ReplyViolation | undefined {
  if (isBranch(expected) && isBranch(actual) && Array.isArray(expected) === Array.isArray(actual)) {
    for (const key of new Set([...Object.keys(expected), ...Object.keys(actual)])) {
      if (ignored.has(key)) continue
      const inner = findDifference(ownValue(expected, key), ownValue(actual, key), ignored)
      if (inner) return { ...inner, at: inner.at === '' ? key : `${key}.${inner.at}` }
    }
    return undefined
  }
  if (Object.is(expected, actual)) return undefined
  return { at: '', message: `must be ${quote(expected)}, got ${quote(actual)}` }
}

function isBranch(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

/** Compares the reply folded from a valid stream with the whole reply to the same request, except ids and times. */
export function streamedEqualsWhole(rules: StreamRules, events: readonly JudgedEvent[], reply: unknown): Finding[] {
  const difference = findDifference(rules.normalise?.(reply) ?? reply, rules.fold(events), rules.incidental)
  if (difference === undefined) return []
  const { at, message } = difference
  return [
    {
      rule: 'streamed-equals-whole',
      place: `stream ${at}`.trim(),
      message: `${message}, unlike the whole reply`,
      by: 'server',
      source: rules.source,
    },
  ]
}
