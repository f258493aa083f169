import type * as wire from '../../../generated/types/messages.ts'
import { invalid } from '../../../runtime/problem.ts'
import type { OutputFormat, Prompt, PromptPart, Reasoning, Tool, ToolChoice, Turn } from '../../ports/text-model.ts'
import { TurnList, toText } from '../text-format.ts'

/** Decodes a request. Throws a Problem if a tool result or a tool choice refers to nothing. */
export function decodePrompt(body: wire.CreateMessageRequest): Prompt {
  const tools = (body.tools ?? []).map(decodeTool)
  return {
    model: body.model,
    instructions: plainText(body.system ?? ''),
    turns: decodeTurns(body.messages),
    tools,
    toolChoice: decodeToolChoice(body.tool_choice, body.tools ?? []),
    output: decodeOutput(body.output_config),
    reasoning: decodeReasoning(body.thinking),
    sampling: {
      ...(body.temperature === undefined ? {} : { temperature: body.temperature }),
      ...(body.top_p === undefined ? {} : { topP: body.top_p }),
      ...(body.top_k === undefined ? {} : { topK: body.top_k }),
    },
    maxOutputTokens: body.max_tokens,
    stopSequences: body.stop_sequences ?? [],
    candidates: 1,
  }
}

function decodeTurns(messages: readonly wire.MessageTurn[]): Turn[] {
  const calls = new Set<string>()
  const list = new TurnList()
  // An iterator of entries makes an array per message.
  let index = -1
  for (const { role, content } of messages) {
    index++
    if (typeof content === 'string') list.add(role, toText(content))
    else {
      for (const [blockIndex, block] of content.entries()) {
        if (block.type === 'tool_use') calls.add(block.id)
        if (block.type === 'tool_result')
          checkResult(block, { role, calls, at: `messages[${index}].content[${blockIndex}]` })
        for (const part of decodeBlock(block)) list.add(role, part)
      }
    }
  }
  return list.turns
}

interface ResultPlace {
  readonly role: wire.MessageTurn['role']
  /** Ids of the earlier calls. */
  readonly calls: ReadonlySet<string>
  readonly at: string
}

function checkResult({ tool_use_id: id }: wire.MessageToolResultBlock, { role, calls, at }: ResultPlace): void {
  if (role === 'assistant') {
    throw invalid(`${at}.type`, "a tool_result is not the assistant's to give; send it in a later message of the user")
  }
  if (calls.has(id)) return
  const fix = 'give the id of the call that this is the result of'
  throw invalid(`${at}.tool_use_id`, `no earlier tool_use block has the id ${id}; ${fix}`, 'unknown-tool-use')
}

function decodeBlock(block: wire.MessageRequestBlock): PromptPart[] {
  switch (block.type) {
    case 'text':
      return [toText(block.text)]
    case 'image':
      return [decodeImage(block)]
    case 'tool_use':
      return [{ type: 'tool-call', id: block.id, name: block.name, input: block.input }]
    case 'tool_result':
      return decodeToolResult(block)
    case 'document':
      return decodeDocument(block)
    default:
      return []
  }
}

function decodeImage({ source }: wire.MessageImageBlock): PromptPart {
  return { type: 'media', mediaType: source.media_type, data: source.data }
}

/** The images of a result follow it. */
function decodeToolResult({ tool_use_id, content, is_error }: wire.MessageToolResultBlock): PromptPart[] {
  const result = { type: 'tool-result', id: tool_use_id, text: plainText(content), isError: is_error ?? false } as const
  return [result, ...getImages(content)]
}

/** A document is preceded by its title and context. */
function decodeDocument({ source, title, context }: wire.MessageDocumentBlock): PromptPart[] {
  const named = title ? { title } : {}
  const contextParts = context ? [toText(context)] : []
  switch (source.type) {
    case 'base64':
      return [...contextParts, { type: 'media', mediaType: source.media_type, data: source.data, ...named }]
    case 'url':
      return [...contextParts, { type: 'media', mediaType: 'application/pdf', url: source.url, ...named }]
    case 'text':
      return [...toHeading(title), ...contextParts, toText(source.data)]
    case 'content':
      return [...toHeading(title), ...contextParts, toText(plainText(source.content)), ...getImages(source.content)]
  }
}

function toHeading(title: string | null | undefined): PromptPart[] {
  return title ? [toText(title)] : []
}

type Content = string | readonly (wire.MessageTextBlock | wire.MessageImageBlock)[]

function getImages(content: Content): PromptPart[] {
  return typeof content === 'string' ? [] : content.filter((block) => block.type === 'image').map(decodeImage)
}

function plainText(content: Content): string {
  if (typeof content === 'string') return content
  return content.flatMap((block) => (block.type === 'text' ? [block.text] : [])).join('\n')
}

function decodeTool(tool: wire.MessageTool): Tool {
  switch (tool.type) {
    case 'computer_20241022':
      return { type: 'computer', width: tool.display_width_px, height: tool.display_height_px }
    case 'bash_20241022':
      return { type: 'function', name: tool.name, description: 'Runs a shell command.', schema: bashSchema }
    case 'text_editor_20241022':
      return { type: 'function', name: tool.name, description: 'Views and edits files.', schema: textEditorSchema }
    default:
      return { type: 'function', name: tool.name, description: tool.description ?? '', schema: tool.input_schema }
  }
}

function decodeToolChoice(choice: wire.MessageToolChoice | undefined, tools: readonly wire.MessageTool[]): ToolChoice {
  if (choice === undefined) return { mode: 'auto', parallel: true }
  const parallel = !choice.disable_parallel_tool_use
  if (choice.type === 'auto') return { mode: 'auto', parallel }
  if (tools.length === 0) throw invalid('tool_choice', `needs tools; list them in \`tools\` or leave tool_choice out`)
  if (choice.type === 'any') return { mode: 'required', parallel }
  if (!tools.some(({ name }) => name === choice.name)) {
    throw invalid('tool_choice.name', 'names no tool of this request; give the name of one that `tools` lists')
  }
  return { mode: 'named', name: choice.name, parallel }
}

function decodeReasoning(thinking: wire.MessageThinkingConfig | undefined): Reasoning {
  if (thinking?.type !== 'enabled') return { enabled: false, visible: false }
  return { enabled: true, visible: true, budgetTokens: thinking.budget_tokens }
}

function decodeOutput(config: wire.MessageOutputConfig | undefined): OutputFormat {
  const schema = config?.format?.schema
  return schema === undefined ? { type: 'text' } : { type: 'json', schema, place: 'output_config.format.schema' }
}

/** The arguments of the shell tool. */
const bashSchema = {
  type: 'object',
  required: ['command'],
  properties: { command: { type: 'string', examples: ['ls -la'] } },
}

/** The arguments of the text editor tool. */
const textEditorSchema = {
  type: 'object',
  required: ['command', 'path'],
  properties: {
    command: { type: 'string', enum: ['view', 'create', 'str_replace', 'insert', 'undo_edit'] },
    path: { type: 'string', examples: ['/repo/README.md'] },
    view_range: {
      description: 'First and last line for `view`.',
      type: 'array',
      items: { type: 'integer' },
      examples: [[1, 20]],
    },
    file_text: { description: 'Content for `create`.', type: 'string' },
    old_str: { description: 'Text that `str_replace` replaces.', type: 'string' },
    new_str: { description: 'New text for `str_replace` and `insert`.', type: 'string' },
    insert_line: { description: 'Line after which `insert` adds text.', type: 'integer', examples: [1] },
  },
}
