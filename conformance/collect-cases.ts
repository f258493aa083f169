import { hash } from 'node:crypto'
import { isObject, ownValue } from '../runtime/json.ts'
import { bodyLimitCases } from './cases/body-limit.ts'
import { contextWindowCases } from './cases/context-window.ts'
import { derivedCases, type Underivable } from './cases/derive.ts'
import { exampleCases } from './cases/examples.ts'
import { preferredCases } from './cases/preferred.ts'
import { protocolCases } from './cases/protocol.ts'
import { protojsonCases } from './cases/protojson.ts'
import { suiteScenarios } from './cases/suites.ts'
import type { CommandLine } from './command-line.ts'
import type { SuiteContract } from './contract.ts'
import { flowScenarios, operationNeeds } from './flows/flow-scenarios.ts'
import { type Scenario, toScenario } from './scenario.ts'
import { type Case, matchesPattern } from './verdict.ts'

export interface CaseCollection {
  readonly scenarios: readonly Scenario[]
  readonly underivable: readonly Underivable[]
}

/** All cases of the gateway's contract in a fixed order: hand-written ones, flows, examples, derived ones, then `more`. */
export function collectCases(contract: SuiteContract, more: readonly Scenario[] = []): CaseCollection {
  const { cases, underivable } = derivedCases(contract)
  const makers = [exampleCases, protocolCases, bodyLimitCases, contextWindowCases, preferredCases, protojsonCases]
  const single = [...makers.flatMap((make) => make(contract)), ...cases].map(addEditionNeed).map(toScenario)
  const scenarios = [...suiteScenarios(contract), ...flowScenarios(contract), ...single, ...more]
  const ids = new Set<string>()
  for (const { case: testCase } of scenarios) {
    if (ids.has(testCase.id)) throw new RangeError(`Two cases have the id ${testCase.id}.`)
    ids.add(testCase.id)
  }
  return { scenarios, underivable }
}

/** The open edition of the image proxy refuses what only the paid one has. */
function addEditionNeed(testCase: Case): Case {
  const { body } = testCase.request
  const isPaidOperation = ownValue(operationNeeds, testCase.operationId)?.includes('paid-edition') ?? false
  const isPaid = isPaidOperation || (isObject(body) && body.botType === 'BOT_SECONDARY')
  return isPaid ? { ...testCase, needs: [...testCase.needs, 'paid-edition'] } : testCase
}

type Selection = Pick<CommandLine, 'only' | 'skip' | 'readOnly'>

/** The scenarios that the options `--only`, `--skip` and `--read-only` leave. */
export function selectScenarios(
  contract: SuiteContract,
  scenarios: readonly Scenario[],
  { only, skip, readOnly }: Selection,
): Scenario[] {
  return scenarios.filter(({ case: { id }, steps }) => {
    const isWanted = only.length === 0 || only.some((pattern) => matchesPattern(pattern, id))
    const isSkipped = skip.some((pattern) => matchesPattern(pattern, id))
    return isWanted && !isSkipped && !(readOnly && steps.some((step) => changesState(contract, step.case)))
  })
}

/** The gateway answers text at once, and its other capabilities create records. */
function changesState(contract: SuiteContract, { operationId, request }: Case): boolean {
  if (!contract.isGateway) return !isSafe(request)
  const operation = contract.findOperation(operationId)
  return (operation.capability ?? 'text') !== 'text' && !isSafe(operation)
}

function isSafe({ method }: { readonly method: string }): boolean {
  return ['GET', 'HEAD', 'OPTIONS'].includes(method)
}

/** Shuffles items; the order is the same for the same seed. */
export function shuffleItems<T>(items: readonly T[], seed: number): T[] {
  return items
    .map((item, at) => ({ item, rank: hash('sha1', `${seed} ${at}`) }))
    .toSorted((a, b) => (a.rank < b.rank ? -1 : 1))
    .map(({ item }) => item)
}
