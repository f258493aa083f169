import { describeFinding } from '../../server-stub/judge/finding.ts'
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

/** The lines of a verdict: findings, fault, rule, request and reply. */
export function describe({ case: own, outcome, who, reason, findings, curl, replay, reply }: Verdict): string[] {
  const { rule } = own
  const questions = [...new Set(findings.flatMap(({ question }) => question ?? []))]
  return [
    ...(outcome === 'stale' ? [`passed, though divergences.yaml says: ${reason}`] : []),
    ...findings.slice(0, mostFindings).map((finding) => describeFinding(finding, unclear)),
    ...(findings.length > mostFindings ? [`and ${findings.length - mostFindings} more findings`] : []),
    ...(who === undefined ? [] : [`at fault: ${faultWords[who]}`]),
    `rule: ${rule.name}${rule.pointer === undefined ? '' : ` at ${locate(rule.pointer)}`}`,
    ...pointers(findings, rule.pointer),
    ...(rule.source.length === 0 ? [] : [`source: ${rule.source.join('; ')}`]),
    ...questions.map(describeQuestion),
    `request: ${curl}`,
    ...(replay === undefined ? [] : [`again: ${replay}`]),
    `reply: ${reply}`,
  ]
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
  return [...others].map((pointer) => `see: ${locate(pointer)}`)
}
