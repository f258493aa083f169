export { gatewayContract } from '../gateway-contract.ts'
export type { ContractRules, JudgedContract } from '../judge/contract.ts'
export { ExchangeJudge, type ExchangeJudgeOptions, type RequestHead } from '../judge/exchange.ts'
export { describeFinding, type Finding, getVerdict, isViolation } from '../judge/finding.ts'
