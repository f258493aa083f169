const MAX_CHARS = 20_000
const HALF = MAX_CHARS / 2

/**
 * Limits a long string to its first and last 10,000 UTF-16 code units, so that the time to generate a reply stays
 * proportional to parsing.
 */
export function excerpt(text: string): string {
  return text.length <= MAX_CHARS ? text : `${text.slice(0, HALF)}\n${text.slice(-HALF)}`.toWellFormed()
}

/** The excerpt of `count` strings joined by newlines, some of them missing. Reads no more of them than it needs. */
export function excerptTexts(count: number, getText: (index: number) => string | undefined): string {
  const head = takeTexts(count, getText)
  if (head.read === count) return excerpt(head.texts.join('\n'))
  const tail = takeTexts(count - head.read, (index) => getText(count - 1 - index))
  return excerpt([...head.texts, ...tail.texts.reverse()].join('\n'))
}

/** The first strings that are together longer than half an excerpt. */
function takeTexts(count: number, getText: (index: number) => string | undefined) {
  const texts: string[] = []
  let read = 0
  for (let room = HALF; room >= 0 && read < count; read++) {
    const text = getText(read)
    if (text === undefined) continue
    texts.push(text)
    room -= text.length + 1
  }
  return { texts, read }
}

/** The rest of `text` from the position `at` of its excerpt. */
export function getRest(text: string, at: number): string {
  const isBehindGap = text.length > MAX_CHARS && at > HALF
  return text.slice(isBehindGap ? text.length - (MAX_CHARS + 1 - at) : at)
}
