import { type Finding, toQuestion } from '../../runtime/judge/finding.ts'
import { type Case, findAtRule } from '../verdict.ts'
import { findDifference } from './subset.ts'

type Event = { readonly event: string; readonly data: unknown }

/** The first expected event that is missing, in order; of those that the document states, and of each question's. */
export function eventFindings(given: Pick<Case, 'expect' | 'rule' | 'choice'>, events: readonly Event[]): Finding[] {
  const { expect, rule, choice } = given
  const wanted = [[choice, expect] as const, ...Object.entries(expect.choices ?? {})]
  return wanted.flatMap(([question, own]) => {
    const message = findMissing(own.events ?? [], events)
    if (message === undefined) return []
    return [{ ...findAtRule(rule, { rule: 'events', place: 'stream', message }), ...toQuestion(question) }]
  })
}

function findMissing(expected: NonNullable<Case['expect']['events']>, events: readonly Event[]): string | undefined {
  let next = 0
  for (const wanted of expected) {
    const rest = events.slice(next)
    const at = rest.findIndex(({ event, data }) => event === wanted.event && fits(wanted.data, data))
    if (at < 0) return `expected ${JSON.stringify(wanted)} after event ${next}, and none came`
    next += at + 1
  }
  return undefined
}

function fits(wanted: Parameters<typeof findDifference>[0] | undefined, data: unknown): boolean {
  return wanted === undefined || findDifference(wanted, data) === undefined
}
