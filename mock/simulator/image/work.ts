import { createHash } from 'node:crypto'
import type { Clock } from '../../../runtime/clock.ts'
import { excerpt } from '../../../runtime/excerpt.ts'
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
import { getCell, paint, type View } from './picture.ts'
import type { Plan } from './plan.ts'
import { describe, getParameters, numbered, shorten } from './words.ts'

export interface Work {
  readonly clock: Clock
  readonly seed: number
  readonly edition: Edition
  readonly plan: Plan
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

export async function* work(job: Work, signal: AbortSignal): AsyncGenerator<ImageProgress> {
  const { clock, plan, accepted, effect } = job
  if (effect.waitMs !== undefined) await clock.sleep(effect.waitMs, signal)
  yield { type: 'started' }
  const view = toView(job)
  const { steps, stepMs } = PROGRESS[plan.makes]
  const pace = { clock, steps, stepMs: stepMs * SLOWDOWN[accepted.mode], effect }
  for await (const percent of getProgress(pace, signal)) {
    const scale = PREVIEWS.find(({ from }) => percent >= from)?.scale
    const hasPreview = plan.makes !== 'texts' && scale !== undefined
    yield { type: 'progress', percent, ...(hasPreview ? { preview: paint(view, plan.makes, scale) } : {}) }
  }
  const picture = drawPicture(plan, view)
  yield { type: 'done', creation: getCreation(job, view), ...(picture === undefined ? {} : { picture }) }
}

export function computeSeed(botState: string): string {
  return readView(botState).seed
}

function toView({ seed, plan, accepted }: Work): View {
  const { origin, change } = plan
  const prompt = excerpt(plan.promptEn)
  const before = origin === undefined || origin.kind === 'texts' ? undefined : readView(origin.botState)
  if (before && change) {
    const view = change.cell ? getCell(before, change.index - 1) : before
    const { zoom = 1, x = 0, y = 0 } = change
    return { ...view, prompt, fresh: false, zoom: view.zoom * zoom, x: view.x + x, y: view.y + y }
  }
  const parameters = getParameters(plan.prompt)
  const random = randomFrom(seed, plan.prompt, ...plan.images.map(digest), origin ? accepted.jobId : '')
  const own = parameters.seed ?? String(random.int(0, 2 ** 32 - 1))
  const [width = 1, height = 1] = (plan.aspectRatio ?? '').split(':').map(Number)
  const aspectRatio = parameters.aspectRatio ?? before?.aspectRatio ?? (width || 1) / height
  return { seed: own, scene: own, tint: 0, fresh: true, prompt, aspectRatio, zoom: 1, x: 0, y: 0 }
}

function getCreation({ seed, edition, plan, accepted }: Work, view: View): Creation {
  const { action, makes: kind, bot, promptEn } = plan
  const { jobId, instanceId, channelId } = accepted
  const texts = kind === 'texts' ? toTexts(plan, seed) : []
  const prompt = kind === 'texts' ? numbered(texts) : plan.prompt
  const made = { jobId, bot, action, instanceId, channelId, kind, texts, prompt }
  const english = kind === 'texts' ? prompt : promptEn
  const buttons = getButtons({ ...made, promptEn: english }, edition)
  return { ...made, promptEn: english, buttons, botState: JSON.stringify(view) }
}

function toTexts({ action, promptEn, images }: Plan, seed: number): readonly string[] {
  return action === 'shorten' ? shorten(promptEn) : describe([seed, ...images.map(digest)].join())
}

/** The result of a description contains the described picture. */
function drawPicture({ makes, images: [described] }: Plan, view: View): Picture | undefined {
  if (makes !== 'texts') return paint(view, makes)
  return described && getFile(described)
}

export function getFile({ data, mediaType }: ImageData): Picture {
  return { type: 'file', bytes: Buffer.from(data, 'base64'), mediaType }
}

function digest({ data }: ImageData): string {
  return createHash('sha256').update(data).digest('hex')
}

function readView(botState: string): View {
  return JSON.parse(botState)
}
