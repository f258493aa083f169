import type { Finding } from '../../server-stub/judge/finding.ts'
import type { Case } from '../verdict.ts'
import { findDifference } from './subset.ts'

/** The first expected event that is missing, in order. */
export function eventFindings(
  { expect, rule }: Pick<Case, 'expect' | 'rule'>,
  events: readonly { readonly event: string; readonly data: unknown }[],
): Finding[] {
  let next = 0
  for (const wanted of expect.events ?? []) {
    const rest = events.slice(next)
    const at = rest.findIndex(({ event, data }) => event === wanted.event && fits(wanted.data, data))
    if (at < 0) {
      const message = `expected ${JSON.stringify(wanted)} after event ${next}, and none came`
      return [
        {
          rule: 'events',
          place: 'stream',
          message,
          by: 'server',
          source: rule.source,
          ...(rule.pointer && { specPointer: rule.pointer }),
        },
      ]
    }
    next += at + 1
  }
  return []
}

function fits(wanted: Parameters<typeof findDifference>[0] | undefined, data: unknown): boolean {
  return wanted === undefined || findDifference(wanted, data) === undefined
}
