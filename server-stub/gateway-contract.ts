import { unclearQuestions } from '../generated/questions.ts'
import { routes } from '../generated/routes.ts'
import { judgedContract } from '../runtime/judge/contract.ts'
import { familyRules } from '../runtime/judge/families/families.ts'

export const gatewayContract = judgedContract(routes, { ...familyRules, unclear: unclearQuestions })
