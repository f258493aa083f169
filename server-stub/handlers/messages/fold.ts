import type { CreateMessageEvent } from '../../../generated/handlers.ts'
import type * as wire from '../../../generated/types/messages.ts'
import { isObject, tryParseJson } from '../../../runtime/json.ts'

/** Folds the events of a stream to the whole message. Throws if the stream is incomplete. */
export function foldMessage(events: readonly CreateMessageEvent[]): wire.Message {
  let start: wire.MessageStart | undefined
  let end: wire.MessageDeltaEvent | undefined
  const blocks: BlockFold[] = []
  for (const { event, data } of events) {
    if (event === 'message_start') start = data.message
    if (event === 'content_block_start') blocks.push(new BlockFold(data.content_block))
    if (event === 'content_block_delta') blocks.at(-1)?.add(data.delta)
    if (event === 'message_delta') end = data
  }
  if (!start || !end) throw new Error('invariant: the stream of a message ended early')
  const { stop_reason, stop_sequence = null, usage } = end.delta
  return { ...start, content: blocks.map((block) => block.whole()), stop_reason, stop_sequence, usage }
}

class BlockFold {
  readonly #start: wire.MessageBlockStart
  #text = ''
  #signature = ''

  constructor(start: wire.MessageBlockStart) {
    this.#start = start
  }

  add(delta: wire.MessageBlockDelta): void {
    if (delta.type === 'text_delta') this.#text += delta.text
    if (delta.type === 'thinking_delta') this.#text += delta.thinking
    if (delta.type === 'input_json_delta') this.#text += delta.partial_json
    if (delta.type === 'signature_delta') this.#signature += delta.signature
  }

  whole(): wire.MessageReplyBlock {
    switch (this.#start.type) {
      case 'text':
        return { type: 'text', text: this.#text }
      case 'thinking':
        return { type: 'thinking', thinking: this.#text, signature: this.#signature }
      case 'tool_use': {
        // Truncated arguments are not JSON and become empty.
        const input = tryParseJson(this.#text)
        return { ...this.#start, input: isObject(input) ? input : {} }
      }
    }
  }
}
