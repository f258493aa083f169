import type { ResponseInputContent, ResponseInputItem } from '../../../generated/types/responses.ts'
import type { Prompt, PromptPart, Turn } from '../../ports/text-model.ts'
import { Unsupported } from '../unsupported.ts'

type PartOf<T extends PromptPart['type']> = Extract<PromptPart, { type: T }>

export function encodeTurns({ turns, tokensPerImage }: Prompt): ResponseInputItem[] {
  const detail = tokensPerImage === undefined ? undefined : tokensPerImage <= 64 ? 'low' : 'high'
  return turns.flatMap((turn) => (turn.role === 'assistant' ? encodeAssistant(turn) : encodeUser(turn, detail)))
}

function encodeAssistant({ parts }: Turn): ResponseInputItem[] {
  const text = parts.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('')
  const calls = parts.flatMap((part) => (part.type === 'tool-call' ? [encodeCall(part)] : []))
  return text === '' ? calls : [{ role: 'assistant', content: text }, ...calls]
}

function encodeCall({ id, name, input }: PartOf<'tool-call'>): ResponseInputItem {
  return { type: 'function_call', call_id: id, name, arguments: JSON.stringify(input ?? {}) }
}

/** Results come first: they must follow the calls directly. */
function encodeUser({ parts }: Turn, detail: 'low' | 'high' | undefined): ResponseInputItem[] {
  const results = parts.flatMap((part) => (part.type === 'tool-result' ? [encodeResult(part)] : []))
  const content = parts.flatMap((part): ResponseInputContent[] => {
    if (part.type === 'text') return [{ type: 'input_text', text: part.text }]
    return part.type === 'media' ? [encodeMedia(part, detail)] : []
  })
  return content.length === 0 ? results : [...results, { role: 'user', content }]
}

function encodeResult({ id, text }: PartOf<'tool-result'>): ResponseInputItem {
  return { type: 'function_call_output', call_id: id, output: text }
}

function encodeMedia(media: PartOf<'media'>, detail: 'low' | 'high' | undefined): ResponseInputContent {
  const { mediaType, data, url, fileId, title } = media
  if (mediaType.startsWith('image/')) {
    const address = data === undefined ? url : `data:${mediaType};base64,${data}`
    const closeness = detail === undefined ? {} : { detail }
    if (address !== undefined) return { type: 'input_image', image_url: address, ...closeness }
    return { type: 'input_image', file_id: fileId ?? null, ...closeness }
  }
  if (!isDocument(mediaType))
    throw new Unsupported('mediaInput', `the model does not read ${mediaType}; send text, images or PDF`)
  if (fileId !== undefined) return { type: 'input_file', file_id: fileId }
  if (data === undefined)
    throw new Unsupported('mediaInput', 'the model fetches no documents; send the document itself')
  return { type: 'input_file', file_data: `data:${mediaType};base64,${data}`, filename: title ?? 'document.pdf' }
}

function isDocument(mediaType: string): boolean {
  return mediaType === 'application/pdf' || mediaType === 'application/octet-stream' || mediaType.startsWith('text/')
}
