import type * as wire from '../../../generated/types/video.ts'
import type { VideoJob, VideoPlan } from '../../ports/video-model.ts'

/** A video task of either format. Times are in milliseconds. */
export interface VideoRecord {
  readonly id: string
  readonly status: 'queued' | 'in_progress' | 'succeeded' | 'failed'
  /** Only the parts of the job that are reported again, without pictures and options. */
  readonly job: Pick<VideoJob, 'model' | 'prompt'> & VideoPlan
  /** The size of the request, or the default. */
  readonly size: string
  /** The length in seconds of the request, or the default. */
  readonly seconds: string
  /** 0 to 100. */
  readonly progress: number
  readonly createdAt: number
  readonly completedAt: number | null
  /** The URL of the file, once it exists. */
  readonly url: string
  readonly error: { readonly code: string; readonly message: string } | null
  /** The URL of the callback at the end of the task; empty for none. */
  readonly callbackUrl: string
}

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
