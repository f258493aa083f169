const STOP_WORDS = new Set(
  `a about actually all also am an and any are as at be been but by can could create describe did do does draw explain find for from
  generate get give go had has have help hello hey hi how i if in into is it its just know let like list look make many may me more most much my
  need no not of off on one or our out please provide say see send should show so some summarize tell than thanks that the their them then
  there these they thing this those to translate two us use using very want was way we were what when where which who why will with
  would write you your`.split(/\s+/),
)
const MAX_PHRASE_WORDS = 5
const MAX_READ = 2_000
const MAX_WORD = 24

export interface Topic {
  /** A few consecutive words of the text. */
  readonly phrase: string
  /** The first keywords; at least two. */
  readonly words: readonly [string, string, ...string[]]
}

/** Whether an English word does not tell what a text is about. */
export const isStopWord = (lowerCaseWord: string): boolean => STOP_WORDS.has(lowerCaseWord)

/** The topic of a text by its keywords. */
export function getTopic(text: string): Topic {
  const all = toWords(text)
  const isTelling = (word: string) => word.length > 2 && !STOP_WORDS.has(word.toLowerCase())
  const findKeywords = [...new Set(all.filter(isTelling))].slice(0, 6)
  const first = all.findIndex(isTelling)
  const article = /^(the|an?|this|these|my|your)$/i.exec(all[first - 1] ?? '')?.[0].toLowerCase()
  const run = first < 0 ? [] : all.slice(first, first + MAX_PHRASE_WORDS)
  const phrase = run.slice(0, run.findLastIndex(isTelling) + 1).join(' ')
  const [one = 'the goal', two = 'the details', ...more] = findKeywords
  return {
    phrase: phrase === '' ? 'your message' : article ? `${article} ${phrase}` : phrase,
    words: [one, two, ...more],
  }
}

/** Keywords in lower case and singular, for comparing texts. */
export function telling(text: string): Set<string> {
  const spaced = text.replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll('_', ' ')
  const words = toWords(spaced).map((word) => word.toLowerCase().replace(/(?<=\w{3})s$/, ''))
  return new Set(words.filter((word) => word.length > 2 && !STOP_WORDS.has(word)))
}

function toWords(text: string): string[] {
  const words =
    text
      .slice(0, MAX_READ)
      .replace(/https?:\S+/g, '')
      .match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu) ?? []
  return words.filter((word) => word.length <= MAX_WORD)
}
