import { stat } from 'node:fs/promises'

/** How often it is looked whether a file has changed. */
const LOOK_MS = 250

/**
 * Notes how files are now, and gives what calls back whenever they are not as they were: nothing is missed of what
 * changes while they are read in between. The callback gives what ends it; it keeps no process alive.
 */
export async function watchForChanges(paths: readonly string[]) {
  let known = await stateOf(paths)
  return (onChange: () => Promise<unknown>): (() => void) => {
    let isLooking = false
    const look = async () => {
      if (isLooking) return
      isLooking = true
      const state = await stateOf(paths)
      if (state !== known) {
        known = state
        await onChange()
      }
      isLooking = false
    }
    const timer = setInterval(look, LOOK_MS).unref()
    return () => clearInterval(timer)
  }
}

/** Another text whenever a file is written, replaced, made or removed. */
async function stateOf(paths: readonly string[]): Promise<string> {
  const states = await Promise.all(
    paths.map(async (path) => {
      const facts = await stat(path, { bigint: true }).catch(() => undefined)
      return facts && [facts.ino, facts.size, facts.mtimeNs, facts.ctimeNs].join()
    }),
  )
  return states.join(';')
}
