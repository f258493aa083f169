import module from 'node:module'
import { constants } from 'node:os'
import { listenMessage, printUsageError, UsageError } from '../settings/errors.ts'
import { getUrl, serveWithoutReader } from '../settings/output.ts'
import { readCommandLine, type Served } from './command-line.ts'
import type { Overrides } from './start-program.ts'
import { tuneV8 } from './v8-tuning.ts'
import { formatWelcome } from './welcome.ts'

/**
 * Runs `mock`, `stub` or `proxy` with the arguments after it, and sets the exit code of this process; `overrides` customise
 * the stub. Resolves when the server listens, and the process runs on until a signal ends it.
 *
 * ```ts
 * await run(['stub', ...process.argv.slice(2)], { ports: { text: textModel(write) } })
 * ```
 */
export async function run(args: readonly string[], overrides: Overrides = {}): Promise<void> {
  process.exitCode = await runServerCommand(args, overrides)
}

/** The same, but resolves with the exit code. */
export async function runServerCommand(args: readonly string[], overrides: Overrides = {}): Promise<number> {
  try {
    const commandLine = await readCommandLine(args, process.env, overrides.keyRing !== undefined)
    if (commandLine.program === 'help') process.stdout.write(commandLine.text)
    else if (commandLine.program === 'check-recording')
      return await (await import('./start-program.ts')).checkRecording(commandLine)
    else await startServer(commandLine, overrides)
    return 0
  } catch (error) {
    return printUsageError(error)
  }
}

async function startServer(commandLine: Served, overrides: Overrides): Promise<void> {
  const { program, settings } = commandLine
  const key = 'shownKey' in commandLine ? commandLine.shownKey : undefined
  const isGateway = !('spec' in commandLine && commandLine.spec !== undefined)
  const { host, port } = settings
  const { startProgram } = await import('./start-program.ts')
  if (program === 'mock') tuneV8()
  const { app, close, adminUrl, page, summary } = await startProgram(commandLine, overrides)
  try {
    await app.listen({ host, port })
  } catch (error) {
    await close()
    throw new UsageError(listenMessage(error, { host, port, options: ['--port', '--host'] }))
  }
  stopOnSignals(close)
  serveWithoutReader()
  // Speeds up the next start; a flush at exit would be lost if the process is killed.
  setImmediate(() => module.flushCompileCache?.())
  process.stdout.write(formatWelcome(program, getUrl(app.server, host), { key, page, summary, isGateway }))
  if (adminUrl !== undefined) process.stdout.write(`Metrics are at ${adminUrl}/metrics.\n`)
}

/** The first signal shuts down gracefully, the second one exits at once. */
function stopOnSignals(close: () => Promise<void>): void {
  let isStopping = false
  const stop = (signal: 'SIGTERM' | 'SIGINT') => {
    if (isStopping) process.exit(128 + constants.signals[signal])
    isStopping = true
    close().then(
      () => process.exit(),
      (error) => {
        process.stderr.write(`The shutdown failed: ${error}\n`)
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
