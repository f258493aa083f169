import { unclearQuestions } from '../generated/questions.ts'
import { routes } from '../generated/routes.ts'
import { judgedContract } from './judge/contract.ts'
import { familyRules } from './judge/families/families.ts'

export const gatewayContract = judgedContract(routes, { ...familyRules, unclear: unclearQuestions })
