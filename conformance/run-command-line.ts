import { hash, randomInt } from 'node:crypto'
import { asObject } from '../runtime/json.ts'
import { showLine, UsageError } from '../settings/errors.ts'
import { checkWritable, writeReport } from '../settings/report-file.ts'
import { type CommandLine, findKeyless } from './command-line.ts'
import type { SuiteContract } from './contract.ts'
import { planDocument } from './document/document-plan.ts'
import { listUnjudged } from './document/unjudged.ts'
import { checkReachable } from './http/check-reachable.ts'
import { makePace } from './http/pace.ts'
import { type Plan, type PlanOptions, planGateway } from './plan.ts'
import { renderHtml } from './report/html.ts'
import { renderJson } from './report/json.ts'
import { renderJunit } from './report/junit.ts'
import { getResult, type Run, type RunFacts } from './report/run.ts'
import { type Output, printSummary, type Screen, startProgress } from './report/terminal.ts'
import { readDivergences } from './run/divergences.ts'
import { judgeTarget } from './run/judge-target.ts'
import type { Scenario } from './scenario.ts'
import { startTarget } from './targets/start.ts'
import type { LocalServers } from './targets/target.ts'

/** What the suite needs of its process. */
export interface CommandEnvironment extends Output {
  readonly servers: LocalServers
  /** Ends the run early; what was judged until then is reported. */
  readonly signal?: AbortSignal | undefined
}

/** Judges the targets of a command line by a contract. Resolves with the exit code. */
export async function runCommandLine(
  contract: SuiteContract,
  commandLine: CommandLine,
  { out, err, servers, signal }: CommandEnvironment,
): Promise<number> {
  const { upstream } = commandLine
  if (upstream !== undefined) return runRelays(contract, { ...commandLine, upstream }, { out, err, servers })
  const { fuzz, spec, seed = fuzz === undefined ? undefined : randomInt(1, 2 ** 31) } = commandLine
  if (spec !== undefined) requireKey(contract, commandLine)
  const makeRandom = await randomMaker(contract, { ...commandLine, seed }, out)
  const makePlan = spec === undefined ? planGateway : planDocument
  const makeRunPlan = () => makePlan(contract, { selection: commandLine, seed: commandLine.seed, makeRandom })
  if (commandLine.list) return listCases(makeRunPlan().scenarios, out)
  const isPartial = commandLine.only.length + commandLine.skip.length > 0 || commandLine.readOnly
  if (spec === undefined && isPartial) requireCases(hasItem(makeRunPlan().scenarios) ? 1 : 0)
  const runs: Run[] = []
  for (const { file } of commandLine.reports) checkWritable(file)
  for (const name of commandLine.targets)
    runs.push(await runTarget(name, makeRunPlan(), { contract, commandLine, err, servers, signal }))
  const facts = describeRun(contract, { ...commandLine, seed }, isPartial ? 'the other cases' : undefined)
  return reportRuns(runs, facts, { ...commandLine, out })
}

function reportRuns(
  runs: readonly Run[],
  facts: RunFacts,
  { reports, out }: Pick<CommandLine, 'reports'> & Pick<Output, 'out'>,
): number {
  for (const run of runs) printSummary(run, out)
  for (const { format, file } of reports) writeReport(file, renderers[format](runs, facts))
  return Math.max(...runs.map(({ verdicts }) => exitCodes[getResult(verdicts)]))
}

/** Tests the targets between their two ends. */
async function runRelays(
  contract: SuiteContract,
  commandLine: CommandLine & { readonly upstream: number },
  { out, err, servers }: Omit<CommandEnvironment, 'environment'>,
): Promise<number> {
  const { runRelay, listRelayCases } = await import('./relay/run-relay.ts')
  const { list, targets, reports } = commandLine
  const scenarios = listRelayCases(contract, commandLine)
  if (list) return listCases(scenarios, out)
  requireCases(scenarios.length)
  for (const { file } of reports) checkWritable(file)
  const runs: Run[] = []
  for (const name of targets) runs.push(await runRelay(name, { contract, commandLine, err, servers }))
  for (const { verdicts } of runs) requireCases(verdicts.length)
  const { only, skip } = commandLine
  const facts = describeRun(contract, { ...commandLine, seed: undefined }, undefined)
  const leftOut = only.length + skip.length > 0 ? ['--only and --skip left out the other cases.'] : []
  return reportRuns(runs, { ...facts, leftOut }, { reports, out })
}

type MakeRandom = NonNullable<PlanOptions['makeRandom']>

function listCases(scenarios: Iterable<Scenario>, out: Screen): number {
  let count = 0
  for (const { case: testCase } of scenarios) {
    count++
    out.write(`${showLine(testCase.id)}\n`)
  }
  requireCases(count)
  return 0
}

function hasItem(items: Iterable<unknown>): boolean {
  return items[Symbol.iterator]().next().done !== true
}

function requireCases(count: number): void {
  if (count === 0) throw new UsageError('No case matches: change --only, --skip or --read-only.')
}

/** A deployment of another document needs a key only if the document says so. */
function requireKey({ operations }: SuiteContract, { list, headers, ...commandLine }: CommandLine): void {
  const remote = findKeyless(commandLine)
  const [closed] = operations.filter(({ credentials }) => credentials.length > 0)
  if (list || remote === undefined || closed === undefined || headers.length > 0) return
  const { method, path } = closed
  throw new UsageError(`${method} ${path} needs a credential: give --key, GATEWAY_KEY or --header for ${remote}.`)
}

const exitCodes = { passed: 0, failed: 1, unjudged: 2 } as const

type SeededCommandLine = Omit<CommandLine, 'seed'> & { readonly seed: number | undefined }

/** Makes the random requests of an operation; none without `--fuzz` and `--fuzz-path`. */
async function randomMaker(
  contract: SuiteContract,
  { fuzz, fuzzPath: path, list, seed }: SeededCommandLine,
  out: Screen,
): Promise<MakeRandom> {
  if (seed === undefined || (fuzz === undefined && path === undefined)) return () => []
  // Loaded lazily: fast-check is slow to load, and most runs do not need it.
  const { fuzzScenarios } = await import('./fuzz/run-property.ts')
  const runs = fuzz ?? 1
  if (!list && path === undefined) out.write(`Requests at random: again with --fuzz ${runs} --seed ${seed}\n`)
  const options = { runs, seed, ...(path === undefined ? {} : { path }) }
  return (operation) => fuzzScenarios(contract, operation, options)
}

function describeRun(
  { openapi }: SuiteContract,
  { command, against, fuzz, fuzzPath, seed, only, skip, readOnly }: SeededCommandLine,
  omitted: string | undefined,
): RunFacts {
  const filters = [only.length > 0 && '--only', skip.length > 0 && '--skip', readOnly && '--read-only'].filter(Boolean)
  const { title, version } = asObject(openapi.info)
  const document = `${JSON.stringify(openapi, undefined, 2)}\n`
  return {
    date: new Date().toISOString(),
    command,
    ...(seed === undefined ? {} : { seed }),
    node: process.version,
    contract: { title: String(title), version: String(version), sha256: hash('sha256', document) },
    leftOut: [
      ...(omitted === undefined ? [] : [`${filters.join(', ')} left out ${omitted}.`]),
      ...(fuzz === undefined && fuzzPath === undefined && against === undefined
        ? ['No random requests were sent: --fuzz 100 sends 100 of every kind to every operation.']
        : []),
    ],
  }
}

const renderers = { junit: renderJunit, json: renderJson, html: renderHtml }

/** Number of concurrent scenarios. */
const concurrency = 6

interface TargetRunOptions extends Pick<CommandEnvironment, 'err' | 'servers' | 'signal'> {
  readonly contract: SuiteContract
  readonly commandLine: CommandLine
}

async function runTarget(name: string, plan: Plan, options: TargetRunOptions): Promise<Run> {
  const { contract, commandLine, err, servers, signal } = options
  const { against } = commandLine
  if (against !== undefined) {
    const { runComparison } = await import('./comparison/run-comparison.ts')
    const run = await runComparison(name, plan, { ...options, commandLine: { ...commandLine, against } })
    requireCases(run.verdicts.length)
    return run
  }
  const { scenarios, underivable, describeProgress } = plan
  const target = await startTarget(name, { ...commandLine, tables: contract.tables }, servers)
  const isRemote = target.name === 'url'
  const start = performance.now()
  try {
    const pace = makePace({ ...commandLine, pollMs: isRemote ? 500 : 10, signal })
    await checkReachable(contract, target, pace)
    const progress = startProgress(name, describeProgress, err)
    const verdicts = await judgeTarget(scenarios, target, {
      contract,
      pace,
      divergences: commandLine.spec === undefined ? readDivergences() : [],
      choices: commandLine.choices,
      concurrency,
      ...(isRemote && commandLine.callbacks ? { callbacks: commandLine.callbacks } : {}),
      onVerdict: (verdict) => progress.step(verdict.case.id, ['failed', 'stale'].includes(verdict.outcome)),
    }).finally(() => progress.end())
    requireCases(verdicts.length)
    const unjudged = listUnjudged(contract, verdicts)
    const ms = performance.now() - start
    return { target: name, contract, verdicts, underivable: [...underivable, ...unjudged], ms }
  } finally {
    await target.close()
  }
}
