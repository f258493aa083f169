import type { Underivable } from '../cases/derive.ts'
import type { Verdict } from '../verdict.ts'

/** All that came of judging one target: what a report is made of. */
export interface Run {
  /** A name, or an address. */
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

/** What comes of a run: broken by what is broken, or is a divergence no more; kept where anything was judged. */
export function getResult(verdicts: readonly Verdict[]): 'kept' | 'broken' | 'unjudged' {
  const came = new Set(verdicts.map(({ outcome }) => outcome))
  if (came.has('broken') || came.has('stale')) return 'broken'
  return came.has('kept') || came.has('known') ? 'kept' : 'unjudged'
}

/** The verdicts by a property of theirs, in the order of its names. */
export function groupBy(verdicts: readonly Verdict[], nameOf: (verdict: Verdict) => string): [string, Verdict[]][] {
  const groups = Map.groupBy(verdicts, nameOf)
  return [...groups].toSorted(([a], [b]) => (a < b ? -1 : 1))
}

/** Verdicts that are wrong in the same way: one mistake of a server often breaks many cases. Most cases first. */
export function groupByCause(verdicts: readonly Verdict[]): Verdict[][] {
  return [...Map.groupBy(verdicts, getCause).values()].toSorted((a, b) => b.length - a.length)
}

function getCause({ findings: [first], reason = '' }: Verdict): string {
  if (first === undefined) return reason
  const { rule, message, specPointer = '' } = first
  return rule === 'status' ? `${rule} ${message}` : `${rule} ${specPointer}`
}
