import cluster, { type Worker } from 'node:cluster'
import { constants } from 'node:os'
import { watchForChanges } from '../mock/scenarios/watch-for-changes.ts'

export interface WatchedDocument {
  readonly spec: string
  readonly allowOutside: boolean
  /** The arguments of the command. */
  readonly args: readonly string[]
}

/**
 * Serves a document in a worker process, and each changed version in another one, since a process mocks one contract. The
 * listening socket is that of this process, so no request is refused meanwhile. A version with errors is not served.
 */
export async function watchDocument({ spec, args, allowOutside }: WatchedDocument): Promise<void> {
  const { findDocumentFiles } = await import('../generators/document-contract.ts')
  cluster.setupPrimary({ exec: process.argv[1] ?? '', args: [...args] })
  let files: readonly string[] = [spec]
  let current: Worker | undefined
  let isStopping = false
  stopOnSignals(() => {
    isStopping = true
  })
  while (!isStopping) {
    files = (await findDocumentFiles(spec, { allowOutside })) ?? files
    const watch = await watchForChanges(files)
    const worker = cluster.fork()
    const exitCode = await untilListening(worker)
    if (exitCode === undefined) {
      // A killed worker would lose the connections on their way to it.
      current?.removeAllListeners('exit').disconnect()
      current = worker.on('exit', (code) => process.exit(code ?? 1))
    } else if (current === undefined) {
      process.exit(exitCode)
    } else if (!isStopping) {
      process.stderr.write(`The mock keeps serving the last valid version of ${spec}.\n`)
    }
    await untilChanged(watch)
  }
}

/** The exit code of a worker that cannot start. */
function untilListening(worker: Worker): Promise<number | undefined> {
  return new Promise((resolve) => {
    worker.once('listening', () => {
      worker.removeAllListeners('exit')
      resolve(undefined)
    })
    worker.once('exit', (code) => resolve(code ?? 1))
  })
}

function untilChanged(watch: Awaited<ReturnType<typeof watchForChanges>>): Promise<void> {
  return new Promise((resolve) => {
    const stop = watch(async () => {
      stop()
      resolve()
    })
  })
}

/** The first signal shuts the workers down gracefully, the second one exits at once. The last worker's exit ends this process. */
function stopOnSignals(onStop: () => void): void {
  let signals = 0
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      onStop()
      signals++
      for (const worker of Object.values(cluster.workers ?? {}))
        worker?.process.kill(signals > 1 ? 'SIGKILL' : 'SIGTERM')
      if (signals > 1) process.exit(128 + constants.signals[signal])
    })
  }
}
