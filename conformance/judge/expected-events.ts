import { type Finding, toQuestion } from '../../runtime/judge/finding.ts'
import type { Case } from '../verdict.ts'
import { findDifference } from './find-difference.ts'
import { makeFinding, toRuleFinding } from './findings.ts'

type Event = { readonly event: string; readonly data: unknown }

/** The first missing event of those that the document states, and the first of those that a choice adds, in order. */
export function eventFindings(
  { expect, rule, choice }: Pick<Case, 'expect' | 'rule' | 'choice'>,
  events: readonly Event[],
): Finding[] {
  const expectations = [[choice, expect] as const, ...Object.entries(expect.choices ?? {})]
  return expectations.flatMap(([question, parts]) => {
    const message = findMissing(parts.events ?? [], events)
    if (message === undefined) return []
    return [{ ...toRuleFinding(rule, makeFinding('events', 'stream', message)), ...toQuestion(question) }]
  })
}

function findMissing(expected: NonNullable<Case['expect']['events']>, events: readonly Event[]): string | undefined {
  let next = 0
  for (const wanted of expected) {
    const rest = events.slice(next)
    const at = rest.findIndex(({ event, data }) => event === wanted.event && matchesData(wanted.data, data))
    if (at < 0) return `expected ${JSON.stringify(wanted)} after event ${next}, and none came`
    next += at + 1
  }
  return undefined
}

function matchesData(wanted: Parameters<typeof findDifference>[0] | undefined, data: unknown): boolean {
  return wanted === undefined || findDifference(wanted, data) === undefined
}
