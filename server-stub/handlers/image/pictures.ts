import { ownValue } from '../../core/contract.ts'
import type { Files } from '../../ports/files.ts'
import type { Picture } from '../../ports/image-bot.ts'

/** Where a picture is kept and how it is reached. */
export interface PicturePlace {
  readonly files: Files
  readonly baseUrl: string
  /** Of the file, without its ending. */
  readonly name: string
}

const endings: Readonly<Record<string, string>> = {
  'image/png': '.png',
  'image/jpeg': '.jpg',
  'image/gif': '.gif',
  'image/webp': '.webp',
}

/** Keeps a picture and gives its address; one that lies elsewhere stays there. */
export async function keepPicture(picture: Picture, { files, baseUrl, name }: PicturePlace): Promise<string> {
  if (picture.type === 'url') return picture.url
  const { bytes, mediaType } = picture
  const file = `${name}${ownValue(endings, mediaType) ?? ''}`
  await files.put(file, { bytes, mediaType })
  return `${baseUrl}/files/${file}`
}
