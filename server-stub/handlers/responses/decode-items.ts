import type * as wire from '../../../generated/types/responses.ts'
import { tryParseJson } from '../../../runtime/json.ts'
import type { PromptPart } from '../../ports/text-model.ts'
import { TurnList, toFile, toImage, withoutPrefix } from '../text-format.ts'
import type { ConversationItem } from './conversation.ts'

/** The system and developer messages, and the turns of the conversation. */
export function decodeItems(items: readonly ConversationItem[]) {
  const instructions: string[] = []
  const list = new TurnList()
  for (const item of items) {
    if (!isMessage(item)) addItem(list, item)
    else if (typeof item.content === 'string') addPart(item.role, { type: 'text', text: item.content })
    else for (const piece of item.content) for (const part of decodeContent(piece)) addPart(item.role, part)
  }
  return { instructions, turns: list.turns }

  /** Instructions are text: an image among them becomes part of a user turn. */
  function addPart(role: wire.ResponseInputMessage['role'], part: PromptPart): void {
    if (role === 'user' || role === 'assistant') list.add(role, part)
    else if (part.type === 'text') instructions.push(part.text)
    else list.add('user', part)
  }
}

type OtherItem = Exclude<ConversationItem, wire.ResponseInputMessage>

function isMessage(item: ConversationItem): item is wire.ResponseInputMessage {
  return item.type === undefined || item.type === 'message'
}

/** Calls and texts of replies come from the model, all else from the user. */
function addItem(list: TurnList, item: OtherItem): void {
  const isReply = item.type === 'output_text' || item.type === 'refusal'
  for (const part of decodeItem(item)) list.add(isReply || part.type === 'tool-call' ? 'assistant' : 'user', part)
}

/**
 * A search becomes a call with its result; the call of a built-in tool has the type of the tool as its name. Reasoning
 * is dropped.
 */
function decodeItem(item: OtherItem): PromptPart[] {
  switch (item.type) {
    case 'input_text':
    case 'input_image':
    case 'input_file':
    case 'output_text':
    case 'refusal':
      return decodeContent(item)
    case 'function_call':
      // The arguments of a truncated call are not JSON.
      return [toCall(withoutPrefix('call_', item.call_id), item.name, tryParseJson(item.arguments, item.arguments))]
    case 'function_call_output':
      return [toResult(withoutPrefix('call_', item.call_id), item.output)]
    case 'computer_call':
      return [toCall(withoutPrefix('call_', item.call_id), 'computer', item.action)]
    case 'computer_call_output':
      return [
        toResult(withoutPrefix('call_', item.call_id), ''),
        ...decodeContent({ ...item.output, type: 'input_image' }),
      ]
    case 'file_search_call':
      return [
        toCall(item.id, 'file-search', { queries: item.queries }),
        toResult(item.id, JSON.stringify(item.results ?? [])),
      ]
    case 'web_search_call':
      return [toCall(item.id, 'web-search', 'action' in item ? item.action : {}), toResult(item.id, '')]
    case 'reasoning':
      return []
  }
}

function toCall(id: string, name: string, input: unknown): PromptPart {
  return { type: 'tool-call', id, name, input }
}

function toResult(id: string, text: string): PromptPart {
  return { type: 'tool-result', id, text, isError: false }
}

/** Converts content to a part of a prompt; none if it is empty. */
function decodeContent(piece: wire.ResponseInputContent): PromptPart[] {
  switch (piece.type) {
    case 'input_text':
    case 'output_text':
      return [{ type: 'text', text: piece.text }]
    case 'refusal':
      return [{ type: 'text', text: piece.refusal }]
    case 'input_image':
      return toImage(piece.image_url, piece.file_id)
    case 'input_file':
      return toFile(piece)
  }
}
