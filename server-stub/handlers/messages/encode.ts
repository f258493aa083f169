import type { CreateMessageEvent } from '../../../generated/handlers.ts'
import type * as wire from '../../../generated/types/messages.ts'
import { eventTemplate } from '../../../runtime/stream/framing.ts'
import type { ComputerAction, Delta, FinishReason } from '../../ports/text-model.ts'
import { type DeltaEncoder, type DeltaOf, withPrefix } from '../text-format.ts'

/** Metadata of the events. */
export interface Head {
  readonly id: string
  readonly model: string
}

type BlockKind = wire.MessageBlockStart['type']

interface OpenBlock {
  readonly kind: BlockKind
  readonly delta: (text: string) => CreateMessageEvent
  isEmpty: boolean
}

const stopReasons: Readonly<Partial<Record<FinishReason, wire.MessageStopReason>>> = {
  length: 'max_tokens',
  'stop-sequence': 'stop_sequence',
  'tool-calls': 'tool_use',
}

/** Encodes deltas as the events of a message. */
export class MessageEncoder implements DeltaEncoder<CreateMessageEvent> {
  readonly #head: Head
  #index = -1
  #open: OpenBlock | undefined
  #input = { tokens: 0, cached: 0 }
  #stop: Pick<wire.Message, 'stop_reason' | 'stop_sequence'> = { stop_reason: 'end_turn', stop_sequence: null }

  constructor(head: Head) {
    this.#head = head
  }

  encode(delta: Delta): CreateMessageEvent[] {
    switch (delta.type) {
      case 'start':
        return [this.#start(delta.inputTokens, delta.cachedTokens)]
      case 'text':
      case 'refusal':
        return this.#write(delta.text, { type: 'text', text: '' })
      case 'reasoning':
        return this.#write(delta.text, { type: 'thinking', thinking: '', signature: '' })
      case 'tool-call':
        return this.#call(delta)
      case 'tool-arguments':
        return this.#write(delta.json)
      case 'computer-call':
        return [
          ...this.#call({ id: delta.id, name: 'computer' }),
          ...this.#write(JSON.stringify(computerInput(delta.action))),
        ]
      case 'finish':
        this.#stop = { stop_reason: stopReasons[delta.reason] ?? 'end_turn', stop_sequence: delta.sequence ?? null }
        return []
      case 'end':
        return this.#end(delta)
      default:
        return []
    }
  }

  #start(tokens: number, cached: number): CreateMessageEvent {
    this.#input = { tokens, cached }
    const message: wire.MessageStart = {
      id: this.#head.id,
      type: 'message',
      role: 'assistant',
      model: this.#head.model,
      content: [],
      stop_reason: null,
      stop_sequence: null,
      usage: countUsage(tokens, cached, 1),
    }
    return { event: 'message_start', data: { type: 'message_start', message } }
  }

  #call({ id, name, keepsEmpty = false }: Omit<DeltaOf<'tool-call'>, 'type' | 'candidate'>): CreateMessageEvent[] {
    const events = this.#begin({ type: 'tool_use', id: withPrefix('toolu_', id), name, input: {} })
    if (keepsEmpty && this.#open) this.#open.isEmpty = false
    return events
  }

  #begin(block: wire.MessageBlockStart): CreateMessageEvent[] {
    const events = this.#finishBlock()
    this.#index += 1
    this.#open = { kind: block.type, delta: createTemplate(this.#index, deltaByKind[block.type]), isEmpty: true }
    const data = { type: 'content_block_start', index: this.#index, content_block: block } as const
    events.push({ event: 'content_block_start', data })
    return events
  }

  /** Appends to the open block, or to a new one if another kind is open. */
  #write(text: string, block?: wire.MessageBlockStart): CreateMessageEvent[] {
    const events = block && this.#open?.kind !== block.type ? this.#begin(block) : []
    if (this.#open === undefined) return events
    this.#open.isEmpty = false
    events.push(this.#open.delta(text))
    return events
  }

  #finishBlock(): CreateMessageEvent[] {
    if (this.#open === undefined) return []
    const events = this.#lastDeltas(this.#open)
    this.#open = undefined
    events.push({ event: 'content_block_stop', data: { type: 'content_block_stop', index: this.#index } })
    return events
  }

  #lastDeltas({ kind, delta, isEmpty }: OpenBlock): CreateMessageEvent[] {
    if (kind === 'thinking')
      return [createTemplate(this.#index, signatureDelta)(createSignature(this.#head, this.#index))]
    return kind === 'tool_use' && isEmpty ? [delta('{}')] : []
  }

  /** An empty reply also counts one output token. */
  #end({ outputTokens, input = this.#input }: DeltaOf<'end'>): CreateMessageEvent[] {
    const usage = countUsage(input.tokens, input.cached, Math.max(1, outputTokens))
    const events = this.#finishBlock()
    events.push(
      { event: 'message_delta', data: { type: 'message_delta', delta: { ...this.#stop, usage }, usage } },
      { event: 'message_stop', data: { type: 'message_stop' } },
    )
    return events
  }
}

function countUsage(tokens: number, cached: number, outputTokens: number): wire.MessageUsage {
  return {
    input_tokens: tokens - cached,
    cache_creation_input_tokens: 0,
    cache_read_input_tokens: cached,
    output_tokens: outputTokens,
  }
}

type MakeDelta = (text: string) => wire.MessageBlockDelta

const deltaByKind: Readonly<Record<BlockKind, MakeDelta>> = {
  text: (text) => ({ type: 'text_delta', text }),
  thinking: (thinking) => ({ type: 'thinking_delta', thinking }),
  tool_use: (partial_json) => ({ type: 'input_json_delta', partial_json }),
}

function signatureDelta(signature: string): wire.MessageBlockDelta {
  return { type: 'signature_delta', signature }
}

function createTemplate(index: number, make: MakeDelta) {
  return eventTemplate('content_block_delta', (text) => ({
    type: 'content_block_delta' as const,
    index,
    delta: make(text),
  }))
}

/** A placeholder for the signature of a reasoning block; nothing verifies it. */
function createSignature({ id }: Head, index: number): string {
  return Buffer.from(`${id}:${index}`).toString('base64')
}

/** The arguments of the computer tool in this format. */
interface ComputerInput {
  readonly action: string
  /** From the left and the top, in pixels. */
  readonly coordinate?: readonly [number, number]
  /** The text to type, or the keys to press, joined by `+`. */
  readonly text?: string
}

/** Actions that the format lacks become the nearest one: a key that scrolls, a screenshot. */
function computerInput(action: ComputerAction): ComputerInput {
  switch (action.type) {
    case 'click':
      return { action: `${action.button ?? 'left'}_click`, coordinate: [action.x, action.y] }
    case 'double_click':
      return { action: 'double_click', coordinate: [action.x, action.y] }
    case 'move':
      return { action: 'mouse_move', coordinate: [action.x, action.y] }
    case 'drag': {
      const { x, y } = action.path.at(-1) ?? { x: 0, y: 0 }
      return { action: 'left_click_drag', coordinate: [x, y] }
    }
    case 'keypress':
      return { action: 'key', text: action.keys.join('+').toLowerCase() }
    case 'type':
      return { action: 'type', text: action.text }
    case 'scroll':
      return { action: 'key', text: action.dy < 0 ? 'Page_Up' : 'Page_Down' }
    case 'screenshot':
    case 'wait':
      return { action: 'screenshot' }
  }
}
