import type { Prompt, Tool } from '../../../server-stub/ports/text-model.ts'
import type { Request } from './request.ts'
import { getKeywords } from './topic.ts'

export type FunctionTool = Extract<Tool, { type: 'function' }>
export type HostedTool = Exclude<Tool, { type: 'function' }>

/** The tools that a reply uses: functions, a hosted tool, or none. */
export interface Use {
  readonly functions: readonly FunctionTool[]
  readonly hosted?: HostedTool
}

const NOTHING: Use = { functions: [] }

/** Follows the prompt's tool choice; with `auto` it uses a tool for every question without results. */
export function chooseTools(request: Request): Use {
  const { prompt, effect, text } = request
  const { mode, name } = prompt.toolChoice
  if (mode === 'none' || prompt.tools.length === 0) return NOTHING
  const wished = effect.content === 'function'
  if (effect.content !== undefined && !wished) return NOTHING
  const hosted = prompt.tools.filter((tool) => tool.type !== 'function')
  if (mode === 'named')
    return makeUse(
      namedFunctions(prompt, name),
      hosted.find((tool) => tool.type === name),
    )
  const isDue = text !== '' && request.results.length === 0 && request.prefill === ''
  if (mode === 'auto' && !isDue && !wished) return NOTHING
  const { tools, fit } = rankFunctions(allowedFunctions(prompt), text)
  const best = fit ?? (hosted.length === 0 || wished ? tools.slice(0, 1) : [])
  return makeUse(best.slice(0, prompt.toolChoice.parallel ? 2 : 1), bestHosted(hosted, text))
}

function makeUse(functions: readonly FunctionTool[], hosted: HostedTool | undefined): Use {
  return functions.length > 0 || hosted === undefined ? { functions } : { functions, hosted }
}

function namedFunctions(prompt: Prompt, name: string | undefined): FunctionTool[] {
  return prompt.tools.filter((tool) => tool.type === 'function').filter((tool) => tool.name === name)
}

function allowedFunctions({ tools, toolChoice: { allowed } }: Prompt): FunctionTool[] {
  const functions = tools.filter((tool) => tool.type === 'function')
  if (allowed === undefined) return functions
  const names = new Set(allowed)
  return functions.filter(({ name }) => names.has(name))
}

const NAME_WEIGHT = 3

/**
 * Sorts the functions by the number of words shared with the text; `fit` are those that share a word of their name, or
 * the best.
 */
function rankFunctions(
  functions: readonly FunctionTool[],
  text: string,
): { tools: FunctionTool[]; fit?: FunctionTool[] } {
  const asked = getKeywords(text)
  const count = (words: string) => [...getKeywords(words)].filter((word) => asked.has(word)).length
  const scored = functions.map((tool) => {
    const byName = count(tool.name)
    return { tool, byName, score: NAME_WEIGHT * byName + count(tool.description) }
  })
  scored.sort((a, b) => b.score - a.score)
  const tools = scored.map(({ tool }) => tool)
  const [best, ...others] = scored.filter(({ score }) => score > 0)
  if (!best) return { tools }
  return { tools, fit: [best.tool, ...others.filter(({ byName }) => byName > 0).map(({ tool }) => tool)] }
}

const keywords: readonly (readonly [HostedTool['type'], RegExp])[] = [
  ['computer', /\b(click|open|type|scroll|screen|browser|button|window|desktop)\b/i],
  ['code-execution', /\b(calculate|compute|code|python|sum|plot|run|prime|how many)\b|\d\s*[-+*/]\s*\d/i],
  ['file-search', /\b(files?|documents?|docs?|report|handbook|policy|manual|knowledge)\b/i],
  ['web-search', /\b(web|search|news|latest|today|current|online)\b/i],
]

function bestHosted(tools: readonly HostedTool[], text: string): HostedTool | undefined {
  const type = keywords.find(([name, words]) => words.test(text) && tools.some((tool) => tool.type === name))?.[0]
  return tools.find((tool) => tool.type === type) ?? tools[0]
}
