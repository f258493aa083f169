import type { VideoHandlers } from '../../../generated/handlers.ts'
import { Problem } from '../../../runtime/problem.ts'
import { decodeGeneration, decodeVideo, type VideoOrder } from './decode.ts'
import { encodeTask, encodeVideo, type VideoRecord } from './encode.ts'
import type { PlannedVideo, VideoPorts, VideoTasks } from './video-tasks.ts'

/** Both video formats, with shared tasks. */
export function videoHandlers(ports: VideoPorts, tasks: VideoTasks): VideoHandlers {
  const start = ({ job: wanted, ...order }: VideoOrder, baseUrl: string): Promise<VideoRecord> => {
    const job = { ...wanted, ...ports.video.plan(wanted) }
    return tasks.create({ ...newRecord(job, ports, baseUrl), ...order }, { job })
  }
  const find = async (id: string): Promise<VideoRecord> => {
    const record = await tasks.get(id)
    if (!record) throw new Problem('not-found', `There is no video task ${id}.`)
    return record
  }
  return {
    createVideoGeneration: async ({ body, baseUrl }) => {
      const { id, status } = await start(decodeGeneration(body), baseUrl)
      return { json: { task_id: id, status } }
    },
    getVideoGeneration: async ({ path }) => ({ json: encodeTask(await find(path.task_id)) }),
    createVideo: async ({ body, baseUrl }) => ({ json: encodeVideo(await start(decodeVideo(body), baseUrl)) }),
    getVideo: async ({ path }) => ({ json: encodeVideo(await find(path.id)) }),
    downloadVideo: async ({ path }) => {
      const { id, status, error } = await find(path.task_id)
      const file = status === 'succeeded' ? await ports.files.get(`${id}.mp4`) : undefined
      if (file) return file
      if (status === 'succeeded') throw new Problem('not-found', `The file of the video ${id} has expired.`)
      throw notReady(id, status, error?.message)
    },
  }
}

function notReady(id: string, status: string, reason: string | undefined): Problem {
  const message =
    reason === undefined
      ? `The video ${id} is ${status}; it can be downloaded once it has succeeded.`
      : `The video ${id} cannot be downloaded, since it failed: ${reason}`
  return new Problem('invalid-request', message, { variant: 'not-ready', violations: [{ param: 'task_id', message }] })
}

type NewRecord = Omit<VideoRecord, keyof VideoOrder> & Pick<VideoRecord, 'job'>

function newRecord(planned: PlannedVideo, { newId, clock }: VideoPorts, baseUrl: string): NewRecord {
  const id = newId('video_')
  const { image: _1, options: _2, ...job } = planned
  return {
    job,
    id,
    status: 'queued',
    progress: 0,
    createdAt: clock.now(),
    completedAt: null,
    url: `${baseUrl}/files/${id}.mp4`,
    error: null,
  }
}
