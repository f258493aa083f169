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

/** Runs a command with its arguments; `overrides` customise the stub. */
export async function run(args: readonly string[], overrides: Overrides = {}): Promise<void> {
  try {
    const commandLine = await readCommandLine(args, process.env, overrides.keyRing !== undefined)
    if (commandLine.program === 'help') process.stdout.write(commandLine.text)
    else if (commandLine.program === 'check-recording') await check(commandLine)
    else if (isWatched(commandLine) && (await getWorker()) === undefined) await watch(commandLine, args)
    else await serve(commandLine, overrides)
  } catch (error) {
    process.exitCode = printUsageError(error)
    // The channel to the parent keeps a worker alive.
    const worker = await getWorker()
    worker?.disconnect()
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

async function watch({ spec = '' }: ServedMock, args: readonly string[]): Promise<void> {
  const { watchDocument } = await import('./watch-document.ts')
  await watchDocument({ spec, args })
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
