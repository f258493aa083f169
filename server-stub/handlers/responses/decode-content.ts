import type * as wire from '../../../generated/types/responses.ts'
import type { PromptPart } from '../../ports/text-model.ts'

/** Converts content to a part of a prompt; none if it is empty. */
export function decodeContent(piece: wire.ResponseInputContent): PromptPart[] {
  switch (piece.type) {
    case 'input_text':
    case 'output_text':
      return [{ type: 'text', text: piece.text }]
    case 'refusal':
      return [{ type: 'text', text: piece.refusal }]
    case 'input_image':
      return decodeImage(piece)
    case 'input_file':
      return decodeFile(piece)
  }
}

const anyImage = 'image/*'
const anyFile = 'application/octet-stream'

function decodeImage({ image_url, file_id }: wire.ResponseInputImage): PromptPart[] {
  if (image_url) {
    return [{ type: 'media', ...(splitDataUrl(image_url) ?? { mediaType: anyImage, url: image_url }) }]
  }
  return file_id ? [{ type: 'media', mediaType: anyImage, fileId: file_id }] : []
}

function decodeFile({ file_data, file_id, filename }: wire.ResponseInputFile): PromptPart[] {
  const named = filename ? { title: filename } : {}
  if (file_data) {
    return [{ type: 'media', ...(splitDataUrl(file_data) ?? { mediaType: anyFile, data: file_data }), ...named }]
  }
  return file_id ? [{ type: 'media', mediaType: anyFile, fileId: file_id, ...named }] : []
}

const dataUrlHead = /^data:([^;,]+)[^,]*;base64$/i
const longestHead = 200

/** The type and the data of a base64 data URL, else undefined. */
function splitDataUrl(url: string): { mediaType: string; data: string } | undefined {
  const comma = url.slice(0, longestHead).indexOf(',')
  const mediaType = dataUrlHead.exec(url.slice(0, Math.max(comma, 0)))?.[1]
  return mediaType === undefined ? undefined : { mediaType: mediaType.toLowerCase(), data: url.slice(comma + 1) }
}
