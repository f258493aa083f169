const longest = 80

/** Formats a value for a message: strings quoted and shortened to 80 characters, arrays and objects by kind only. */
export function quote(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(shortenText(value))
  if (value === undefined) return 'nothing'
  if (Array.isArray(value)) return 'an array'
  return typeof value === 'object' && value !== null ? 'an object' : String(value)
}

/** Shortens a string to 80 characters. */
export function shortenText(text: string): string {
  return text.length <= longest ? text : `${text.slice(0, longest).toWellFormed()}…`
}

/** Joins words: `a`, `a or b`, `a, b or c`. */
export function alternatives(words: readonly string[]): string {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
}
