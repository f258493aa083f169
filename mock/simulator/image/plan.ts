import type {
  AccountFilter,
  ActionJob,
  BotName,
  Creation,
  Edition,
  ImageAction,
  ImageData,
  ImageJob,
  Refused,
} from '../../../server-stub/ports/image-bot.ts'
import { refuse } from '../task-directives.ts'
import { toEnglish } from './english.ts'
import { getOperation, isOffered, parseCustomId, type ViewChange } from './operations.ts'
import { findBannedWord } from './words.ts'

/** A job in one form for all calls: what to create, and from what. */
export interface Plan {
  readonly type: 'plan'
  readonly bot: BotName
  readonly action: ImageAction
  readonly makes: Creation['kind']
  readonly prompt: string
  readonly promptEn: string
  readonly description: string
  readonly accounts: AccountFilter
  readonly preferred?: string
  readonly needs?: 'prompt' | 'region'
  readonly images: readonly ImageData[]
  readonly aspectRatio?: string
  /** The result that the job changes, and how. */
  readonly origin?: Creation
  readonly change?: ViewChange & { readonly index: number }
}

type MakePlan<T extends ImageJob['type']> = (job: Extract<ImageJob, { type: T }>, edition: Edition) => Plan | Refused

const PLANS: { readonly [T in ImageJob['type']]: MakePlan<T> } = {
  imagine: ({ bot, prompt, images, accounts }) => {
    return { ...pictures('imagine', prompt), bot, images, accounts, description: `/imagine ${prompt}` }
  },
  blend: ({ bot, images, accounts, aspectRatio }) => {
    const shape = aspectRatio === undefined ? {} : { aspectRatio }
    return { ...pictures('blend', ''), bot, images, accounts, ...shape, description: `/blend ${images.length} images` }
  },
  describe: ({ bot, image, accounts }) => {
    const texts = { ...pictures('describe', ''), makes: 'texts' as const }
    return { ...texts, bot, images: [image], accounts, description: '/describe' }
  },
  'swap-face': ({ source, target }) => {
    const picture = { ...pictures('swap-face', ''), makes: 'picture' as const }
    return { ...picture, bot: 'primary', images: [source, target], accounts: {}, description: '/swap' }
  },
  action: planAction,
  modal: ({ action, accepted, prompt, mask }, edition) => {
    const plan = planAction(action, edition)
    if (plan.type === 'refused') return plan
    const { needs: _, ...rest } = plan
    const text = prompt === undefined || prompt === '' ? {} : { prompt, promptEn: toEnglish(prompt) }
    const images = mask === undefined ? [] : [mask]
    return { ...rest, ...text, images, accounts: { instanceId: accepted.instanceId }, action: accepted.action }
  },
}

/** Plans a job or refuses it. The same job gives the same plan. */
export function makePlan(job: ImageJob, edition: Edition): Plan | Refused {
  const planned = PLANS[job.type] as (job: ImageJob, edition: Edition) => Plan | Refused
  const plan = planned(job, edition)
  if (plan.type === 'refused') return plan
  const bannedWord = findBannedWord(plan.promptEn) ?? findBannedWord(plan.prompt)
  if (bannedWord === undefined) return plan
  return { ...badParameter(`prompt: contains the banned word "${bannedWord}".`), details: { bannedWord } }
}

function planAction({ customId, origin, sameChannel, accounts }: ActionJob, edition: Edition): Plan | Refused {
  const parsed = parseCustomId(customId)
  if (!parsed) return badParameter('customId: not of the form <PREFIX>::JOB::<operation>::<index>::<job_uuid>.')
  const operation = getOperation(parsed.operation)
  if (operation && !isOffered(operation, edition))
    return refuse(
      'paid-edition',
      `customId: the button ${parsed.operation} needs the paid edition; this deployment runs the open one.`,
    )
  if (!origin) return badParameter('taskId: the task has no buttons; it must have succeeded.')
  if (parsed.jobId !== origin.jobId) return badParameter('customId: belongs to another task.')
  if (!operation || !origin.buttons.some((button) => button.customId === customId)) {
    return badParameter('customId: the task has no such button.')
  }
  if (sameChannel && accounts.channelId && accounts.channelId !== origin.channelId)
    return refuse(
      'account-unavailable',
      'accountFilter.channelId: is not the channel of the original task, which chooseSameChannel keeps to.',
    )
  const { index } = parsed
  const prompt = parsed.operation === 'imagine' ? (origin.texts[index - 1] ?? '') : toText(origin)
  return {
    ...pictures(operation.action === 'same' ? origin.action : operation.action, prompt),
    bot: origin.bot,
    makes: operation.makes,
    images: [],
    description: `/action ${parsed.operation} ${index}`,
    accounts: sameChannel ? { ...accounts, channelId: origin.channelId } : accounts,
    preferred: origin.instanceId,
    origin,
    ...(operation.needs === undefined ? {} : { needs: operation.needs }),
    ...(operation.view === undefined ? {} : { change: { ...operation.view, index } }),
  }
}

/** The prompt of pictures; results that are texts have none. */
function toText(origin: Creation): string {
  return origin.kind === 'texts' ? '' : origin.prompt
}

function pictures(action: ImageAction, prompt: string) {
  return { type: 'plan', makes: 'four-pictures', action, prompt, promptEn: toEnglish(prompt) } as const
}

function badParameter(message: string): Refused {
  return refuse('parameter', message)
}
