import type * as wire from '../../../generated/types/image.ts'
import type { Accepted, ActionJob, Creation } from '../../ports/image-bot.ts'

export type ImageStatus = wire.ImageTask['status']

/** An image task. Times are in milliseconds, 0 as long as the moment has not come. */
export interface ImageRecord {
  readonly id: string
  readonly status: ImageStatus
  /** How far the work has come, in whole percents. */
  readonly percent: number
  /** Of the picture, or of a preview; empty while there is none. */
  readonly imageUrl: string
  readonly failReason: string
  /** The tracking value of the client. */
  readonly state: string
  readonly submitTime: number
  readonly startTime: number
  readonly finishTime: number
  /** What the bot made of the job when it took it. */
  readonly accepted: Accepted
  /** What came of it; null before success. */
  readonly creation: Creation | null
  /** The action that goes on once it gets its input; null unless the task waits for that. */
  readonly action: ActionJob | null
  /** Told of every change; empty where the submit named nobody. */
  readonly notifyHook: string
  /** The address of the gateway that the submit used. */
  readonly baseUrl: string
}

/** The step of a task that an account has taken. */
export function handedOver(startTime: number): Pick<ImageRecord, 'startTime'> & { readonly status: 'SUBMITTED' } {
  return { status: 'SUBMITTED', startTime }
}
