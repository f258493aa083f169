/**
 * The port behind the image operations. A bot takes jobs on one of its accounts, works on them for a while and keeps no
 * task records: what it must know again later travels in `Accepted` and `Creation`, which are plain JSON.
 */
export interface ImageBot {
  /**
   * Decides at once what becomes of a job. Where one process does everything, an accepted job that needs no further
   * input may hold a place on its account until it is run: `run` is called for it then, with an aborted signal if
   * it has been given up, and again if it took too long. Where processes share a database any of them runs the job, later and knowing no more than
   * `accepted`, again if a process dies over it, and none if it is cancelled first: a place is to be taken by `run`
   * then, or to be one that the outside keeps.
   */
  submit(job: ImageJob): Promise<Accepted | Refused>
  /**
   * Does an accepted job: `started` once it has left the queue, then progress from 0 to 100, and `done` as the last
   * thing. Throws a `GenerationFailed` when the job cannot be done. Stops as soon as `signal` is aborted.
   */
  run(job: ImageJob, accepted: Accepted, signal: AbortSignal): AsyncIterable<ImageProgress>
  /** Puts pictures into the chat of an account; one result for each, in the same order. */
  upload(images: readonly ImageData[], accounts: AccountFilter): Promise<Uploaded | Refused>
  /** The seed of a finished picture, as digits; refused where there is none, as for words. */
  seed(creation: Creation): Promise<Seed | Refused>
}

export type ImageJob = ImagineJob | BlendJob | DescribeJob | SwapFaceJob | ActionJob | ModalJob

export type BotName = 'primary' | 'secondary'

/** What a deployment offers: the open edition has the first actions alone, the paid one everything. */
export type Edition = 'open' | 'paid'

/** What is done, as the task's record tells it. */
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

/** Four pictures from a text, and from pictures beside it. */
export interface ImagineJob {
  readonly type: 'imagine'
  readonly bot: BotName
  readonly prompt: string
  readonly images: readonly ImageData[]
  readonly accounts: AccountFilter
}

/** Four pictures, each a mixture of the given ones. */
export interface BlendJob {
  readonly type: 'blend'
  readonly bot: BotName
  readonly images: readonly ImageData[]
  /** Width to height; square when absent. */
  readonly aspectRatio?: '2:3' | '1:1' | '3:2'
  readonly accounts: AccountFilter
}

/** Four prompts that would give such a picture. */
export interface DescribeJob {
  readonly type: 'describe'
  readonly bot: BotName
  readonly image: ImageData
  readonly accounts: AccountFilter
}

/** The face of `source` in the place of the one in `target`. */
export interface SwapFaceJob {
  readonly type: 'swap-face'
  readonly source: ImageData
  readonly target: ImageData
}

/** A press on one of the buttons of a finished task. */
export interface ActionJob {
  readonly type: 'action'
  readonly customId: string
  /** What the task with the button made; undefined when it has made nothing (yet). */
  readonly origin: Creation | undefined
  /** Only accounts in the channel of the origin. */
  readonly sameChannel: boolean
  readonly accounts: AccountFilter
}

/** The input that an accepted action asked for with `needs`; the action goes on with it. */
export interface ModalJob {
  readonly type: 'modal'
  readonly action: ActionJob
  readonly accepted: Accepted
  /** The origin's prompt goes on when absent. */
  readonly prompt?: string
  /** White where the picture is to be painted again; everywhere when absent. */
  readonly mask?: ImageData
}

/** A picture in the request: `data` in base64, without the head of a data URL. */
export interface ImageData {
  readonly mediaType: string
  readonly data: string
}

export type AccountMode = 'relax' | 'fast' | 'turbo'

/** Which accounts may do a job; what is absent does not matter. */
export interface AccountFilter {
  readonly channelId?: string
  readonly instanceId?: string
  /** Accounts that offer any of these; no restriction when empty. */
  readonly modes?: readonly AccountMode[]
  /** A part of the account's remark. */
  readonly remark?: string
  readonly remix?: boolean
  readonly remixAutoConsidered?: boolean
}

export interface Accepted {
  readonly type: 'accepted'
  /** The new task's id, digits only; of a modal job the id that its action got. */
  readonly taskId: string
  /** Part of the custom ids of the buttons that the job will give. */
  readonly jobId: string
  readonly action: ImageAction
  readonly instanceId: string
  readonly channelId: string
  readonly mode: AccountMode
  readonly prompt: string
  /** The prompt in English; the prompt itself where it was so from the start. */
  readonly promptEn: string
  /** The job in words, as a user would have typed it in the chat. */
  readonly description: string
  /** How many jobs of the account go before this one: 0 means that it starts at once. */
  readonly ahead: number
  /** The job rests until a modal job brings a prompt, or a region to be painted again and a prompt. */
  readonly needs?: 'prompt' | 'region'
}

export interface Refused {
  readonly type: 'refused'
  /** `paid-edition` is for what only that one offers; it becomes an HTTP error, the others a code in the reply. */
  readonly reason: 'parameter' | 'system' | 'account-unavailable' | 'insufficient-balance' | 'paid-edition'
  /** For the client: what is wrong and how to fix it. */
  readonly message: string
  /** Facts for programs, such as `bannedWord`. */
  readonly details?: Readonly<Record<string, string>>
}

export type ImageProgress =
  /** The account has taken the job up. */
  | { readonly type: 'started' }
  | { readonly type: 'progress'; readonly percent: number; readonly preview?: Picture }
  | { readonly type: 'done'; readonly creation: Creation; readonly picture?: Picture }

/** A picture that the bot gives: bytes to be kept and served, or the address where it lies already. */
export type Picture =
  | { readonly type: 'file'; readonly bytes: Uint8Array; readonly mediaType: string }
  | { readonly type: 'url'; readonly url: string }

/** What a finished job made. Kept with the task, and given back with every later job that builds on it. */
export interface Creation {
  readonly jobId: string
  readonly bot: BotName
  readonly action: ImageAction
  readonly instanceId: string
  readonly channelId: string
  readonly kind: 'four-pictures' | 'picture' | 'words'
  /** The prompt of pictures; of words the numbered list of them. */
  readonly prompt: string
  readonly promptEn: string
  /** Of words: each on its own. */
  readonly words: readonly string[]
  readonly buttons: readonly Button[]
  /** What only the bot understands. */
  readonly memo: string
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
