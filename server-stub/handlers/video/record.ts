import type { VideoJob, VideoPlan } from '../../ports/video-model.ts'

/** A video task of either format. Times are in milliseconds. */
export interface VideoRecord {
  readonly id: string
  readonly status: VideoStatus
  /** Only the parts of the job that are reported again, without pictures and options. */
  readonly job: Pick<VideoJob, 'model' | 'prompt'> & VideoPlan
  /** The size as given by the client, or the default. */
  readonly size: string
  /** The length in seconds as given by the client, or the default. */
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

export type VideoStatus = 'queued' | 'in_progress' | 'succeeded' | 'failed'
