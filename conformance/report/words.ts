import { describeFinding } from '../../runtime/judge/finding.ts'
import { contract, unclear } from '../contract.ts'
import { getJudgedDocuments } from '../judged-documents.ts'
import type { Fault, Verdict } from '../verdict.ts'

const { locate } = getJudgedDocuments()

const faultWords: Readonly<Record<Fault, string>> = {
  server: 'the server',
  contract: 'the contract, which contradicts itself',
}

/** A stream may have a finding at each event. */
const mostFindings = 8

/** A line of a verdict; those without a label are findings, or explain them. */
export interface Line {
  readonly label?: 'at fault' | 'rule' | 'see' | 'source' | 'request' | 'again' | 'reply'
  readonly text: string
}

/** Findings, fault, rule, request and reply. */
export function getLines({ case: own, outcome, who, reason, findings, curl, replay, reply }: Verdict): Line[] {
  const { rule } = own
  const questions = [...new Set(findings.flatMap(({ question }) => question ?? []))]
  const left = findings.length - mostFindings
  return [
    ...(outcome === 'stale' ? [{ text: `passed, though divergences.yaml says: ${reason}` }] : []),
    ...findings.slice(0, mostFindings).map((finding) => ({ text: describeFinding(finding, unclear) })),
    ...(left > 0 ? [{ text: `and ${left} more findings` }] : []),
    ...questions.map((id) => ({ text: describeQuestion(id) })),
    ...(who === undefined ? [] : [{ label: 'at fault', text: faultWords[who] } as const]),
    { label: 'rule', text: `${rule.name}${rule.pointer === undefined ? '' : ` at ${locate(rule.pointer)}`}` },
    ...pointers(findings, rule.pointer).map((text) => ({ label: 'see', text }) as const),
    ...(rule.source.length === 0 ? [] : [{ label: 'source', text: rule.source.join('; ') } as const]),
    { label: 'request', text: curl },
    ...(replay === undefined ? [] : [{ label: 'again', text: replay } as const]),
    { label: 'reply', text: reply },
  ]
}

/** The lines of a verdict as plain text. */
export function describe(verdict: Verdict): string[] {
  return getLines(verdict).map(({ label, text }) => (label === undefined ? text : `${label}: ${text}`))
}

const byId = new Map(contract.questions.map((question) => [question.id, question]))

/** `choice messages-ping: the document is silent; ours: ...`. */
export function describeQuestion(id: string): string {
  const { verdict = 'choice', choice = '' } = byId.get(id) ?? {}
  return `${verdict} ${id}: the document ${verdict === 'choice' ? 'is silent' : 'contradicts itself'}; ours: ${choice}`
}

function pointers(findings: Verdict['findings'], known: string | undefined): string[] {
  const others = new Set(
    findings.flatMap(({ specPointer: pointer }) => (pointer === undefined || pointer === known ? [] : [pointer])),
  )
  return [...others].map(locate)
}
