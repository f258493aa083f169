import type { Finding } from 'gatewright/judge'
import { expect } from 'vitest'
import type { Target } from '../../../conformance/targets/target.ts'
import type { Verdict } from '../../../conformance/verdict.ts'
import { alteredTarget, judgeAll, type RunOptions } from '../altered-target.ts'
import { gatewaySuite } from '../plan.ts'
import type { Suite } from '../run-suite.ts'
import { selectScenarios } from '../run-suite.ts'
import { createAlteration } from './alteration.ts'
import type { Caught, Mutant } from './read-mutants.ts'

export interface MutantTarget {
  readonly target: Target
  /** Whether differences from our choices fail a case. */
  readonly choices: boolean
  /** What it is judged by; the gateway's by default. */
  readonly suite?: Suite
}

/** Runs cases against the target with its traffic altered by the verbs of a mutant. */
async function run(
  gateway: MutantTarget,
  only: readonly string[],
  verbs: Mutant['verbs'],
  times: RunOptions,
): Promise<Verdict[]> {
  const { contract, scenarios } = gateway.suite ?? gatewaySuite
  const chosen = selectScenarios(contract, scenarios, { only, skip: [], readOnly: false })
  expect(chosen, only.join()).not.toEqual([])
  const alteration = createAlteration(verbs)
  const target = await alteredTarget({ ...gateway.target, close: async () => {} }, () => alteration)
  const verdicts = await judgeAll(chosen, target, {
    contract,
    pollMs: 2,
    choices: gateway.choices,
    concurrency: 4,
    ...times,
  })
  await target.close()
  return verdicts
}

/** The cases of the mutants, against the unaltered target. */
export function runUnaltered(gateway: MutantTarget, mutants: readonly Mutant[]): Promise<Verdict[]> {
  return run(
    gateway,
    mutants.map(({ only }) => only),
    {},
    {},
  )
}

/** The findings about a mutant that `isMeant` selects. Some mutants wait for what never comes. */
export async function findErrors(gateway: MutantTarget, mutant: Mutant, isMeant: (finding: Finding) => boolean) {
  const { only, verbs, caught } = mutant
  const isEndless = caught && ['task', 'timeout'].includes(caught.rule)
  const times = { settleMs: 5000, ...(isEndless ? { timeoutMs: 10_000 } : {}) }
  const verdicts = await run(gateway, [only], verbs, times)
  return verdicts.flatMap(({ case: testCase, findings }) =>
    findings.filter(isMeant).map(({ rule, place, message }) => ({ rule, place, message, of: testCase.rule.name })),
  )
}

/** Matches the finding that a mutant must cause. */
export function matchFinding({ rule, place, says, of }: Caught) {
  const [at, message] = [expect.stringContaining(place), expect.stringContaining(says)]
  return expect.objectContaining({ rule, place: at, message, ...(of === undefined ? {} : { of }) })
}
