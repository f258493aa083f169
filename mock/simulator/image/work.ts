import { createHash } from 'node:crypto'
import type { Clock } from '../../../runtime/clock.ts'
import { randomFrom } from '../../../runtime/random.ts'
import type {
  Accepted,
  AccountMode,
  Creation,
  Edition,
  ImageData,
  ImageProgress,
  Picture,
} from '../../../server-stub/ports/image-bot.ts'
import { getProgress, type TaskEffect } from '../task-directives.ts'
import { getButtons } from './operations.ts'
import { getCell, paintPicture, type View } from './picture.ts'
import { describePicture, getParameters, numberLines, shortenPrompt } from './prompt.ts'
import type { ResolvedJob } from './resolve-job.ts'

export interface Work {
  readonly clock: Clock
  readonly seed: number
  readonly edition: Edition
  readonly job: ResolvedJob
  readonly accepted: Accepted
  readonly effect: TaskEffect
}

/** The reported percentages, and the time between them on a fast account. */
const PROGRESS: Readonly<Record<Creation['kind'], { readonly steps: readonly number[]; readonly stepMs: number }>> = {
  'four-pictures': { steps: [10, 24, 38, 52, 66, 80, 93], stepMs: 1200 },
  picture: { steps: [28, 56, 84], stepMs: 800 },
  texts: { steps: [50], stepMs: 1500 },
}

const SLOWDOWN: Readonly<Record<AccountMode, number>> = { relax: 2, fast: 1, turbo: 0.5 }

/** The percentage from which previews are sent, and their scale. */
const PREVIEWS = [
  { from: 60, scale: 4 },
  { from: 20, scale: 8 },
]

export async function* runJob(work: Work, signal: AbortSignal): AsyncGenerator<ImageProgress> {
  const { clock, job, accepted, effect } = work
  if (effect.waitMs !== undefined) await clock.sleep(effect.waitMs, signal)
  yield { type: 'started' }
  const view = getView(work)
  const { steps, stepMs } = PROGRESS[job.makes]
  const pace = { clock, steps, stepMs: stepMs * SLOWDOWN[accepted.mode], effect }
  for await (const percent of getProgress(pace, signal)) {
    const scale = PREVIEWS.find(({ from }) => percent >= from)?.scale
    const hasPreview = job.makes !== 'texts' && scale !== undefined
    yield { type: 'progress', percent, ...(hasPreview ? { preview: paintPicture(view, job.makes, scale) } : {}) }
  }
  const picture = drawPicture(job, view)
  yield { type: 'done', creation: getCreation(work, view), ...(picture === undefined ? {} : { picture }) }
}

function getView({ seed, job, accepted }: Work): View {
  const { origin, change, images, prompt } = job
  const before = origin === undefined || origin.kind === 'texts' ? undefined : readView(origin.botState)
  if (before && change) {
    const view = change.shows === 'cell' ? getCell(before, change.index - 1) : before
    return job.makes === 'picture' ? view : { ...view, key: `${view.key}.${change.operation}` }
  }
  const parameters = getParameters(prompt)
  const random = randomFrom(seed, prompt, ...images.map(hashImage), origin ? accepted.jobId : '')
  const [width = 1, height = 1] = (job.aspectRatio ?? '').split(':').map(Number)
  return {
    seed: parameters.seed ?? String(random.int(0, 2 ** 32 - 1)),
    key: random.hex(16),
    aspectRatio: parameters.aspectRatio ?? before?.aspectRatio ?? (width || 1) / height,
  }
}

function getCreation({ edition, job, accepted }: Work, view: View): Creation {
  const { action, makes: kind, bot, promptEn } = job
  const { jobId, instanceId, channelId } = accepted
  const texts = kind === 'texts' ? writePrompts(job) : []
  const prompt = kind === 'texts' ? numberLines(texts) : job.prompt
  const made = { jobId, bot, action, instanceId, channelId, kind, texts, prompt }
  const english = kind === 'texts' ? prompt : promptEn
  const buttons = getButtons({ ...made, promptEn: english }, edition)
  return { ...made, promptEn: english, buttons, botState: JSON.stringify(view) }
}

function writePrompts({ action, promptEn, images }: ResolvedJob): readonly string[] {
  return action === 'shorten' ? shortenPrompt(promptEn) : describePicture(images.map(hashImage).join(''))
}

/** The result of a description contains the described picture. */
function drawPicture({ makes, images: [described] }: ResolvedJob, view: View): Picture | undefined {
  if (makes !== 'texts') return paintPicture(view, makes)
  return described && getFile(described)
}

export function getFile({ data, mediaType }: ImageData): Picture {
  return { type: 'file', bytes: Buffer.from(data, 'base64'), mediaType }
}

function hashImage({ data }: ImageData): string {
  return createHash('sha256').update(data).digest('hex')
}

/** What the bot has kept of its result. */
export function readView(botState: string): View {
  return JSON.parse(botState)
}
