import { unclearQuestions } from '../generated/questions.ts'
import { routes } from '../generated/routes.ts'
import { type JudgedContract, joinRules, judgedContract } from '../runtime/judge/contract.ts'
import { familyRules } from '../runtime/judge/families/families.ts'
import type { AddedContract } from './gateway.ts'

export const gatewayContract = judgedContract(routes, { ...familyRules, unclear: unclearQuestions })

/** The contract of the gateway with those that are served beside it. */
export function withAdded(added: readonly AddedContract[]): JudgedContract {
  if (added.length === 0) return gatewayContract
  const rules = joinRules([gatewayContract, ...added].map(({ rules }) => rules))
  return judgedContract([...routes, ...added.flatMap(({ routes }) => routes)], rules)
}
