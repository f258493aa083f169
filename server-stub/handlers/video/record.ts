import type { VideoJob, VideoPlan } from '../../ports/video-model.ts'

/** A video task, of either format. Times are in milliseconds. */
export interface VideoRecord {
  readonly id: string
  readonly status: VideoStatus
  /** Of what was asked, only what is told again: pictures and options are not kept. */
  readonly job: Pick<VideoJob, 'model' | 'prompt'> & VideoPlan
  /** The size as the client wrote it, or the default. */
  readonly size: string
  /** The length in seconds as the client wrote it, or the default. */
  readonly seconds: string
  /** 0 to 100. */
  readonly progress: number
  readonly createdAt: number
  readonly completedAt: number | null
  /** Where the file can be fetched once it is there. */
  readonly url: string
  readonly error: { readonly code: string; readonly message: string } | null
  /** Told when the task has ended; empty for nobody. */
  readonly callbackUrl: string
}

export type VideoStatus = 'queued' | 'in_progress' | 'succeeded' | 'failed'
