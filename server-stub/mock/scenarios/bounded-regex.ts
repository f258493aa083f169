import { type Context, createContext, Script } from 'node:vm'

/** What is read of a text; a pattern that finds nothing there finds nothing. */
const MAX_READ = 20_000
/** Of the processor. */
const TIMEOUT_MS = 100
/** After so many texts that took too long a pattern is not asked any more. */
const MAX_TIMEOUTS = 10

const search = new Script('regex.test(text)')
let scope: Context | undefined

/**
 * A test of texts by a regular expression that cannot keep the process busy: it sees the beginning of a long text, and
 * one that takes too long finds nothing and says so once. Throws a `SyntaxError` for what is not a regular expression.
 */
export function boundedRegex(source: string, flags: string, tooSlow: () => void): (text: string) => boolean {
  const regex = new RegExp(source, flags)
  let timeouts = 0
  return (text) => {
    if (timeouts >= MAX_TIMEOUTS) return false
    scope ??= createContext({})
    Object.assign(scope, { regex, text: text.slice(0, MAX_READ) })
    try {
      return runBounded(scope)
    } catch {
      if (++timeouts === 1) tooSlow()
      return false
    }
  }
}

/** The limit of Node.js is in real time: a search that a busy machine has kept waiting begins again. */
function runBounded(scope: Context): boolean {
  const start = process.cpuUsage()
  for (;;) {
    try {
      return search.runInContext(scope, { timeout: TIMEOUT_MS }) === true
    } catch (error) {
      const isTimeout = error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
      const { user, system } = process.cpuUsage(start)
      if (!isTimeout || user + system >= TIMEOUT_MS * 1000) throw error
    }
  }
}
