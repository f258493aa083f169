import { routes } from '../generated/routes.ts'
import { judgedContract } from './judge/contract.ts'
import { familyRules } from './judge/families/families.ts'

/** The gateway's contract, as traffic is judged by it. */
export const gatewayContract = judgedContract(routes, familyRules)
