import { hash } from 'node:crypto'
import type { OperationId } from '../generated/routes.ts'
import type { Operation } from '../generators/model/contract.ts'
import { isObject, ownValue } from '../runtime/json.ts'
import { bodyLimitCases } from './cases/body-limit.ts'
import { contextWindowCases } from './cases/context-window.ts'
import { deriveCases, isCase, type Underivable } from './cases/derive.ts'
import { getCaseId } from './cases/draft-case.ts'
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
  /** Made as they are drawn. */
  readonly scenarios: Iterable<Scenario>
  /** Complete when all scenarios are drawn. */
  readonly underivable: readonly Underivable[]
  /** Describes the progress of a run after `done` verdicts. */
  readonly describeProgress: (done: number) => string
}

export interface PlanOptions {
  readonly selection: Selection
  /** Shuffles the cases. */
  readonly seed?: number | undefined
  /** Makes the random requests of an operation; default none. */
  readonly makeRandom?: ((operation: Operation) => readonly Scenario[]) | undefined
}

/**
 * All cases of the gateway's contract in a fixed order: hand-written ones, flows, examples, derived ones, random requests. The
 * first ones run before the others are made, and what is not selected is not derived.
 */
export function planGateway(contract: SuiteContract, options: PlanOptions): Plan {
  const { selection, seed } = options
  const underivable: Underivable[] = []
  let count = 0
  let isComplete = false
  function* draw(): Generator<Scenario> {
    for (const scenario of makeScenarios(contract, { ...options, underivable })) {
      if (!isSelected(contract, scenario, selection)) continue
      count++
      yield scenario
    }
    isComplete = true
  }
  return {
    scenarios: seed === undefined ? draw() : shuffleItems([...draw()], seed),
    underivable,
    describeProgress: (done) => (isComplete ? `${done} of ${count}` : `${done} cases`),
  }
}

/** All cases of the gateway's contract at once. */
export function makePlan(
  contract: SuiteContract,
): Pick<Plan, 'underivable'> & { readonly scenarios: readonly Scenario[] } {
  const { scenarios, underivable } = planGateway(contract, { selection: { only: [], skip: [], readOnly: false } })
  return { scenarios: [...scenarios], underivable }
}

const makers = [exampleCases, protocolCases, bodyLimitCases, contextWindowCases, preferredCases, protojsonCases]

type Making = PlanOptions & { readonly underivable: Underivable[] }

function* makeScenarios(contract: SuiteContract, options: Making): Generator<Scenario> {
  const ids = new Set<string>()
  for (const scenario of listScenarios(contract, options)) {
    const { id } = scenario.case
    if (ids.has(id)) throw new RangeError(`Two cases have the id ${id}.`)
    ids.add(id)
    yield addBotNeeds(scenario)
  }
}

function* listScenarios(contract: SuiteContract, { selection, makeRandom, underivable }: Making): Generator<Scenario> {
  const mayHave = (name: string) => (operation: Operation) => mayBeSelected(getCaseId(operation, name), selection)
  yield* suiteScenarios(contract)
  yield* flowScenarios(contract)
  for (const make of makers) yield* make(contract).map(addEditionNeed).map(toScenario)
  for (const operation of contract.operations.filter(mayHave('body'))) {
    if (operation.body === undefined) continue
    for (const made of deriveCases(contract, operation))
      if (isCase(made)) yield toScenario(addEditionNeed(made))
      else underivable.push(made)
  }
  if (makeRandom) for (const operation of contract.operations.filter(mayHave('fuzz'))) yield* makeRandom(operation)
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
