import { lifecycles } from '../../../generated/lifecycles.ts'
import type { Callbacks } from '../../core/callbacks.ts'
import type { Clock } from '../../core/clock.ts'
import type { Log } from '../../core/log.ts'
import { Tasks } from '../../core/tasks.ts'
import type { Files } from '../../ports/files.ts'
import { GenerationFailed } from '../../ports/generation-failed.ts'
import type { Store } from '../../ports/store.ts'
import type { VideoJob, VideoModel } from '../../ports/video-model.ts'
import { encodeTask } from './encode.ts'
import type { VideoRecord } from './record.ts'

/** What the video formats stand on. */
export interface VideoPorts {
  readonly video: VideoModel
  readonly store: Store
  readonly files: Files
  readonly clock: Clock
  readonly callbacks: Callbacks
  readonly newId: (prefix: string) => string
  readonly log: Log
}

/** The tasks of both formats; who asked for a callback gets it when the task has ended. */
export function videoTasks({ store, clock, callbacks, log }: VideoPorts): Tasks<VideoRecord> {
  const tasks = new Tasks<VideoRecord>({
    lifecycle: lifecycles.VideoStatus,
    store,
    collection: 'video-tasks',
    failed: (error) => ({ status: 'failed', completedAt: clock.now(), error: reason(error, log) }),
    onError: (error) => log('A video task went wrong.', error),
  })
  tasks.onChange((record) => {
    const { id, status, callbackUrl } = record
    const isOver = status === 'succeeded' || status === 'failed'
    if (isOver && callbackUrl !== '') callbacks.send({ subject: id, url: callbackUrl, body: encodeTask(record) })
  })
  return tasks
}

/** What the client may know of a failure. */
function reason(error: unknown, log: Log): { code: string; message: string } {
  if (error instanceof GenerationFailed) return { code: error.code, message: error.message }
  log('A video could not be made.', error)
  return { code: 'internal_error', message: 'The video could not be made. Try again later.' }
}

/** A video to make, and the task that it is made for. */
interface VideoWork {
  readonly id: string
  readonly job: VideoJob
  readonly signal: AbortSignal
}

/** The changes to a task as its video is made; it is queued until the model has something to tell. */
export async function* makeVideo(
  { id, job, signal }: VideoWork,
  { video, files, clock }: VideoPorts,
): AsyncGenerator<Partial<VideoRecord>> {
  for await (const step of video.generate(job, signal)) {
    if (step.type === 'progress') {
      yield { status: 'in_progress', progress: step.percent }
    } else {
      const { bytes, ...file } = step.video
      await files.put(`${id}.mp4`, { bytes, mediaType: file.mediaType })
      yield { status: 'in_progress' }
      yield { status: 'succeeded', progress: 100, completedAt: clock.now(), file }
    }
  }
}
