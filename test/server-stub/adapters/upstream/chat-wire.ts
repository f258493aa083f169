import type { Delta, FinishReason, Prompt, PromptPart, Turn } from 'gatewright/stub'
import type {
  ChatCompletionChunk,
  ChatCompletionContentPart,
  ChatCompletionCreateParamsStreaming,
  ChatCompletionMessageParam,
} from 'openai/resources/chat/completions'

/** Decodes a chat-completions request, with the types of the openai package. */
export function getPrompt(body: ChatCompletionCreateParamsStreaming): Prompt {
  const { tool_choice: choice = 'auto', response_format: format, reasoning_effort: effort } = body
  const named = typeof choice === 'object' && choice.type === 'function' ? choice.function.name : undefined
  return {
    model: body.model,
    instructions: body.messages.flatMap((each) => (each.role === 'system' ? [toText(each.content)] : [])).join('\n'),
    turns: body.messages.flatMap(getTurn),
    tools: (body.tools ?? []).flatMap((tool) => {
      if (tool.type !== 'function') return []
      const { name, description = '', parameters = {} } = tool.function
      return [{ type: 'function', name, description, schema: parameters } as const]
    }),
    toolChoice: {
      mode: named === undefined ? (typeof choice === 'string' ? choice : 'auto') : 'named',
      parallel: body.parallel_tool_calls ?? true,
      ...(named === undefined ? {} : { name: named }),
    },
    output: getOutput(format),
    reasoning: { enabled: Boolean(effort), visible: Boolean(effort) },
    sampling: {},
    ...(body.max_completion_tokens ? { maxOutputTokens: body.max_completion_tokens } : {}),
    stopSequences: [body.stop ?? []].flat(),
    candidates: body.n ?? 1,
  }
}

function getOutput(format: ChatCompletionCreateParamsStreaming['response_format']): Prompt['output'] {
  if (format?.type === 'json_schema') return { type: 'json', schema: { ...format.json_schema.schema } }
  return { type: format?.type === 'json_object' ? 'json' : 'text' }
}

function getTurn(message: ChatCompletionMessageParam): Turn[] {
  if (message.role === 'user') return [{ role: 'user', parts: getParts(message.content) }]
  if (message.role === 'tool') {
    const result = { id: message.tool_call_id, text: toText(message.content), isError: false }
    return [{ role: 'user', parts: [{ type: 'tool-result', ...result }] }]
  }
  if (message.role !== 'assistant') return []
  const calls = (message.tool_calls ?? []).flatMap((call): PromptPart[] => {
    if (call.type !== 'function') return []
    const { name, arguments: json } = call.function
    return [{ type: 'tool-call', id: call.id, name, input: JSON.parse(json) }]
  })
  const text = typeof message.content === 'string' ? getParts(message.content) : []
  return [{ role: 'assistant', parts: [...text, ...calls] }]
}

function getParts(content: string | ChatCompletionContentPart[]): PromptPart[] {
  if (typeof content === 'string') return [{ type: 'text', text: content }]
  return content.flatMap((part): PromptPart[] => {
    if (part.type === 'text') return [{ type: 'text', text: part.text }]
    if (part.type === 'image_url') return [getMedia(part.image_url.url)]
    return part.type === 'file' && part.file.file_data ? [getMedia(part.file.file_data)] : []
  })
}

function getMedia(url: string): PromptPart {
  const [, mediaType = 'image/*', data] = /^data:([^;]+);base64,(.*)$/.exec(url) ?? []
  return { type: 'media', mediaType, ...(data === undefined ? { url } : { data }) }
}

function toText(content: string | readonly { readonly text: string }[]): string {
  return typeof content === 'string' ? content : content.map(({ text }) => text).join('')
}

type ChunkDelta = ChatCompletionChunk.Choice.Delta & { reasoning_content?: string }
type Finish = ChatCompletionChunk.Choice['finish_reason']

const finishes: Readonly<Partial<Record<FinishReason, Finish>>> = {
  length: 'length',
  'tool-calls': 'tool_calls',
  safety: 'content_filter',
}

/** Encodes deltas as chunks of a completion. */
export class ChunkWriter {
  readonly #model: string
  #calls = -1
  #candidate = 0
  #prompt = 0
  #cached = 0

  constructor(model: string) {
    this.#model = model
  }

  write(delta: Delta): ChatCompletionChunk[] {
    switch (delta.type) {
      case 'start':
        this.#prompt = delta.inputTokens
        this.#cached = delta.cachedTokens
        return [this.#chunk({ role: 'assistant', content: '' })]
      case 'text':
        return [this.#chunk({ content: delta.text }, delta.candidate)]
      case 'refusal':
        return [this.#chunk({ refusal: delta.text })]
      case 'reasoning':
        return [this.#chunk({ reasoning_content: delta.text })]
      case 'tool-call': {
        this.#calls += 1
        this.#candidate = delta.candidate
        const callee = { name: delta.name, arguments: '' }
        const call = { id: `call_${delta.id}`, function: callee, type: 'function' } as const
        return [this.#chunk({ tool_calls: [{ index: this.#calls, ...call }] }, delta.candidate)]
      }
      case 'tool-arguments': {
        const piece = { index: this.#calls, function: { arguments: delta.json } }
        return [this.#chunk({ tool_calls: [piece] }, this.#candidate)]
      }
      case 'finish':
        return [this.#chunk({}, delta.candidate, finishes[delta.reason] ?? 'stop')]
      case 'end':
        return [this.#usage(delta.outputTokens, delta.reasoningTokens)]
      default:
        return []
    }
  }

  #chunk(delta: ChunkDelta, index = 0, finish_reason: Finish = null): ChatCompletionChunk {
    return { ...this.#head(), choices: [{ index, delta, finish_reason, logprobs: null }] }
  }

  #usage(completion_tokens: number, reasoning_tokens: number): ChatCompletionChunk {
    const usage = {
      prompt_tokens: this.#prompt,
      completion_tokens,
      total_tokens: this.#prompt + completion_tokens,
      prompt_tokens_details: { cached_tokens: this.#cached },
      completion_tokens_details: { reasoning_tokens },
    }
    return { ...this.#head(), choices: [], usage }
  }

  #head() {
    return { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1_760_000_000, model: this.#model } as const
  }
}
