import type { Edition, ImageBot, ImageJob, Picture } from '../../ports/image-bot.ts'
import type { TaskPorts } from '../../ports/state.ts'
import { keepPicture } from './pictures.ts'
import { type ImageRecord, markSubmitted } from './record.ts'

/** The ports of the image proxy. */
export interface ImagePorts extends TaskPorts {
  readonly image: ImageBot
  /** The callback address of tasks that have none; empty for none. */
  readonly globalHook?: string
  /** The open edition refuses the features of the paid one; default paid. */
  readonly edition?: Edition
}

export interface ImageWork extends Pick<ImagePorts, 'image' | 'files' | 'clock'> {
  readonly job: ImageJob
  /** The record at the start. */
  readonly record: ImageRecord
}

/** Runs the job and yields the changes of its task. */
export async function* makeImage(work: ImageWork, signal: AbortSignal): AsyncGenerator<Partial<ImageRecord>> {
  const { image, files, clock, job, record } = work
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
