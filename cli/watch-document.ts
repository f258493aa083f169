import { inspect } from 'node:util'
import { watchForChanges } from '../mock/scenarios/watch-for-changes.ts'
import { printMessage, showLine, UsageError } from '../settings/errors.ts'
import { printLine } from '../settings/output.ts'
import type { OpenMock, Program } from './program.ts'
import { SwitchingServer } from './switching-server.ts'

export interface WatchedDocument {
  readonly spec: string
  readonly allowOutside: boolean
  readonly lenient: boolean
}

/**
 * Serves a document, and every changed version of it on the same connections. `open` opens a mock of the current version;
 * one with errors is reported, and not served.
 */
export async function serveVersions(
  { spec, ...options }: WatchedDocument,
  open: () => Promise<OpenMock>,
): Promise<Pick<Program, 'app' | 'summary' | 'close'>> {
  let files: readonly string[] = [spec]
  /** Reads the names of the files, and their state before they are read. */
  const prepareWatch = async () => {
    const { findDocumentFiles } = await import('../generators/document-contract.ts')
    files = (await findDocumentFiles(spec, options)) ?? files
    return watchForChanges(files)
  }
  const server = new SwitchingServer()
  let watch = await prepareWatch()
  const first = await open()
  await server.serve(first)
  let isClosing = false
  let stop = () => {}
  const follow = () => {
    stop = watch(async () => {
      stop()
      watch = await prepareWatch()
      await serveChanged(spec, server, open)
      if (!isClosing) follow()
    })
  }
  follow()
  const close = () => {
    isClosing = true
    stop()
    return server.close()
  }
  return { app: server, summary: first.summary, close }
}

async function serveChanged(spec: string, server: SwitchingServer, open: () => Promise<OpenMock>): Promise<void> {
  try {
    const version = await open()
    await server.serve(version)
    printLine(`Serving the changed document. ${showLine(version.summary[0] ?? '')}`)
  } catch (error) {
    const reason = error instanceof UsageError ? error.message : inspect(error)
    printMessage(`${reason}\nThe mock keeps serving the last valid version of ${spec}.`)
  }
}
