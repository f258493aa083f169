import type { ResponseInputContent, ResponseInputItem } from '../../../../generated/types/responses.ts'
import type { Prompt, Turn } from '../../../ports/text-model.ts'
import {
  type Detail,
  encodeContent,
  encodeDocument,
  getDetail,
  getImageUrl,
  getParts,
  getText,
  type PartOf,
} from '../encode-media.ts'

export function encodeTurns(prompt: Prompt): ResponseInputItem[] {
  const detail = getDetail(prompt)
  return prompt.turns.flatMap((turn) => (turn.role === 'assistant' ? encodeAssistant(turn) : encodeUser(turn, detail)))
}

function encodeAssistant(turn: Turn): ResponseInputItem[] {
  const text = getText(turn)
  const calls = getParts(turn, 'tool-call').map(encodeCall)
  return text === '' ? calls : [{ role: 'assistant', content: text }, ...calls]
}

function encodeCall({ id, name, input }: PartOf<'tool-call'>): ResponseInputItem {
  return { type: 'function_call', call_id: id, name, arguments: JSON.stringify(input ?? {}) }
}

/** Results come first: they must follow the calls directly. */
function encodeUser(turn: Turn, detail: Detail | undefined): ResponseInputItem[] {
  const results = getParts(turn, 'tool-result').map(({ id, text }): ResponseInputItem => {
    return { type: 'function_call_output', call_id: id, output: text }
  })
  const encodeText = (text: string): ResponseInputContent => ({ type: 'input_text', text })
  const content = encodeContent(turn, encodeText, (media) => encodeMedia(media, detail))
  return content.length === 0 ? results : [...results, { role: 'user', content }]
}

function encodeMedia(media: PartOf<'media'>, detail: Detail | undefined): ResponseInputContent {
  const { mediaType, fileId } = media
  if (mediaType.startsWith('image/')) {
    const address = getImageUrl(media)
    const closeness = detail === undefined ? {} : { detail }
    if (address !== undefined) return { type: 'input_image', image_url: address, ...closeness }
    return { type: 'input_image', file_id: fileId ?? null, ...closeness }
  }
  return { type: 'input_file', ...encodeDocument(media) }
}
