import type { CommandLine } from '../command-line.ts'
import { addNotes, type SuiteContract } from '../contract.ts'
import { makePace } from '../http/pace.ts'
import { isSelected } from '../plan.ts'
import type { Run } from '../report/run.ts'
import { type Screen, startProgress } from '../report/terminal.ts'
import { judgeTarget } from '../run/judge-target.ts'
import type { Scenario } from '../scenario.ts'
import { startTarget } from '../targets/start.ts'
import type { LocalServers } from '../targets/target.ts'
import type { Verdict } from '../verdict.ts'
import { differences } from './differences.ts'
import { formats } from './formats/formats.ts'
import { listCases, planRelay } from './relay-plan.ts'
import { startUpstream } from './upstream.ts'

/** Most cases wait for something, so that many run at once. */
const CONCURRENCY = 16

const wording = {
  passed: 'The gateway passes on what its client and its upstream say.',
  failed: 'The gateway does not pass on all that its client and its upstream say.',
  noted: 'Differences that are no fault.',
}

/** The stage whose cases run one after the other, so that a gateway sees an answer after each failure. */
const FAILING = 1

interface RelayOptions {
  readonly contract: SuiteContract
  readonly commandLine: CommandLine & { readonly upstream: number }
  readonly err: Screen
  readonly servers: LocalServers
}

/** Tests a gateway whose client and whose upstream the suite is. Throws an UnreachableError or a UsageError. */
export async function runRelay(name: string, { contract, commandLine, err, servers }: RelayOptions): Promise<Run> {
  const { upstream: port, upstreamHost: host, upstreamKey: key } = commandLine
  const target = await startTarget(name, commandLine, servers)
  const upstream = await startUpstream({ host, port, key })
  const start = performance.now()
  const relayContract = addNotes(contract, differences)
  try {
    const pace = makePace({ ...commandLine, settleMs: 0, pollMs: 100 })
    const plan = await planRelay({ contract: relayContract, target, upstream, pace, formats: commandLine.formats })
    const stages = plan.map((scenarios) => scenarios.filter((scenario) => isSelected(contract, scenario, commandLine)))
    const count = stages.flat().length
    const progress = startProgress(name, (done) => `${done} of ${count}`, err)
    const verdicts: Verdict[] = []
    try {
      for (const [at, scenarios] of stages.entries())
        verdicts.push(
          ...(await judgeTarget(scenarios, target, {
            contract: relayContract,
            pace,
            divergences: [],
            choices: commandLine.choices,
            concurrency: at === FAILING ? 1 : CONCURRENCY,
            onVerdict: (verdict) => progress.step(verdict.case.id, verdict.outcome === 'failed'),
          })),
        )
    } finally {
      progress.end()
    }
    return {
      target: name,
      contract: relayContract,
      verdicts,
      underivable: [],
      ms: performance.now() - start,
      wording,
    }
  } finally {
    await target.close()
    await upstream.close()
  }
}

/** The cases that the command line selects. */
export function listRelayCases(contract: SuiteContract, commandLine: CommandLine): Scenario[] {
  const wanted = formats.filter(({ name }) => commandLine.formats?.includes(name) ?? true)
  const scenarios = wanted.flatMap(listCases).map((listed) => ({ case: listed, steps: [] }))
  return scenarios.filter((scenario) => isSelected(contract, scenario, commandLine))
}
