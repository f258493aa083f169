import { hash } from 'node:crypto'
import { inspect } from 'node:util'
import type { DownloadOptions } from '../generators/read/download-spec.ts'
import { watchForChanges, watchState } from '../mock/scenarios/watch-for-changes.ts'
import { printMessage, showLine, UsageError } from '../settings/errors.ts'
import { isHttpsUrl } from '../settings/files.ts'
import type { ReadingSettings } from '../settings/option.ts'
import { printLine } from '../settings/output.ts'
import type { OpenMock, Program } from './program.ts'
import { SwitchingServer } from './switching-server.ts'

export interface WatchedDocument extends Partial<ReadingSettings> {
  readonly spec: string
}

/**
 * Takes a snapshot of the files of a document and returns a function that watches them: it calls `onChange` for every
 * changed version, one after the other, and returns a function that stops it.
 */
export async function watchDocument({ spec, ...options }: WatchedDocument) {
  let files: readonly string[] = [spec]
  /** Reads the names of the files, and their state before they are read. */
  const prepareWatch = async () => {
    if (isHttpsUrl(spec)) return watchDownload(spec, options)
    const { findFiles } = await import('../generators/load-contract.ts')
    files = findFiles(spec, options) ?? files
    return watchForChanges(files)
  }
  let watch = await prepareWatch()
  return (onChange: () => Promise<unknown>): (() => void) => {
    let isStopped = false
    let stop = () => {}
    const follow = () => {
      stop = watch(async () => {
        stop()
        watch = await prepareWatch()
        await onChange()
        if (!isStopped) follow()
      })
    }
    follow()
    return () => {
      isStopped = true
      stop()
    }
  }
}

/** How often a document from a URL is asked for again. */
const DOWNLOAD_MS = 5000

async function watchDownload(spec: string, options: DownloadOptions) {
  const { downloadSpec } = await import('../generators/read/download-spec.ts')
  let last = ''
  return watchState(async () => {
    const { openapi, texts } = await downloadSpec(spec, options)
    // A server that is away for a while is no change.
    if (typeof texts.get(openapi) === 'string') last = hash('sha256', JSON.stringify([...texts]))
    return last
  }, DOWNLOAD_MS)
}

/**
 * Serves a document, and every changed version of it on the same connections. `open` opens a mock of the current version;
 * one with errors is reported, and not served.
 */
export async function serveVersions(
  document: WatchedDocument,
  open: () => Promise<OpenMock>,
): Promise<Pick<Program, 'app' | 'summary' | 'close'>> {
  const server = new SwitchingServer()
  const watch = await watchDocument(document)
  const first = await open()
  await server.serve(first)
  const stop = watch(() => serveChanged(document.spec, server, open))
  const close = () => {
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
