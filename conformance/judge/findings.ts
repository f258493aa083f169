import type { Finding } from '../../runtime/judge/finding.ts'
import type { Rule } from '../verdict.ts'

/** A finding about the server. `where` is the part of the exchange, as in `body id` or `header allow`. */
export function makeFinding(rule: string, where: string, message: string): Finding {
  return { rule, place: where, message, by: 'server' }
}

/** The finding as one about the rule of a case. */
export function toRuleFinding({ pointer, source }: Rule, finding: Finding): Finding {
  return { ...finding, source, ...(pointer && { specPointer: pointer }) }
}

/** The findings of a step, a task or a callback, which `subject` names. */
export function prefixFindings(subject: string, findings: readonly Finding[]): Finding[] {
  return findings.map((finding) => ({ ...finding, place: `${subject} ${finding.place}` }))
}
