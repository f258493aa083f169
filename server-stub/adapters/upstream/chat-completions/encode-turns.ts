import type {
  ChatContentPart,
  ChatMessage,
  ChatToolCall,
} from '../../../../generated/chat-completions/types/chat-completions.ts'
import { ownValue } from '../../../../runtime/json.ts'
import type { Turn } from '../../../ports/text-model.ts'
import {
  type Detail,
  encodeContent,
  encodeDocument,
  getImageUrl,
  getParts,
  getText,
  type PartOf,
  turnsEncoder,
} from '../encode-media.ts'
import { Unsupported } from '../unsupported.ts'

export const encodeTurns = turnsEncoder({ assistant: encodeAssistant, user: encodeUser })

function encodeAssistant(turn: Turn): ChatMessage[] {
  const text = getText(turn)
  const calls = getParts(turn, 'tool-call').map(encodeCall)
  if (calls.length === 0) return text === '' ? [] : [{ role: 'assistant', content: text }]
  return [{ role: 'assistant', content: text === '' ? null : text, tool_calls: calls }]
}

function encodeCall({ id, name, input }: PartOf<'tool-call'>): ChatToolCall {
  return { id, type: 'function', function: { name, arguments: JSON.stringify(input ?? {}) } }
}

/** Results come first: they must follow the calls directly. */
function encodeUser(turn: Turn, detail: Detail | undefined): ChatMessage[] {
  const results = getParts(turn, 'tool-result').map(({ id, text }): ChatMessage => {
    return { role: 'tool', tool_call_id: id, content: text }
  })
  const encodeText = (text: string): ChatContentPart => ({ type: 'text', text })
  const content = encodeContent(turn, encodeText, (media) => encodeMedia(media, detail))
  const [first] = content
  if (first === undefined) return results
  // Not every upstream accepts parts.
  const isText = content.length === 1 && first.type === 'text'
  return [...results, { role: 'user', content: isText ? first.text : content }]
}

const audioFormats: Readonly<Record<string, 'wav' | 'mp3'>> = {
  'audio/wav': 'wav',
  'audio/x-wav': 'wav',
  'audio/mp3': 'mp3',
  'audio/mpeg': 'mp3',
}

function encodeMedia(media: PartOf<'media'>, detail: Detail | undefined): ChatContentPart {
  const { mediaType, data } = media
  if (mediaType.startsWith('image/')) {
    const address = getImageUrl(media)
    if (address === undefined)
      throw new Unsupported('fileInput', 'the model knows no uploaded images; send the image itself')
    return { type: 'image_url', image_url: { url: address, ...(detail === undefined ? {} : { detail }) } }
  }
  const format = ownValue(audioFormats, mediaType)
  if (format !== undefined && data !== undefined) return { type: 'input_audio', input_audio: { data, format } }
  return { type: 'file', file: encodeDocument(media) }
}
