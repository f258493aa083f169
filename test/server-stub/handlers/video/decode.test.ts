import type { VideoGenerationMetadata, VideoGenerationRequest } from 'gatewright/types/video'
import { expect, test } from 'vitest'
import { decodeGeneration, decodeVideo } from '../../../../server-stub/handlers/video/decode.ts'

const least = { model: 'm', prompt: 'A fox' }

test('a minimal request is the same in both formats', () => {
  const job = { ...least, width: 1280, height: 720, seconds: 5, options: {} }
  const order = { job, size: '1280x720', seconds: '5', callbackUrl: '' }
  expect(decodeGeneration(least)).toEqual(order)
  expect(decodeVideo(least)).toEqual(order)
})

test('the compatible format', () => {
  expect(decodeVideo({ ...least, seconds: '7.5', size: '720x1280' })).toMatchObject({
    job: { width: 720, height: 1280, seconds: 7.5 },
    size: '720x1280',
    seconds: '7.5',
  })
})

test.each<[string, Partial<VideoGenerationRequest>]>([
  ['640x480', { size: '640x480' }],
  ['640x480', { size: '640x480', metadata: { aspect_ratio: '1:1', resolution: '1080p' } }],
  ['720x1280', { metadata: { aspect_ratio: '9:16' } }],
  ['720x720', { metadata: { aspect_ratio: '1:1' } }],
  ['1920x1080', { metadata: { resolution: '1080p' } }],
  ['1080x1920', { metadata: { aspect_ratio: '9:16', resolution: '1080p' } }],
  ['640x480', { metadata: { aspect_ratio: '4:3', resolution: '480p' } }],
  ['1280x720', { metadata: { aspect_ratio: '0:0' } }],
  ['1280x720', { metadata: { aspect_ratio: '16:0' } }],
  ['1280x720', { metadata: { resolution: '4k' } }],
  ['1280x720', { metadata: { resolution: '0p' } }],
])('the size %s of %j', (size, request) => {
  const { job, size: actual } = decodeGeneration({ ...least, ...request })
  expect([actual, `${job.width}x${job.height}`]).toEqual([size, size])
})

test('sizes and durations with too many digits are bounded', () => {
  const { width, seconds } = decodeVideo({ ...least, size: `${'9'.repeat(400)}x1`, seconds: '9'.repeat(400) }).job
  expect([width, seconds].every(Number.isSafeInteger)).toBe(true)
})

test.each<[Partial<VideoGenerationRequest>, number]>([
  [{ duration: 8 }, 8],
  [{ metadata: { duration: 9 } }, 9],
  [{ duration: 8, metadata: { duration: 9 } }, 8],
])('the duration of %j', (request, seconds) => {
  const order = decodeGeneration({ ...least, ...request })
  expect(order).toMatchObject({ job: { seconds }, seconds: String(seconds) })
})

const urls = [1, 2, 3].map((n) => `https://a.example/${n}.png`)

test.each<[string | undefined, Partial<VideoGenerationRequest>]>([
  [urls[0], { image: urls[0] ?? '' }],
  [urls[1], { metadata: { image_urls: urls.slice(1) } }],
  [urls[0], { image: urls[0] ?? '', metadata: { image_urls: urls.slice(1) } }],
  [undefined, { metadata: { image_urls: [] } }],
])('the picture %s of %j', (image, request) => expect(decodeGeneration({ ...least, ...request }).job.image).toBe(image))

test('all options are passed on, unknown ones too', () => {
  const metadata: VideoGenerationMetadata & Record<string, unknown> = {
    seed: 7,
    negative_prompt: 'blur',
    cfg_scale: 0.5,
    camera_control: { type: 'simple', config: { horizontal: 1, vertical: 0, zoom: -1 } },
    req_key: 'm',
    aspect_ratio: '16:9',
    duration: 5,
    image_urls: ['https://a.example/1.png'],
    resolution: '720p',
    movement_amplitude: 'auto',
    bgm: true,
    callback_url: 'http://127.0.0.1:9/',
    own_option: [1],
  }
  const { job, callbackUrl } = decodeGeneration({ ...least, metadata })
  expect(job.options).toEqual(metadata)
  expect(job.seed).toBe(7)
  expect(callbackUrl).toBe('http://127.0.0.1:9/')
})
