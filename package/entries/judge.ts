export { gatewayContract } from '../../server-stub/gateway-contract.ts'
export type { ContractRules, JudgedContract } from '../../server-stub/judge/contract.ts'
export { ExchangeJudge, type ExchangeJudgeOptions, type RequestHead } from '../../server-stub/judge/exchange.ts'
export { describeFinding, type Finding, getVerdict, isViolation } from '../../server-stub/judge/finding.ts'
