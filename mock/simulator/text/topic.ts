import { type Language, loadReplies } from './replies.ts'

const MAX_PHRASE_WORDS = 7
const MAX_UNSPACED = 20
const MAX_READ = 2_000
const MAX_WORD = 24

export interface Topic {
  readonly language: Language
  /** A few consecutive words of the text. */
  readonly phrase: string
  /** The first keywords; at least two. */
  readonly words: readonly [string, string, ...string[]]
}

/** The language of a text and its subject: the first run of keywords in its first question, else in all of it. */
export function getTopic(text: string): Topic {
  const excerpt = text.slice(0, MAX_READ).replace(/```[\s\S]*?(```|$)|https?:\S+/g, '')
  const allWords = getWords(excerpt)
  const language = chooseLanguage(excerpt, allWords)
  const isKeyword = (word: string) => word.length > 2 && !getStopWords(language).has(word.toLowerCase())
  const question = /[^.?!\n]*\?/.exec(excerpt)?.[0] ?? ''
  const questionWords = getWords(question)
  const phrase = language.isUnspaced
    ? findUnspacedPhrase(excerpt, language)
    : findPhrase(questionWords.some(isKeyword) ? questionWords : allWords, isKeyword)
  const [first = 'the goal', second = 'the details', ...others] = new Set(allWords.filter(isKeyword))
  return { language, phrase: phrase || language.subject, words: [first, second, ...others.slice(0, 4)] }
}

/** Keywords in lower case and singular, for comparing texts. */
export function getKeywords(text: string): Set<string> {
  const [english] = loadReplies().languages
  const spaced = text.replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll('_', ' ')
  const words = getWords(spaced.slice(0, MAX_READ)).map((word) => word.toLowerCase().replace(/(?<=\w{3})s$/, ''))
  return new Set(words.filter((word) => word.length > 2 && !getStopWords(english).has(word)))
}

function chooseLanguage(text: string, words: readonly string[]): Language {
  const { languages } = loadReplies()
  const byScript = languages.find(({ script }) => script !== undefined && new RegExp(script, 'su').test(text))
  if (byScript) return byScript
  const lowerCase = words.map((word) => word.toLowerCase())
  const count = (language: Language) => lowerCase.filter((word) => getStopWords(language).has(word)).length
  const [best, ...others] = languages
  return others.reduce(
    (chosen, language) => (count(language) > Math.max(count(chosen), words.length > 1 ? 1 : 0) ? language : chosen),
    best,
  )
}

function findPhrase(words: readonly string[], isKeyword: (word: string) => boolean): string {
  const start = words.findIndex(isKeyword)
  if (start < 0) return ''
  const run = words.slice(start, start + MAX_PHRASE_WORDS)
  const article = /^(the|an?|this|these)$/i.exec(words[start - 1] ?? '')?.[0].toLowerCase()
  const phrase = run.slice(0, run.findLastIndex(isKeyword) + 1).join(' ')
  return article === undefined ? phrase : `${article} ${phrase}`
}

function findUnspacedPhrase(text: string, { stopWords }: Language): string {
  const pattern = new RegExp(`${stopWords.replaceAll(' ', '|')}|[\\p{P}\\s]`, 'gu')
  return Array.from(text.replace(pattern, '').replace(/的$/, '')).slice(0, MAX_UNSPACED).join('')
}

const stopWordSets = new Map<Language, ReadonlySet<string>>()

function getStopWords(language: Language): ReadonlySet<string> {
  const stopWords = stopWordSets.get(language) ?? new Set(language.stopWords.split(' '))
  stopWordSets.set(language, stopWords)
  return stopWords
}

function getWords(text: string): string[] {
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu) ?? []
  return words.filter((word) => word.length <= MAX_WORD)
}
