import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { judgeTarget } from '../../../conformance/judge-target.ts'
import { makePace, type PaceOptions } from '../../../conformance/pace.ts'
import { choose, makePlan } from '../../../conformance/plan.ts'
import type { Scenario } from '../../../conformance/scenario.ts'
import { startApp } from '../../../conformance/targets/app.ts'
import type { Target } from '../../../conformance/targets/target.ts'
import type { Verdict } from '../../../conformance/verdict.ts'
import { type Alteration, alteredTarget } from '../altered-target.ts'
import { type Caught, isCaught } from './mutant.ts'
import { mutants } from './mutants.ts'
import { renderList } from './render-list.ts'

const { scenarios } = makePlan()
let mock: Target

beforeAll(async () => {
  mock = await startApp('mock')
})

afterAll(() => mock.close())

function played(only: readonly string[]): Scenario[] {
  return choose(scenarios, { only, skip: [], readOnly: false })
}

type Times = Partial<Pick<PaceOptions, 'timeoutMs' | 'settleMs'>>

/** Plays the cases against the mock with its traffic altered. */
async function judge(chosen: readonly Scenario[], alteration: Alteration, times: Times): Promise<Verdict[]> {
  const target = await alteredTarget({ ...mock, close: async () => {} }, () => alteration)
  const pace = makePace({ timeoutMs: 600_000, ...times, pollMs: 2 })
  const verdicts = await judgeTarget(chosen, target, { pace, divergences: [], abreast: 4 })
  await target.close()
  return verdicts
}

function found(verdicts: readonly Verdict[]) {
  return verdicts.flatMap(({ case: own, findings }) =>
    findings.map(({ rule, place, message }) => ({ rule, place, message, of: own.rule.name })),
  )
}

function finding({ rule, place = '', of }: Caught) {
  return expect.objectContaining({ rule, place: expect.stringContaining(place), ...(of === undefined ? {} : { of }) })
}

test('the mock itself keeps all that is played to mutants', async () => {
  const verdicts = await judge(played(mutants.flatMap(({ only }) => only)), {}, {})
  expect(found(verdicts)).toEqual([])
  expect(new Set(verdicts.map(({ outcome }) => outcome))).toEqual(new Set(['kept']))
})

// Some wait for what never comes.
test.concurrent.each(mutants.map((mutant) => [mutant.id, mutant] as const))(
  '%s',
  async (_, { alter, only, caught }) => {
    for (const pattern of only) expect(played([pattern]), pattern).not.toEqual([])
    const isEndless = isCaught(caught) && ['task', 'timeout'].includes(caught.rule)
    const times = { settleMs: 5000, ...(isEndless ? { timeoutMs: 10_000 } : {}) }
    const findings = found(await judge(played(only), alter(), times))
    if (isCaught(caught)) expect(findings).toContainEqual(finding(caught))
    else expect(findings, 'is listed as one that is not caught').toEqual([])
  },
)

test('the page lists every mutant with what was found', () => {
  const page = readFileSync(new URL('README.md', import.meta.url), 'utf8')
  expect(page, 'write it anew: node test/conformance/mutants/write-list.ts').toBe(renderList(mutants))
})

test('there are 60 or more, and no two of one name', () => {
  expect(mutants.length).toBeGreaterThanOrEqual(60)
  expect(new Set(mutants.map(({ id }) => id)).size).toBe(mutants.length)
})
