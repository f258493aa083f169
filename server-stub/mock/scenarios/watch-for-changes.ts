import { stat } from 'node:fs/promises'

/** Time between two looks. */
const LOOK_MS = 250

/**
 * Remembers the state of files and returns a function that watches them. `onChange` is called once a change is complete: a
 * file that is being written differs from one look to the next. Watching keeps no process alive; the returned function ends it.
 */
export async function watchForChanges(paths: readonly string[]) {
  let known = await getState(paths)
  return (onChange: () => Promise<unknown>): (() => void) => {
    let isLooking = false
    let seen = known
    const look = async () => {
      if (isLooking) return
      isLooking = true
      const state = await getState(paths)
      if (state !== known && state === seen) {
        known = state
        await onChange()
      }
      seen = state
      isLooking = false
    }
    const timer = setInterval(look, LOOK_MS).unref()
    return () => clearInterval(timer)
  }
}

/** Another text whenever a file is written, replaced, made or removed. */
async function getState(paths: readonly string[]): Promise<string> {
  const states = await Promise.all(
    paths.map(async (path) => {
      const facts = await stat(path, { bigint: true }).catch(() => undefined)
      return facts && [facts.ino, facts.size, facts.mtimeNs, facts.ctimeNs].join()
    }),
  )
  return states.join(';')
}
