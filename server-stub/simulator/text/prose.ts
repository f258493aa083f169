import type { Random } from '../random.ts'
import { clip } from './pieces.ts'
import type { Request, ToolResult } from './request.ts'
import { getTopic, type Topic } from './topic.ts'

const OPENINGS: readonly ((topic: Topic) => string)[] = [
  ({ phrase }) => `Here is a short answer about ${phrase}.`,
  ({ phrase }) => `Good question: ${phrase} is worth a closer look.`,
  ({ phrase }) => `Let's look at ${phrase} step by step.`,
  ({ phrase }) => `Thanks for asking about ${phrase}.`,
  ({ phrase }) => `The short version first, as far as ${phrase} is concerned.`,
  ({ phrase }) => `I would start with what matters most about ${phrase}.`,
  ({ phrase }) => `Sure, happy to help with ${phrase}.`,
  ({ phrase }) => `There are a few useful things to know about ${phrase}.`,
  ({ phrase }) => `About ${phrase}: it is simpler than it may look at first.`,
]
const MIDDLES: readonly ((topic: Topic) => string)[] = [
  ({ words: [a] }) => `The main thing to keep in mind is "${a}", because most of the rest follows from it.`,
  ({ words: [a, b] }) => `In practice, "${a}" and "${b}" go together more often than not.`,
  () => 'Start small, check the result, and change one thing at a time.',
  ({ words: [, b] }) => `What people often overlook is "${b}", although it decides how well everything else works.`,
  () => 'There is no single right way, but a few choices have proved themselves.',
  ({ words: [a] }) => `If you are unsure about "${a}", a quick trial tells you more than a long plan.`,
  () => 'It usually takes less time than expected once the first step is done.',
  ({ words: [a, b] }) => `Compare "${a}" with "${b}" before you decide; the difference is often larger than it seems.`,
]
const CLOSINGS = [
  'Tell me more about your case and I can be more specific.',
  'Would you like an example?',
  'I hope that helps!',
  'Let me know which part you would like to go into.',
] as const
const STEPS = [
  'Write down what you already have.',
  'Pick the smallest step that shows a result.',
  'Check the outcome and note what surprised you.',
  'Repeat until nothing is left to change.',
] as const

/** A few sentences about the question, sometimes with a list, a code block or an emoji. */
export function answer(request: Request, random: Random, candidate: number): string {
  const received = request.media.length > 0 ? [receipt(request)] : []
  if (/^(hi|hello|hey)\b[^?]{0,20}$/i.test(request.text)) return greeting(random, candidate)
  const topic = getTopic(request.text)
  const [first, ...middles] = random
    .shuffle(MIDDLES)
    .slice(0, random.int(2, 3))
    .map((make) => make(topic))
  const opening = OPENINGS[(random.int(0, 2) * 3 + candidate) % OPENINGS.length]?.(topic)
  const lines = [
    [...received, opening, first].join(' '),
    ...shape(request, random),
    [...middles, random.pick(CLOSINGS)].join(' '),
  ]
  return lines.join('\n\n') + (random.chance(0.2) ? ' 🙂' : '')
}

function greeting(random: Random, candidate: number): string {
  const greetings = [
    'Hello! How can I help you today?',
    'Hi there! What can I do for you?',
    'Hey! 👋 What would you like to talk about?',
  ]
  return greetings[(random.int(0, 2) + candidate) % greetings.length] ?? ''
}

function shape({ text }: Request, random: Random): string[] {
  if (/\b(code|function|script|python|javascript|typescript|program|snippet|regex|sql)\b/i.test(text))
    return [codeBlock(text)]
  if (/\b(list|steps?|ways|ideas|tips|compare)\b/i.test(text) || random.chance(0.25)) return [list(random)]
  return []
}

function list(random: Random): string {
  const mark = random.chance(0.5) ? (i: number) => `${i + 1}.` : () => '-'
  return STEPS.slice(0, random.int(3, 4))
    .map((step, i) => `${mark(i)} ${step}`)
    .join('\n')
}

function codeBlock(text: string): string {
  if (/\b(javascript|typescript)\b/i.test(text))
    return '```ts\nexport function greet(name: string): string {\n  return "Hello, " + name + "!"\n}\n```'
  if (/\bsql\b/i.test(text)) return '```sql\nSELECT name, count(*) AS visits\nFROM guests\nGROUP BY name;\n```'
  return '```python\ndef greet(name: str) -> str:\n    return f"Hello, {name}!"\n\nprint(greet("world"))\n```'
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
  const bytes = Math.floor((base64.replace(/=+$/, '').length * 3) / 4)
  return bytes < 1024 ? `${bytes} bytes` : `${(bytes / 1024).toFixed(1)} KiB`
}

/** A summary of the tool results. */
export function summariseResults(results: readonly ToolResult[], random: Random): string {
  const sentences = results.map(({ name, text, isError }) => {
    if (isError) return `The call of ${name} failed: ${clip(text, 300)}`
    const facts = getFacts(text)
    return facts === undefined ? `${name} says: ${clip(text, 600) || 'done'}` : `According to ${name}, ${facts}.`
  })
  return `${sentences.join('\n')}\n\n${random.pick(CLOSINGS)}`
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
  return `${space}${tail} ${topic.phrase}. ${random.pick(MIDDLES)(topic)} ${random.pick(CLOSINGS)}`
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
    `The words that matter are "${words[0]}" and "${words[1]}".`,
    'A short, direct answer seems best, with one practical hint.',
    'I could list every option, but that would bury the point.',
    'Let me check that nothing in the question contradicts this: it does not.',
    random.pick(['So I will answer in a few sentences.', 'Good, that settles the shape of the answer.']),
  ]
  const count = { low: 2, medium: 4, high: 6 }[prompt.reasoning.effort ?? 'medium']
  return thoughts.slice(0, count).join(' ')
}
