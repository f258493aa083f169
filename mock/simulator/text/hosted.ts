import type { Random } from '../../../runtime/random.ts'
import type { ComputerAction, Source } from '../../../server-stub/ports/text-model.ts'
import { clipText } from './pieces.ts'
import type { Citation, Step } from './plan.ts'
import type { Request } from './request.ts'
import { findPages, findPassages } from './searches.ts'
import type { HostedTool } from './tools.ts'
import { getTopic, type Topic } from './topic.ts'

/** The steps of using a hosted tool and answering from it; a computer action has no answer yet. */
export function useHosted(tool: HostedTool, request: Request, random: Random): Step[] {
  const topic = getTopic(request.text)
  if (tool.type === 'computer') return useComputer(tool, request.text, random)
  if (tool.type === 'code-execution') return executeCode(request.text, random)
  const sources = tool.type === 'web-search' ? findPages(tool, topic, random) : findPassages(tool, topic, random)
  return [
    {
      type: 'whole',
      delta: { type: 'search', id: random.id(24), tool: tool.type, queries: [topic.phrase], results: sources },
      tokens: 1,
    },
    writeCitedText(topic, sources, random),
  ]
}

const CLAIMS = ['gives a good overview of', 'reports the latest on', 'explains the background of'] as const

const MOST_CITED = 5

/** A text with one sentence on every one of the best sources, which is cited for it. */
function writeCitedText({ phrase }: Topic, sources: readonly Source[], random: Random): Step {
  if (sources.length === 0) return { type: 'text', text: `The search has no results about ${phrase}.` }
  let text = `These are the results about ${phrase}.`
  const citations: Citation[] = []
  for (const [i, source] of sources.slice(0, MOST_CITED).entries()) {
    const name = source.type === 'page' ? `"${source.title}"` : source.filename
    const sentence = `${name} ${CLAIMS[i % CLAIMS.length]} ${phrase}.`
    text += ' '
    citations.push({ source, start: text.length, end: text.length + sentence.length })
    text += sentence
  }
  return { type: 'text', text: `${text} ${random.pick(['Shall I go deeper?', 'That is the gist of it.'])}`, citations }
}

/** A sum, difference or product, with its result. */
export interface Sum {
  readonly a: number
  readonly sign: string
  readonly b: number
  readonly result: number
}

/** The first one in a text. */
function findSum(text: string): Sum | undefined {
  const [, a, sign, b] = /(\d{1,6})\s*([-+*])\s*(\d{1,6})/.exec(text) ?? []
  return a && sign && b ? computeSum(Number(a), sign, Number(b)) : undefined
}

function computeSum(a: number, sign: string, b: number): Sum {
  return { a, sign, b, result: sign === '+' ? a + b : sign === '-' ? a - b : a * b }
}

function executeCode(text: string, random: Random): Step[] {
  const { a, sign, b, result } = findSum(text) ?? computeSum(random.int(10, 99), '*', random.int(10, 99))
  return [
    { type: 'code', code: `result = ${a} ${sign} ${b}\nprint(result)\n` },
    { type: 'whole', delta: { type: 'code-result', outcome: 'ok', output: `${result}\n` }, tokens: 0 },
    { type: 'text', text: `I ran a short program about "${getTopic(text).phrase}". The result is ${result}.` },
  ]
}

function useComputer(tool: Extract<HostedTool, { type: 'computer' }>, text: string, random: Random): Step[] {
  const at = { x: random.int(0, tool.width - 1), y: random.int(0, tool.height - 1) }
  const actions: readonly (readonly [RegExp, ComputerAction])[] = [
    [/double.?click/i, { type: 'double_click', ...at }],
    [/click|press the|open/i, { type: 'click', ...at, button: 'left' }],
    [/scroll/i, { type: 'scroll', ...at, dx: 0, dy: 400 }],
    [/drag/i, { type: 'drag', path: [at, { x: 0, y: 0 }] }],
    [
      /\btype\b|enter|write/i,
      { type: 'type', text: clipText(/["“](.+?)["”]/.exec(text)?.[1] ?? getTopic(text).phrase, 200) },
    ],
    [/key|shortcut|copy|paste/i, { type: 'keypress', keys: ['CTRL', 'C'] }],
    [/hover|move/i, { type: 'move', ...at }],
    [/wait/i, { type: 'wait' }],
  ]
  const action = actions.find(([words]) => words.test(text))?.[1] ?? { type: 'screenshot' }
  return [{ type: 'whole', delta: { type: 'computer-call', id: random.id(24), action }, tokens: 1 }]
}
