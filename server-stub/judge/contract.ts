import type { Route } from '../core/contract.ts'
import { createFindRoute, type FindRoute } from './find-route.ts'
import type { StreamRules } from './stream-rule.ts'
import type { Sum } from './stream-rules.ts'

/** Rules of a contract that its tables cannot express, by operationId. */
export interface ContractRules {
  readonly streams: Readonly<Record<string, StreamRules>>
  /** Sums to check in whole replies. */
  readonly sums: Readonly<Record<string, Sum>>
}

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
