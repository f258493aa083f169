import type { Prompt, PromptPart, Turn } from '../../ports/text-model.ts'
import { Unsupported } from './unsupported.ts'

export type PartOf<T extends PromptPart['type']> = Extract<PromptPart, { type: T }>

/** The parts of a turn that have this type. */
export function getParts<T extends PromptPart['type']>({ parts }: Turn, type: T): PartOf<T>[] {
  return parts.filter((part): part is PartOf<T> => part.type === type)
}

/** The text parts of a turn, joined. */
export function getText(turn: Turn): string {
  return getParts(turn, 'text')
    .map(({ text }) => text)
    .join('')
}

/** Encodes the text and media of a user's turn; its results are sent apart. A new type of part does not compile here. */
export function encodeContent<T>(
  { parts }: Turn,
  encodeText: (text: string) => T,
  encodeMedia: (media: PartOf<'media'>) => T,
): T[] {
  const encodePart = (part: PromptPart): T[] => {
    switch (part.type) {
      case 'text':
        return [encodeText(part.text)]
      case 'media':
        return [encodeMedia(part)]
      case 'tool-call':
      case 'tool-result':
        return []
    }
  }
  return parts.flatMap(encodePart)
}

export type Detail = 'low' | 'high'

/** The detail of images for upstreams without a token budget; undefined if none was requested. */
export function getDetail({ tokensPerImage }: Prompt): Detail | undefined {
  return tokensPerImage === undefined ? undefined : tokensPerImage <= 64 ? 'low' : 'high'
}

/** The address of an image, possibly a data URL; undefined for an uploaded one. */
export function getImageUrl({ mediaType, data, url }: PartOf<'media'>): string | undefined {
  return data === undefined ? url : `data:${mediaType};base64,${data}`
}

/** A document, in the fields that all formats share. Throws `Unsupported` for other media and for addresses. */
export function encodeDocument({ mediaType, data, fileId, title }: PartOf<'media'>) {
  if (!/^(application\/(pdf|octet-stream)$|text\/)/.test(mediaType))
    throw new Unsupported('mediaInput', `the model does not read ${mediaType}; send text, images or PDF`)
  if (fileId !== undefined) return { file_id: fileId }
  if (data === undefined)
    throw new Unsupported('mediaInput', 'the model fetches no documents; send the document itself')
  return { file_data: `data:${mediaType};base64,${data}`, filename: title ?? 'document.pdf' }
}
