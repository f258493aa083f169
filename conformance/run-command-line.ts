import { hash, randomInt } from 'node:crypto'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { asObject } from '../runtime/json.ts'
import { FileError, showLine, UsageError } from '../settings/errors.ts'
import { getFileReason, makeFolder } from '../settings/files.ts'
import { type CaseCollection, collectCases, selectScenarios, shuffleItems } from './collect-cases.ts'
import type { CommandLine } from './command-line.ts'
import type { SuiteContract } from './contract.ts'
import { collectDocumentCases } from './document/collect-document-cases.ts'
import { listUnjudgedStreams } from './document/streams.ts'
import { checkReachable } from './http/check-reachable.ts'
import { makePace } from './http/pace.ts'
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
}

/** Judges the targets of a command line by a contract. Resolves with the exit code. */
export async function runCommandLine(
  contract: SuiteContract,
  commandLine: CommandLine,
  { out, err, servers }: CommandEnvironment,
): Promise<number> {
  const { fuzz, spec, seed = fuzz === undefined ? undefined : randomInt(1, 2 ** 31) } = commandLine
  if (spec !== undefined) requireKey(contract, commandLine)
  const make = spec === undefined ? collectCases : collectDocumentCases
  const collected = make(contract, await makeRandomScenarios(contract, { ...commandLine, seed }, out))
  const selected = selectScenarios(contract, collected.scenarios, commandLine)
  if (selected.length === 0) throw new UsageError('No case matches: change --only, --skip or --read-only.')
  if (commandLine.list) {
    out.write(selected.map(({ case: { id } }) => `${showLine(id)}\n`).join(''))
    return 0
  }
  const scenarios = commandLine.seed === undefined ? selected : shuffleItems(selected, commandLine.seed)
  const runs: Run[] = []
  for (const { file } of commandLine.reports) checkWritable(file)
  for (const name of commandLine.targets)
    runs.push(await runTarget(name, { ...collected, scenarios }, { contract, commandLine, err, servers }))
  for (const run of runs) printSummary(run, out)
  const facts = describeRun(contract, { ...commandLine, seed }, collected.scenarios.length - selected.length)
  for (const { format, file } of commandLine.reports) writeReport(file, renderers[format](runs, facts))
  return Math.max(...runs.map(({ verdicts }) => exitCodes[getResult(verdicts)]))
}

/** A deployment of another document needs a key only if the document says so. */
function requireKey({ operations }: SuiteContract, { targets, key, headers, list }: CommandLine): void {
  const remote = targets.find((name) => name !== 'mock')
  const [closed] = operations.filter(({ credentials }) => credentials.length > 0)
  if (list || remote === undefined || closed === undefined || key !== undefined || headers.length > 0) return
  const { method, path } = closed
  throw new UsageError(`${method} ${path} needs a credential: give --key, GATEWAY_KEY or --header for ${remote}.`)
}

/** Checks a report before the run, whose results would be lost. The report of an earlier run stays until there is a new one. */
function checkWritable(file: string): void {
  const isNew = !existsSync(file)
  writeReport(file, '', 'a')
  if (isNew) rmSync(file)
}

function writeReport(file: string, content: string, flag: 'a' | 'w' = 'w'): void {
  try {
    makeFolder(dirname(file))
    writeFileSync(file, content, { flag })
  } catch (error) {
    throw new FileError(`--report cannot write ${file}: ${getFileReason(error)}.`)
  }
}

const exitCodes = { passed: 0, failed: 1, unjudged: 2 } as const

type SeededCommandLine = Omit<CommandLine, 'seed'> & { readonly seed: number | undefined }

/** The random requests; none without `--fuzz` and `--fuzz-path`. */
async function makeRandomScenarios(
  contract: SuiteContract,
  { fuzz, fuzzPath: path, list, seed }: SeededCommandLine,
  out: Screen,
): Promise<Scenario[]> {
  if (seed === undefined || (fuzz === undefined && path === undefined)) return []
  // Loaded lazily: fast-check is slow to load, and most runs do not need it.
  const { fuzzScenarios } = await import('./fuzz/run-property.ts')
  const runs = fuzz ?? 1
  if (!list && path === undefined) out.write(`Requests at random: again with --fuzz ${runs} --seed ${seed}\n`)
  return fuzzScenarios(contract, { runs, seed, ...(path === undefined ? {} : { path }) })
}

function describeRun(
  { openapi }: SuiteContract,
  { command, fuzz, fuzzPath, seed, only, skip, readOnly }: SeededCommandLine,
  omitted: number,
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
      ...(omitted > 0 ? [`${filters.join(', ')} left out ${omitted.toLocaleString('en')} cases.`] : []),
      ...(fuzz === undefined && fuzzPath === undefined
        ? ['No random requests were sent: --fuzz 100 sends 100 of every kind to every operation.']
        : []),
    ],
  }
}

const renderers = { junit: renderJunit, json: renderJson, html: renderHtml }

/** Number of concurrent scenarios. */
const concurrency = 6

interface TargetRunOptions extends Pick<CommandEnvironment, 'err' | 'servers'> {
  readonly contract: SuiteContract
  readonly commandLine: CommandLine
}

async function runTarget(
  name: string,
  { scenarios, underivable }: CaseCollection,
  { contract, commandLine, err, servers }: TargetRunOptions,
): Promise<Run> {
  const target = await startTarget(name, commandLine, servers)
  const isRemote = target.name === 'url'
  const start = performance.now()
  const progress = startProgress(name, scenarios.length, err)
  try {
    const pace = makePace({ ...commandLine, pollMs: isRemote ? 500 : 10 })
    await checkReachable(contract, target, pace)
    const verdicts = await judgeTarget(scenarios, target, {
      contract,
      pace,
      divergences: commandLine.spec === undefined ? readDivergences() : [],
      choices: commandLine.choices,
      concurrency,
      ...(isRemote && commandLine.callbacks ? { callbacks: commandLine.callbacks } : {}),
      onVerdict: ({ outcome }) => progress.step(outcome === 'failed' || outcome === 'stale'),
    })
    const unjudged = listUnjudgedStreams(contract, verdicts)
    const ms = performance.now() - start
    return { target: name, contract, verdicts, underivable: [...underivable, ...unjudged], ms }
  } finally {
    progress.end()
    await target.close()
  }
}
