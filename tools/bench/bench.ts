import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { UsageError } from '../../settings/errors.ts'
import type { Bench, Case } from './case.ts'
import { coldCases } from './cold-cases.ts'
import { type CommandLine, help, readCommandLine } from './command-line.ts'
import { createLoader } from './load.ts'
import { measureCase, type Result } from './measure.ts'
import { memoryCases } from './memory-cases.ts'
import { packageCases } from './package-cases.ts'
import { proxyCases } from './proxy-cases.ts'
import { recordReplies } from './recording.ts'
import { requestCases } from './request-cases.ts'
import { RunningServers } from './running-servers.ts'
import { formatResult, formatTables, writeTables } from './tables.ts'
import { workCases } from './work-cases.ts'

try {
  const commandLine = readCommandLine(process.argv.slice(2))
  if (commandLine) await runBench(commandLine)
  else process.stdout.write(help)
} catch (error) {
  const isUsage = error instanceof UsageError
  process.stderr.write(`${error instanceof Error ? error.message : error}${isUsage ? ' See --help.' : ''}\n`)
  process.exit(isUsage ? 2 : 1)
}

async function runBench({ names, effort, client, json, write }: CommandLine): Promise<void> {
  if (!existsSync('dist')) throw new UsageError('There is no package to measure: npm run build makes it.')
  const load = createLoader(client)
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const recordingFile = join(folder, 'recording.json')
  const running = new RunningServers(recordingFile)
  try {
    const recording = await recordReplies((await running.get('gatewright')).port)
    writeFileSync(recordingFile, JSON.stringify(recording))
    const conditions = describeConditions(client)
    process.stdout.write(`${conditions}\n\n`)
    const bench = { effort, load, running, recording, recordingFile }
    const results: Result[] = []
    for (const measuredCase of listCases(bench, names)) {
      const result = await measureCase(measuredCase, effort.rounds, showProgress).catch(reportFailure)
      if (result === undefined) continue
      process.stdout.write(`${formatResult(result)}\n`)
      results.push(result)
    }
    process.stdout.write(formatTables(results))
    if (json !== undefined) writeFileSync(json, `${JSON.stringify({ conditions, results }, null, 2)}\n`)
    if (write !== undefined) writeTables(write, conditions, results)
  } finally {
    await running.stop()
    rmSync(folder, { recursive: true })
  }
}

/** Lists the cases whose names or tables begin with one of the names; all without a name. */
function listCases(bench: Bench, names: readonly string[]): readonly Case[] {
  const factories = [requestCases, coldCases, memoryCases, proxyCases, packageCases, workCases]
  const cases = factories.flatMap((listCasesOfKind) => listCasesOfKind(bench))
  const isNamed = ({ name, table }: Case, start: string) => start === table || `${name}-`.startsWith(`${start}-`)
  return cases.filter((one) => names.length === 0 || names.some((name) => isNamed(one, name)))
}

function describeConditions(client: string): string {
  const clock = process.platform === 'linux' ? '' : ' No processor times and memory: this system has no /proc.'
  const { version } = JSON.parse(readFileSync('node_modules/autocannon/package.json', 'utf8'))
  const load = client === 'autocannon' ? `autocannon ${version}` : client
  const average = loadavg()[0]?.toFixed(1)
  return `Load by ${load}, Node ${process.version}, ${process.platform}, ${availableParallelism()} processors, load average ${average} before.${clock}`
}

/** One case that fails costs its row and the exit code, not the run. */
function reportFailure(error: Error): undefined {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

function showProgress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${text}`)
}
