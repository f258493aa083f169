import type * as wire from '../../../generated/types/video.ts'
import type { VideoRecord } from './record.ts'

/** Encodes the record in the native format. */
export function encodeTask(record: VideoRecord): wire.VideoTask {
  const { id, status, url, error, job } = record
  const { seconds: duration, fps, width, height, seed } = job
  return {
    task_id: id,
    status,
    ...(status === 'succeeded' ? { url } : {}),
    error,
    format: 'mp4',
    metadata: { duration, fps, width, height, seed },
  }
}

/** Encodes the record in the compatible format. */
export function encodeVideo(record: VideoRecord): wire.Video & wire.VideoCreated {
  const { id, status, url, error, job, size, seconds, progress, createdAt, completedAt } = record
  return {
    id,
    object: 'video',
    model: job.model,
    prompt: job.prompt,
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
