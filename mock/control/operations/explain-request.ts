import type { Entry } from '../../journal/entry.ts'
import type { MockContract } from '../../mock-contract.ts'
import { encodeEntry } from '../encode-entry.ts'
import type { components } from '../generated/types/control.ts'
import { findExample, findRule } from './describe-operation.ts'

type Explanation = components['schemas']['Explanation']

const MAX_RULES = 5

/** What is wrong with a request of the journal, what the contract has at these places, and a valid example. */
export function explainRequest(entry: Entry, contract: MockContract): Explanation {
  const {
    verdicts: findings,
    headers,
    body,
    bodyIsTruncated,
    stream,
    ms,
    at,
    ended,
    ...request
  } = encodeEntry(entry, {
    contract,
    isWhole: false,
  })
  const operation = entry.route && { contract, route: entry.route }
  const places = findings.flatMap(({ by, place }) => (by === 'client' ? [place] : []))
  const rules = [...new Set(places)].slice(0, MAX_RULES).flatMap((place) => {
    const rule = operation && findRule(operation, place)
    return rule ? [{ place, schema: rule.schema }] : []
  })
  return { ...request, findings, rules, example: operation ? findExample(operation) : null }
}
