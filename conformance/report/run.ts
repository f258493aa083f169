import { groupBy as groupByKey } from '../../runtime/es2024.ts'
import type { Underivable } from '../cases/derive.ts'
import type { Verdict } from '../verdict.ts'

/** The results of one target: input of the reports. */
export interface Run {
  /** A name or a base URL. */
  readonly target: string
  readonly verdicts: readonly Verdict[]
  /** Rules without a case. */
  readonly underivable: readonly Underivable[]
  readonly ms: number
}

/** Circumstances of all runs of one command. */
export interface Facts {
  /** In ISO 8601. */
  readonly date: string
  readonly command: string
  /** Of the order of the cases, and of the random requests. */
  readonly seed?: number
  readonly node: string
  readonly contract: {
    readonly title: string
    readonly version: string
    /** Of the bundled document; for the gateway's own, of `generated/openapi.json`. */
    readonly sha256: string
  }
  /** Sentences about cases that the options left out. */
  readonly leftOut: readonly string[]
}

export type Outcome = Verdict['outcome']

export const outcomes: readonly Outcome[] = ['passed', 'noted', 'failed', 'stale', 'known', 'skipped']

export type Counts = Readonly<Record<Outcome, number>>

export function countOutcomes(verdicts: readonly Verdict[]): Counts {
  const counts = { passed: 0, noted: 0, failed: 0, stale: 0, known: 0, skipped: 0 }
  for (const { outcome } of verdicts) counts[outcome]++
  return counts
}

/** Outcome of a run: failed if a case failed or a divergence is stale; passed if any case was judged. */
export function getResult(verdicts: readonly Verdict[]): 'passed' | 'failed' | 'unjudged' {
  const came = new Set(verdicts.map(({ outcome }) => outcome))
  if (came.has('failed') || came.has('stale')) return 'failed'
  return came.has('passed') || came.has('noted') || came.has('known') ? 'passed' : 'unjudged'
}

export const resultWords = {
  passed: 'The gateway conforms to the contract.',
  failed: 'The gateway does not conform to the contract.',
  unjudged: 'Nothing was judged: every case was skipped.',
} as const

/** The verdicts grouped by a property, sorted by its values. */
export function groupBy(verdicts: readonly Verdict[], getName: (verdict: Verdict) => string): [string, Verdict[]][] {
  const groups = groupByKey(verdicts, getName)
  return [...groups].toSorted(([a], [b]) => (a < b ? -1 : 1))
}

/** Verdicts by the questions that their findings are about; most verdicts first. */
export function groupNotes(verdicts: readonly Verdict[]): { question: string; verdicts: Verdict[] }[] {
  const notes = verdicts.flatMap((verdict) => {
    const asked = new Set(verdict.findings.flatMap(({ question }) => question ?? []))
    return [...asked].map((question) => ({ question, verdict }))
  })
  return [...groupByKey(notes, ({ question }) => question)]
    .map(([question, own]) => ({ question, verdicts: own.map(({ verdict }) => verdict) }))
    .toSorted((a, b) => b.verdicts.length - a.verdicts.length)
}

/** Groups verdicts with the same failure: one server error often fails many cases. Largest group first. */
export function groupByCause(verdicts: readonly Verdict[]): Verdict[][] {
  return [...groupByKey(verdicts, getCause).values()].toSorted((a, b) => b.length - a.length)
}

function getCause({ findings: [first], reason = '' }: Verdict): string {
  if (first === undefined) return reason
  const { rule, message, specPointer = '' } = first
  return rule === 'status' ? `${rule} ${message}` : `${rule} ${specPointer}`
}
