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
import { refuseJob } from '../task-directives.ts'
import { getOperation, isOffered, type Operation, parseCustomId } from './operations.ts'
import { findBannedWord, toEnglish } from './prompt.ts'

/** A job in one form for all calls: what to create, and from what. */
export interface ResolvedJob {
  readonly type: 'resolved'
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
  readonly change?: Pick<Operation, 'shows'> & { readonly operation: string; readonly index: number }
}

type Resolve<T extends ImageJob['type']> = (
  job: Extract<ImageJob, { type: T }>,
  edition: Edition,
) => ResolvedJob | Refused

const resolvers: { readonly [T in ImageJob['type']]: Resolve<T> } = {
  imagine: ({ bot, prompt, images, accounts }) => {
    return { ...makePictures('imagine', prompt), bot, images, accounts, description: `/imagine ${prompt}` }
  },
  blend: ({ bot, images, accounts, aspectRatio }) => {
    const shape = aspectRatio === undefined ? {} : { aspectRatio }
    return {
      ...makePictures('blend', ''),
      bot,
      images,
      accounts,
      ...shape,
      description: `/blend ${images.length} images`,
    }
  },
  describe: ({ bot, image, accounts }) => {
    const texts = { ...makePictures('describe', ''), makes: 'texts' as const }
    return { ...texts, bot, images: [image], accounts, description: '/describe' }
  },
  'swap-face': ({ source, target }) => {
    const picture = { ...makePictures('swap-face', ''), makes: 'picture' as const }
    return { ...picture, bot: 'primary', images: [source, target], accounts: {}, description: '/swap' }
  },
  action: resolveAction,
  modal: ({ action, accepted, prompt, mask }, edition) => {
    const resolved = resolveAction(action, edition)
    if (resolved.type === 'refused') return resolved
    const { needs: _, ...rest } = resolved
    const text = prompt === undefined || prompt === '' ? {} : { prompt, promptEn: toEnglish(prompt) }
    const images = mask === undefined ? [] : [mask]
    return { ...rest, ...text, images, accounts: { instanceId: accepted.instanceId }, action: accepted.action }
  },
}

/** Resolves a job or refuses it. The same job gives the same result. */
export function resolveJob(job: ImageJob, edition: Edition): ResolvedJob | Refused {
  const resolve = resolvers[job.type] as (job: ImageJob, edition: Edition) => ResolvedJob | Refused
  const resolved = resolve(job, edition)
  if (resolved.type === 'refused') return resolved
  const bannedWord = findBannedWord(resolved.prompt)
  if (bannedWord === undefined) return resolved
  return { ...badParameter(`prompt: contains the banned word "${bannedWord}".`), details: { bannedWord } }
}

function resolveAction(job: ActionJob, edition: Edition): ResolvedJob | Refused {
  const { customId, origin, sameChannel, accounts } = job
  const parsed = parseCustomId(customId)
  if (!parsed) return badParameter('customId: not of the form <PREFIX>::JOB::<operation>::<index>::<job_uuid>.')
  const operation = getOperation(parsed.operation)
  if (operation && !isOffered(operation, edition))
    return refuseJob(
      'paid-edition',
      `customId: the button ${parsed.operation} needs the paid edition; this deployment runs the open one.`,
    )
  if (!origin) return badParameter('taskId: the task has no buttons; it must have succeeded.')
  if (!operation || !origin.buttons.some((button) => button.customId === customId)) {
    return badParameter('customId: the task has no such button.')
  }
  if (sameChannel && accounts.channelId && accounts.channelId !== origin.channelId)
    return refuseJob(
      'account-unavailable',
      'accountFilter.channelId: is not the channel of the original task, which chooseSameChannel keeps to.',
    )
  const { index } = parsed
  const prompt = parsed.operation === 'imagine' ? (origin.texts[index - 1] ?? '') : getPrompt(origin)
  return {
    ...makePictures(operation.action === 'same' ? origin.action : operation.action, prompt),
    bot: origin.bot,
    makes: operation.makes,
    images: [],
    description: `/action ${parsed.operation} ${index}`,
    accounts: sameChannel ? { ...accounts, channelId: origin.channelId } : accounts,
    preferred: origin.instanceId,
    origin,
    ...(operation.needs === undefined ? {} : { needs: operation.needs }),
    ...(operation.shows === undefined
      ? {}
      : { change: { shows: operation.shows, operation: parsed.operation, index } }),
  }
}

/** The prompt of pictures; results that are texts have none. */
function getPrompt(origin: Creation): string {
  return origin.kind === 'texts' ? '' : origin.prompt
}

function makePictures(action: ImageAction, prompt: string) {
  return { type: 'resolved', makes: 'four-pictures', action, prompt, promptEn: toEnglish(prompt) } as const
}

function badParameter(message: string): Refused {
  return refuseJob('parameter', message)
}
