import type * as wire from '../../../generated/types/image.ts'
import { ownValue } from '../../../runtime/json.ts'
import type { Accepted, ActionJob, Creation, Edition, ImageBot, ImageJob, Picture } from '../../ports/image-bot.ts'
import type { Files, TaskPorts, TaskWork } from '../../ports/state.ts'

/** The ports of the image proxy. */
export interface ImagePorts extends TaskPorts {
  readonly image: ImageBot
  /** The callback address of tasks that have none; empty for none. */
  readonly globalHook?: string
  /** The open edition refuses the features of the paid one; default paid. */
  readonly edition?: Edition
}

/** Runs the job and yields the changes of its task. */
export async function* makeImage(
  { record, job }: TaskWork<ImageRecord, ImageJob>,
  signal: AbortSignal,
  { image, files, clock }: ImagePorts,
): AsyncGenerator<Partial<ImageRecord>> {
  const { id, accepted, baseUrl } = record
  const keep = (picture: Picture, name: string) => keepPicture(picture, { files, baseUrl, name })
  let isUnderWay = false
  for await (const step of image.run(job, accepted, signal)) {
    if (step.type === 'started') {
      if (record.status === 'NOT_START') yield markSubmitted(clock.now())
    } else if (step.type === 'progress') {
      const { preview } = step
      const percent = Math.round(step.percent)
      isUnderWay = true
      // Previews have different names, since clients may cache URLs.
      const imageUrl = preview && (await keep(preview, `${id}-${percent}`))
      yield { status: 'IN_PROGRESS', percent, ...(imageUrl === undefined ? {} : { imageUrl }) }
    } else {
      if (!isUnderWay) yield { status: 'IN_PROGRESS' }
      const { creation, picture } = step
      const imageUrl = picture ? await keep(picture, id) : ''
      yield { status: 'SUCCESS', percent: 100, imageUrl, creation, finishTime: clock.now() }
    }
  }
}

export type ImageStatus = wire.ImageTask['status']

/** An image task. Times are in milliseconds, 0 if not reached. */
export interface ImageRecord {
  readonly id: string
  readonly status: ImageStatus
  /** Progress in whole percent. */
  readonly percent: number
  /** The URL of the picture, or of a preview; empty if there is none. */
  readonly imageUrl: string
  readonly failReason: string
  /** The tracking value of the client. */
  readonly state: string
  readonly submitTime: number
  readonly startTime: number
  readonly finishTime: number
  /** The bot's answer to the job. */
  readonly accepted: Accepted
  /** The result; null before success. */
  readonly creation: Creation | null
  /** The action that continues with the input; null unless the task waits for input. */
  readonly action: ActionJob | null
  /** The URL of the callbacks for all changes; empty for none. */
  readonly notifyHook: string
  /** The base URL of the gateway in the submission. */
  readonly baseUrl: string
}

/** The change of a task whose job an account has started. */
export function markSubmitted(startTime: number): Pick<ImageRecord, 'startTime'> & { readonly status: 'SUBMITTED' } {
  return { status: 'SUBMITTED', startTime }
}

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
