import type * as wire from '../../../generated/types/responses.ts'
import { invalid } from '../../../runtime/problem.ts'
import type { OutputFormat, Prompt, Reasoning, Sampling, Tool, ToolChoice } from '../../ports/text-model.ts'
import type { ConversationItem } from './conversation.ts'
import { decodeItems } from './decode-items.ts'

/**
 * Decodes a request; `items` are those of the conversation and of its input. Throws a Problem if the chosen tool
 * is not among `tools`.
 */
export function decodePrompt(body: wire.CreateResponseRequest, items: readonly ConversationItem[]): Prompt {
  const { instructions, turns } = decodeItems(items)
  const tools = (body.tools ?? []).map(decodeTool)
  return {
    model: body.model,
    instructions: [body.instructions ?? '', ...instructions].filter((text) => text !== '').join('\n\n'),
    turns,
    tools,
    toolChoice: decodeToolChoice(body.tool_choice ?? 'auto', tools, body.parallel_tool_calls ?? true),
    output: decodeFormat(body.text?.format),
    reasoning: decodeReasoning(body.reasoning ?? undefined),
    sampling: decodeSampling(body),
    ...(typeof body.max_output_tokens === 'number' ? { maxOutputTokens: body.max_output_tokens } : {}),
    stopSequences: [],
    candidates: 1,
  }
}

function decodeFormat(format: wire.ResponseTextFormat | undefined): OutputFormat {
  if (format?.type === 'json_schema') return { type: 'json', schema: format.schema, place: 'text.format.schema' }
  return { type: format?.type === 'json_object' ? 'json' : 'text' }
}

/** Reasoning is always enabled: without a summary it still creates an item, which may be encrypted. */
function decodeReasoning(config: wire.ResponseReasoningConfig | undefined): Reasoning {
  if (config === undefined) return { enabled: false, visible: false }
  return { enabled: true, visible: true, effort: config.effort ?? 'medium' }
}

function decodeSampling({ temperature, top_p }: wire.CreateResponseRequest): Sampling {
  return {
    ...(typeof temperature === 'number' ? { temperature } : {}),
    ...(typeof top_p === 'number' ? { topP: top_p } : {}),
  }
}

const searchResults = 10

export function decodeTool(tool: wire.ResponseTool): Tool {
  switch (tool.type) {
    case 'function':
      return {
        type: 'function',
        name: tool.name,
        description: tool.description ?? '',
        schema: tool.parameters ?? { type: 'object', properties: {} },
      }
    case 'file_search': {
      const { type, ...options } = tool
      const { max_num_results: maxResults = searchResults, filters: filter, ranking_options } = tool
      const minScore = ranking_options?.score_threshold
      return {
        type: 'file-search',
        maxResults,
        ...(minScore === undefined ? {} : { minScore }),
        ...(filter ? { filter } : {}),
        options,
      }
    }
    case 'web_search_preview':
    case 'web_search_preview_2025_03_11': {
      const { type, ...options } = tool
      return { type: 'web-search', ...(tool.domains ? { domains: tool.domains } : {}), options }
    }
    case 'computer_use_preview': {
      const { environment, display_width: width, display_height: height } = tool
      return { type: 'computer', width, height, options: { environment } }
    }
  }
}

const builtIn = {
  file_search: 'file-search',
  web_search_preview: 'web-search',
  computer_use_preview: 'computer',
} as const satisfies Readonly<Record<wire.ResponseToolChoiceBuiltIn['type'], Tool['type']>>

/** Throws a Problem if the chosen tool is not among `tools`. */
export function decodeToolChoice(
  choice: wire.ResponseToolChoice,
  tools: readonly Tool[],
  parallel: boolean,
): ToolChoice {
  if (choice === 'required' && tools.length === 0) {
    throw invalid('tool_choice', 'needs tools when it is "required"; list them in `tools` or leave tool_choice out')
  }
  if (typeof choice === 'string') return { mode: choice, parallel }
  if (choice.type === 'function') {
    const { name = '' } = choice
    if (tools.some((tool) => tool.type === 'function' && tool.name === name)) return { mode: 'named', name, parallel }
    throw invalid('tool_choice.name', 'names no function of this request; give the name of one that `tools` lists')
  }
  const name = builtIn[choice.type]
  if (tools.some(({ type }) => type === name)) return { mode: 'named', name, parallel }
  throw invalid('tool_choice.type', `asks for a tool that is not offered; add a ${choice.type} tool to \`tools\``)
}
