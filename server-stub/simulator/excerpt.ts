const MAX_CHARS = 20_000
const HALF = MAX_CHARS / 2

/**
 * Limits a long string to its first and last 10,000 UTF-16 code units, so that the time to generate a reply stays
 * proportional to parsing.
 */
export function excerpt(text: string): string {
  return text.length <= MAX_CHARS ? text : `${text.slice(0, HALF)}\n${text.slice(-HALF)}`.toWellFormed()
}

/** The excerpt of texts joined by newlines. Joins no more of many texts than it needs. */
export function excerptTexts(texts: readonly string[]): string {
  let head = 0
  for (let room = HALF; room >= 0 && head < texts.length; head++) room -= (texts[head]?.length ?? 0) + 1
  let tail = texts.length
  for (let room = HALF; room >= 0 && tail > head; tail--) room -= (texts[tail - 1]?.length ?? 0) + 1
  const needed = tail > head ? [...texts.slice(0, head), ...texts.slice(tail)] : texts
  return excerpt(needed.join('\n'))
}

/** The rest of `text` from the position `at` of its excerpt. */
export function getRest(text: string, at: number): string {
  const isBehindGap = text.length > MAX_CHARS && at > HALF
  return text.slice(isBehindGap ? text.length - (MAX_CHARS + 1 - at) : at)
}
