import { asObject, asString, asStrings, type JsonObject } from '../json.ts'
import type { Choices } from './contract.ts'

/** The question about a node that is a choice as a whole: `x-choice: id`. */
export function buildQuestion(node: JsonObject): { readonly question?: string } {
  const question = asString(node['x-choice'])
  return question === undefined ? {} : { question }
}

/** The judge's rules that are choices: `x-choice: id` (all) or `x-choice: {id: [rules]}`. */
export function buildChoices(node: JsonObject): { readonly choices?: Choices } {
  const value = node['x-choice']
  if (value === undefined) return {}
  if (typeof value === 'string') return { choices: { '*': value } }
  const rows = Object.entries(asObject(value)).flatMap(([id, rules]) => asStrings(rules).map((rule) => [rule, id]))
  return { choices: Object.fromEntries(rows) }
}
