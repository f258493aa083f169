import type { ErrorObject } from 'ajv'
import { asObject } from '../../runtime/json.ts'
import { type Finding, toQuestion } from '../../runtime/judge/finding.ts'
import { explainError } from '../../runtime/validation/explain.ts'
import { shortenText } from '../../runtime/validation/quote.ts'
import { suggest } from '../../runtime/validation/suggest.ts'
import type { SuiteContract } from '../contract.ts'
import { locateInSpec } from '../spec-location.ts'
import { type BrokenRule, findBrokenRules } from './broken-rules.ts'
import { makeFinding } from './findings.ts'

const mostFindings = 8
/** Maximum number of names that are compared with a missing one. */
const mostNames = 20

/** The rules that a value of the server violates: those that the document states, else our choices. */
export function schemaFindings(contract: SuiteContract, pointer: string, value: unknown): Finding[] {
  const violated = findBrokenRules(contract, { pointer, sender: 'server' }, value)
  const stated =
    violated.length === 0 ? [] : findBrokenRules(contract, { pointer, scope: 'document', sender: 'server' }, value)
  const toFinding = (rule: BrokenRule): Finding => schemaFinding(contract, rule, value)
  if (stated.length > 0) return stated.slice(0, mostFindings).map(toFinding)
  // Other branches of a union have errors as well, which are no choices.
  const choices = violated.filter(({ question }) => question !== undefined)
  return (choices.length > 0 ? choices : violated)
    .slice(0, mostFindings)
    .map((rule) => ({ ...toFinding(rule), ...toQuestion(rule.question) }))
}

function schemaFinding(
  contract: SuiteContract,
  { keyword, pointer: schemaPointer, error }: BrokenRule,
  value: unknown,
): Finding {
  const { pointer, source } = locateInSpec(contract, schemaPointer)
  const { param, message } = explainError(error, [error], value)
  const finding = makeFinding(keyword, `body ${param}`.trim(), `${message}${suggestName(error)}`)
  return { ...finding, specPointer: `${pointer}/${keyword}`, source }
}

/** Names a property beside a missing one that is probably a misspelling of it. */
function suggestName({ keyword, params, parentSchema, data }: ErrorObject): string {
  if (keyword !== 'required') return ''
  const declared = asObject(asObject(parentSchema).properties)
  const missing = String(params.missingProperty)
  const others = Object.keys(asObject(data)).filter((name) => !Object.hasOwn(declared, name))
  const similar = others.slice(0, mostNames).find((name) => suggest(name, [missing]) !== undefined)
  return similar === undefined ? '' : `; \`${shortenText(similar)}\` is unknown, did you mean \`${missing}\`?`
}
