import { runBounded } from '../../runtime/validation/run-bounded.ts'

/** Maximum length of the searched text; the rest is ignored. */
const MAX_READ = 20_000
/** Processor time. */
const TIMEOUT_MS = 100
/** After this number of time-outs the pattern is disabled. */
const MAX_TIMEOUTS = 10

/**
 * A regular expression with a bounded run time: it sees the beginning of a long text, and a search that times out does
 * not match and is reported once. Throws a `SyntaxError` for an invalid pattern.
 */
export function boundedRegex(source: string, flags: string, tooSlow: () => void): (text: string) => boolean {
  const regex = new RegExp(source, flags)
  let timeouts = 0
  return (text) => {
    if (timeouts >= MAX_TIMEOUTS) return false
    const read = text.slice(0, MAX_READ)
    try {
      return runBounded(() => regex.test(read), TIMEOUT_MS)
    } catch {
      if (++timeouts === 1) tooSlow()
      return false
    }
  }
}
