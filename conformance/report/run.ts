import { groupBy } from '../../runtime/es2024.ts'
import type { Underivable } from '../cases/derive.ts'
import type { SuiteContract } from '../contract.ts'
import type { Verdict } from '../verdict.ts'

/** The results of one target: input of the reports. */
export interface Run {
  /** A name or a base URL. */
  readonly target: string
  /** The contract that the target was judged by. */
  readonly contract: SuiteContract
  readonly verdicts: readonly Verdict[]
  /** Rules without a case. */
  readonly underivable: readonly Underivable[]
  readonly ms: number
  /** How reports word the run, if it was not judged by the contract; it has no coverage then. */
  readonly wording?: Wording
}

export interface Wording {
  /** The sentences about the result. */
  readonly passed: string
  readonly failed: string
  /** What the noted cases have. */
  readonly noted: string
}

/** Facts about all runs of one command. */
export interface RunFacts {
  /** An ISO 8601 date with the time. */
  readonly date: string
  readonly command: string
  /** Seed of the order of the cases, and of the random requests. */
  readonly seed?: number
  readonly node: string
  readonly contract: {
    readonly title: string
    readonly version: string
    /** Digest of the bundled document, such as `generated/openapi.json`. */
    readonly sha256: string
  }
  /** Sentences about cases that the options left out. */
  readonly leftOut: readonly string[]
}

export type Outcome = Verdict['outcome']

/** All outcomes, as the columns of tables. */
export const outcomes: readonly Outcome[] = ['passed', 'noted', 'failed', 'stale', 'known', 'skipped']

export type Counts = Readonly<Record<Outcome, number>>

/** Counts the verdicts by their outcomes. */
export function countOutcomes(verdicts: readonly Verdict[]): Counts {
  const counts = { passed: 0, noted: 0, failed: 0, stale: 0, known: 0, skipped: 0 }
  for (const { outcome } of verdicts) counts[outcome]++
  return counts
}

/** The result of a run: failed if a case failed or a divergence is stale; passed if any case was judged. */
export function getResult(verdicts: readonly Verdict[]): 'passed' | 'failed' | 'unjudged' {
  const came = new Set(verdicts.map(({ outcome }) => outcome))
  if (came.has('failed') || came.has('stale')) return 'failed'
  return came.size > Number(came.has('skipped')) ? 'passed' : 'unjudged'
}

/** A sentence about the result of a run. */
export function describeResult({ contract: { isGateway }, verdicts, wording }: Run): string {
  const [server, document] = isGateway ? ['gateway', 'contract'] : ['server', 'document']
  const sentences = {
    passed: `The ${server} conforms to the ${document}.`,
    failed: `The ${server} does not conform to the ${document}.`,
    unjudged: 'Nothing was judged: every case was skipped.',
  }
  return { ...sentences, ...wording }[getResult(verdicts)]
}

/** Groups verdicts by a name, sorted by it. */
export function groupSorted(
  verdicts: readonly Verdict[],
  getName: (verdict: Verdict) => string,
): [string, Verdict[]][] {
  const groups = groupBy(verdicts, getName)
  return [...groups].toSorted(([a], [b]) => (a < b ? -1 : 1))
}

/** Groups verdicts by the questions that their findings are about; most verdicts first. */
export function groupNotes(verdicts: readonly Verdict[]): { question: string; verdicts: Verdict[] }[] {
  const notes = verdicts.flatMap((verdict) => {
    const questions = new Set(verdict.findings.flatMap(({ question }) => question ?? []))
    return [...questions].map((question) => ({ question, verdict }))
  })
  return [...groupBy(notes, ({ question }) => question)]
    .map(([question, asked]) => ({ question, verdicts: asked.map(({ verdict }) => verdict) }))
    .toSorted((a, b) => b.verdicts.length - a.verdicts.length)
}

/** Groups verdicts with the same failure: one server error often fails many cases. Largest group first. */
export function groupByCause(verdicts: readonly Verdict[]): Verdict[][] {
  return [...groupBy(verdicts, getCause).values()].toSorted((a, b) => b.length - a.length)
}

function getCause({ findings: [first], reason = '' }: Verdict): string {
  if (first === undefined) return reason
  const { rule, place, message, specPointer = '' } = first
  if (rule === 'difference') return `${place} ${message}`
  return rule === 'status' ? `${rule} ${message}` : `${rule} ${specPointer}`
}
