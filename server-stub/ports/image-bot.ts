/**
 * The port behind the image operations. A bot runs jobs on its accounts and stores no tasks: the state that it needs
 * later is in `Accepted` and `Creation`, which are plain JSON.
 */
export interface ImageBot {
  /**
   * Accepts or refuses a job. In a single process, an accepted job that needs no further input may reserve a slot of
   * its account: `run` is always called for it, with an aborted signal if it was cancelled, and again if it timed out.
   * If processes share a database, any of them may run the job, later and with `accepted` only, again if a process
   * dies, or never if the job is cancelled: `run` must then reserve the slot, or an external service must.
   */
  submit(job: ImageJob): Promise<Accepted | Refused>
  /**
   * Runs an accepted job: yields `started` once it has left the queue, then progress from 0 to 100, finally `done`.
   * Throws a `GenerationFailed` if the job fails. Stops as soon as `signal` is aborted.
   */
  run(job: ImageJob, accepted: Accepted, signal: AbortSignal): AsyncIterable<ImageProgress>
  /** Uploads pictures to the chat of an account; one result per picture, in order. */
  upload(images: readonly ImageData[], accounts: AccountFilter): Promise<Uploaded | Refused>
  /** The seed of a finished picture, as digits; refused if there is none, such as for texts. */
  seed(creation: Creation): Promise<Seed | Refused>
}

export type ImageJob = ImagineJob | BlendJob | DescribeJob | SwapFaceJob | ActionJob | ModalJob

export type BotName = 'primary' | 'secondary'

/** The open edition has only the first actions, the paid one has all. */
export type Edition = 'open' | 'paid'

/** The action as reported in the task record. */
export type ImageAction =
  | 'imagine'
  | 'upscale'
  | 'variation'
  | 'zoom'
  | 'pan'
  | 'describe'
  | 'blend'
  | 'shorten'
  | 'swap-face'

/** Four pictures from a prompt and optional pictures. */
export interface ImagineJob {
  readonly type: 'imagine'
  readonly bot: BotName
  readonly prompt: string
  readonly images: readonly ImageData[]
  readonly accounts: AccountFilter
}

/** Four pictures that blend the images of the job. */
export interface BlendJob {
  readonly type: 'blend'
  readonly bot: BotName
  readonly images: readonly ImageData[]
  /** Width to height; default square. */
  readonly aspectRatio?: '2:3' | '1:1' | '3:2'
  readonly accounts: AccountFilter
}

/** Four prompts that would generate such a picture. */
export interface DescribeJob {
  readonly type: 'describe'
  readonly bot: BotName
  readonly image: ImageData
  readonly accounts: AccountFilter
}

/** Replaces the face in `target` by the one in `source`. */
export interface SwapFaceJob {
  readonly type: 'swap-face'
  readonly source: ImageData
  readonly target: ImageData
}

/** Presses a button of a finished task. */
export interface ActionJob {
  readonly type: 'action'
  readonly customId: string
  /** The result of the task with the button; undefined if there is none yet. */
  readonly origin: Creation | undefined
  /** Use only accounts in the channel of the origin. */
  readonly sameChannel: boolean
  readonly accounts: AccountFilter
}

/** The input that an accepted action asked for with `needs`; the action then continues. */
export interface ModalJob {
  readonly type: 'modal'
  readonly action: ActionJob
  readonly accepted: Accepted
  /** The new prompt; default the prompt of the origin. */
  readonly prompt?: string
  /** White pixels are to be repainted; default all. */
  readonly mask?: ImageData
}

/** A picture in the request: `data` is base64, without the prefix of a data URL. */
export interface ImageData {
  readonly mediaType: string
  readonly data: string
}

export type AccountMode = 'relax' | 'fast' | 'turbo'

/** Constraints on the account; absent ones do not apply. */
export interface AccountFilter {
  readonly channelId?: string
  readonly instanceId?: string
  /** Accounts with any of these modes; empty for all. */
  readonly modes?: readonly AccountMode[]
  /** A substring of the account's remark. */
  readonly remark?: string
  readonly remix?: boolean
  readonly remixAutoConsidered?: boolean
}

export interface Accepted {
  readonly type: 'accepted'
  /** The new task's id, digits only; for a modal job the id of its action. */
  readonly taskId: string
  /** Part of the custom ids of the buttons of the result. */
  readonly jobId: string
  readonly action: ImageAction
  readonly instanceId: string
  readonly channelId: string
  readonly mode: AccountMode
  readonly prompt: string
  /** The prompt in English; equals the prompt if that is English. */
  readonly promptEn: string
  /** The job as a user would type it in the chat. */
  readonly description: string
  /** Number of jobs of the account before this one; 0 if it starts immediately. */
  readonly queuePosition: number
  /** The job waits until a modal job provides a prompt, or a region and a prompt. */
  readonly needs?: 'prompt' | 'region'
}

export interface Refused {
  readonly type: 'refused'
  /** `paid-edition` becomes an HTTP error, the others a code in the reply. */
  readonly reason: 'parameter' | 'system' | 'account-unavailable' | 'insufficient-balance' | 'paid-edition'
  /** The error and how to fix it, for the client. */
  readonly message: string
  /** Machine-readable details, such as `bannedWord`. */
  readonly details?: Readonly<Record<string, string>>
}

export type ImageProgress =
  /** The job has left the queue. */
  | { readonly type: 'started' }
  | { readonly type: 'progress'; readonly percent: number; readonly preview?: Picture }
  | { readonly type: 'done'; readonly creation: Creation; readonly picture?: Picture }

/** A picture of the bot: bytes to be stored and served, or its URL. */
export type Picture =
  | { readonly type: 'file'; readonly bytes: Uint8Array; readonly mediaType: string }
  | { readonly type: 'url'; readonly url: string }

/** The result of a finished job. It is stored with the task, and passed to later jobs that build on it. */
export interface Creation {
  readonly jobId: string
  readonly bot: BotName
  readonly action: ImageAction
  readonly instanceId: string
  readonly channelId: string
  readonly kind: 'four-pictures' | 'picture' | 'texts'
  /** The prompt of pictures; for texts their numbered list. */
  readonly prompt: string
  readonly promptEn: string
  /** The texts, if the result has any. */
  readonly texts: readonly string[]
  readonly buttons: readonly Button[]
  /** State of the bot, opaque to others. */
  readonly botState: string
}

export interface Button {
  /** `<PREFIX>::JOB::<operation>::<index>::<jobId>` */
  readonly customId: string
  readonly emoji: string
  readonly label: string
  /** 2 is primary, 3 is green. */
  readonly style: number
  readonly type: number
}

export interface Uploaded {
  readonly type: 'uploaded'
  readonly pictures: readonly Picture[]
}

export interface Seed {
  readonly type: 'seed'
  readonly seed: string
}
