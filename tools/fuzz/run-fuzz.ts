import type { Screen } from '../../conformance/report/terminal.ts'
import { UsageError } from '../../settings/errors.ts'
import { type CommandLine, help, readCommandLine } from './command-line.ts'
import { fuzzServer } from './fuzz.ts'
import { runHeavy } from './heavy.ts'
import { printResult } from './print-result.ts'
import type { ServerUnderTest, TargetName } from './server-under-test.ts'

export interface RunContext {
  /** Gets the findings. */
  readonly out: Screen
  /** Gets the progress, and errors. */
  readonly err: Screen
  readonly start: (target: TargetName) => Promise<ServerUnderTest>
}

/** Runs with the arguments after the script's name. Returns the exit code. */
export async function runFuzz(args: readonly string[], context: RunContext): Promise<number> {
  try {
    if (args[0] === 'heavy') return await sendHeavy(args.slice(1), context)
    const commandLine = readCommandLine(args)
    if (commandLine) return await runCommandLine(commandLine, context)
    context.out.write(help)
    return 0
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    context.err.write(`${message}${error instanceof UsageError ? ' See --help.' : ''}\n`)
    return 2
  }
}

async function sendHeavy(args: readonly string[], { out, start }: RunContext): Promise<number> {
  if (args.length > 0) throw new UsageError(`heavy takes no options, not ${args.join(' ')}.`)
  const server = await start('mock')
  try {
    return await runHeavy(server, out)
  } finally {
    await server.stop()
  }
}

async function runCommandLine(commandLine: CommandLine, { out, err, start }: RunContext): Promise<number> {
  const clear = err.isTTY ? '\r\x1b[K' : ''
  const onProgress = (sent: number) => err.isTTY && err.write(`${clear}${sent} of ${commandLine.requests}`)
  const result = await fuzzServer({ ...commandLine, start: () => start(commandLine.target), onProgress })
  err.write(clear)
  out.write(printResult(result, commandLine))
  return result.findings.length > 0 || result.memory?.isOverBound ? 1 : 0
}
