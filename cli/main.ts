import type { Worker } from 'node:cluster'
import module from 'node:module'
import { constants } from 'node:os'
import { listenMessage, printUsageError, showLine, UsageError } from '../settings/errors.ts'
import { getUrl, serveWithoutReader } from '../settings/output.ts'
import {
  type CheckedRecording,
  type CommandLine,
  readCommandLine,
  type Served,
  type ServedMock,
} from './command-line.ts'
import type { Overrides } from './start-program.ts'
import { welcome } from './welcome.ts'

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
    else if (commandLine.program === 'check-recording') return await check(commandLine)
    else if (isWatched(commandLine) && (await getWorker()) === undefined) await watch(commandLine, args)
    else await serve(commandLine, overrides)
    return 0
  } catch (error) {
    const code = printUsageError(error)
    // The channel to the parent keeps a worker alive.
    const worker = await getWorker()
    worker?.disconnect()
    return code
  }
}

/** Whether a parent process replaces this one when the document changes. */
function isWatched(commandLine: CommandLine): commandLine is ServedMock {
  return commandLine.program === 'mock' && commandLine.settings.watch
}

/** This process if it serves a version of a watched document. Few starts need the module. */
async function getWorker(): Promise<Worker | undefined> {
  const { default: cluster } = await import('node:cluster')
  return cluster.worker
}

async function watch({ spec = '', settings }: ServedMock, args: readonly string[]): Promise<void> {
  const { watchDocument } = await import('./watch-document.ts')
  await watchDocument({ spec, args, allowOutside: settings.allowOutside })
}

async function check(task: CheckedRecording): Promise<number> {
  const { checkRecording } = await import('./start-program.ts')
  return checkRecording(task)
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
  stopOnSignals(close, isWatched(commandLine))
  serveWithoutReader()
  // Speeds up the next start; a flush at exit would be lost if the process is killed.
  setImmediate(() => module.flushCompileCache?.())
  const version = isWatched(commandLine) ? (await getWorker())?.id : undefined
  const message = welcome(program, getUrl(app.server, host), { key, page, summary, isGateway })
  process.stdout.write(
    version !== undefined && version > 1 ? `Serving the changed document. ${showLine(summary?.[0] ?? '')}\n` : message,
  )
  if (adminUrl !== undefined) process.stdout.write(`Metrics are at ${adminUrl}/metrics.\n`)
}

/** The first signal shuts down gracefully, the second one exits at once. A parent that watches a document passes them on. */
function stopOnSignals(close: () => Promise<void>, hasParent: boolean): void {
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
  process.on('SIGINT', hasParent ? () => {} : stop)
  if (hasParent) process.on('disconnect', () => stop('SIGTERM'))
}
