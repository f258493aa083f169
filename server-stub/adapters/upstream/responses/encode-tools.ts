import type { ResponseTool, ResponseToolChoice } from '../../../../generated/types/responses.ts'
import { ownValue } from '../../../../runtime/json.ts'
import type { Prompt, Tool, ToolChoice } from '../../../ports/text-model.ts'
import { Unsupported } from '../unsupported.ts'

export function encodeTools({ tools, toolChoice }: Prompt) {
  const allowed = toolChoice.allowed && new Set(toolChoice.allowed)
  const isAllowed = (tool: Tool) => allowed === undefined || tool.type !== 'function' || allowed.has(tool.name)
  const offered = tools.filter(isAllowed).map(encodeTool)
  if (offered.length === 0) return {}
  return {
    tools: offered,
    tool_choice: encodeToolChoice(toolChoice, offered),
    ...(toolChoice.parallel ? {} : { parallel_tool_calls: false }),
  }
}

function encodeTool(tool: Tool): ResponseTool {
  switch (tool.type) {
    case 'function': {
      const { name, description, schema } = tool
      const described = description === '' ? {} : { description }
      // Strict schemas have additional rules, which schemas of other formats may violate.
      return { type: 'function', name, ...described, parameters: { ...schema }, strict: false }
    }
    case 'web-search':
      return { ...tool.options, type: 'web_search_preview' }
    case 'file-search':
      return { vector_store_ids: [], ...tool.options, type: 'file_search', max_num_results: tool.maxResults }
    case 'computer': {
      const { width: display_width, height: display_height } = tool
      const environment = String(tool.options?.environment ?? 'linux')
      return { type: 'computer_use_preview', display_width, display_height, environment }
    }
    case 'code-execution':
      throw new Unsupported('tools', 'the model runs no code; leave the tool out, or declare a function')
  }
}

const builtIn: Readonly<Record<string, 'file_search' | 'web_search_preview' | 'computer_use_preview'>> = {
  'file-search': 'file_search',
  'web-search': 'web_search_preview',
  computer: 'computer_use_preview',
}

/** A built-in tool is selected by its type, unless a function has that name. */
function encodeToolChoice({ mode, name = '' }: ToolChoice, offered: readonly ResponseTool[]): ResponseToolChoice {
  if (mode !== 'named') return mode
  const isFunction = offered.some((tool) => tool.type === 'function' && tool.name === name)
  const type = isFunction ? undefined : ownValue(builtIn, name)
  return type === undefined ? { type: 'function', name } : { type }
}
