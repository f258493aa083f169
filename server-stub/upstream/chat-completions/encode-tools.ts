import type { Prompt, Tool, ToolChoice } from '../../ports/text-model.ts'
import { Unsupported } from '../unsupported.ts'
import type { ChatRequest, ChatTool, ChatToolChoice } from './wire.ts'

/** The fields about tools; none if there are no tools. */
export function encodeTools({
  tools,
  toolChoice,
}: Prompt): Pick<ChatRequest, 'tools' | 'tool_choice' | 'parallel_tool_calls'> {
  const { allowed } = toolChoice
  const offered = tools.map(encodeTool).filter((tool) => allowed === undefined || allowed.includes(tool.function.name))
  if (offered.length === 0) return {}
  return {
    tools: offered,
    tool_choice: encodeToolChoice(toolChoice),
    ...(toolChoice.parallel ? {} : { parallel_tool_calls: false }),
  }
}

function encodeTool(tool: Tool): ChatTool {
  if (tool.type !== 'function') {
    throw new Unsupported(
      'tools',
      `the model has no tool of the kind ${tool.type}; leave it out, or declare a function`,
    )
  }
  const { name, description, schema } = tool
  return {
    type: 'function',
    function: { name, ...(description === '' ? {} : { description }), parameters: schema },
  }
}

function encodeToolChoice({ mode, name = '' }: ToolChoice): ChatToolChoice {
  return mode === 'named' ? { type: 'function', function: { name } } : mode
}
