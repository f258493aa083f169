import { stat } from 'node:fs/promises'

const POLL_MS = 100

/**
 * Takes a snapshot of files and returns a function that watches them. `onChange` is called when a change is complete: a
 * file that is being written differs between two polls. Watching does not keep the process alive; the returned function
 * stops it.
 */
export async function watchForChanges(paths: readonly string[]) {
  return watchState(() => getState(paths), POLL_MS)
}

/** The same for anything whose state is a text. */
export async function watchState(readState: () => Promise<string>, pollMs: number) {
  let reported = await readState()
  return (onChange: () => Promise<unknown>): (() => void) => {
    let isLooking = false
    let seen = reported
    const poll = async () => {
      if (isLooking) return
      isLooking = true
      const state = await readState()
      if (state !== reported && state === seen) {
        reported = state
        await onChange()
      }
      seen = state
      isLooking = false
    }
    const timer = setInterval(poll, pollMs).unref()
    return () => clearInterval(timer)
  }
}

/** Changes when the file is written, replaced, created or removed. */
async function getState(paths: readonly string[]): Promise<string> {
  const states = await Promise.all(
    paths.map(async (path) => {
      const facts = await stat(path, { bigint: true }).catch(() => undefined)
      return facts && [facts.ino, facts.size, facts.mtimeNs, facts.ctimeNs].join()
    }),
  )
  return states.join(';')
}
