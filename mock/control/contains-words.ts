import { assembleAnswer, getPartText, type JournalRequest } from '../conversation/assemble-answer.ts'

/** The words of a search, in lower case. */
export function splitWords(search: string): readonly string[] {
  return search.toLowerCase().split(/\s+/).filter(Boolean)
}

/** Whether a request contains all words. Its secrets are masked, those in the answer here, so that no search finds them. */
export function containsWords(
  request: JournalRequest,
  words: readonly string[],
  mask: (text: string) => string,
): boolean {
  const { method, path, operationId, status, client, body, reply, stream } = request
  // A word of the answer may be divided among events.
  const answer = assembleAnswer(request).parts.map((part) => mask(getPartText(part)))
  const texts = [method, path, operationId ?? '', String(status), client ?? '', ...answer]
  const events = stream?.events.map(({ event, data }) => [event, data])
  for (const value of [body, reply, events]) collectTexts(value, texts)
  const text = texts.join('\n').toLowerCase()
  return words.every((word) => text.includes(word))
}

/** Adds the names, texts and numbers of a JSON value. */
function collectTexts(value: unknown, texts: string[]): void {
  if (typeof value === 'string' || typeof value === 'number') texts.push(String(value))
  if (typeof value !== 'object' || value === null) return
  for (const [name, inner] of Object.entries(value)) {
    if (!Array.isArray(value)) texts.push(name)
    collectTexts(inner, texts)
  }
}
