import module from 'node:module'
import { constants } from 'node:os'
import { listenMessage, printUsageError, UsageError } from '../settings/errors.ts'
import { getUrl, serveWithoutReader } from '../settings/output.ts'
import { type CheckedRecording, readCommandLine, type Served } from './command-line.ts'
import type { Overrides } from './start-program.ts'
import { welcome } from './welcome.ts'

/** Runs a command with its arguments; `overrides` customise the stub. */
export async function run(args: readonly string[], overrides: Overrides = {}): Promise<void> {
  try {
    const commandLine = await readCommandLine(args, process.env, overrides.keyRing !== undefined)
    if (commandLine.program === 'help') process.stdout.write(commandLine.text)
    else if (commandLine.program === 'check-recording') await check(commandLine)
    else await serve(commandLine, overrides)
  } catch (error) {
    process.exitCode = printUsageError(error)
  }
}

async function check(task: CheckedRecording): Promise<void> {
  const { checkRecording } = await import('./start-program.ts')
  process.exitCode = await checkRecording(task)
}

async function serve(commandLine: Served, overrides: Overrides): Promise<void> {
  const { program, settings } = commandLine
  const key = 'shownKey' in commandLine ? commandLine.shownKey : undefined
  const isGateway = !('spec' in commandLine && commandLine.spec !== undefined)
  const { host, port } = settings
  const { startProgram } = await import('./start-program.ts')
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
  process.stdout.write(welcome(program, getUrl(app.server, host), { key, page, summary, isGateway }))
  if (adminUrl !== undefined) process.stdout.write(`Metrics are at ${adminUrl}/metrics.\n`)
}

/** The first signal shuts down gracefully, the second one exits at once. */
function stopOnSignals(close: () => Promise<void>): void {
  let isStopping = false
  const stop = (signal: 'SIGTERM' | 'SIGINT') => {
    if (isStopping) process.exit(128 + constants.signals[signal])
    isStopping = true
    close().then(
      () => process.exit(0),
      (error) => {
        process.stderr.write(`The shutdown failed: ${error}\n`)
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
