import type { ImageHandlers } from '../../../generated/handlers.ts'
import type * as wire from '../../../generated/types/image.ts'
import { Problem } from '../../../runtime/problem.ts'
import { callbackUrl } from '../../../runtime/webhooks/url-credentials.ts'
import {
  decodeAccounts,
  decodeAction,
  decodeBlend,
  decodeDescribe,
  decodeImage,
  decodeImagine,
  decodeModal,
  decodeSwap,
} from './decode.ts'
import { encodeSeed, encodeSubmission, encodeTask, encodeUpload } from './encode.ts'
import type { ImageOrder, ImageTasks } from './image-tasks.ts'
import { type ImagePorts, keepPicture } from './make-image.ts'

/** The image proxy over a bot. */
export function imageHandlers(ports: ImagePorts, tasks: ImageTasks): ImageHandlers {
  const { image, files, newId, edition = 'paid' } = ports
  const needsPaid = (what: string) => {
    if (edition === 'paid') return
    const message = `${what} needs the paid edition; this deployment runs the open one.`
    throw new Problem('forbidden', message, { variant: 'open-edition' })
  }
  const admitBot = ({ botType }: { botType?: wire.ImageBotType }) => {
    if (botType === 'BOT_SECONDARY') needsPaid('botType: BOT_SECONDARY')
  }
  const submit = async (order: ImageOrder) => toReply(encodeSubmission(await tasks.submit(order)))
  return {
    submitImagine: async ({ body, baseUrl }) => {
      admitBot(body)
      return submit({ job: decodeImagine(body), ...getTracking(body), baseUrl })
    },
    submitBlend: async ({ body, baseUrl }) => {
      admitBot(body)
      return submit({ job: decodeBlend(body), ...getTracking(body), baseUrl })
    },
    submitDescribe: async ({ body, baseUrl }) => {
      admitBot(body)
      return submit({ job: decodeDescribe(body), ...getTracking(body), baseUrl })
    },
    swapFace: async ({ body, baseUrl }) => {
      needsPaid('A face swap')
      return submit({ job: decodeSwap(body), ...getTracking({}), baseUrl })
    },
    submitAction: async ({ body, baseUrl }) => {
      const { creation } = await tasks.find(body.taskId)
      return submit({ job: decodeAction(body, creation), ...getTracking(body), baseUrl })
    },
    submitModal: async ({ body }) => {
      const { accepted } = await tasks.find(body.taskId)
      if (accepted.needs !== undefined) needsPaid('The input that the task waits for')
      return toReply(encodeSubmission(await tasks.resume(body.taskId, decodeModal(body))))
    },
    uploadChatImages: async ({ body, baseUrl }) => {
      const outcome = await image.upload(body.base64Array.map(decodeImage), decodeAccounts(body.filter))
      if (outcome.type === 'refused') return toReply(encodeUpload(outcome))
      const keep = outcome.pictures.map((picture) => keepPicture(picture, { files, baseUrl, name: newId('upload-') }))
      return { json: encodeUpload(await Promise.all(keep)) }
    },
    listImageTasks: async ({ body }) => {
      const records = await tasks.list([...new Set(body.ids)])
      return { json: records.map(encodeTask) }
    },
    getImageTask: async ({ path }) => ({ json: encodeTask(await tasks.find(path.id)) }),
    getImageSeed: async ({ path }) => {
      needsPaid('The seed of an image')
      const { status, creation } = await tasks.find(path.id)
      if (creation) return toReply(encodeSeed(await image.seed(creation)))
      const message = `id: the task is in status ${status} and has no image.`
      return toReply(encodeSeed({ type: 'refused', reason: 'parameter', message }))
    },
  }
}

interface Result {
  readonly code: number
  readonly description: string
  /** The value is null if the bot refuses the request. */
  readonly result?: unknown
}

function toReply<T extends Result>(json: T): { readonly json: T; readonly refusal?: string } {
  return json.result === null ? { json, refusal: `code ${json.code}  ${json.description}` } : { json }
}

function getTracking({ state = '', notifyHook = '' }: { state?: string; notifyHook?: string }) {
  return { state, notifyHook: callbackUrl('notifyHook', notifyHook) }
}
