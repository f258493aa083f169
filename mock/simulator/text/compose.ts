import { isObject } from '../../../runtime/json.ts'
import type { Random } from '../../../runtime/random.ts'
import { sampleJson } from '../../../runtime/samples/json-sample.ts'
import { searchStrings } from '../../../runtime/string-search.ts'
import {
  continueAnswer,
  summariseResults,
  type Writer,
  writeAnswer,
  writeJson,
  writeLongText,
  writeMarkdown,
  writeReasoning,
} from './answer.ts'
import { type Content, directives } from './directives.ts'
import { useHosted } from './hosted.ts'
import { type Medium, makePicture, makeTone } from './media.ts'
import type { Plan, Step } from './plan.ts'
import { loadReplies } from './replies.ts'
import type { Request } from './request.ts'
import { chooseTools, type FunctionTool, type HostedTool } from './tools.ts'
import { getTopic } from './topic.ts'

/** Plans the reply of one candidate. */
export function composeReply(request: Request, writer: Writer): Plan {
  const { effect, prompt } = request
  // Only the first candidate has reasoning: the others are alternative replies after the same reasoning.
  const hasReasoning = (prompt.reasoning.enabled || effect.think === true) && writer.candidate === 0
  const thoughts: Step[] = hasReasoning ? [{ type: 'reasoning', text: writeReasoning(request) }] : []
  const content = getContent(request, writer)
  if (writer.candidate === 0) warnOfUndeclared(request)
  const calls = content.some(
    (step) => step.type === 'call' || (step.type === 'whole' && step.delta.type === 'computer-call'),
  )
  return { steps: [...thoughts, ...content], finish: effect.finish ?? (calls ? 'tool-calls' : 'stop') }
}

function getContent(request: Request, writer: Writer): Step[] {
  const { effect, prompt, results } = request
  const { output } = prompt
  const uses = chooseTools(request)
  if (uses.functions.length > 0) return uses.functions.map((tool) => makeCall(tool, request, writer.random))
  if (uses.hosted) return composeHosted(uses.hosted, request, writer)
  if (effect.content !== undefined && effect.content !== 'function') return composers[effect.content](request, writer)
  if (output.type === 'choice') return [makeText(chooseValue(output.values, request, writer.random))]
  if (output.type === 'media') return makeMedia(output.modalities, request, writer)
  if (output.type === 'json') return composers.json(request, writer)
  if (results.length > 0) return [makeText(summariseResults(results, writer.random))]
  return composers.prose(request, writer)
}

/** The tools that a directive asks for, by the content of the reply. */
const tools: Readonly<Partial<Record<Content, string>>> = {
  function: 'function',
  'web-search': 'web search',
  'file-search': 'file search',
  'code-execution': 'execution of code',
  computer: 'computer',
}

function warnOfUndeclared({ effect: { content }, prompt, warn }: Request): void {
  const tool = content && tools[content]
  if (tool === undefined || prompt.tools.some(({ type }) => type === content)) return
  const [word] = Object.entries(directives).find(([, directive]) => directive.content === content) ?? []
  warn({ rule: 'offered-tool', place: 'body tools', message: `has no ${tool}, which \`sim:${word}\` asks for` })
}

const composers: Readonly<Record<Exclude<Content, 'function'>, (request: Request, writer: Writer) => Step[]>> = {
  prose: (request, writer) => [
    makeText(request.prefill === '' ? writeAnswer(request, writer) : continueAnswer(request, writer)),
  ],
  echo: ({ echo }) => [makeText(echo)],
  empty: () => [],
  long: (request, { random }) => [makeText(writeLongText(request, random))],
  unicode: () => [makeText(loadReplies().unicode)],
  markdown: (request) => [makeText(writeMarkdown(request))],
  json: (request, { random }) => [makeText(JSON.stringify(makeJson(request, random)))],
  refusal: (request, { candidate }) => {
    const content = `I'm sorry, but I can't help with ${getTopic(request.text).phrase}.`
    return [candidate === 0 ? { type: 'refusal', text: content } : makeText(content)]
  },
  'web-search': (request, writer) => {
    const offered = request.prompt.tools.find((tool) => tool.type === 'web-search')
    return composeHosted(offered ?? { type: 'web-search' }, request, writer)
  },
  'file-search': (request, writer) => {
    const offered = request.prompt.tools.find((tool) => tool.type === 'file-search')
    return composeHosted(offered ?? { type: 'file-search', maxResults: 3 }, request, writer)
  },
  'code-execution': (request, writer) => composeHosted({ type: 'code-execution' }, request, writer),
  computer: (request, writer) => {
    const offered = request.prompt.tools.find((tool) => tool.type === 'computer')
    return composeHosted(offered ?? { type: 'computer', width: 1024, height: 768 }, request, writer)
  },
  image: (request, writer) => makeMedia(['text', 'image'], request, writer),
  audio: (request, writer) => makeMedia(['audio'], request, writer),
  'stop-sequence': (request, writer) => {
    const stop = request.prompt.stopSequences[0] ?? ''
    return [makeText(`${writeAnswer(request, writer)}\n${stop} And on it goes.`)]
  },
  recital: (request, writer) => {
    const content = writeAnswer(request, writer)
    const source = { type: 'page', url: 'https://example.com/recited', title: 'The page that is recited' } as const
    const citations = writer.candidate === 0 ? [{ source, start: 0, end: content.length }] : []
    return [{ type: 'text', text: content, citations }]
  },
}

/** Only the first candidate uses hosted tools: their results cannot refer to another candidate. */
function composeHosted(tool: HostedTool, request: Request, writer: Writer): Step[] {
  return writer.candidate === 0 ? useHosted(tool, request, writer.random) : composers.prose(request, writer)
}

/** The longest text that any format allows. */
const LONGEST_TEXT = 5_000_000

/** Quoted names and results may contain lone surrogates. */
function makeText(content: string): Step {
  const whole = content.toWellFormed()
  if (whole.length <= LONGEST_TEXT) return { type: 'text', text: whole }
  return { type: 'text', text: whole.slice(0, LONGEST_TEXT).replace(/[\ud800-\udbff]$/, '') }
}

function makeCall(tool: FunctionTool, request: Request, random: Random): Step {
  const input = sampleSchema({ schema: tool.schema, name: `of function "${tool.name}"` }, request, random)
  // Arguments must be an object, whatever the schema says.
  const named = isObject(input) ? input : {}
  return { type: 'call', id: random.id(24), name: tool.name, json: JSON.stringify(named) }
}

function makeJson(request: Request, random: Random): unknown {
  const { output } = request.prompt
  if (output.type === 'json' && output.schema) {
    const { schema, place } = output
    return sampleSchema({ schema, name: place ?? 'of the output' }, request, random)
  }
  return writeJson(getTopic(request.text))
}

interface NamedSchema {
  readonly schema: unknown
  readonly name: string
}

/** Warns if no value fits the schema, which is no reason to refuse the request. */
function sampleSchema({ schema, name }: NamedSchema, { text, budget, warn }: Request, random: Random): unknown {
  const { value, warning } = sampleJson(schema, random, { hint: text, budget })
  if (warning !== undefined) warn(`The sample for the JSON schema ${name} may not fit it: ${warning}.`)
  return value
}

/** The first value that the text names, or any. */
function chooseValue(values: readonly string[], request: Request, random: Random): string {
  const names = values.map((value) => value.toLowerCase())
  const named = Array.from(searchStrings(names, request.text.toLowerCase()), ({ index }) => index)
  if (named.length > 0) return values[named.reduce((first, index) => Math.min(first, index))] ?? ''
  return values.length > 0 ? random.pick(values) : ''
}

function makeMedia(modalities: readonly string[], request: Request, { random, candidate }: Writer): Step[] {
  const { phrase } = getTopic(request.text)
  const whole = ({ mediaType, data }: Medium): Step => {
    return { type: 'whole', delta: { type: 'media', mediaType, data, candidate }, tokens: 1 }
  }
  const content = modalities.includes('image') ? `Here is a picture of ${phrase}.` : `Here is ${phrase}.`
  return [
    ...(modalities.includes('text') ? [makeText(content)] : []),
    ...(modalities.includes('image') ? [whole(makePicture(random))] : []),
    ...(modalities.includes('audio') ? [whole(makeTone(random))] : []),
  ]
}
