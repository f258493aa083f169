import type * as wire from '../../../generated/types/image.ts'
import { Problem } from '../../../runtime/problem.ts'
import type { ImageAction, Refused, Seed } from '../../ports/image-bot.ts'
import type { ImageRecord, ImageStatus } from './make-image.ts'

/** Encodes the record for clients. */
export function encodeTask(record: ImageRecord): wire.ImageTask {
  const { id, status, accepted, creation, percent, imageUrl, failReason, state } = record
  const { submitTime, startTime, finishTime } = record
  const described = creation?.action === 'describe' ? creation : accepted
  return {
    id,
    action: actions[accepted.action],
    status,
    buttons: (creation?.buttons ?? []).map(({ customId, emoji, label, style, type }) => {
      return { customId, emoji, label, style, type }
    }),
    description: accepted.description,
    failReason,
    imageUrl,
    progress: withProgress.includes(status) ? `${percent}%` : '',
    prompt: described.prompt,
    promptEn: described.promptEn,
    properties: getProperties(record),
    state,
    submitTime,
    startTime,
    finishTime,
  }
}

/**
 * Encodes the result of a submission: a task or a refusal. Like the two below, throws if the refusal is an HTTP error.
 */
export function encodeSubmission(outcome: ImageRecord | Refused): wire.ImageSubmitResult {
  return 'type' in outcome ? encodeRefusal(outcome) : encodeAccepted(outcome)
}

export function encodeUpload(outcome: readonly string[] | Refused): wire.ImageUploadResult {
  if ('type' in outcome) return encodeRefusal(outcome)
  return { code: 1, description: 'Uploaded.', properties: {}, result: [...outcome] }
}

export function encodeSeed(outcome: Seed | Refused): wire.ImageSeedResult {
  if (outcome.type === 'refused') return encodeRefusal(outcome)
  return { code: 1, description: 'Read.', properties: {}, result: outcome.seed }
}

const actions: Readonly<Record<ImageAction, wire.ImageTaskAction>> = {
  imagine: 'IMAGINE',
  upscale: 'UPSCALE',
  variation: 'VARIATION',
  zoom: 'ZOOM',
  pan: 'PAN',
  describe: 'DESCRIBE',
  blend: 'BLEND',
  shorten: 'SHORTEN',
  'swap-face': 'SWAP_FACE',
}

const withProgress: readonly ImageStatus[] = ['SUBMITTED', 'IN_PROGRESS', 'SUCCESS']

/** The final prompt is set once work has started; for results that are texts, they are the prompt. */
function getProperties({ accepted, creation, startTime }: ImageRecord): wire.ImageTaskProperties {
  const { instanceId, channelId, promptEn } = accepted
  const finalPrompt = creation?.kind === 'texts' ? creation.prompt : promptEn
  return { ...(startTime > 0 && finalPrompt !== '' ? { finalPrompt } : {}), instanceId, channelId }
}

function encodeAccepted({ id, status, accepted }: ImageRecord): wire.ImageSubmitAccepted {
  const { queuePosition, instanceId, channelId } = accepted
  const account = { instanceId, channelId }
  if (status === 'MODAL') {
    return { code: 1, description: 'Submitted, the task waits for its input.', properties: account, result: id }
  }
  if (queuePosition === 0) return { code: 1, description: 'Submitted.', properties: account, result: id }
  const tasks = queuePosition === 1 ? '1 task is' : `${queuePosition} tasks are`
  const properties = { numberOfQueues: queuePosition, ...account }
  return { code: 22, description: `Queued, ${tasks} ahead of this one.`, properties, result: id }
}

const refusalCodes: Readonly<Record<Exclude<Refused['reason'], 'paid-edition'>, wire.ImageRefusedCode>> = {
  parameter: 21,
  system: 23,
  'account-unavailable': 24,
  'insufficient-balance': 25,
}

function encodeRefusal({ reason, message, details = {} }: Refused): wire.ImageRefusal {
  if (reason === 'paid-edition') throw new Problem('forbidden', message, { variant: 'open-edition' })
  return { code: refusalCodes[reason], description: message, properties: { ...details }, result: null }
}
