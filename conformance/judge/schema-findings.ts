import { type Finding, toQuestion } from '../../runtime/judge/finding.ts'
import type { SuiteContract } from '../contract.ts'
import { locateInSpec } from '../spec-location.ts'
import { type BrokenRule, findBrokenRules } from './broken-rules.ts'
import { makeFinding } from './findings.ts'

const mostFindings = 8

/** The rules that a value of the server violates: those that the document states, else our choices. */
export function schemaFindings(contract: SuiteContract, pointer: string, value: unknown): Finding[] {
  const violated = findBrokenRules(contract, { pointer, sender: 'server' }, value)
  const stated =
    violated.length === 0 ? [] : findBrokenRules(contract, { pointer, scope: 'document', sender: 'server' }, value)
  const toFinding = (rule: BrokenRule): Finding => schemaFinding(contract, rule)
  if (stated.length > 0) return stated.slice(0, mostFindings).map(toFinding)
  // Other branches of a union have errors as well, which are no choices.
  const choices = violated.filter(({ question }) => question !== undefined)
  return (choices.length > 0 ? choices : violated)
    .slice(0, mostFindings)
    .map((rule) => ({ ...toFinding(rule), ...toQuestion(rule.question) }))
}

function schemaFinding(contract: SuiteContract, { keyword, pointer: schemaPointer, at, message }: BrokenRule): Finding {
  const { pointer, source } = locateInSpec(contract, schemaPointer)
  const where = `body ${at.slice(1).replaceAll('/', '.')}`.trim()
  return { ...makeFinding(keyword, where, message), specPointer: `${pointer}/${keyword}`, source }
}
