import type { Finding } from '../../test/conformance/verdict.ts'
import { firstDifference } from './difference.ts'
import type { JudgedEvent, Wire } from './stream-rule.ts'

/** Compares what the events of a kept stream tell with the whole reply to the same request, ids and times aside. */
export function streamedEqualsWhole(wire: Wire, events: readonly JudgedEvent[], reply: unknown): Finding[] {
  const difference = firstDifference(wire.normalise?.(reply) ?? reply, wire.fold(events), wire.incidental)
  if (difference === undefined) return []
  const { at, message } = difference
  return [
    {
      rule: 'streamed-equals-whole',
      place: `stream ${at}`.trim(),
      message: `${message}, unlike the whole reply`,
      source: wire.source,
    },
  ]
}
