import type { CreateChatCompletionEvent } from '../../../generated/chat-completions/handlers.ts'
import type * as wire from '../../../generated/chat-completions/types/chat-completions.ts'
import { type EventTemplate, eventTemplate } from '../../../runtime/stream/framing.ts'
import type { Delta, FinishReason, TokenLogprob } from '../../ports/text-model.ts'
import { type DeltaEncoder, type DeltaOf, withPrefix } from '../text-format.ts'

/** Metadata of the chunks. */
export interface Head {
  readonly id: string
  /** In seconds since 1970. */
  readonly created: number
  readonly model: string
  /** The number of choices. */
  readonly choices: number
  /** Whether a last chunk reports the usage. */
  readonly hasUsage: boolean
}

/** The others end a choice as `stop`, or as `tool_calls` if it has calls. */
const finishReasons: Readonly<Partial<Record<FinishReason, wire.ChatFinishReason>>> = {
  length: 'length',
  safety: 'content_filter',
  recitation: 'content_filter',
  blocklist: 'content_filter',
  prohibited: 'content_filter',
  'personal-data': 'content_filter',
  'image-safety': 'content_filter',
}

/** A choice that has begun. */
interface Choice {
  readonly addText: EventTemplate<'chunk', wire.ChatChunk>
  /** The number of its calls. */
  calls: number
}

/** Encodes deltas as the chunks of a completion. */
export class ChunkEncoder implements DeltaEncoder<CreateChatCompletionEvent> {
  readonly #head: Head
  readonly #choices: readonly Choice[]
  /** The choice of the last call. */
  #calling = 0
  /** Whether the last call has no arguments yet. */
  #isBare = false
  #input = { tokens: 0, cached: 0 }

  constructor(head: Head) {
    this.#head = head
    this.#choices = Array.from({ length: head.choices }, (_, index) => {
      const fill = (content: string) => this.#chunk(index, { content })
      return { addText: eventTemplate('chunk', fill), calls: 0 }
    })
  }

  encode(delta: Delta): CreateChatCompletionEvent[] {
    switch (delta.type) {
      case 'start':
        return this.#start(delta)
      case 'text':
        return delta.text === '' ? [] : [this.#addText(delta)]
      case 'refusal':
        return [this.#add(0, { refusal: delta.text })]
      case 'citation':
        return this.#cite(delta)
      case 'tool-call':
        return [...this.#closeCall(), this.#call(delta)]
      case 'tool-arguments':
        return [this.#continueCall(delta.json)]
      case 'finish':
        return [
          ...(delta.reason === 'length' ? [] : this.#closeCall()),
          this.#finish(delta.candidate, this.#toReason(delta)),
        ]
      case 'blocked':
        return this.#choices.map((_, index) => this.#finish(index, 'content_filter'))
      case 'end':
        return this.#head.hasUsage ? [this.#end(delta)] : []
      default:
        return []
    }
  }

  #start({ inputTokens, cachedTokens }: DeltaOf<'start'>): CreateChatCompletionEvent[] {
    this.#input = { tokens: inputTokens, cached: cachedTokens }
    return this.#choices.map((_, index) => this.#add(index, { role: 'assistant', content: '', refusal: null }))
  }

  #addText({ text, candidate, logprobs = [] }: DeltaOf<'text'>): CreateChatCompletionEvent {
    if (logprobs.length === 0) return this.#choice(candidate).addText(text)
    return { event: 'chunk', data: this.#chunk(candidate, { content: text }, toLogprobs(logprobs)) }
  }

  /** Cites web pages only. */
  #cite({ source, start, end }: DeltaOf<'citation'>): CreateChatCompletionEvent[] {
    if (source.type !== 'page') return []
    const { url, title } = source
    const url_citation = { start_index: start, end_index: end, title, url }
    return [this.#add(0, { annotations: [{ type: 'url_citation', url_citation }] })]
  }

  #call({ id, name, candidate, keepsEmpty = false }: DeltaOf<'tool-call'>): CreateChatCompletionEvent {
    this.#calling = candidate
    this.#isBare = !keepsEmpty
    const index = this.#choice(candidate).calls++
    const call = { index, id: withPrefix('call_', id), type: 'function', function: { name, arguments: '' } } as const
    return this.#add(candidate, { tool_calls: [call] })
  }

  #continueCall(json: string): CreateChatCompletionEvent {
    this.#isBare &&= json === ''
    const index = this.#choice(this.#calling).calls - 1
    return this.#add(this.#calling, { tool_calls: [{ index, function: { arguments: json } }] })
  }

  /** The format says that arguments are JSON, while models send none for a function without parameters. */
  #closeCall(): CreateChatCompletionEvent[] {
    return this.#isBare ? [this.#continueCall('{}')] : []
  }

  /** Clients run the calls of a choice for one reason only. */
  #toReason({ candidate, reason }: DeltaOf<'finish'>): wire.ChatFinishReason {
    const mapped = finishReasons[reason] ?? 'stop'
    return mapped === 'stop' && this.#choice(candidate).calls > 0 ? 'tool_calls' : mapped
  }

  #finish(index: number, finish_reason: wire.ChatFinishReason): CreateChatCompletionEvent {
    const choice: wire.ChatFinishChoice = { index, delta: {}, logprobs: null, finish_reason }
    return { event: 'finish', data: { ...this.#signed(), choices: [choice], ...this.#noUsage() } }
  }

  #end({ outputTokens, reasoningTokens, input = this.#input }: DeltaOf<'end'>): CreateChatCompletionEvent {
    const usage: wire.ChatUsage = {
      prompt_tokens: input.tokens,
      completion_tokens: outputTokens,
      total_tokens: input.tokens + outputTokens,
      prompt_tokens_details: { cached_tokens: input.cached },
      completion_tokens_details: { reasoning_tokens: reasoningTokens },
    }
    return { event: 'usage', data: { ...this.#signed(), choices: [], usage } }
  }

  #add(index: number, delta: wire.ChatDelta): CreateChatCompletionEvent {
    return { event: 'chunk', data: this.#chunk(index, delta) }
  }

  #chunk(index: number, delta: wire.ChatDelta, logprobs: wire.ChatLogprobs | null = null): wire.ChatChunk {
    const choice: wire.ChatChunkChoice = { index, delta, logprobs, finish_reason: null }
    return { ...this.#signed(), choices: [choice], ...this.#noUsage() }
  }

  #signed() {
    const { id, created, model } = this.#head
    return { id, object: 'chat.completion.chunk', created, model } as const
  }

  #noUsage() {
    return this.#head.hasUsage ? { usage: null } : {}
  }

  #choice(index: number): Choice {
    const choice = this.#choices[index]
    if (choice === undefined) throw new Error(`invariant: there is no choice ${index}`)
    return choice
  }
}

function toLogprobs(tokens: readonly TokenLogprob[]): wire.ChatLogprobs {
  const content = tokens.map((token) => ({ ...toToken(token), top_logprobs: token.top.map(toToken) }))
  return { content, refusal: null }
}

function toToken({ token, logprob }: Omit<TokenLogprob, 'top'>) {
  return { token, logprob, bytes: [...Buffer.from(token)] }
}
