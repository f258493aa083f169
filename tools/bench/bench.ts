import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { UsageError } from '../../settings/errors.ts'
import { measureCold } from './cold.ts'
import { type CommandLine, help, readCommandLine } from './command-line.ts'
import { crowdCases } from './crowd-cases.ts'
import { ordinary, quick, trial } from './efforts.ts'
import { writeItemDocuments } from './item-documents.ts'
import { measureCase, type Row } from './measure.ts'
import { printRows, printTable } from './print-rows.ts'
import { processCases } from './process-cases.ts'
import { proxyCases } from './proxy-cases.ts'
import { recordReplies } from './recording.ts'
import { requestCases } from './request-cases.ts'
import { RunningServers } from './running-servers.ts'
import { sizeCases } from './size-cases.ts'
import { streamCases } from './stream-cases.ts'
import { suiteCase } from './suite-case.ts'
import { upstreamCases } from './upstream-cases.ts'

try {
  const commandLine = readCommandLine(process.argv.slice(2))
  if (commandLine) await runBench(commandLine)
  else process.stdout.write(help)
} catch (error) {
  const isUsage = error instanceof UsageError
  process.stderr.write(`${error instanceof Error ? error.message : error}${isUsage ? ' See --help.' : ''}\n`)
  process.exit(isUsage ? 2 : 1)
}

async function runBench({ cold, only, rounds, quick: isQuick, trial: isTrial, json }: CommandLine): Promise<void> {
  if (!existsSync('dist')) throw new UsageError('There is no package to measure: npm run build makes it.')
  const effort = isTrial ? trial : isQuick ? quick : ordinary
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const recordingFile = join(folder, 'recording.json')
  const running = new RunningServers(recordingFile)
  try {
    const recording = await recordReplies((await running.get('mock')).port)
    writeFileSync(recordingFile, JSON.stringify(recording))
    if (cold) return await measureCold(recordingFile, rounds ?? 5, (text) => process.stdout.write(text))
    writeItemDocuments(recordingFile, recording)
    const cases = [
      ...requestCases(effort, running),
      ...streamCases(effort, running, recording),
      ...processCases(effort, recordingFile),
      ...crowdCases(effort, running, recordingFile),
      ...proxyCases(effort, running, recording),
      ...upstreamCases(effort, running),
      ...sizeCases(effort),
      suiteCase(effort),
    ]
    const chosen = cases.filter((benchCase) =>
      only.length === 0 ? benchCase.isQuick || !isQuick : only.includes(benchCase.name),
    )
    process.stdout.write(describeConditions(effort.connections))
    const rows: Row[] = []
    for (const measuredCase of chosen) {
      const caseRows = await measureCase(measuredCase, rounds ?? effort.rounds, showProgress)
      process.stdout.write(printRows(caseRows))
      rows.push(...caseRows)
    }
    process.stdout.write(printTable(rows))
    if (json !== undefined) writeFileSync(json, `${JSON.stringify({ node: process.version, rows }, null, 2)}\n`)
  } finally {
    await running.stop()
    rmSync(folder, { recursive: true })
  }
}

function describeConditions(connections: number): string {
  const cpu = process.platform === 'linux' ? '' : 'No processor times and memory: this system has no /proc.\n'
  return `Node ${process.version}, ${process.platform} ${process.arch}, ${availableParallelism()} processors, nothing pinned.
Requests: ${connections} keep-alive connections; this process makes the load, the servers are other processes.
"to bare" is the ratio to the bare server of the same round. ${cpu}

`
}

function showProgress(text: string): void {
  process.stderr.write(process.stderr.isTTY ? `\r\x1b[K${text}` : `${text}\n`)
}
