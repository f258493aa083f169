import type * as wire from '../../../generated/types/responses.ts'
import type { PromptPart, Turn } from '../../ports/text-model.ts'
import { joinTurns } from '../turns.ts'
import { decodeCallId } from './call-id.ts'
import type { ConversationItem } from './conversation.ts'
import { decodeContent } from './decode-content.ts'

/** What the items say: the words of system and developer messages, and the turns of the conversation. */
export interface Said {
  readonly instructions: readonly string[]
  readonly turns: readonly Turn[]
}

export function decodeItems(items: readonly ConversationItem[]): Said {
  const instructions: string[] = []
  const turns = items.flatMap((item) => {
    if (!isMessage(item)) return decodeItem(item)
    const parts = getContent(item)
    if (item.role === 'user' || item.role === 'assistant') return [{ role: item.role, parts }]
    instructions.push(...parts.flatMap((part) => (part.type === 'text' ? [part.text] : [])))
    // Instructions are words: a picture among them is shown as the user's.
    return [user(...parts.filter((part) => part.type !== 'text'))]
  })
  return { instructions, turns: joinTurns(turns) }
}

function isMessage(item: ConversationItem): item is wire.ResponseInputMessage {
  return item.type === undefined || item.type === 'message'
}

function getContent({ content }: wire.ResponseInputMessage): PromptPart[] {
  return typeof content === 'string' ? [{ type: 'text', text: content }] : content.flatMap(decodeContent)
}

/**
 * A search is a call with its result; the name of a built-in tool's call is the type of the tool. Reasoning that is
 * sent back says nothing to the model.
 */
function decodeItem(item: Exclude<ConversationItem, wire.ResponseInputMessage>): Turn[] {
  switch (item.type) {
    case 'input_text':
    case 'input_image':
    case 'input_file':
      return [user(...decodeContent(item))]
    case 'output_text':
    case 'refusal':
      return [assistant(...decodeContent(item))]
    case 'function_call':
      return [call(decodeCallId(item.call_id), item.name, parseArguments(item.arguments))]
    case 'function_call_output':
      return [result(decodeCallId(item.call_id), item.output)]
    case 'computer_call':
      return [call(decodeCallId(item.call_id), 'computer', item.action)]
    case 'computer_call_output':
      return [result(decodeCallId(item.call_id), ''), user(...decodeContent({ ...item.output, type: 'input_image' }))]
    case 'file_search_call':
      return [
        call(item.id, 'file-search', { queries: item.queries }),
        result(item.id, JSON.stringify(item.results ?? [])),
      ]
    case 'web_search_call':
      return [call(item.id, 'web-search', 'action' in item ? item.action : {}), result(item.id, '')]
    case 'reasoning':
      return []
  }
}

/** The arguments of a call that was cut short are no JSON. */
function parseArguments(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return json
  }
}

function call(id: string, name: string, input: unknown): Turn {
  return assistant({ type: 'tool-call', id, name, input })
}

function result(id: string, text: string): Turn {
  return user({ type: 'tool-result', id, text, isError: false })
}

function user(...parts: readonly PromptPart[]): Turn {
  return { role: 'user', parts }
}

function assistant(...parts: readonly PromptPart[]): Turn {
  return { role: 'assistant', parts }
}
