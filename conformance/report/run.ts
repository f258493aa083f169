import type { Underivable } from '../cases/derive.ts'
import type { Verdict } from '../verdict.ts'

/** The results of one target: input of the reports. */
export interface Run {
  /** A name or a base URL. */
  readonly target: string
  readonly verdicts: readonly Verdict[]
  /** Rules that no case could be made for. */
  readonly underivable: readonly Underivable[]
  readonly ms: number
}

export type Outcome = Verdict['outcome']

export const outcomes: readonly Outcome[] = ['kept', 'broken', 'stale', 'known', 'skipped']

export type Counts = Readonly<Record<Outcome, number>>

export function countOutcomes(verdicts: readonly Verdict[]): Counts {
  const count = (outcome: Outcome): number => verdicts.filter((verdict) => verdict.outcome === outcome).length
  return {
    kept: count('kept'),
    broken: count('broken'),
    stale: count('stale'),
    known: count('known'),
    skipped: count('skipped'),
  }
}

/** Outcome of a run: broken if a case is broken or a divergence is stale; kept if any case was judged. */
export function getResult(verdicts: readonly Verdict[]): 'kept' | 'broken' | 'unjudged' {
  const came = new Set(verdicts.map(({ outcome }) => outcome))
  if (came.has('broken') || came.has('stale')) return 'broken'
  return came.has('kept') || came.has('known') ? 'kept' : 'unjudged'
}

/** The verdicts grouped by a property, sorted by its values. */
export function groupBy(verdicts: readonly Verdict[], nameOf: (verdict: Verdict) => string): [string, Verdict[]][] {
  const groups = Map.groupBy(verdicts, nameOf)
  return [...groups].toSorted(([a], [b]) => (a < b ? -1 : 1))
}

/** Groups verdicts with the same failure: one server error often fails many cases. Largest group first. */
export function groupByCause(verdicts: readonly Verdict[]): Verdict[][] {
  return [...Map.groupBy(verdicts, getCause).values()].toSorted((a, b) => b.length - a.length)
}

function getCause({ findings: [first], reason = '' }: Verdict): string {
  if (first === undefined) return reason
  const { rule, message, specPointer = '' } = first
  return rule === 'status' ? `${rule} ${message}` : `${rule} ${specPointer}`
}
