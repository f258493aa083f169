import type { Random } from '../../../runtime/random.ts'
import { writeBlock } from './blocks.ts'
import { findSum } from './hosted.ts'
import { clip } from './pieces.ts'
import type { Request, ToolResult } from './request.ts'
import { getTopic, type Topic } from './topic.ts'
import { english } from './voices.ts'
import { readWish, type Wish } from './wish.ts'

const THANKED = [
  'What else can I do for you?',
  'Is there anything else you would like to know?',
  'Tell me if you need more.',
  'I am glad to help.',
]
const IS_THANKS = /^(thanks|thank you|ok|okay|great|perfect|cool)\b[^?]{0,20}$/i
const IS_SUM = /^([a-z' ]{0,20}\s)?\d{1,6}\s*[-+*]\s*\d{1,6}\s*[?.=]*$/i

/** An answer to the question, in its language: sentences, with the list, table, code or verse that it asks for. */
export function answer(request: Request, random: Random, candidate: number): string {
  const received = request.media.length > 0 ? [receipt(request)] : []
  if (/^(hi|hello|hey)\b[^?]{0,20}$/i.test(request.text)) return pickFor(candidate, english.greetings, random)
  if (IS_THANKS.test(request.text)) return `You're welcome! ${pickFor(candidate, THANKED, random)}`
  const sum = IS_SUM.test(request.text) ? findSum(request.text) : undefined
  if (sum) {
    const result = `${sum.a} ${sum.sign} ${sum.b} = ${sum.result}.`
    return [...received, result, pickFor(candidate, english.closings, random)].join(' ')
  }
  const wish = readWish(request.text)
  const subject = wish.subject || getTopic(request.text).phrase
  const opening = pickFor(candidate, wish.voice.openings, random).replace('{}', () => subject)
  if (wish.voice.points.length === 0) return [...received, opening].join(' ')
  const block = writeBlock({ ...wish, subject })
  if (block?.alone) return [...received, block.text].join('\n\n')
  const isSketch = wish.isForeign && wish.kind === 'code'
  const lead = [...received, isSketch ? wish.voice.block : opening].join(' ')
  const details = isSketch
    ? []
    : [points(wish, random, block ? 2 : random.int(2, 3) + (wish.list === 'numbered' ? 1 : 0))]
  const body = [...(block ? [block.text] : []), ...details, random.pick(wish.voice.closings)]
  return [lead, ...body].join('\n\n') + (random.chance(0.2) ? ' 🙂' : '')
}

/** Two successive candidates get different ones, if there are four. */
function pickFor(candidate: number, choices: readonly string[], random: Random): string {
  return choices[(random.int(0, 1) * 2 + candidate) % choices.length] ?? ''
}

/** The first point and some of the others, in their order: as a list with bold leads, or as a paragraph. */
function points({ voice, list }: Wish, random: Random, count: number): string {
  let left = count
  const kept = voice.points.filter((_, at, { length }) => {
    if (at > 0 && !random.chance(left / (length - at))) return false
    left--
    return true
  })
  const asList = list ?? (random.chance(0.4) ? 'bulleted' : undefined)
  const isWide = kept.some(([lead]) => /\p{Script=Han}/u.test(lead))
  if (!asList) return kept.map(([, text]) => text).join(isWide ? '' : ' ')
  const mark = (at: number) => (asList === 'numbered' ? `${at + 1}.` : '-')
  return kept.map(([lead, text], at) => `${mark(at)} **${lead}${isWide ? ':**' : ':** '}${text}`).join('\n')
}

const KINDS: readonly (readonly [RegExp, string])[] = [
  [/^image\//, 'an image'],
  [/^audio\//, 'a sound'],
  [/^video\//, 'a video'],
  [/./, 'a document'],
]

function receipt({ media }: Request): string {
  const each = media.slice(0, 5).map(({ mediaType, data, url, fileId, title }) => {
    const kind = KINDS.find(([type]) => type.test(mediaType))?.[1] ?? 'a file'
    const size = data === undefined ? undefined : measureSize(data)
    const where = url === undefined || /^data:/i.test(url) ? fileId : clip(url, 60)
    const facts = [mediaType, size, where, title === undefined ? undefined : `"${clip(title, 60)}"`]
    return `${kind} (${facts.filter((fact) => fact !== undefined && fact !== '').join(', ')})`
  })
  const more = media.length > each.length ? ` and ${media.length - each.length} more` : ''
  return `I received ${each.join(', ')}${more}.`
}

function measureSize(base64: string): string {
  const padding = base64.endsWith('==') ? 2 : Number(base64.endsWith('='))
  const bytes = Math.floor(((base64.length - padding) * 3) / 4)
  return bytes < 1024 ? `${bytes} bytes` : `${(bytes / 1024).toFixed(1)} KiB`
}

/** A summary of the tool results. */
export function summariseResults(results: readonly ToolResult[], random: Random): string {
  const sentences = results.map(({ name, text, isError }) => {
    if (isError) return `The call of ${name} failed: ${clip(text, 300)}`
    const facts = getFacts(text)
    return facts === undefined ? `${name} says: ${clip(text, 600) || 'done'}` : `According to ${name}, ${facts}.`
  })
  return `${sentences.join('\n')}\n\n${random.pick(english.closings)}`
}

/** The members of a JSON object as a sentence. */
function getFacts(text: string): string | undefined {
  if (!text.startsWith('{') || text.length > 10_000) return undefined
  try {
    const facts = Object.entries(JSON.parse(text) as object).slice(0, 8)
    const show = (value: unknown) => clip(typeof value === 'string' ? value : JSON.stringify(value), 120)
    return facts.length === 0 ? undefined : facts.map(([key, value]) => `${key} is ${show(value)}`).join(', ')
  } catch {
    return undefined
  }
}

/** Continues after the prefill without repeating it. */
export function continuation(request: Request, random: Random, candidate: number): string {
  const { prefill, text } = request
  const topic = getTopic(text || prefill)
  if (/[{[]\s*$/.test(prefill)) return jsonTail(prefill.trimEnd().endsWith('{'), topic)
  const space = /\s$/.test(prefill) ? '' : ' '
  if (/[.!?:]\s*$/.test(prefill)) return `${space}${answer({ ...request, media: [] }, random, candidate)}`
  const tails = ['comes down to', 'depends above all on', 'is mostly a matter of', 'begins and ends with', 'rests on']
  const tail = tails[(random.int(0, 4) + candidate) % tails.length]
  return `${space}${tail} ${topic.phrase}. ${random.pick(english.points)[1]} ${random.pick(english.closings)}`
}

function jsonTail(inObject: boolean, { phrase, words }: Topic): string {
  const body = inObject ? { topic: phrase, keywords: words } : [phrase, ...words]
  return JSON.stringify(body).slice(1)
}

/** Reasoning before an answer; its length depends on the effort. */
export function reasoning({ text, results, prompt }: Request, random: Random): string {
  const { phrase, words } = getTopic(text)
  const thoughts = [
    results.length > 0 ? `The tool results are in, so I can answer from them.` : `The user asks about ${phrase}.`,
    `The key terms are "${words[0]}" and "${words[1]}".`,
    'A short, direct answer seems best, with one practical hint.',
    'I could list every option, but that would bury the point.',
    'Let me check that nothing in the question contradicts this: it does not.',
    random.pick(['So I will answer in a few sentences.', 'Good, that settles the shape of the answer.']),
  ]
  const count = { low: 2, medium: 4, high: 6 }[prompt.reasoning.effort ?? 'medium']
  return thoughts.slice(0, count).join(' ')
}
