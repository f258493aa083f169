import type { CommandLine } from '../command-line.ts'
import { addNotes, type SuiteContract } from '../contract.ts'
import { checkReachable } from '../http/check-reachable.ts'
import { makePace } from '../http/pace.ts'
import type { Plan } from '../plan.ts'
import type { Run } from '../report/run.ts'
import { type Screen, startProgress } from '../report/terminal.ts'
import { judgeTarget } from '../run/judge-target.ts'
import type { Scenario } from '../scenario.ts'
import { startTarget } from '../targets/start.ts'
import type { LocalServers, Target } from '../targets/target.ts'
import type { Verdict } from '../verdict.ts'
import { compareScenario, isLostReply, notCompared } from './compare-scenario.ts'

/** Cases at once; each sends its request to both deployments. */
const CONCURRENCY = 3

interface ComparisonOptions {
  readonly contract: SuiteContract
  readonly commandLine: CommandLine & { readonly against: string }
  readonly err: Screen
  readonly servers: LocalServers
}

/** Sends the cases to two deployments, and reports the differences of their replies. Throws an UnreachableError. */
export async function runComparison(name: string, plan: Plan, options: ComparisonOptions): Promise<Run> {
  const { contract, commandLine, servers } = options
  const { against, key, againstKey = key, ...rest } = commandLine
  const start = performance.now()
  const startOne = (address: string, ofOne: string | undefined) =>
    startTarget(address, { ...rest, tables: contract.tables, ...(ofOne === undefined ? {} : { key: ofOne }) }, servers)
  const before = await startOne(name, key)
  try {
    const after = await startOne(against, againstKey)
    try {
      const comparedContract = addNotes(contract, [{ id: notCompared, says: 'a part could not be compared' }])
      const verdicts = await compareTargets([before, after], plan, { ...options, contract: comparedContract })
      const target = `${name} and ${against}`
      const wording = getWording(options.commandLine, name, verdicts)
      return { target, contract: comparedContract, verdicts, underivable: [], ms: performance.now() - start, wording }
    } finally {
      await after.close()
    }
  } finally {
    await before.close()
  }
}

async function compareTargets(
  [before, after]: readonly [Target, Target],
  { scenarios, describeProgress }: Plan,
  { contract, commandLine, err }: ComparisonOptions,
): Promise<Verdict[]> {
  const targets = [before, after]
  const pollMs = before.name === 'url' || after.name === 'url' ? 500 : 10
  const pace = makePace({ ...commandLine, pollMs })
  for (const target of targets) await checkReachable(contract, target, pace)
  const both = [...before.features].filter((feature) => feature !== 'callbacks' && after.features.has(feature))
  const [name] = commandLine.targets
  const sides = { before: `at ${name}`, after: `at ${commandLine.against}` }
  const progress = startProgress(`${name} and ${commandLine.against}`, describeProgress, err)
  const verdicts = await judgeTarget(
    mapLazily(scenarios, (scenario) => compareScenario(scenario, after, sides)),
    { ...before, features: new Set(both) },
    {
      contract,
      pace,
      divergences: [],
      choices: false,
      concurrency: CONCURRENCY,
      onVerdict: (verdict) => progress.step(verdict.case.id, verdict.outcome === 'failed'),
    },
  ).finally(() => progress.end())
  // A deployment that has gone away does not differ: it could not be tested.
  if (verdicts.some(({ findings }) => findings.some(isLostReply)))
    for (const target of targets) await checkReachable(contract, target, { ...pace, waitForTurn: async () => {} })
  return verdicts
}

/** The cases of any document are made as they are drawn. */
function* mapLazily(scenarios: Iterable<Scenario>, change: (scenario: Scenario) => Scenario): Generator<Scenario> {
  for (const scenario of scenarios) yield change(scenario)
}

function getWording({ against }: ComparisonOptions['commandLine'], name: string, verdicts: readonly Verdict[]) {
  const partial = verdicts.filter(({ outcome }) => outcome === 'noted' || outcome === 'skipped').length
  const but = partial === 0 ? '' : ` But ${partial} of ${verdicts.length} cases were not compared, or not wholly.`
  return {
    passed: `${against} answers as ${name} does.${but}`,
    failed: `${against} does not answer as ${name} does.${but}`,
    noted: 'What could not be compared.',
  }
}
