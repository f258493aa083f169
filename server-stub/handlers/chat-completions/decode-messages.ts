import type * as wire from '../../../generated/chat-completions/types/chat-completions.ts'
import { tryParseJson } from '../../../runtime/json.ts'
import { invalid } from '../../../runtime/problem.ts'
import type { Prompt, PromptPart } from '../../ports/text-model.ts'
import { TurnList, toFile, toImage, toText, withoutPrefix } from '../text-format.ts'

/** Decodes a conversation. Throws a Problem if a result answers no earlier call. */
export function decodeMessages(messages: readonly wire.ChatMessage[]): Pick<Prompt, 'instructions' | 'turns'> {
  const instructions: string[] = []
  const calls = new Set<string>()
  const list = new TurnList()
  for (const [index, message] of messages.entries()) {
    switch (message.role) {
      case 'developer':
      case 'system':
        instructions.push(joinTexts(message.content))
        break
      case 'user':
        for (const part of decodeContent(message.content)) list.add('user', part)
        break
      case 'assistant':
        for (const { id } of message.tool_calls ?? []) calls.add(id)
        for (const part of decodeReply(message)) list.add('assistant', part)
        break
      case 'tool':
        if (!calls.has(message.tool_call_id)) throw unknownCall(index)
        list.add('user', decodeResult(message))
    }
  }
  return { instructions: instructions.filter((text) => text !== '').join('\n\n'), turns: list.turns }
}

function unknownCall(index: number): Error {
  const fix = 'give the id of the call that this is the result of'
  return invalid(`messages[${index}].tool_call_id`, `is the id of no earlier call of the assistant; ${fix}`)
}

function joinTexts(content: wire.ChatTexts): string {
  return typeof content === 'string' ? content : content.map(({ text }) => text).join('\n')
}

function decodeContent(content: wire.ChatUserMessage['content']): PromptPart[] {
  return typeof content === 'string' ? [toText(content)] : content.flatMap(decodePart)
}

const audioTypes = { wav: 'audio/wav', mp3: 'audio/mpeg' } as const

function decodePart(part: wire.ChatContentPart): PromptPart[] {
  switch (part.type) {
    case 'text':
      return [toText(part.text)]
    case 'image_url':
      return toImage(part.image_url.url)
    case 'input_audio': {
      const { data, format } = part.input_audio
      return [{ type: 'media', mediaType: audioTypes[format], data }]
    }
    case 'file':
      return toFile(part.file)
  }
}

/** A message of the model: its text or refusal, then its calls. */
function decodeReply({ content, refusal, tool_calls = [] }: wire.ChatAssistantMessage): PromptPart[] {
  const parts = typeof content === 'string' ? [content] : (content ?? []).map(getWords)
  const texts = [...parts, refusal ?? ''].filter((text) => text !== '')
  return [...texts.map(toText), ...tool_calls.map(decodeCall)]
}

function getWords(part: wire.ChatAssistantPart): string {
  return part.type === 'text' ? part.text : part.refusal
}

/** The arguments of a truncated call are not JSON. */
function decodeCall({ id, function: { name, arguments: json } }: wire.ChatToolCall): PromptPart {
  return { type: 'tool-call', id: withoutPrefix('call_', id), name, input: tryParseJson(json || '{}', json) }
}

function decodeResult({ tool_call_id: id, content }: wire.ChatToolMessage): PromptPart {
  return { type: 'tool-result', id: withoutPrefix('call_', id), text: joinTexts(content), isError: false }
}
