import { type DecodedPng, decode } from 'fast-png'
import type { ImageJob } from 'gatewright/stub'
import { expect, it } from 'vitest'
import { finish, image, imagine, newBot, press, toBytes } from './bot-driver.ts'

it.each<[string, ImageJob, number]>([
  ['square by default', imagine('a fox'), 1],
  ['by --ar', imagine('a fox --ar 16:9'), 16 / 9],
  ['square if --ar is invalid', imagine('a fox --ar 0:0'), 1],
  ['a blend in portrait', blend('2:3'), 2 / 3],
  ['a blend in landscape', blend('3:2'), 3 / 2],
])('is a complete PNG of the right aspect ratio: %s', async (_, job, aspectRatio) => {
  const bytes = toBytes((await finish(newBot(), job)).picture)
  const { width, height } = readPng(bytes)
  expect(width / height).toBeCloseTo(aspectRatio, 1)
  expect(bytes.length).toBeLessThan(60_000)
  expect(width).toBeGreaterThanOrEqual(256)
})

it('previews are complete PNGs, smaller, with the same aspect ratio', async () => {
  const { events } = await finish(newBot(), imagine('a fox --ar 3:2'))
  const previews = events.flatMap((event) => (event.type === 'progress' && event.preview ? [event.preview] : []))
  const sizes = previews.map((preview) => readPng(toBytes(preview)))
  expect(sizes.length).toBeGreaterThan(2)
  for (const { width, height } of sizes) expect(Math.abs(width / height - 1.5)).toBeLessThan(0.06)
  expect(sizes.at(-1)?.width).toBeGreaterThan(sizes[0]?.width ?? 0)
})

it('an upscale shows the picture of its button, larger', async () => {
  const bot = newBot()
  const { creation, picture } = await finish(bot, imagine('a fox'))
  const grid = readPng(toBytes(picture))
  for (const [index, corner] of [
    [1, [0, 0]],
    [2, [1, 0]],
    [3, [0, 1]],
    [4, [1, 1]],
  ] as const) {
    const single = readPng(toBytes((await finish(bot, press(creation, 'upsample', index))).picture))
    const [column, row] = [grid.width / 2, grid.height / 2].map((half, i) => half * (corner[i] ?? 0))
    const small = pixelsAt(grid, column ?? 0, row ?? 0, 1)
    const onEdges = pixelsAt(single, 0, 0, 2).filter((colour, i) => colour !== small[i])
    expect(onEdges.length).toBeLessThan(3)
  }
})

it('the same prompt gives the same picture, a reroll another', async () => {
  const bot = newBot()
  const first = await finish(bot, imagine('a fox'))
  const again = await finish(bot, imagine('a fox'))
  const reroll = await finish(bot, press(first.creation, 'reroll', 0))
  expect(toBytes(again.picture)).toEqual(toBytes(first.picture))
  expect(toBytes(reroll.picture)).not.toEqual(toBytes(first.picture))
})

function blend(aspectRatio: '2:3' | '3:2'): ImageJob {
  return { type: 'blend', bot: 'primary', images: [image('a'), image('b')], aspectRatio, accounts: {} }
}

/** Colours on a grid of points, `step` pixels apart at the scale of the four pictures. */
function pixelsAt(png: DecodedPng, left: number, top: number, scale: number): readonly string[] {
  const points = [5, 60, 100, 140, 180]
  return points.flatMap((y) =>
    points.map((x) => {
      const colour = png.data[(top + y * scale) * png.width + left + x * scale]
      return String(png.palette?.[colour ?? 0])
    }),
  )
}

/** Throws if the file is no complete PNG. */
function readPng(file: Uint8Array): DecodedPng {
  return decode(file, { checkCrc: true })
}
