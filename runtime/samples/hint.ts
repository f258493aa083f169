/** Words and numbers of a request that a sample may use. */
export interface Hint {
  /** A part of the request for a property of that name. */
  textFor(name: string): string | undefined
  /** The numbers that no sample has used. */
  readonly numbers: number[]
  mentions(word: string): boolean
}

const WHOLE = /^(query|q|question|search|search_?query|prompt|input|message|text|request)$/i
const LOCATION = /city|town|location|place|destination|address/i
const NAME = /^(full_?)?name$|person|customer|author/i
const MAX_CHARS = 2_000

export function hintFrom(source: string): Hint {
  const text = source.slice(0, MAX_CHARS).toWellFormed().trim()
  const lower = text.toLowerCase()
  const location = /\b(?:in|for|at|to|near|of)\s+(\p{Lu}[\p{L}'-]+(?:\s\p{Lu}[\p{L}'-]+)*)/u.exec(text)?.[1]
  const origin = /\bfrom\s+(\p{Lu}[\p{L}'-]+(?:\s\p{Lu}[\p{L}'-]+)*)/u.exec(text)?.[1]
  const name = /\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}+/u.exec(text)?.[0]
  return {
    textFor(key) {
      if (text !== '' && WHOLE.test(key)) return text
      if (/origin|^from/i.test(key)) return origin
      if (LOCATION.test(key)) return location
      return NAME.test(key) ? name : undefined
    },
    numbers: (text.match(/(?<![\p{L}\d.])-?\d{1,12}(?:\.\d{1,6})?(?![\p{L}\d])/gu) ?? []).map(Number),
    mentions: (word) => word.length > 1 && lower.includes(word.toLowerCase()),
  }
}
