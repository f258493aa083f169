import { isObject, tryParseJson } from '../../../runtime/json.ts'
import type { Random } from '../../../runtime/random.ts'
import { describeMedia } from './media.ts'
import { clipText } from './pieces.ts'
import { loadReplies } from './replies.ts'
import type { Request, ToolResult } from './request.ts'
import { getTopic, type Topic } from './topic.ts'

/** The random source and the index of the candidate. */
export interface Writer {
  readonly random: Random
  readonly candidate: number
}

/** A sample answer that names the subject of the question, in its language and in the form that it asks for. */
export function writeAnswer({ text, media }: Request, { random, candidate }: Writer): string {
  const topic = getTopic(text)
  const { openings, closings } = topic.language
  const opening = fillTemplate(chooseFor(candidate, openings, random), topic)
  const first = media.length > 0 ? `${describeMedia(media)} ${opening}` : opening
  const body = writeBlock(text, topic) ?? writePoints(topic, random)
  return [first, body, fillTemplate(random.pick(closings), topic)].join('\n\n')
}

function fillTemplate(template: string, { phrase }: Topic): string {
  return template.split('{}').join(phrase)
}

/** Successive candidates get different choices, as far as there are enough. */
function chooseFor(candidate: number, choices: readonly string[], random: Random): string {
  return choices[(random.int(0, 1) * 2 + candidate) % choices.length] ?? ''
}

/** The table, JSON or code that a prompt asks for. */
function writeBlock(text: string, topic: Topic): string | undefined {
  const { forms, language } = topic
  if (forms.has('table')) return writeTable([language.columns, ...language.points], topic)
  if (forms.has('json')) return writeFence('json', JSON.stringify(writeJson(topic), null, 2))
  if (!forms.has('code')) return undefined
  const { code } = loadReplies()
  const sample = code.find(({ asked }) => new RegExp(`\\b(${asked})\\b`, 'i').test(text)) ?? code[0]
  return sample && writeFence(sample.language, fillTemplate(sample.text, topic))
}

function writeTable(rows: readonly (readonly string[])[], topic: Topic): string {
  const lines = rows.map(
    (cells) => `| ${cells.map((cell) => fillTemplate(cell, topic).replaceAll('|', '\\|')).join(' | ')} |`,
  )
  const [head = '', ...body] = lines
  return [head, head.replaceAll(/[^|]+/g, ' --- '), ...body].join('\n')
}

function writeFence(language: string, content: string): string {
  return `\`\`\`${language}\n${content}\n\`\`\``
}

export function writeJson({ phrase, words }: Topic): object {
  return { topic: phrase, keywords: words, isSample: true }
}

/** Some of the points, always with the first, as a list with bold leads or as a paragraph. */
function writePoints(topic: Topic, random: Random): string {
  const { points, isUnspaced } = topic.language
  const [, ...others] = points
  const left = random.shuffle(others).slice(random.int(1, 2))
  const chosen = points.filter((point) => !left.includes(point))
  const space = isUnspaced ? '' : ' '
  const isNumbered = topic.forms.has('steps')
  if (!isNumbered && !topic.forms.has('list') && random.chance(0.5))
    return fillTemplate(chosen.map(([, sentence]) => sentence).join(space), topic)
  const mark = (index: number) => (isNumbered ? `${index + 1}.` : '-')
  return fillTemplate(
    chosen.map(([lead, sentence], at) => `${mark(at)} **${lead}:**${space}${sentence}`).join('\n'),
    topic,
  )
}

export function summariseResults(results: readonly ToolResult[], random: Random): string {
  const sentences = results.map(({ name, text, isError }) => {
    if (isError) return `The call of ${name} failed: ${clipText(text, 300)}`
    const facts = getFacts(text)
    return facts === undefined ? `${name} says: ${clipText(text, 600) || 'done'}` : `According to ${name}, ${facts}.`
  })
  const topic = getTopic('')
  return `${sentences.join('\n')}\n\n${fillTemplate(random.pick(topic.language.closings), topic)}`
}

/** The members of a JSON object as a sentence. */
function getFacts(text: string): string | undefined {
  const value = text.startsWith('{') && text.length <= 10_000 ? tryParseJson(text) : undefined
  const facts = isObject(value) ? Object.entries(value).slice(0, 8) : []
  const show = (fact: unknown) => clipText(typeof fact === 'string' ? fact : JSON.stringify(fact), 120)
  return facts.length === 0 ? undefined : facts.map(([key, fact]) => `${key} is ${show(fact)}`).join(', ')
}

/** Continues after the prefill without repeating it. */
export function continueAnswer(request: Request, writer: Writer): string {
  const { prefill, text } = request
  const topic = getTopic(text || prefill)
  if (/[{[]\s*$/.test(prefill)) return continueJson(prefill.trimEnd().endsWith('{'), topic)
  const space = /\s$/.test(prefill) ? '' : ' '
  if (/[.!?:]\s*$/.test(prefill)) return space + writeAnswer({ ...request, media: [] }, writer)
  const { continuations } = loadReplies()
  const closing = writer.random.pick(topic.language.closings)
  return space + fillTemplate(`${chooseFor(writer.candidate, continuations, writer.random)} ${closing}`, topic)
}

function continueJson(isObjectOpen: boolean, topic: Topic): string {
  return JSON.stringify(isObjectOpen ? writeJson(topic) : [topic.phrase, ...topic.words]).slice(1)
}

/** Reasoning before an answer; its length depends on the effort. */
export function writeReasoning({ text, results, prompt }: Request): string {
  const sentences = results.length > 0 ? ['The tool results are in.'] : []
  const count = { low: 2, medium: 4, high: 6 }[prompt.reasoning.effort ?? 'medium']
  return fillTemplate([...sentences, ...loadReplies().reasoning].slice(0, count).join(' '), getTopic(text))
}

export function writeMarkdown({ text }: Request): string {
  return fillTemplate(loadReplies().markdown, getTopic(text))
}

/** About 4 characters per token. */
const LONG_CHARS = 8_000

/** About 2,000 tokens in numbered paragraphs. */
export function writeLongText({ text }: Request, random: Random): string {
  const topic = getTopic(text)
  const paragraphs: string[] = []
  for (let length = 0, number = 1; length < LONG_CHARS; number++) {
    const paragraph = fillTemplate(`${number}. ${random.shuffle(loadReplies().long).slice(0, 5).join(' ')}`, topic)
    length += paragraph.length + 2
    paragraphs.push(paragraph)
  }
  return paragraphs.join('\n\n')
}
