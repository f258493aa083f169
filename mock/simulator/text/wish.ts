import { CODE } from './blocks.ts'
import { type Foreign, readForeign } from './languages.ts'
import { clip } from './pieces.ts'
import { getTopic, isStopWord } from './topic.ts'
import { type Kind, type Voice, voices } from './voices.ts'

/** What a prompt asks for. */
export interface Wish {
  readonly kind: Kind
  readonly voice: Voice
  readonly isForeign: boolean
  readonly text: string
  /** In the words of the prompt: a phrase that fits the openings of the voice. */
  readonly subject: string
  /** The points are steps, or are to be a list. */
  readonly list: 'numbered' | 'bulleted' | undefined
}

const MAX_READ = 600
const MAX_SUBJECT_WORDS = 9

const KINDS: readonly (readonly [Kind, RegExp])[] = [
  ['compare', /\b(compare|versus|vs|differences? between|better|should (i|we) .+ or)\b/i],
  ['why', /^why\b.+\?$/i],
  ['fix', /\b(fix|debug|errors?|bug|broken|crash\w*|fails?|failing|not working|doesn't work)\b/i],
  ['plan', /\b(plan|schedule|itinerary|roadmap|agenda|prepare|organi[sz]e)\b/i],
  ['ideas', /\b(ideas|tips|suggest\w*|recommend\w*|brainstorm|names? for)\b/i],
  ['how', /\bhow (to|(do|can|should|would|could) (i|we|you))\b/i],
]
const ASKS =
  /\?$|^(please |can you |could you )?(explain|describe|write|list|give|show|tell|compare|plan|make|create|suggest)\b/i
const REQUEST = set(
  `please hi hello hey so ok can could would will you kindly tell explain describe summarize summarise define discuss outline give
  show teach write draft create make list compare suggest recommend brainstorm fix debug plan prepare help find what what's which who how
  why when where is are was were does do did should to me us i we about of on some few short brief overview explanation summary
  introduction ideas tips steps ways examples differences difference between table code for with better understand want need
  know good best great names name use choose prefer writing wrote invented discovered translate`,
)
const END =
  /[,;:]\s.*|\s(?:works?|happens?|means?|behaves?|please|for me|to me|step by step|to (?:an? )?(?:child|kid|beginners?|\w+[ -]years?[ -]old)|(?:in|with|as|into) (?:an? |the )?(?:\w+ )?(?:table|list|json|steps?|detail|sentences?|words?|paragraphs?|terms|lines?|examples?|bullets?|python|typescript|javascript))(?!\w).*/i

function set(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/))
}

/** Reads the language, the kind of request and its subject. */
export function readWish(full: string): Wish {
  const text = full
    .slice(0, MAX_READ)
    .replace(/```[\s\S]*?(```|$)|https?:\S+/g, '')
    .trim()
  const foreign = readForeign(text, isStopWord)
  if (foreign) return foreignWish(foreign, text)
  const sentences = text.split(/(?<=[.?!])\s+|\n+/).map((sentence) => sentence.trim())
  const asked = sentences.find((sentence) => ASKS.test(sentence)) ?? sentences[0] ?? ''
  const asks = KINDS.find(([, words]) => words.test(asked))?.[0] ?? 'explain'
  const kind = asks === 'explain' && CODE.test(asked) ? 'code' : asks
  const listed = /\b(list|bullets?|ways|steps|ideas|tips|reasons|examples)\b/i.test(text)
  return {
    kind,
    voice: voices[kind],
    isForeign: false,
    text,
    subject: getSubject(kind, asked, text),
    list: kind === 'how' || kind === 'plan' ? 'numbered' : listed || UNCONNECTED.has(kind) ? 'bulleted' : undefined,
  }
}

/** Their points need the leads. */
const UNCONNECTED: ReadonlySet<Kind> = new Set(['why', 'fix', 'ideas', 'code'])

function foreignWish({ voice, subject, greets }: Foreign, text: string): Wish {
  return {
    kind: CODE.test(text) ? 'code' : 'explain',
    voice: greets ? { ...voice, openings: voice.greetings, points: [] } : voice,
    isForeign: true,
    text,
    subject,
    list: /\b(liste|lista)\b|列表|清单/i.test(text) ? 'bulleted' : undefined,
  }
}

function getSubject(kind: Kind, asked: string, text: string): string {
  if (kind === 'why') return clip(`${asked.slice(0, 1).toUpperCase()}${asked.slice(1)}`, 120)
  if (/^(i|i'm|we|my)\b(?!.*\b(help|need|want|would like)\b)/i.test(asked)) return 'this'
  const [, rest = asked] =
    /\bhow (?:to|(?:do|can|should|would|could) (?:i|we|you)) (.+)/i.exec(asked) ??
    /\b(?:about|regarding|between) (.+)/i.exec(asked) ??
    []
  const words =
    rest
      .replace(END, '')
      .replace(/[.?!\s]+$/, '')
      .match(/\S+/g) ?? []
  const start = words.findIndex((word, at) => !REQUEST.has(word.toLowerCase()) && !isArticleBefore(words, at))
  const phrase = words.slice(start).slice(0, MAX_SUBJECT_WORDS).map(addressed).join(' ')
  const isPhrase = start >= 0 && /[\p{L}\p{N}]/u.test(phrase) && (start > 0 || rest !== asked || ASKS.test(asked))
  const subject = isPhrase && phrase.length <= 100 ? phrase : getTopic(text).phrase
  return kind === 'compare' ? subject.replace(/ (or|vs\.?|versus|with) /, ' and ') : subject
}

/** Whether the word is an article of a word that belongs to the request: `a list of`. */
function isArticleBefore(words: readonly string[], at: number): boolean {
  return (
    /^(an?|the|\d+|one|two|three|four|five)$/i.test(words[at] ?? '') && REQUEST.has((words[at + 1] ?? '').toLowerCase())
  )
}

const ADDRESSED: ReadonlyMap<string, string> = new Map([
  ['my', 'your'],
  ['our', 'your'],
  ['i', 'you'],
  ['me', 'you'],
])

function addressed(word: string): string {
  return ADDRESSED.get(word.toLowerCase()) ?? word
}
