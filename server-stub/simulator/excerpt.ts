const MAX_CHARS = 20_000
const HALF = MAX_CHARS / 2

/**
 * What the simulator reads of a text: all of a short one, of a longer one its first and last 10,000 UTF-16 code units, so
 * that no prompt takes much longer to answer than to parse.
 */
export function excerpt(text: string): string {
  return text.length <= MAX_CHARS ? text : `${text.slice(0, HALF)}\n${text.slice(-HALF)}`.toWellFormed()
}

/** The end of `text` from the place that is `at` in its excerpt. */
export function getRest(text: string, at: number): string {
  const isBehindGap = text.length > MAX_CHARS && at > HALF
  return text.slice(isBehindGap ? text.length - (MAX_CHARS + 1 - at) : at)
}
