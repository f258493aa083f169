import type { Fault, Verdict } from '../verdict.ts'

const faultWords: Readonly<Record<Fault, string>> = {
  server: 'the server is wrong',
  contract: 'the contract contradicts itself',
  silent: 'the source document is silent here; this is a choice of ours',
}

/** A stream may be wrong at each of its events. */
const mostFindings = 8

/** A verdict in lines: what is wrong, by whose fault, by which rule, the request and the reply. */
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
