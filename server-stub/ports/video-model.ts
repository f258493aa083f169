/** Makes videos. */
export interface VideoModel {
  /** What the video of a job will be like: asked once, when its task is created, and told by its records from then on. */
  plan(job: VideoJob): VideoPlan
  /**
   * Yields progress from 0 to 100 while it works and the finished file as the last thing. Throws a `GenerationFailed`
   * when the video cannot be made. Stops as soon as `signal` is aborted. It is called again for a job
   * that took too long, or whose process died.
   */
  generate(job: VideoJob & VideoPlan, signal: AbortSignal): AsyncIterable<VideoProgress>
}

export interface VideoJob {
  readonly model: string
  readonly prompt: string
  /** URL or data URL of the first frame. */
  readonly image?: string
  readonly width: number
  readonly height: number
  readonly seconds: number
  readonly seed?: number
  /** Options of the model's own family, passed through. */
  readonly options: Readonly<Record<string, unknown>>
}

export interface VideoPlan {
  readonly width: number
  readonly height: number
  readonly fps: number
  readonly seconds: number
  /** That of the job, or one that the model has chosen. */
  readonly seed: number
}

export type VideoProgress =
  | { readonly type: 'progress'; readonly percent: number }
  | { readonly type: 'done'; readonly video: VideoFile }

export interface VideoFile {
  readonly bytes: Uint8Array
  readonly mediaType: 'video/mp4'
}
