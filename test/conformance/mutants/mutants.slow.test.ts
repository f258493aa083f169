import { afterAll, beforeAll, expect, test } from 'vitest'
import { judgeTarget } from '../../../conformance/judge-target.ts'
import { makePace, type PaceOptions } from '../../../conformance/pace.ts'
import { choose, makePlan } from '../../../conformance/plan.ts'
import type { Scenario } from '../../../conformance/scenario.ts'
import { startApp } from '../../../conformance/targets/app.ts'
import type { Target } from '../../../conformance/targets/target.ts'
import type { Verdict } from '../../../conformance/verdict.ts'
import { type Alteration, alteredTarget } from '../altered-target.ts'
import { createAlteration } from './alteration.ts'
import { type Caught, readMutants } from './read-mutants.ts'

const mutants = readMutants()
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
  const verdicts = await judgeTarget(chosen, target, { pace, divergences: [], choices: true, abreast: 4 })
  await target.close()
  return verdicts
}

function found(verdicts: readonly Verdict[]) {
  return verdicts.flatMap(({ case: own, findings }) =>
    findings.map(({ rule, place, message }) => ({ rule, place, message, of: own.rule.name })),
  )
}

function finding({ rule, place, says, of }: Caught) {
  const [at, message] = [expect.stringContaining(place), expect.stringContaining(says)]
  return expect.objectContaining({ rule, place: at, message, ...(of === undefined ? {} : { of }) })
}

test('the unaltered mock passes every case of the mutants', async () => {
  const verdicts = await judge(played(mutants.map(({ only }) => only)), {}, {})
  expect(found(verdicts)).toEqual([])
  expect(new Set(verdicts.map(({ outcome }) => outcome))).toEqual(new Set(['passed']))
})

// Some wait for what never comes.
test.concurrent.each(mutants.map((mutant) => [mutant.id, mutant] as const))('%s', async (_, mutant) => {
  const { verbs, only, caught } = mutant
  expect(played([only]), only).not.toEqual([])
  const isEndless = caught && ['task', 'timeout'].includes(caught.rule)
  const times = { settleMs: 5000, ...(isEndless ? { timeoutMs: 10_000 } : {}) }
  const findings = found(await judge(played([only]), createAlteration(verbs), times))
  if (caught) expect(findings).toContainEqual(finding(caught))
  else expect(findings, 'is listed as one that is not caught').toEqual([])
})

test('at most 8 are not caught', () => {
  expect(new Set(mutants.map(({ id }) => id)).size).toBeGreaterThanOrEqual(386)
  expect(mutants.filter(({ caught }) => caught === undefined).length).toBeLessThanOrEqual(8)
})

test.each([
  [{ stream: { dorp: 'ping' } }, 'There is no verb dorp.'],
  [{ repyl: {} }, 'There is no verb repyl.'],
])('%j is refused', (verbs, message) => {
  const body = 'data: {}\n\n'
  const headers = { 'content-type': 'text/event-stream' }
  const exchange = { method: 'GET', path: '/', requestBody: '', status: 200, headers, body, bytes: Buffer.from(body) }
  expect(() => createAlteration(verbs).reply?.(exchange)).toThrow(message)
})
