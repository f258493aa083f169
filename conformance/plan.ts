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
import { findOperation } from './contract.ts'
import { flowScenarios, operationNeeds } from './flows/flow-scenarios.ts'
import { ofOneStep, type Scenario } from './scenario.ts'
import { type Case, matchesPattern } from './verdict.ts'

export interface Plan {
  readonly scenarios: readonly Scenario[]
  readonly underivable: readonly Underivable[]
}

/** All cases in a fixed order: hand-written ones first, then examples, derived ones, and `more`. */
export function makePlan(more: readonly Scenario[] = []): Plan {
  const { cases, underivable } = derivedCases()
  const protocol = [...protocolCases(), ...bodyLimitCases(), ...contextWindowCases(), ...preferredCases()]
  const single = [...exampleCases(), ...protocol, ...protojsonCases(), ...cases].map(needEdition).map(ofOneStep)
  const scenarios = [...suiteScenarios(), ...flowScenarios(), ...single, ...more]
  const ids = new Set<string>()
  for (const { case: own } of scenarios) {
    if (ids.has(own.id)) throw new RangeError(`Two cases have the id ${own.id}.`)
    ids.add(own.id)
  }
  return { scenarios, underivable }
}

/** The open edition of the image proxy refuses what only the paid one has. */
function needEdition(given: Case): Case {
  const { body } = given.request
  const isPaidOperation = ownValue(operationNeeds, given.operationId)?.includes('paid-edition') ?? false
  const isPaid = isPaidOperation || (isObject(body) && body.botType === 'BOT_SECONDARY')
  return isPaid ? { ...given, needs: [...given.needs, 'paid-edition'] } : given
}

type Choice = Pick<CommandLine, 'only' | 'skip' | 'readOnly'> & Partial<Pick<CommandLine, 'spec'>>

export function choose(scenarios: readonly Scenario[], { only, skip, readOnly, spec }: Choice): Scenario[] {
  const changes = spec === undefined ? createsRecord : ({ request }: Case) => !isSafe(request)
  return scenarios.filter(({ case: { id }, steps }) => {
    const isWanted = only.length === 0 || only.some((pattern) => matchesPattern(pattern, id))
    const isLeft = skip.some((pattern) => matchesPattern(pattern, id))
    return isWanted && !isLeft && !(readOnly && steps.some((step) => changes(step.case)))
  })
}

/** The gateway answers text at once; its other capabilities create records. */
function createsRecord({ operationId }: Case): boolean {
  const operation = findOperation(operationId)
  return (operation.capability ?? 'text') !== 'text' && !isSafe(operation)
}

function isSafe({ method }: { readonly method: string }): boolean {
  return ['GET', 'HEAD', 'OPTIONS'].includes(method)
}

/** Shuffles; the same order for the same seed. */
export function shuffle<T>(items: readonly T[], seed: number): T[] {
  return items
    .map((item, at) => ({ item, rank: hash('sha1', `${seed} ${at}`) }))
    .toSorted((a, b) => (a.rank < b.rank ? -1 : 1))
    .map(({ item }) => item)
}
