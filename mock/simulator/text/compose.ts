import { isObject } from '../../../runtime/json.ts'
import type { Random } from '../../../runtime/random.ts'
import { sampleJson } from '../../../runtime/samples/json-sample.ts'
import { searchStrings } from '../../../runtime/string-search.ts'
import type { Content } from './directives.ts'
import { useHosted } from './hosted.ts'
import { type Medium, picture, tone } from './media.ts'
import type { Plan, Step } from './plan.ts'
import { answer, continuation, reasoning, summariseResults } from './prose.ts'
import type { Request } from './request.ts'
import { longText, markdownText, unicodeText } from './shapes.ts'
import { chooseTools, type FunctionTool, type HostedTool } from './tools.ts'
import { getTopic } from './topic.ts'

/** The random source and the index of the candidate. */
interface Writer {
  readonly random: Random
  readonly candidate: number
}

/** Plans the reply of one candidate. */
export function compose(request: Request, pen: Writer): Plan {
  const { effect, prompt } = request
  // Only the first candidate has reasoning: the others are alternative replies after the same reasoning.
  const hasReasoning = (prompt.reasoning.enabled || effect.think === true) && pen.candidate === 0
  const thoughts: Step[] = hasReasoning ? [{ type: 'reasoning', text: reasoning(request, pen.random) }] : []
  const content = getContent(request, pen)
  const calls = content.some(
    (step) => step.type === 'call' || (step.type === 'whole' && step.delta.type === 'computer-call'),
  )
  return { steps: [...thoughts, ...content], finish: effect.finish ?? (calls ? 'tool-calls' : 'stop') }
}

function getContent(request: Request, pen: Writer): Step[] {
  const { effect, prompt, results } = request
  const { output } = prompt
  const uses = chooseTools(request)
  if (uses.functions.length > 0) return uses.functions.map((tool) => call(tool, request, pen.random))
  if (uses.hosted) return hosted(uses.hosted, request, pen)
  if (effect.content !== undefined && effect.content !== 'function') return CONTENT[effect.content](request, pen)
  if (output.type === 'choice') return [text(chosen(output.values, request, pen.random))]
  if (output.type === 'media') return media(output.modalities, request, pen)
  if (output.type === 'json') return CONTENT.json(request, pen)
  if (results.length > 0) return [text(summariseResults(results, pen.random))]
  return CONTENT.prose(request, pen)
}

const CONTENT: Readonly<Record<Exclude<Content, 'function'>, (request: Request, pen: Writer) => Step[]>> = {
  prose: (request, { random, candidate }) => [
    text(request.prefill === '' ? answer(request, random, candidate) : continuation(request, random, candidate)),
  ],
  echo: ({ echo }) => [text(echo)],
  empty: () => [],
  long: (request, { random }) => [text(longText(request, random))],
  unicode: () => [text(unicodeText)],
  markdown: (request) => [text(markdownText(request))],
  json: (request, { random }) => [text(JSON.stringify(json(request, random)))],
  refusal: (request, { candidate }) => {
    const content = `I'm sorry, but I can't help with ${getTopic(request.text).phrase}.`
    return [candidate === 0 ? { type: 'refusal', text: content } : text(content)]
  },
  'web-search': (request, pen) => {
    const offered = request.prompt.tools.find((tool) => tool.type === 'web-search')
    return hosted(offered ?? { type: 'web-search' }, request, pen)
  },
  'file-search': (request, pen) => {
    const offered = request.prompt.tools.find((tool) => tool.type === 'file-search')
    return hosted(offered ?? { type: 'file-search', maxResults: 3 }, request, pen)
  },
  'code-execution': (request, pen) => hosted({ type: 'code-execution' }, request, pen),
  computer: (request, pen) => {
    const offered = request.prompt.tools.find((tool) => tool.type === 'computer')
    return hosted(offered ?? { type: 'computer', width: 1024, height: 768 }, request, pen)
  },
  image: (request, pen) => media(['text', 'image'], request, pen),
  audio: (request, pen) => media(['audio'], request, pen),
  'stop-sequence': (request, pen) => {
    const stop = request.prompt.stopSequences[0] ?? ''
    return [text(`${answer(request, pen.random, pen.candidate)}\n${stop} And on it goes.`)]
  },
  recital: (request, { random, candidate }) => {
    const content = answer(request, random, candidate)
    const source = { type: 'page', url: 'https://example.com/recited', title: 'The page that is recited' } as const
    const citations = candidate === 0 ? [{ source, start: 0, end: content.length }] : []
    return [{ type: 'text', text: content, citations }]
  },
}

/** Only the first candidate uses hosted tools: their results cannot refer to another candidate. */
function hosted(tool: HostedTool, request: Request, pen: Writer): Step[] {
  return pen.candidate === 0 ? useHosted(tool, request, pen.random) : CONTENT.prose(request, pen)
}

/** The longest text that any format allows. */
const LONGEST_TEXT = 5_000_000

/** Quoted names and results may contain lone surrogates. */
function text(content: string): Step {
  const whole = content.toWellFormed()
  if (whole.length <= LONGEST_TEXT) return { type: 'text', text: whole }
  return { type: 'text', text: whole.slice(0, LONGEST_TEXT).replace(/[\ud800-\udbff]$/, '') }
}

function call(tool: FunctionTool, request: Request, random: Random): Step {
  const input = sample({ schema: tool.schema, name: `of function "${tool.name}"` }, request, random)
  // Arguments must be an object, whatever the schema says.
  const named = isObject(input) ? input : {}
  return { type: 'call', id: random.id(24), name: tool.name, json: JSON.stringify(named) }
}

function json(request: Request, random: Random): unknown {
  const { output } = request.prompt
  if (output.type === 'json' && output.schema) {
    const { schema, place } = output
    return sample({ schema, name: place ?? 'of the output' }, request, random)
  }
  const { phrase, words: content } = getTopic(request.text)
  return {
    topic: phrase,
    keywords: content,
    answer: `Most questions about ${phrase} come down to a few ideas.`,
    confidence: random.int(60, 99) / 100,
  }
}

interface NamedSchema {
  readonly schema: unknown
  readonly name: string
}

/** Warns if no value that fits the schema was found: that is no reason to refuse the request. */
function sample({ schema, name }: NamedSchema, { text, budget, warn }: Request, random: Random): unknown {
  const { value, warning } = sampleJson(schema, random, { hint: text, budget })
  if (warning !== undefined) warn(`The sample for the JSON schema ${name} may not fit it: ${warning}.`)
  return value
}

/** The first value that the text names, or any. */
function chosen(values: readonly string[], request: Request, random: Random): string {
  const names = values.map((value) => value.toLowerCase())
  const named = Array.from(searchStrings(names, request.text.toLowerCase()), ({ index }) => index)
  if (named.length > 0) return values[named.reduce((first, index) => Math.min(first, index))] ?? ''
  return values.length > 0 ? random.pick(values) : ''
}

function media(modalities: readonly string[], request: Request, { random, candidate }: Writer): Step[] {
  const { phrase } = getTopic(request.text)
  const whole = ({ mediaType, data }: Medium): Step => {
    return { type: 'whole', delta: { type: 'media', mediaType, data, candidate }, tokens: 1 }
  }
  const content = modalities.includes('image') ? `Here is a picture of ${phrase}.` : `Here is ${phrase}.`
  return [
    ...(modalities.includes('text') ? [text(content)] : []),
    ...(modalities.includes('image') ? [whole(picture(random))] : []),
    ...(modalities.includes('audio') ? [whole(tone(random))] : []),
  ]
}
