import { once } from 'node:events'
import { printLine } from '../settings/output.ts'
import { printSpecError } from './print-spec-error.ts'
import { type WatchedDocument, watchDocument } from './watch-document.ts'

/** Something to generate from a document. */
export interface GenerateJob extends WatchedDocument {
  /** Writes or compares; returns the exit code. Throws a `SpecError`. */
  run(isCheck: boolean): Promise<number>
}

/**
 * Runs jobs, and again when a file of their document changes. The errors of a document are printed, and what was generated
 * from it stays. Resolves with the exit code when a signal stops it.
 */
export async function watchJobs(jobs: readonly GenerateJob[]): Promise<number> {
  const stops: (() => void)[] = []
  for (const job of jobs) {
    const watch = await watchDocument(job)
    const run = async () => job.run(false).catch(printSpecError)
    await run()
    stops.push(watch(run))
  }
  printLine(`Watching ${[...new Set(jobs.map(({ spec }) => spec))].join(', ')}. Stop it with Ctrl+C.`)
  // The watch itself does not keep the process.
  const wait = setInterval(() => {}, 2 ** 30)
  await Promise.race(['SIGINT', 'SIGTERM'].map((signal) => once(process, signal)))
  clearInterval(wait)
  for (const stop of stops) stop()
  return 0
}
