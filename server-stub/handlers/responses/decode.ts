import type * as wire from '../../../generated/types/responses.ts'
import type { OutputFormat, Prompt, Reasoning, Sampling } from '../../ports/text-model.ts'
import type { ConversationItem } from './conversation.ts'
import { decodeItems } from './decode-items.ts'
import { decodeTool, decodeToolChoice } from './decode-tools.ts'

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
