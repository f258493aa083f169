import { hash, randomInt } from 'node:crypto'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { asObject } from '../runtime/json.ts'
import { FileError, showLine, UsageError } from '../settings/errors.ts'
import { getFileReason, makeFolder } from '../settings/files.ts'
import type { CommandLine } from './command-line.ts'
import { contract, openapi } from './contract.ts'
import { makeDocumentPlan } from './document/document-plan.ts'
import { makePace } from './http/pace.ts'
import { reach } from './http/reach.ts'
import { choose, makePlan, type Plan, shuffle } from './plan.ts'
import { renderHtml } from './report/html.ts'
import { renderJson } from './report/json.ts'
import { renderJunit } from './report/junit.ts'
import { type Facts, getResult, type Run } from './report/run.ts'
import { type Output, printSummary, progress, type Screen } from './report/terminal.ts'
import { readDivergences } from './run/divergences.ts'
import { judgeTarget } from './run/judge-target.ts'
import type { Scenario } from './scenario.ts'
import { startTarget } from './targets/start.ts'
import type { LocalServers } from './targets/target.ts'

/** What the suite needs of its process. */
export interface Surroundings extends Output {
  readonly servers: LocalServers
}

/** Runs the cases of the contract of this process. Resolves with the exit code. */
export async function follow(commandLine: CommandLine, { out, err, servers }: Surroundings): Promise<number> {
  const { fuzz, spec, seed = fuzz === undefined ? undefined : randomInt(1, 2 ** 31) } = commandLine
  if (spec !== undefined) checkKey(commandLine)
  const make = spec === undefined ? makePlan : makeDocumentPlan
  const plan = make(await scenariosAtRandom(commandLine, seed, out))
  const chosen = choose(plan.scenarios, commandLine)
  if (chosen.length === 0) throw new UsageError('No case matches: change --only, --skip or --read-only.')
  if (commandLine.list) {
    out.write(chosen.map(({ case: { id } }) => `${showLine(id)}\n`).join(''))
    return 0
  }
  const scenarios = commandLine.seed === undefined ? chosen : shuffle(chosen, commandLine.seed)
  const runs: Run[] = []
  for (const { file } of commandLine.reports) checkWritable(file)
  for (const name of commandLine.targets)
    runs.push(await judge(name, { ...plan, scenarios }, { commandLine, err, servers }))
  for (const run of runs) printSummary(run, out)
  const facts = getFacts(commandLine, seed, plan.scenarios.length - chosen.length)
  for (const { format, file } of commandLine.reports) writeReport(file, renderers[format](runs, facts))
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

/** Before the run, whose results would be lost. The report of an earlier run stays until there is a new one. */
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

/** Empty without `--fuzz`. */
async function scenariosAtRandom(commandLine: CommandLine, seed: number | undefined, out: Screen): Promise<Scenario[]> {
  const { fuzz, fuzzPath: path, list } = commandLine
  if (seed === undefined || (fuzz === undefined && path === undefined)) return []
  // Loaded lazily: fast-check is slow to load, and most runs do not need it.
  const { fuzzScenarios } = await import('./fuzz/run-property.ts')
  const runs = fuzz ?? 1
  if (!list && path === undefined) out.write(`Requests at random: again with --fuzz ${runs} --seed ${seed}\n`)
  return fuzzScenarios({ runs, seed, ...(path === undefined ? {} : { path }) })
}

function getFacts(
  { command, fuzz, fuzzPath, ...options }: CommandLine,
  seed: number | undefined,
  leftOut: number,
): Facts {
  const { only, skip, readOnly } = options
  const selected = [only.length > 0 && '--only', skip.length > 0 && '--skip', readOnly && '--read-only'].filter(Boolean)
  const { title, version } = asObject(openapi.info)
  const document = `${JSON.stringify(openapi, undefined, 2)}\n`
  return {
    date: new Date().toISOString(),
    command,
    ...(seed === undefined ? {} : { seed }),
    node: process.version,
    contract: { title: String(title), version: String(version), sha256: hash('sha256', document) },
    leftOut: [
      ...(leftOut > 0 ? [`${selected.join(', ')} left out ${leftOut.toLocaleString('en')} cases.`] : []),
      ...(fuzz === undefined && fuzzPath === undefined
        ? ['No random requests were sent: --fuzz 100 sends 100 of each kind to each operation.']
        : []),
    ],
  }
}

const renderers = { junit: renderJunit, json: renderJson, html: renderHtml }

/** Number of concurrent scenarios. */
const concurrency = 6

interface RunOptions extends Pick<Surroundings, 'err' | 'servers'> {
  readonly commandLine: CommandLine
}

async function judge(
  name: string,
  { scenarios, underivable }: Plan,
  { commandLine, err, servers }: RunOptions,
): Promise<Run> {
  const target = await startTarget(name, commandLine, servers)
  const start = performance.now()
  const line = progress(name, scenarios.length, err)
  try {
    const pace = makePace({ ...commandLine, pollMs: target.name === 'url' ? 500 : 10 })
    await reach(target, pace)
    const verdicts = await judgeTarget(scenarios, target, {
      pace,
      divergences: commandLine.spec === undefined ? readDivergences() : [],
      choices: commandLine.choices,
      concurrency,
      ...(target.name === 'url' && commandLine.callbacks ? { callbacks: commandLine.callbacks } : {}),
      onVerdict: ({ outcome }) => line.step(outcome === 'failed' || outcome === 'stale'),
    })
    return { target: name, verdicts, underivable, ms: performance.now() - start }
  } finally {
    line.end()
    await target.close()
  }
}
