import { UsageError } from '../conformance/command-line.ts'
import { type CommandLine, help, readCommandLine } from './command-line.ts'
import { fuzz } from './fuzz.ts'
import { printResult } from './print-result.ts'
import { startServer } from './server-under-test.ts'

const { stdout, stderr } = process
try {
  const commandLine = readCommandLine(process.argv.slice(2))
  if (commandLine.help) stdout.write(help)
  else process.exitCode = await run(commandLine)
} catch (error) {
  const isUsage = error instanceof UsageError
  stderr.write(`${error instanceof Error ? error.message : error}${isUsage ? ' See --help.' : ''}\n`)
  process.exitCode = 2
}

async function run(commandLine: CommandLine): Promise<number> {
  const onProgress = (sent: number) => stderr.isTTY && stderr.write(`\r\x1b[K${sent} of ${commandLine.requests}`)
  const start = () => startServer(commandLine.target)
  const result = await fuzz({ ...commandLine, start, onProgress })
  if (stderr.isTTY) stderr.write('\r\x1b[K')
  stdout.write(printResult(result, commandLine))
  return result.findings.length > 0 || result.memory?.isOverBound ? 1 : 0
}
