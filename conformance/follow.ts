import { randomInt } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { FileError, UsageError } from '../server-stub/settings/errors.ts'
import type { CommandLine } from './command-line.ts'
import { contract } from './contract.ts'
import { readDivergences } from './divergences.ts'
import { makeDocumentPlan } from './document/document-plan.ts'
import { judgeTarget } from './judge-target.ts'
import { getJudgedDocuments } from './judged-documents.ts'
import { makePace } from './pace.ts'
import { choose, makePlan, type Plan, shuffle } from './plan.ts'
import { reach } from './reach.ts'
import { renderHtml } from './report/html.ts'
import { renderJson } from './report/json.ts'
import { renderJunit } from './report/junit.ts'
import { getResult, type Run } from './report/run.ts'
import { type Output, printSummary, progress, type Screen } from './report/terminal.ts'
import type { Scenario } from './scenario.ts'
import { startTarget } from './targets/start.ts'

/** Runs the cases of the contract of this process. Resolves with the exit code. */
export async function follow(commandLine: CommandLine, { out, err }: Output): Promise<number> {
  const { isGateway } = getJudgedDocuments()
  if (!isGateway) checkKey(commandLine)
  const make = isGateway ? makePlan : makeDocumentPlan
  const plan = make(await scenariosAtRandom(commandLine, out))
  const chosen = choose(plan.scenarios, commandLine)
  if (chosen.length === 0) throw new UsageError('No case is left: change --only, --skip or --read-only.')
  if (commandLine.list) {
    out.write(chosen.map(({ case: { id } }) => `${id}\n`).join(''))
    return 0
  }
  const scenarios = commandLine.seed === undefined ? chosen : shuffle(chosen, commandLine.seed)
  const runs: Run[] = []
  // Not only after the run: its results would be lost.
  for (const { file } of commandLine.reports) writeReport(file, '')
  for (const name of commandLine.targets) runs.push(await judge(name, { ...plan, scenarios }, { commandLine, err }))
  for (const run of runs) printSummary(run, out)
  for (const { format, file } of commandLine.reports) writeReport(file, renderers[format](runs))
  return Math.max(...runs.map(({ verdicts }) => exitCodes[getResult(verdicts)]))
}

/** A deployment of another document needs a key only where the document says so. */
function checkKey({ targets, key, headers, list }: CommandLine): void {
  const far = targets.find((name) => name !== 'mock')
  const [closed] = contract.operations.filter(({ credentials }) => credentials.length > 0)
  if (list || far === undefined || closed === undefined || key !== undefined || headers.length > 0) return
  const { method, path } = closed
  throw new UsageError(`${method} ${path} needs a credential: give --key, GATEWAY_KEY or --header for ${far}.`)
}

function writeReport(file: string, content: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  } catch (error) {
    throw new FileError(`--report cannot write ${file} (${(error as NodeJS.ErrnoException).code}).`)
  }
}

const exitCodes = { passed: 0, failed: 1, unjudged: 2 } as const

/** Empty without `--fuzz`. */
async function scenariosAtRandom(commandLine: CommandLine, out: Screen): Promise<Scenario[]> {
  const { fuzz, fuzzPath: path, seed = randomInt(1, 2 ** 31), list } = commandLine
  if (fuzz === undefined && path === undefined) return []
  // Loaded lazily: fast-check is slow to load, and most runs do not need it.
  const { fuzzScenarios } = await import('./fuzz/play-property.ts')
  const runs = fuzz ?? 1
  if (!list && path === undefined) out.write(`Requests at random: again with --fuzz ${runs} --seed ${seed}\n`)
  return fuzzScenarios({ runs, seed, ...(path === undefined ? {} : { path }) })
}

const renderers = { junit: renderJunit, json: renderJson, html: renderHtml }

/** Number of concurrent scenarios. */
const abreast = 6

interface Manner {
  readonly commandLine: CommandLine
  readonly err: Screen
}

async function judge(name: string, { scenarios, underivable }: Plan, { commandLine, err }: Manner): Promise<Run> {
  const target = await startTarget(name, commandLine)
  const start = performance.now()
  const line = progress(name, scenarios.length, err)
  try {
    const pace = makePace({ ...commandLine, pollMs: target.name === 'url' ? 500 : 10 })
    await reach(target, pace)
    const verdicts = await judgeTarget(scenarios, target, {
      pace,
      divergences: getJudgedDocuments().isGateway ? readDivergences() : [],
      choices: commandLine.choices,
      abreast,
      ...(target.name === 'url' && commandLine.callbacks ? { callbacks: commandLine.callbacks } : {}),
      onVerdict: ({ outcome }) => line.step(outcome === 'failed' || outcome === 'stale'),
    })
    return { target: name, verdicts, underivable, ms: performance.now() - start }
  } finally {
    line.end()
    await target.close()
  }
}
