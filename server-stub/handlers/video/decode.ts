import type * as wire from '../../../generated/types/video.ts'
import { callbackUrl } from '../../../runtime/webhooks/url-credentials.ts'
import type { VideoJob } from '../../ports/video-model.ts'

/** A request of either format. */
export interface VideoOrder {
  readonly job: VideoJob
  readonly size: string
  readonly seconds: string
  readonly callbackUrl: string
}

const defaultSize = '1280x720'
const defaultSeconds = 5

/** Decodes a request in the native format; its fields override those of `metadata`. */
export function decodeGeneration(body: wire.VideoGenerationRequest): VideoOrder {
  const { model, prompt, image, metadata = {} } = body
  const size = body.size ?? measureSize(metadata)
  const seconds = body.duration ?? metadata.duration ?? defaultSeconds
  const first = image ?? metadata.image_urls?.[0]
  const job = {
    model,
    prompt,
    ...parseSize(size),
    seconds,
    ...(first === undefined ? {} : { image: first }),
    ...(metadata.seed === undefined ? {} : { seed: metadata.seed }),
    options: { ...metadata },
  }
  return {
    job,
    size,
    seconds: String(seconds),
    callbackUrl: callbackUrl('metadata.callback_url', metadata.callback_url ?? ''),
  }
}

/** Decodes a request in the compatible format. */
export function decodeVideo({ model, prompt, size, seconds }: wire.VideoCreateRequest): VideoOrder {
  const chosen = size ?? defaultSize
  const length = seconds ?? String(defaultSeconds)
  const job = { model, prompt, ...parseSize(chosen), seconds: parseDigits(length), options: {} }
  return { job, size: chosen, seconds: length, callbackUrl: '' }
}

/** `<width>x<height>`, from the aspect ratio and the resolution as far as they are valid. */
function measureSize({ aspect_ratio = '', resolution = '' }: wire.VideoGenerationMetadata): string {
  const [w, h] = aspect_ratio.split(':').map(parseDigits)
  const [wide, high] = w && h ? [w, h] : [16, 9]
  const lines = parseDigits(/^(\d+)p$/i.exec(resolution)?.[1] ?? '') || 720
  const scale = lines / Math.min(wide, high)
  return `${roundToEven(wide * scale)}x${roundToEven(high * scale)}`
}

function roundToEven(pixels: number): number {
  return Math.round(pixels / 2) * 2
}

function parseSize(size: string): { width: number; height: number } {
  const [width = 1280, height = 720] = size.split('x').map(parseDigits)
  return { width, height }
}

/** The digits may exceed the range of a number. */
function parseDigits(digits: string): number {
  return Math.min(Number(digits), Number.MAX_SAFE_INTEGER)
}
