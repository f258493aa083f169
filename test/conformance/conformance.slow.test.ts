import { expect, test } from 'vitest'
import { localServers } from '../../cli/local-targets.ts'
import { makePace } from '../../conformance/http/pace.ts'
import { getResult } from '../../conformance/report/run.ts'
import { readDivergences } from '../../conformance/run/divergences.ts'
import { judgeTarget } from '../../conformance/run/judge-target.ts'
import { startTarget } from '../../conformance/targets/start.ts'
import type { Verdict } from '../../conformance/verdict.ts'
import { startMinimal } from './minimal-gateway/server.ts'
import { scenarios, underivable } from './plan.ts'
import { contract, getChatSuite, startApp } from './run-suite.ts'

const pace = makePace({ timeoutMs: 600_000, pollMs: 10 })
const divergences = readDivergences()

/**
 * Our own servers promise our choices too. The minimal gateway does nothing but what the document states, so it differs
 * from the choices in as many points as there can be.
 */
test.each([
  ['mock', true, 0],
  ['stub', true, 0],
  ['minimal', false, 655],
  ['prism', false, 1],
  ['prism-proxy', false, 1],
] as const)('%s conforms, except for known divergences', async (name, choices, differences) => {
  const options = { models: [], with: [], without: [] }
  const target = name === 'minimal' ? await startMinimal() : await startTarget(name, options, localServers)
  try {
    const verdicts = await judgeTarget(scenarios, target, { contract, pace, divergences, choices, concurrency: 6 })
    const wrong = verdicts.filter(({ outcome }) => outcome === 'failed' || outcome === 'stale')
    expect(wrong.map(({ case: { id }, outcome, findings }) => ({ id, outcome, findings }))).toEqual([])
    expect(getResult(verdicts)).toBe('passed')
    const skipped = verdicts.filter(({ outcome }) => outcome === 'skipped')
    expect(skipped.length > 0).toBe(name !== 'mock')
    expect(countDifferences(verdicts)).toBeGreaterThanOrEqual(differences)
    const noted = verdicts.filter(({ outcome }) => outcome === 'noted')
    expect(noted.some(({ findings }) => findings.some(({ question = '' }) => !contract.unclear.has(question)))).toBe(
      !choices,
    )
  } finally {
    await target.close()
  }
})

test.each(['mock', 'stub'])('%s conforms to the contract of chat completions', async (name) => {
  const target = await startTarget(name, { models: [], with: [], without: [], chatCompletions: true }, localServers)
  const suite = getChatSuite()
  try {
    const options = { contract: suite.contract, pace, divergences: [], choices: true, concurrency: 6 }
    const verdicts = await judgeTarget(suite.scenarios, target, options)
    expect(verdicts.flatMap(({ findings }) => findings)).toEqual([])
    expect(verdicts.filter(({ outcome }) => outcome === 'passed').length).toBeGreaterThan(480)
  } finally {
    await target.close()
  }
})

/** The places that differ from a choice, whichever case, step or task has them. */
function countDifferences(verdicts: readonly Verdict[]): number {
  const places = verdicts.flatMap(({ findings }) =>
    findings.flatMap(({ question, rule, place, specPointer }) => {
      return question === undefined
        ? []
        : [`${question} ${rule} ${place.replace(/^step \S+ |[\da-f-]{36}/, '')} ${specPointer}`]
    }),
  )
  return new Set(places).size
}

test('an open edition of the image proxy is not asked for what only the paid one has', async () => {
  const { features, ...target } = await startApp('mock', { edition: 'open' })
  try {
    const open = { ...target, features: new Set([...features].filter((feature) => feature !== 'paid-edition')) }
    const images = scenarios.filter(({ case: { family } }) => family === 'image')
    const verdicts = await judgeTarget(images, open, { contract, pace, divergences: [], choices: true, concurrency: 6 })
    const wrong = verdicts.filter(({ outcome }) => outcome !== 'passed' && outcome !== 'skipped')
    expect(wrong.map(({ case: { id }, outcome, findings }) => ({ id, outcome, findings }))).toEqual([])
  } finally {
    await target.close()
  }
})

test('nearly every rule of every request body has a case', () => {
  expect(underivable.length).toBeLessThan(30)
  const rules = new Set(scenarios.map((scenario) => scenario.case.rule.name))
  const ofValues =
    'required type enum const minimum maximum exclusiveMinimum exclusiveMaximum minLength maxLength pattern'
  const others =
    'minItems maxItems maxProperties propertyNames oneOf x-less-than x-data-url x-protojson unknown-property'
  for (const rule of ['false schema', ...ofValues.split(' '), ...others.split(' ')]) expect(rules, rule).toContain(rule)
})
