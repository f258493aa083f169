import type { Fault, Verdict } from '../verdict.ts'

const faultWords: Readonly<Record<Fault, string>> = {
  server: 'the server is wrong',
  contract: 'the contract contradicts itself',
  silent: 'the source document is silent here; this is a choice of ours',
}

/** A stream may have a finding at each event. */
const mostFindings = 8

/** The lines of a verdict: findings, fault, rule, request and reply. */
export function describe({ case: own, outcome, who, reason, findings, curl, replay, reply }: Verdict): string[] {
  const { rule } = own
  const questions = [...new Set([...(own.questions ?? []), ...findings.flatMap((finding) => finding.questions ?? [])])]
  return [
    ...(outcome === 'stale' ? [`kept, though divergences.yaml says: ${reason}`] : []),
    ...findings.slice(0, mostFindings).map(({ place, message, rule: name }) => `${place}: ${message} [${name}]`),
    ...(findings.length > mostFindings ? [`and ${findings.length - mostFindings} more findings`] : []),
    ...(who === undefined ? [] : [`who: ${faultWords[who]}`]),
    `rule: ${rule.name}${rule.pointer === undefined ? '' : ` at ${rule.pointer}`}`,
    ...pointers(findings, rule.pointer),
    ...(rule.source.length === 0 ? [] : [`source: ${rule.source.join('; ')}`]),
    ...(questions.length === 0 ? [] : [`open questions: ${questions.join(', ')}`]),
    `request: ${curl}`,
    ...(replay === undefined ? [] : [`again: ${replay}`]),
    `reply: ${reply}`,
  ]
}

function pointers(findings: Verdict['findings'], known: string | undefined): string[] {
  const others = new Set(
    findings.flatMap(({ specPointer: pointer }) => (pointer === undefined || pointer === known ? [] : [pointer])),
  )
  return [...others].map((pointer) => `see: ${pointer}`)
}
