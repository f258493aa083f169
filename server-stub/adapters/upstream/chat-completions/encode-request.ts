import type {
  ChatResponseFormat,
  ChatTool,
  ChatToolChoice,
  CreateChatCompletionRequest,
} from '../../../../generated/chat-completions/types/chat-completions.ts'
import type { Prompt, Tool, ToolChoice } from '../../../ports/text-model.ts'
import { getEffort, type UpstreamModel } from '../dialect.ts'
import { getOutput, type PromptSupport, sharedSupport, type TextOutput, Unsupported } from '../unsupported.ts'
import { encodeTurns } from './encode-turns.ts'

export const chatSupport: PromptSupport = {
  ...sharedSupport,
  candidates: 'sent',
  logprobs: 'sent',
  stopSequences: 'sent',
  seed: 'sent',
}

export function encodeRequest(prompt: Prompt, upstreamModel: UpstreamModel): CreateChatCompletionRequest {
  const { instructions, sampling, maxOutputTokens, stopSequences, candidates, logprobs } = prompt
  const { temperature, topP, seed } = sampling
  const effort = getEffort(prompt.reasoning)
  const format = encodeFormat(getOutput(prompt))
  return {
    model: upstreamModel.model,
    messages: [
      ...(instructions === '' ? [] : [{ role: 'system', content: instructions } as const]),
      ...encodeTurns(prompt),
    ],
    stream: true,
    stream_options: { include_usage: true },
    ...(maxOutputTokens === undefined
      ? {}
      : { [upstreamModel.maxTokensField ?? 'max_completion_tokens']: maxOutputTokens }),
    ...(temperature === undefined ? {} : { temperature }),
    ...(topP === undefined ? {} : { top_p: topP }),
    ...(seed === undefined ? {} : { seed }),
    ...(stopSequences.length === 0 ? {} : { stop: [...stopSequences] }),
    ...(candidates === 1 ? {} : { n: candidates }),
    ...(logprobs === undefined ? {} : { logprobs: true, top_logprobs: logprobs }),
    ...(effort === undefined ? {} : { reasoning_effort: effort }),
    ...(format === undefined ? {} : { response_format: format }),
    ...encodeTools(prompt),
  }
}

function encodeFormat(output: TextOutput): ChatResponseFormat | undefined {
  if (output.type === 'text') return undefined
  if (output.schema === undefined) return { type: 'json_object' }
  return { type: 'json_schema', json_schema: { name: 'reply', schema: { ...output.schema } } }
}

function encodeTools({ tools, toolChoice }: Prompt) {
  const allowed = toolChoice.allowed && new Set(toolChoice.allowed)
  const offered = tools.map(encodeTool).filter((tool) => allowed === undefined || allowed.has(tool.function.name))
  if (offered.length === 0) return {}
  return {
    tools: offered,
    tool_choice: encodeToolChoice(toolChoice),
    ...(toolChoice.parallel ? {} : { parallel_tool_calls: false }),
  }
}

function encodeTool(tool: Tool): ChatTool {
  if (tool.type !== 'function')
    throw new Unsupported(
      'tools',
      `the model has no tool of the kind ${tool.type}; leave it out, or declare a function`,
    )
  const { name, description, schema } = tool
  return {
    type: 'function',
    function: { name, ...(description === '' ? {} : { description }), parameters: { ...schema } },
  }
}

function encodeToolChoice({ mode, name = '' }: ToolChoice): ChatToolChoice {
  return mode === 'named' ? { type: 'function', function: { name } } : mode
}
