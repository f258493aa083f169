import type { Entry } from '../../journal/entry.ts'
import { encodeEntry, type JudgedBy } from '../encode-entry.ts'
import type { components } from '../generated/types/control.ts'
import { findExample, findRule } from './describe-operation.ts'

type Explanation = components['schemas']['Explanation']

const MAX_RULES = 5

/** What is wrong with a request of the journal, what the contract has at these places, and a valid example. */
export function explainRequest(entry: Entry, judgedBy: JudgedBy): Explanation {
  const { verdicts: findings, ...request } = encodeEntry(entry, { ...judgedBy, isWhole: false })
  const { id, method, path, operationId, status, outcome, sentence, answeredBy, reply, warning } = request
  const operation = entry.route && { contract: judgedBy.contract, route: entry.route }
  const places = findings.flatMap(({ by, place }) => (by === 'client' ? [place] : []))
  const rules = [...new Set(places)].slice(0, MAX_RULES).flatMap((place) => {
    const rule = operation && findRule(operation, place)
    return rule ? [{ place, schema: rule.schema }] : []
  })
  const facts = {
    id,
    method,
    path,
    operationId,
    status,
    outcome,
    sentence,
    answeredBy,
    reply,
    ...(warning ? { warning } : {}),
  }
  return { ...facts, findings, rules, example: operation ? findExample(operation) : null }
}
