import type * as wire from '../../../generated/types/image.ts'
import type { Accepted, ActionJob, Creation } from '../../ports/image-bot.ts'

export type ImageStatus = wire.ImageTask['status']

/** An image task. Times are in milliseconds, 0 if not reached. */
export interface ImageRecord {
  readonly id: string
  readonly status: ImageStatus
  /** Progress in whole percent. */
  readonly percent: number
  /** The URL of the picture, or of a preview; empty if there is none. */
  readonly imageUrl: string
  readonly failReason: string
  /** The tracking value of the client. */
  readonly state: string
  readonly submitTime: number
  readonly startTime: number
  readonly finishTime: number
  /** The bot's answer to the job. */
  readonly accepted: Accepted
  /** The result; null before success. */
  readonly creation: Creation | null
  /** The action that continues with the input; null unless the task waits for input. */
  readonly action: ActionJob | null
  /** The URL of the callbacks for all changes; empty for none. */
  readonly notifyHook: string
  /** The base URL of the gateway in the submission. */
  readonly baseUrl: string
}

/** The change of a task whose job an account has started. */
export function markSubmitted(startTime: number): Pick<ImageRecord, 'startTime'> & { readonly status: 'SUBMITTED' } {
  return { status: 'SUBMITTED', startTime }
}
