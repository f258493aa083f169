export type { ContractRules, JudgedContract } from '../../runtime/judge/contract.ts'
export { ExchangeJudge, type ExchangeJudgeOptions, type RequestHead } from '../../runtime/judge/exchange.ts'
export { describeFinding, type Finding, getVerdict, isViolation } from '../../runtime/judge/finding.ts'
export { gatewayContract } from '../../server-stub/gateway-contract.ts'
