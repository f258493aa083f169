import { lifecycles } from '../../../generated/lifecycles.ts'
import type { Log } from '../../../runtime/problem.ts'
import { AttemptsExhausted, Tasks } from '../../../runtime/tasks/tasks.ts'
import type { TaskPorts, TaskWork } from '../../ports/state.ts'
import { GenerationFailed, type VideoJob, type VideoModel, type VideoPlan } from '../../ports/video-model.ts'
import { encodeTask, type VideoRecord } from './encode.ts'

/** The ports of the video formats. */
export interface VideoPorts extends TaskPorts {
  readonly video: VideoModel
}

export type PlannedVideo = VideoJob & VideoPlan

export type VideoTasks = Tasks<VideoRecord, PlannedVideo>

/** The tasks of both formats; sends the requested callback when a task has ended. */
export function videoTasks(ports: VideoPorts): VideoTasks {
  const { tasks: store, clock, log, taskTimeoutMs: timeoutMs } = ports
  return new Tasks<VideoRecord, PlannedVideo>({
    lifecycle: lifecycles.VideoStatus,
    store,
    kind: 'video-tasks',
    work: (task, signal) => makeVideo(task, signal, ports),
    failed: (error) => ({ status: 'failed', completedAt: clock.now(), error: getFailure(error, log) }),
    getProgress: ({ progress }) => progress,
    ...(timeoutMs === undefined ? {} : { attempt: { clock, timeoutMs } }),
    toCallbacks: (record) => {
      const { id, status, callbackUrl } = record
      const isOver = status === 'succeeded' || status === 'failed'
      return isOver && callbackUrl !== '' ? [{ subject: id, url: callbackUrl, body: encodeTask(record) }] : []
    },
  })
}

/** The part of a failure that the client may see. */
function getFailure(error: unknown, log: Log): { code: string; message: string } {
  if (error instanceof GenerationFailed) return { code: error.code, message: error.message }
  log('A video could not be made.', error)
  if (error instanceof AttemptsExhausted) {
    return { code: 'attempts_exhausted', message: 'The video could not be made: no attempt came to an end.' }
  }
  return { code: 'internal_error', message: 'The video could not be made. Try again later.' }
}

/** Runs the job and yields the changes of its task; the task stays queued until the model makes progress. */
async function* makeVideo(
  { record: { id }, job }: TaskWork<VideoRecord, PlannedVideo>,
  signal: AbortSignal,
  { video, files, clock }: VideoPorts,
): AsyncGenerator<Partial<VideoRecord>> {
  for await (const step of video.generate(job, signal)) {
    if (step.type === 'progress') {
      yield { status: 'in_progress', progress: step.percent }
    } else {
      await files.put(`${id}.mp4`, step.video)
      yield { status: 'in_progress' }
      yield { status: 'succeeded', progress: 100, completedAt: clock.now() }
    }
  }
}
