import { type Context, createContext, Script } from 'node:vm'

/** What is read of a text; a pattern that finds nothing there finds nothing. */
const MAX_READ = 20_000
/** Of the processor. */
const TIMEOUT_MS = 100
/** Of one search; a busy machine does not delay so many in a row. */
const MAX_TRIES = 10
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
  const before = processorTime()
  for (let tries = 1; ; tries++) {
    try {
      return search.runInContext(scope, { timeout: TIMEOUT_MS }) === true
    } catch (error) {
      if (!isTimeout(error) || tries === MAX_TRIES || processorTime() - before >= TIMEOUT_MS) throw error
    }
  }
}

/** The error comes from the context of the search, so that it is no `Error` of this one. */
function isTimeout(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
}

/** In milliseconds; of this thread alone where Node.js knows it, as from 23.9 on. */
function processorTime(): number {
  const { user, system } = process.threadCpuUsage?.() ?? process.cpuUsage()
  return (user + system) / 1000
}
