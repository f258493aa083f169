import type { Route } from '../core/contract.ts'
import { createFindRoute, type FindRoute } from './find-route.ts'
import type { StreamRules } from './stream-rule.ts'
import type { Sum } from './stream-rules.ts'

/** What the formats of a contract promise beyond its tables, by operation. */
export interface ContractRules {
  readonly streams: Readonly<Record<string, StreamRules>>
  /** Numbers of whole replies that add up. */
  readonly sums: Readonly<Record<string, Sum>>
}

/** A contract that traffic is judged by. */
export interface JudgedContract {
  readonly rules: ContractRules
  readonly findRoute: FindRoute
}

export function judgedContract(
  routes: readonly Route[],
  rules: ContractRules = { streams: {}, sums: {} },
): JudgedContract {
  return { rules, findRoute: createFindRoute(routes) }
}
