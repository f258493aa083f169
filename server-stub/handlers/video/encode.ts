import type * as wire from '../../../generated/types/video.ts'
import type { VideoRecord } from './record.ts'

/** The record in the native format. */
export function encodeTask(record: VideoRecord): wire.VideoTask {
  const { id, status, url, error, file, job } = record
  const { width, height, fps, seconds, seed } = file ?? { ...job, fps: undefined }
  return {
    task_id: id,
    status,
    ...(status === 'succeeded' ? { url } : {}),
    error,
    format: 'mp4',
    metadata: {
      duration: seconds,
      width,
      height,
      ...(fps === undefined ? {} : { fps }),
      ...(seed === undefined ? {} : { seed }),
    },
  }
}

/** The record in the compatible format. */
export function encodeVideo(record: VideoRecord): wire.Video {
  const { id, status, url, error, job, size, seconds, progress, createdAt, completedAt } = record
  return {
    id,
    object: 'video',
    model: job.model,
    status,
    progress,
    created_at: unixSeconds(createdAt),
    completed_at: completedAt === null ? null : unixSeconds(completedAt),
    expires_at: null,
    seconds,
    size,
    quality: 'standard',
    ...(status === 'succeeded' ? { url } : {}),
    remixed_from_video_id: null,
    error,
  }
}

function unixSeconds(ms: number): number {
  return Math.floor(ms / 1000)
}
