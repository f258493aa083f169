export interface VideoModel {
  /** The properties of the video: called once, when the task is created; its records report them. */
  plan(job: VideoJob): VideoPlan
  /**
   * Yields progress from 0 to 100, finally the file. Throws a `GenerationFailed` if the generation fails. Stops as
   * soon as `signal` is aborted. Called again for a job that timed out, or whose process died.
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
  /** Options specific to the model's family, passed through. */
  readonly options: Readonly<Record<string, unknown>>
}

export interface VideoPlan {
  readonly width: number
  readonly height: number
  readonly fps: number
  readonly seconds: number
  /** The seed of the job, or one chosen by the model. */
  readonly seed: number
}

export type VideoProgress =
  | { readonly type: 'progress'; readonly percent: number }
  | { readonly type: 'done'; readonly video: VideoFile }

export interface VideoFile {
  readonly bytes: Uint8Array
  readonly mediaType: 'video/mp4'
}

/** The failure of an accepted task; `code` is a short slug, the message is for the client. */
export class GenerationFailed extends Error {
  override readonly name = 'GenerationFailed'
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}
