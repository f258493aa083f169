import { ownValue } from '../../../runtime/json.ts'
import type { Picture } from '../../ports/image-bot.ts'
import type { Files } from '../../ports/state.ts'

/** The storage of a picture, and its public URL. */
export interface PictureStorage {
  readonly files: Files
  readonly baseUrl: string
  /** The file name without its extension. */
  readonly name: string
}

const endings: Readonly<Record<string, string>> = {
  'image/png': '.png',
  'image/jpeg': '.jpg',
  'image/gif': '.gif',
  'image/webp': '.webp',
}

/** Stores a picture and returns its URL; returns that of an external picture unchanged. */
export async function keepPicture(picture: Picture, { files, baseUrl, name }: PictureStorage): Promise<string> {
  if (picture.type === 'url') return picture.url
  const { bytes, mediaType } = picture
  const file = `${name}${ownValue(endings, mediaType) ?? ''}`
  await files.put(file, { bytes, mediaType })
  return `${baseUrl}/files/${file}`
}
