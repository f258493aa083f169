import type {
  Accepted,
  AccountFilter,
  ActionJob,
  Creation,
  ImageBot,
  ImageJob,
  ImageProgress,
  ImagineJob,
  Picture,
} from 'gatewright/stub'
import { type ImageBotOptions, simulatedImageBot } from '../../../../mock/simulator/image/bot.ts'
import { realClock } from '../../../../runtime/clock.ts'

/** A bot without delays. */
export function newBot(options: Partial<ImageBotOptions> = {}): ImageBot {
  return simulatedImageBot({ clock: realClock(0), seed: 1, ...options })
}

export function imagine(prompt: string, accounts: AccountFilter = {}): ImagineJob {
  return { type: 'imagine', bot: 'primary', prompt, images: [], accounts }
}

/** Presses the button with that operation and index. */
export function press(origin: Creation, operation: string, index: number, accounts: AccountFilter = {}): ActionJob {
  const part = `::JOB::${operation}::${index}::`
  const button = origin.buttons.find(({ customId }) => customId.includes(part))
  if (!button) throw new Error(`no button ${part}`)
  return { type: 'action', customId: button.customId, origin, sameChannel: false, accounts }
}

export async function accept(bot: ImageBot, job: ImageJob): Promise<Accepted> {
  const submission = await bot.submit(job)
  if (submission.type === 'refused') throw new Error(submission.message)
  return submission
}

export interface Finished {
  readonly accepted: Accepted
  readonly events: readonly ImageProgress[]
  readonly creation: Creation
  readonly picture: Picture | undefined
}

/** Submits a job and runs it to its end. */
export async function finish(bot: ImageBot, job: ImageJob): Promise<Finished> {
  const accepted = await accept(bot, job)
  const events = await Array.fromAsync(bot.run(job, accepted, new AbortController().signal))
  const last = events.at(-1)
  if (last?.type !== 'done') throw new Error('the job did not end with done')
  return { accepted, events, creation: last.creation, picture: last.picture }
}

export function toBytes(picture: Picture | undefined): Uint8Array {
  if (picture?.type !== 'file') throw new Error('no file')
  return picture.bytes
}

/** A small picture that contains text. */
export function image(text = 'pixels'): { mediaType: string; data: string } {
  return { mediaType: 'image/png', data: Buffer.from(`\x89PNG ${text}`, 'latin1').toString('base64') }
}
