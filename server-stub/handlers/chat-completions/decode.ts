import type * as wire from '../../../generated/chat-completions/types/chat-completions.ts'
import { invalid } from '../../../runtime/problem.ts'
import type { OutputFormat, Prompt, Reasoning, Sampling, Tool, ToolChoice } from '../../ports/text-model.ts'
import { decodeMessages } from './decode-messages.ts'

/** Decodes a request. Throws a Problem if an option lacks the one that it needs, or a name refers to nothing. */
export function decodePrompt(body: wire.CreateChatCompletionRequest): Prompt {
  checkOptions(body)
  const tools = (body.tools ?? []).map(decodeTool)
  const limit = body.max_completion_tokens ?? body.max_tokens
  return {
    model: body.model,
    ...decodeMessages(body.messages),
    tools,
    toolChoice: decodeToolChoice(body.tool_choice ?? 'auto', tools, body.parallel_tool_calls ?? true),
    output: decodeFormat(body.response_format),
    reasoning: decodeEffort(body.reasoning_effort ?? undefined),
    sampling: decodeSampling(body),
    ...(typeof limit === 'number' ? { maxOutputTokens: limit } : {}),
    stopSequences: [body.stop ?? []].flat(),
    candidates: body.n ?? 1,
    ...(body.logprobs ? { logprobs: body.top_logprobs ?? 0 } : {}),
  }
}

function checkOptions({ stream, stream_options, logprobs, top_logprobs }: wire.CreateChatCompletionRequest): void {
  if (stream_options && !stream) throw invalid('stream_options', 'needs `stream` true; set it, or leave this out')
  if (typeof top_logprobs === 'number' && !logprobs)
    throw invalid('top_logprobs', 'needs `logprobs` true; set it, or leave this out')
}

function decodeTool({ function: { name, description = '', parameters } }: wire.ChatTool): Tool {
  return { type: 'function', name, description, schema: parameters ?? { type: 'object', properties: {} } }
}

function decodeToolChoice(choice: wire.ChatToolChoice, tools: readonly Tool[], parallel: boolean): ToolChoice {
  const check = (name: string, at: string) => {
    if (tools.some((tool) => tool.type === 'function' && tool.name === name)) return name
    throw invalid(at, 'names no function of this request; give the name of one that `tools` lists')
  }
  if (choice === 'required' && tools.length === 0)
    throw invalid('tool_choice', 'needs tools when it is "required"; list them in `tools` or leave tool_choice out')
  if (typeof choice === 'string') return { mode: choice, parallel }
  if (choice.type === 'function')
    return { mode: 'named', name: check(choice.function.name, 'tool_choice.function.name'), parallel }
  const { mode, tools: allowedTools } = choice.allowed_tools
  if (mode === 'required' && allowedTools.length === 0)
    throw invalid(
      'tool_choice.allowed_tools.tools',
      'has no tool, of which one is required; name one that `tools` lists',
    )
  const allowed = allowedTools.map(({ function: { name } }, index) =>
    check(name, `tool_choice.allowed_tools.tools[${index}].function.name`),
  )
  return { mode, allowed, parallel }
}

function decodeFormat(format: wire.ChatResponseFormat | undefined): OutputFormat {
  const schema = format?.type === 'json_schema' ? format.json_schema.schema : undefined
  if (schema !== undefined) return { type: 'json', schema, place: 'response_format.json_schema.schema' }
  return { type: format === undefined || format.type === 'text' ? 'text' : 'json' }
}

const efforts: ReadonlyMap<string, Reasoning['effort']> = new Map([
  ['minimal', 'low'],
  ['low', 'low'],
  ['high', 'high'],
  ['xhigh', 'high'],
])

/** The format counts the tokens of reasoning and does not show it. */
function decodeEffort(effort: string | undefined): Reasoning {
  if (effort === undefined || effort === 'none') return { enabled: false, visible: false }
  return { enabled: true, visible: false, effort: efforts.get(effort) ?? 'medium' }
}

function decodeSampling({ temperature, top_p, seed }: wire.CreateChatCompletionRequest): Sampling {
  return {
    ...(typeof temperature === 'number' ? { temperature } : {}),
    ...(typeof top_p === 'number' ? { topP: top_p } : {}),
    ...(typeof seed === 'number' ? { seed } : {}),
  }
}
