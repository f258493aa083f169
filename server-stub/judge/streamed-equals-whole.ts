import { firstDifference } from './difference.ts'
import type { Finding } from './finding.ts'
import type { JudgedEvent, StreamRules } from './stream-rule.ts'

/** Compares the reply folded from a valid stream with the whole reply to the same request, except ids and times. */
export function streamedEqualsWhole(rules: StreamRules, events: readonly JudgedEvent[], reply: unknown): Finding[] {
  const difference = firstDifference(rules.normalise?.(reply) ?? reply, rules.fold(events), rules.incidental)
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
