import { readRecording } from '../../proxy/recording/read-recording.ts'
import type { RecordedInteraction } from '../../proxy/recording/recorded-interaction.ts'
import type { JudgedContract } from '../../runtime/judge/contract.ts'
import { suggestion } from '../../runtime/validation/suggest.ts'
import { showText, UsageError } from '../../settings/errors.ts'
import { checkWritable, writeReport } from '../../settings/report-file.ts'
import { makePace } from '../http/pace.ts'
import { type Output, printError } from '../report/terminal.ts'
import { type DriftCommandLine, driftHelp, readDriftCommandLine } from './command-line.ts'
import {
  type ComparedRecording,
  type DriftFacts,
  getExitCode,
  printDrift,
  renderDriftJson,
  renderDriftJunit,
} from './report.ts'
import { runDrift } from './run-drift.ts'

/** Reads the contract of the document, else the gateway's. */
export type ReadJudgedContract = (
  spec: string | undefined,
  options: Pick<DriftCommandLine, 'allowOutside' | 'allowPrivate' | 'chatCompletions' | 'lenient'>,
) => Promise<JudgedContract>

export interface DriftEnvironment extends Output {
  readonly readContract: ReadJudgedContract
}

const renderers = { junit: renderDriftJunit, json: renderDriftJson }

/** Compares a deployment with a recording. Resolves with the exit code. */
export async function runDriftCommand(args: readonly string[], environment: DriftEnvironment): Promise<number> {
  const { out, err } = environment
  try {
    const commandLine = readDriftCommandLine(args, environment.environment)
    if (commandLine !== undefined) return await compareDeployment(commandLine, environment)
    out.write(driftHelp)
    return 0
  } catch (error) {
    return printError(error, err)
  }
}

async function compareDeployment(commandLine: DriftCommandLine, environment: DriftEnvironment): Promise<number> {
  const { target, key = '', spec, headers, skip, reports, timeoutSeconds } = commandLine
  const contract = await environment.readContract(spec, commandLine)
  const recordings = readRecordings(commandLine, environment)
  const all = recordings.flatMap(({ exchanges }) => exchanges)
  checkSkipped(skip, all)
  if (key === '' && headers.length === 0) requireNoKey(contract, all)
  for (const { file } of reports) checkWritable(file)
  const baseUrl = target.href.replace(/\/+$/, '')
  const facts: DriftFacts = { target: baseUrl, date: new Date().toISOString() }
  const options = {
    contract,
    target: { baseUrl, key, headers: Object.fromEntries(headers) },
    pace: makePace({ ...commandLine, timeoutMs: timeoutSeconds * 1000, pollMs: POLL_MS }),
    skip,
  }
  const compared: ComparedRecording[] = []
  for (const { recording, exchanges } of recordings) {
    const one = { recording, results: await runDrift(exchanges, options) }
    printDrift(one, facts, environment.out)
    compared.push(one)
  }
  for (const { format, file } of reports) writeReport(file, renderers[format](compared, facts))
  return getExitCode(compared)
}

function readRecordings({ recordings }: DriftCommandLine, { err }: DriftEnvironment) {
  return recordings.map((recording) => {
    const { exchanges, unfinished } = readRecording(recording, 'drift')
    for (const line of unfinished) err.write(`${showText(line)}\n`)
    return { recording, exchanges: exchanges.map(({ exchange }) => exchange) }
  })
}

/** Between two polls of a task. */
const POLL_MS = 500

function checkSkipped(skip: readonly string[], exchanges: readonly RecordedInteraction[]): void {
  const operations = new Set(exchanges.flatMap(({ operation }) => operation ?? []))
  const unknown = skip.find((name) => !operations.has(name))
  if (unknown !== undefined)
    throw new UsageError(`--skip: unknown operation ${unknown}; ${suggestion(unknown, [...operations])}`)
}

function requireNoKey({ findRoute }: JudgedContract, exchanges: readonly RecordedInteraction[]): void {
  const closed = exchanges.find(({ request: { method, path } }) => findRoute(method, path).route?.credentials.length)
  if (closed === undefined) return
  const { method, path } = closed.request
  throw new UsageError(`${method} ${path} needs a credential: give --key, GATEWAY_KEY or --header.`)
}
