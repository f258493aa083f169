import type * as wire from '../../../generated/types/image.ts'
import { getMediaType } from '../../../runtime/validation/data-url.ts'
import type {
  AccountFilter,
  AccountMode,
  ActionJob,
  BlendJob,
  BotName,
  Creation,
  DescribeJob,
  ImageData,
  ImagineJob,
  ModalJob,
  SwapFaceJob,
} from '../../ports/image-bot.ts'

export function decodeImagine(body: wire.ImageImagineRequest): ImagineJob {
  const { botType, prompt, base64Array = [], accountFilter } = body
  const images = base64Array.map(decodeImage)
  return { type: 'imagine', bot: decodeBot(botType), prompt, images, accounts: decodeAccounts(accountFilter) }
}

export function decodeBlend(body: wire.ImageBlendRequest): BlendJob {
  const { botType, base64Array, dimensions, accountFilter } = body
  return {
    type: 'blend',
    bot: decodeBot(botType),
    images: base64Array.map(decodeImage),
    accounts: decodeAccounts(accountFilter),
    ...(dimensions === undefined ? {} : { aspectRatio: aspectRatios[dimensions] }),
  }
}

export function decodeDescribe({ botType, base64, accountFilter }: wire.ImageDescribeRequest): DescribeJob {
  return {
    type: 'describe',
    bot: decodeBot(botType),
    image: decodeImage(base64),
    accounts: decodeAccounts(accountFilter),
  }
}

export function decodeSwap({ sourceBase64, targetBase64 }: wire.ImageFaceSwapRequest): SwapFaceJob {
  return { type: 'swap-face', source: decodeImage(sourceBase64), target: decodeImage(targetBase64) }
}

/** `origin` is the result of the task with the button; null if there is none. */
export function decodeAction(body: wire.ImageActionRequest, origin: Creation | null): ActionJob {
  const { customId, chooseSameChannel = false, accountFilter } = body
  return {
    type: 'action',
    customId,
    origin: origin ?? undefined,
    sameChannel: chooseSameChannel,
    accounts: decodeAccounts(accountFilter),
  }
}

export function decodeModal({ prompt, maskBase64 }: wire.ImageModalRequest): Pick<ModalJob, 'prompt' | 'mask'> {
  return {
    ...(prompt ? { prompt } : {}),
    ...(maskBase64 === undefined ? {} : { mask: decodeImage(maskBase64) }),
  }
}

/** Decodes the constraints on accounts; empty values are none. */
export function decodeAccounts(filter: wire.ImageAccountFilter = {}): AccountFilter {
  const { channelId, instanceId, remark, modes = [], remix, remixAutoConsidered } = filter
  return {
    ...(channelId ? { channelId } : {}),
    ...(instanceId ? { instanceId } : {}),
    ...(remark ? { remark } : {}),
    ...(modes.length > 0 ? { modes: modes.map((mode) => accountModes[mode]) } : {}),
    ...(remix === undefined ? {} : { remix }),
    ...(remixAutoConsidered === undefined ? {} : { remixAutoConsidered }),
  }
}

/** Splits a data URL. The type is detected from the bytes, not from the prefix. */
export function decodeImage(url: wire.ImageDataUrl): ImageData {
  const data = url.slice(url.indexOf(',') + 1)
  return { mediaType: getMediaType(data) ?? 'image/png', data }
}

function decodeBot(botType: wire.ImageBotType | undefined): BotName {
  return botType === 'BOT_SECONDARY' ? 'secondary' : 'primary'
}

const aspectRatios = { PORTRAIT: '2:3', SQUARE: '1:1', LANDSCAPE: '3:2' } as const

const accountModes: Readonly<Record<wire.ImageSpeedMode, AccountMode>> = {
  RELAX: 'relax',
  FAST: 'fast',
  TURBO: 'turbo',
}
