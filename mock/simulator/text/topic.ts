import { BoundedMap } from '../../../runtime/bounded-map.ts'
import { groupBy } from '../../../runtime/es2024.ts'
import { type Form, type Language, loadReplies } from './replies.ts'

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
  /** The forms of answer that the text asks for. */
  readonly forms: ReadonlySet<Form>
}

/** The topics of the latest short texts, since most clients send the same ones again. */
const latest = new BoundedMap<Topic>({ maxEntries: 100 })

/** The language of a text, the forms that it asks for, and its subject: the first run of keywords in its first question. */
export function getTopic(text: string): Topic {
  const remembered = latest.get(text)
  if (remembered !== undefined) return remembered
  const topic = { ...findSubject(text.slice(0, MAX_READ)), forms: findForms(text) }
  if (text.length <= MAX_READ) latest.set(text, topic)
  return topic
}

function findForms(text: string): ReadonlySet<Form> {
  const asked = loadReplies().forms.filter((form) => getPattern(form.asked, 'i').test(text))
  return new Set(asked.map(({ form }) => form))
}

function findSubject(text: string): Omit<Topic, 'forms'> {
  const excerpt = text.replace(/```[\s\S]*?(```|$)|https?:\S+/g, '')
  const allWords = getWords(excerpt)
  const language = chooseLanguage(excerpt, allWords)
  const isKeyword = (word: string) => {
    return (word.length > 2 || /\p{Lu}/u.test(word)) && !findLanguages(word).includes(language)
  }
  const runs = language.isUnspaced ? splitUnspaced(excerpt, language) : undefined
  const phrase = runs ? runs[0] : findPhrase(getClauses(excerpt, language), isKeyword)
  const [first = 'the goal', second = 'the details', ...others] = new Set(runs ?? allWords.filter(isKeyword))
  return { language, phrase: phrase || language.subject, words: [first, second, ...others.slice(0, 4)] }
}

/** Keywords in lower case and singular, for comparing texts. */
export function getKeywords(text: string): Set<string> {
  const [english] = loadReplies().languages
  const spaced = text.replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll('_', ' ')
  const words = getWords(spaced.slice(0, MAX_READ)).map((word) => word.toLowerCase().replace(/(?<=\w{3})s$/, ''))
  return new Set(words.filter((word) => word.length > 2 && !findLanguages(word).includes(english)))
}

function chooseLanguage(text: string, words: readonly string[]): Language {
  const { languages } = loadReplies()
  const byScript = languages.find(({ script }) => script !== undefined && getPattern(script, 'su').test(text))
  if (byScript) return byScript
  // The first word of a request, a verb or a question word, shows the language best.
  const [first = ''] = words
  const counted = first.toLowerCase().length > 3 ? [first, ...words] : words
  const counts = groupBy(counted.flatMap(findLanguages), (language) => language)
  let [chosen] = languages
  let most = Math.max(counts.get(chosen)?.length ?? 0, 1)
  for (const language of languages) {
    const count = counts.get(language)?.length ?? 0
    if (count > most) [chosen, most] = [language, count]
  }
  return chosen
}

const patterns = new Map<string, RegExp>()

/** A pattern of the replies, compiled once. */
function getPattern(source: string, flags: string): RegExp {
  const pattern = patterns.get(source) ?? new RegExp(source, flags)
  patterns.set(source, pattern)
  return pattern
}

/** The questions, then all sentences; each first without the verb after "how do I". */
function getClauses(text: string, { asking }: Language): string[] {
  const sentences = text.split(/(?<=[.!?;:])\s|\n/)
  const ordered = [...sentences.filter((sentence) => sentence.includes('?')), ...sentences]
  if (asking === undefined) return ordered
  const pattern = getPattern(asking, 'iu')
  return ordered.flatMap((sentence) => [sentence.replace(pattern, ' '), sentence])
}

/** The subject of the first clause that has one. It does not end between two keywords. */
function findPhrase(clauses: readonly string[], isKeyword: (word: string) => boolean): string {
  const words = clauses.map(getWords).find((clause) => clause.some(isKeyword)) ?? []
  const start = words.findIndex(isKeyword)
  const rest = words.slice(start)
  const end = rest.findLastIndex(
    (word, at) => at < MAX_PHRASE_WORDS && isKeyword(word) && !isKeyword(rest[at + 1] ?? ''),
  )
  const phrase = rest.slice(0, end < 0 ? MAX_PHRASE_WORDS : end + 1).join(' ')
  const article = /^(the|an?|this|these)$/i.exec(words[start - 1] ?? '')?.[0].toLowerCase()
  return article === undefined ? phrase : `${article} ${phrase}`
}

/** What remains between stop words and punctuation. */
function splitUnspaced(text: string, { stopWords }: Language): string[] {
  const runs = text.split(new RegExp(`${stopWords.replaceAll(' ', '|')}|\\p{P}`, 'u'))
  const clipped = runs.map((run) => Array.from(run.trim().replace(/[的是]+$/, '')).slice(0, MAX_UNSPACED))
  return clipped.filter((run) => run.length > 0).map((run) => run.join(''))
}

let stopWords: ReadonlyMap<string, readonly { readonly language: Language }[]> | undefined

/** The languages that have the word among their stop words. */
function findLanguages(word: string): readonly Language[] {
  stopWords ??= groupBy(loadReplies().languages.flatMap(listStopWords), ({ word: stopWord }) => stopWord)
  return stopWords.get(word.toLowerCase())?.map(({ language }) => language) ?? []
}

function listStopWords(language: Language) {
  return language.stopWords.split(' ').map((word) => ({ word, language }))
}

/** Words, and sums as one word. */
function getWords(text: string): string[] {
  const words = text.match(/(\d+\s*[-+*/]\s*(?=\d))*[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*(\+\+|#)?/gu) ?? []
  return words.filter((word) => word.length <= MAX_WORD)
}
