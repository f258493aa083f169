import { hash } from 'node:crypto'
import type { OperationId } from '../generated/routes.ts'
import { isObject, ownValue } from '../runtime/json.ts'
import { bodyLimitCases } from './cases/body-limit.ts'
import { contextWindowCases } from './cases/context-window.ts'
import { deriveCases, isCase, type Underivable } from './cases/derive.ts'
import { exampleCases } from './cases/examples.ts'
import { preferredCases } from './cases/preferred.ts'
import { protocolCases } from './cases/protocol.ts'
import { protojsonCases } from './cases/protojson.ts'
import { suiteScenarios } from './cases/suites.ts'
import type { CommandLine } from './command-line.ts'
import type { SuiteContract } from './contract.ts'
import { flowScenarios, operationNeeds } from './flows/flow-scenarios.ts'
import { type Scenario, toScenario } from './scenario.ts'
import { type Case, type Feature, matchesPattern, mayMatchBelow } from './verdict.ts'

/** The scenarios of a run, and the rules without a case. */
export interface Plan {
  /** The scenarios of any document are made as they are drawn. */
  readonly scenarios: Iterable<Scenario>
  /** Complete when all scenarios are drawn. */
  readonly underivable: readonly Underivable[]
  /** Describes the progress of a run after `done` verdicts. */
  readonly describeProgress: (done: number) => string
}

interface GatewayPlan extends Pick<Plan, 'underivable'> {
  readonly scenarios: readonly Scenario[]
}

/** All cases of the gateway's contract in a fixed order: hand-written ones, flows, examples, derived ones, then `more`. */
export function makePlan(contract: SuiteContract, more: readonly Scenario[] = []): GatewayPlan {
  const withBody = contract.operations.filter(({ body }) => body !== undefined)
  const derived = withBody.flatMap((operation) => [...deriveCases(contract, operation)])
  const underivable = derived.flatMap((item) => (isCase(item) ? [] : [item]))
  const makers = [exampleCases, protocolCases, bodyLimitCases, contextWindowCases, preferredCases, protojsonCases]
  const cases = [...makers.flatMap((make) => make(contract)), ...derived.filter(isCase)]
  const single = cases.map(addEditionNeed).map(toScenario)
  const scenarios = [...suiteScenarios(contract), ...flowScenarios(contract), ...single, ...more].map(addBotNeeds)
  const ids = new Set<string>()
  for (const { case: testCase } of scenarios) {
    if (ids.has(testCase.id)) throw new RangeError(`Two cases have the id ${testCase.id}.`)
    ids.add(testCase.id)
  }
  return { scenarios, underivable }
}

const botNeeds: Readonly<Partial<Record<OperationId, readonly Feature[]>>> = {
  submitAction: ['actions'],
  submitBlend: ['blend'],
  submitDescribe: ['describe'],
  uploadChatImages: ['upload'],
}

/** A scenario needs whatever one of its steps asks of a bot. */
function addBotNeeds(scenario: Scenario): Scenario {
  const { case: testCase, steps } = scenario
  const needs = steps.flatMap((step) => ownValue(botNeeds, step.case.operationId) ?? [])
  return needs.length === 0 ? scenario : { ...scenario, case: { ...testCase, needs: [...testCase.needs, ...needs] } }
}

/** The open edition of the image proxy refuses what only the paid one has. */
function addEditionNeed(testCase: Case): Case {
  const { body } = testCase.request
  const isPaidOperation = ownValue(operationNeeds, testCase.operationId)?.includes('paid-edition') ?? false
  const isPaid = isPaidOperation || (isObject(body) && body.botType === 'BOT_SECONDARY')
  return isPaid ? { ...testCase, needs: [...testCase.needs, 'paid-edition'] } : testCase
}

/** The options that leave cases out. */
export type Selection = Pick<CommandLine, 'only' | 'skip' | 'readOnly'>

/** The scenarios that the options `--only`, `--skip` and `--read-only` leave. */
export function selectScenarios(
  contract: SuiteContract,
  scenarios: readonly Scenario[],
  selection: Selection,
): Scenario[] {
  return scenarios.filter((scenario) => isSelected(contract, scenario, selection))
}

/** Whether the options leave a scenario. */
export function isSelected(
  contract: SuiteContract,
  { case: { id }, steps }: Scenario,
  { only, skip, readOnly }: Selection,
): boolean {
  const isWanted = only.length === 0 || only.some((pattern) => matchesPattern(pattern, id))
  const isSkipped = skip.some((pattern) => matchesPattern(pattern, id))
  return isWanted && !isSkipped && !(readOnly && steps.some((step) => changesState(contract, step.case)))
}

/** Whether the options may leave a case whose id begins with `prefix`. */
export function mayBeSelected(prefix: string, { only, skip }: Selection): boolean {
  const isWanted = only.length === 0 || only.some((pattern) => mayMatchBelow(pattern, prefix))
  return isWanted && !skip.some((pattern) => matchesPattern(pattern, prefix))
}

/** The gateway answers text at once, and its other capabilities create records. */
function changesState(contract: SuiteContract, { operationId, request }: Case): boolean {
  if (!contract.isGateway) return !isSafe(request)
  const operation = contract.findOperation(operationId)
  return (operation.capability ?? 'text') !== 'text' && !isSafe(operation)
}

/** Whether a method changes nothing. */
export function isSafe({ method }: { readonly method: string }): boolean {
  return ['GET', 'HEAD', 'OPTIONS'].includes(method)
}

/** Shuffles items; the order is the same for the same seed. */
export function shuffleItems<T>(items: readonly T[], seed: number): T[] {
  return items
    .map((item, at) => ({ item, rank: hash('sha1', `${seed} ${at}`) }))
    .toSorted((a, b) => (a.rank < b.rank ? -1 : 1))
    .map(({ item }) => item)
}
