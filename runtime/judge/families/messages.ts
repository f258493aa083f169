import { asObject, ownValue, tryParseJson } from '../../json.ts'
import { numberAt, textAt, valueAt } from '../../json-path.ts'
import { type JudgedEvent, type StreamRules, sortByNumber } from '../stream-rule.ts'
import { joinsPieces, neverDecreases, staysSame, valuesAgree } from '../stream-rules.ts'
import { formsJson, matchesKind, opensInOrder } from '../stream-scopes.ts'
import { messagesReplies } from './messages-replies.ts'

/** The messages format: blocks are opened, filled and closed one after the other; usage comes at the start and end. */
export const messages: StreamRules = {
  source: ['Events / Streaming, messages format', 'Resources and their fields / Message object (messages format)'],
  rules: [
    opensInOrder({ name: 'block-index', open: 'content_block_start', index: 'index' }),
    textInDeltas(),
    matchesKind({
      name: 'delta-kind',
      open: ['content_block_start', 'content_block.type'],
      inside: 'delta.type',
      path: 'delta.type',
      allowed: {
        text: ['text_delta'],
        tool_use: ['input_json_delta'],
        thinking: ['thinking_delta', 'signature_delta'],
      },
    }),
    joinsPieces({
      name: 'character',
      begin: 'content_block_start',
      add: ['content_block_delta', 'delta.text'],
      whole: [],
    }),
    formsJson({
      name: 'tool-input',
      begin: 'content_block_start',
      add: ['content_block_delta', 'delta.partial_json'],
      end: 'content_block_stop',
      unless: { at: 'delta.stop_reason', is: 'max_tokens' },
    }),
    valuesAgree('usage', 'message_delta', ['delta.usage', 'usage']),
    ...['input_tokens', 'cache_creation_input_tokens', 'cache_read_input_tokens'].map((count) =>
      staysSame({ name: 'usage', at: [`message.usage.${count}`, `delta.usage.${count}`] }),
    ),
    neverDecreases({ name: 'usage', at: ['message.usage.output_tokens', 'delta.usage.output_tokens'] }),
    stopSequenceNamed(),
    toolUseHasCall(),
  ],
  replies: messagesReplies.rules,
  fold: foldEvents,
  incidental: new Set(['id', 'signature']),
}

/** A fragment of a text block has `text`; the document does not show the fragments of other blocks. */
function textInDeltas() {
  const watch = () => {
    const texts = new Set<unknown>()
    return {
      event({ event, data }: JudgedEvent) {
        const index = valueAt(data, 'index')
        if (event === 'content_block_start' && textAt(data, 'content_block.type') === 'text') texts.add(index)
        const isSound = textAt(data, 'delta.text') !== undefined
        if (event !== 'content_block_delta' || !texts.has(index) || isSound) return []
        return [{ at: 'delta.text', message: 'must be a string in a block of type text' }]
      },
    }
  }
  return { name: 'text-delta', watch }
}

/** `stop_sequence` is the matched one where a stop sequence ended the message, else null. */
function stopSequenceNamed() {
  const event = ({ data }: JudgedEvent) => {
    const reason = textAt(data, 'delta.stop_reason')
    const isNamed = textAt(data, 'delta.stop_sequence') !== undefined
    if (reason === undefined || isNamed === (reason === 'stop_sequence')) return []
    const message = isNamed ? 'must be null' : 'must name the matched sequence'
    return [{ at: 'delta.stop_sequence', message: `${message} where stop_reason is ${reason}` }]
  }
  return { name: 'stop-sequence', watch: () => ({ event }) }
}

function toolUseHasCall() {
  const watch = () => {
    let hasCall = false
    return {
      event({ data }: JudgedEvent) {
        hasCall ||= textAt(data, 'content_block.type') === 'tool_use'
        if (textAt(data, 'delta.stop_reason') !== 'tool_use' || hasCall) return []
        return [{ at: 'delta.stop_reason', message: 'is tool_use in a message without a tool_use block' }]
      },
      invalidate() {
        hasCall = true
      },
    }
  }
  return { name: 'stop-reason', watch }
}

const textMembers: Readonly<Record<string, string>> = { text: 'text', thinking: 'thinking' }

function foldEvents(events: readonly JudgedEvent[]): unknown {
  let message: unknown
  let end: unknown
  const blocks = new Map<number, { start: unknown; text: string; signature: string }>()
  for (const { event, data } of events) {
    if (event === 'message_start') message = valueAt(data, 'message')
    if (event === 'message_delta') end = data
    if (event === 'content_block_start') {
      blocks.set(numberAt(data, 'index') ?? 0, { start: valueAt(data, 'content_block'), text: '', signature: '' })
    }
    const block = event === 'content_block_delta' ? blocks.get(numberAt(data, 'index') ?? 0) : undefined
    if (block) {
      for (const name of ['text', 'thinking', 'partial_json']) block.text += textAt(data, `delta.${name}`) ?? ''
      block.signature += textAt(data, 'delta.signature') ?? ''
    }
  }
  const content = sortByNumber(blocks).map(({ start, text, signature }) => joinBlock(start, text, signature))
  const stop = { stop_reason: valueAt(end, 'delta.stop_reason'), stop_sequence: valueAt(end, 'delta.stop_sequence') }
  return { ...asObject(message), content, ...stop, usage: valueAt(end, 'usage') }
}

function joinBlock(start: unknown, text: string, signature: string): unknown {
  const member = ownValue(textMembers, textAt(start, 'type') ?? '')
  if (member === undefined) {
    const input = tryParseJson(text)
    // A call truncated by a limit has no arguments in the whole message.
    return { ...asObject(start), input: input === undefined ? {} : input }
  }
  return { ...asObject(start), [member]: text, ...(member === 'thinking' ? { signature } : {}) }
}
