import { unclearQuestions } from '../generated/questions.ts'
import { routes } from '../generated/routes.ts'
import { judgedContract } from './judge/contract.ts'
import { familyRules } from './judge/families/families.ts'

/** The contract of the gateway, for the judge. */
export const gatewayContract = judgedContract(routes, { ...familyRules, unclear: unclearQuestions })
