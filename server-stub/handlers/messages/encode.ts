import type { CreateMessageEvent } from '../../../generated/handlers.ts'
import type * as wire from '../../../generated/types/messages.ts'
import type { Delta, FinishReason } from '../../ports/text-model.ts'
import { computerInput } from './computer-input.ts'

/** What the events of a reply say beside what the model generates. */
export interface Head {
  readonly id: string
  readonly model: string
}

/** Turns a model's deltas into the events of a message. */
export async function* encodeMessage(deltas: AsyncIterable<Delta>, head: Head): AsyncGenerator<CreateMessageEvent> {
  const encoder = new MessageEncoder(head)
  for await (const delta of deltas) yield* encoder.encode(delta)
}

type BlockKind = wire.MessageBlockStart['type']

const stopReasons: Readonly<Partial<Record<FinishReason, wire.MessageStopReason>>> = {
  length: 'max_tokens',
  'stop-sequence': 'stop_sequence',
  'tool-calls': 'tool_use',
}

class MessageEncoder {
  readonly #head: Head
  #index = -1
  #open: BlockKind | undefined
  #isEmpty = true
  #usage: wire.MessageUsage = { input_tokens: 0, output_tokens: 1 }
  #stop: Pick<wire.Message, 'stop_reason' | 'stop_sequence'> = { stop_reason: 'end_turn', stop_sequence: null }

  constructor(head: Head) {
    this.#head = head
  }

  /** Deltas that the format has no words for become nothing. */
  encode(delta: Delta): CreateMessageEvent[] {
    switch (delta.type) {
      case 'start':
        return this.#start(delta.inputTokens, delta.cachedTokens)
      case 'text':
      case 'refusal':
        return [...this.#begin({ type: 'text', text: '' }), this.#delta({ type: 'text_delta', text: delta.text })]
      case 'reasoning':
        return [
          ...this.#begin({ type: 'thinking', thinking: '', signature: '' }),
          this.#delta({ type: 'thinking_delta', thinking: delta.text }),
        ]
      case 'tool-call':
        return this.#call(`toolu_${delta.id}`, delta.name)
      case 'tool-arguments':
        return [this.#delta(json(delta.json))]
      case 'computer-call':
        return [
          ...this.#call(`toolu_${delta.id}`, 'computer'),
          this.#delta(json(JSON.stringify(computerInput(delta.action)))),
        ]
      case 'finish':
        this.#stop = { stop_reason: stopReasons[delta.reason] ?? 'end_turn', stop_sequence: delta.sequence ?? null }
        return []
      case 'end':
        return this.#end(delta.outputTokens)
      default:
        return []
    }
  }

  #start(input: number, cached: number): CreateMessageEvent[] {
    this.#usage = {
      input_tokens: input - cached,
      output_tokens: 1,
      cache_creation_input_tokens: 0,
      cache_read_input_tokens: cached,
    }
    const message: wire.MessageStart = {
      id: this.#head.id,
      type: 'message',
      role: 'assistant',
      model: this.#head.model,
      content: [],
      stop_reason: null,
      stop_sequence: null,
      usage: this.#usage,
    }
    return [{ event: 'message_start', data: { type: 'message_start', message } }]
  }

  #call(id: string, name: string): CreateMessageEvent[] {
    return [...this.#finishBlock(), ...this.#begin({ type: 'tool_use', id, name, input: {} })]
  }

  /** Begins a block unless one of its kind is open, which goes on. */
  #begin(block: wire.MessageBlockStart): CreateMessageEvent[] {
    if (this.#open === block.type) return []
    const finished = this.#finishBlock()
    this.#index += 1
    this.#open = block.type
    this.#isEmpty = true
    const data = { type: 'content_block_start', index: this.#index, content_block: block } as const
    return [...finished, { event: 'content_block_start', data }]
  }

  #delta(delta: wire.MessageBlockDelta): CreateMessageEvent {
    this.#isEmpty = false
    return { event: 'content_block_delta', data: { type: 'content_block_delta', index: this.#index, delta } }
  }

  #finishBlock(): CreateMessageEvent[] {
    if (this.#open === undefined) return []
    const last = this.#lastDeltas(this.#open)
    this.#open = undefined
    return [...last, { event: 'content_block_stop', data: { type: 'content_block_stop', index: this.#index } }]
  }

  #lastDeltas(kind: BlockKind): CreateMessageEvent[] {
    if (kind === 'thinking') return [this.#delta({ type: 'signature_delta', signature: sign(this.#head, this.#index) })]
    return kind === 'tool_use' && this.#isEmpty ? [this.#delta(json('{}'))] : []
  }

  /** Even a reply without content counts a token of output. */
  #end(outputTokens: number): CreateMessageEvent[] {
    const usage = { ...this.#usage, output_tokens: Math.max(1, outputTokens) }
    return [
      ...this.#finishBlock(),
      { event: 'message_delta', data: { type: 'message_delta', delta: { ...this.#stop, usage }, usage } },
      { event: 'message_stop', data: { type: 'message_stop' } },
    ]
  }
}

function json(fragment: string): wire.MessageBlockDelta {
  return { type: 'input_json_delta', partial_json: fragment }
}

/** Something that looks like the signature of a reasoning block; nothing checks it. */
function sign({ id }: Head, index: number): string {
  return Buffer.from(`${id}:${index}`).toString('base64')
}
