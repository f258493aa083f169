import { type Context, createContext, Script } from 'node:vm'

/** Maximum length of the searched text; the rest is ignored. */
const MAX_READ = 20_000
/** Processor time. */
const TIMEOUT_MS = 100
/** Attempts per search; a busy machine does not delay this many in a row. */
const MAX_TRIES = 10
/** After this number of time-outs the pattern is disabled. */
const MAX_TIMEOUTS = 10

const search = new Script('regex.test(text)')
let scope: Context | undefined

/**
 * A regular expression with a bounded run time: it sees the beginning of a long text, and a search that times out does
 * not match and is reported once. Throws a `SyntaxError` for an invalid pattern.
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

/** Node.js limits real time, so a search that a busy machine delayed is repeated. */
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

/** The error belongs to another context, so `instanceof Error` is false. */
function isTimeout(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
}

/** In milliseconds; only of this thread from Node.js 23.9 on. */
function processorTime(): number {
  const { user, system } = process.threadCpuUsage?.() ?? process.cpuUsage()
  return (user + system) / 1000
}
