import type { Random } from '../../../runtime/random.ts'
import { clamp, WHITE, wavy } from './backdrop.ts'
import type { Scene } from './canvas.ts'
import { type Colour, fromHsl, mix } from './colours.ts'
import type { Brief } from './prompt-words.ts'

const PALE: Colour = [255, 250, 240]

/** Circles and ribbons in related colours. */
export function makeAbstract({ colour }: Brief, tint: number, random: Random): Scene {
  const hue = random.int(0, 359) + tint
  const palette = [0, 28, 56, 170, 200].map((turn, i) => fromHsl(hue + turn, 0.5 + 0.06 * i, 0.5 + 0.06 * i))
  const colours = palette.map((each, i) => {
    if (colour === undefined) return each
    return i % 2 === 0 ? mix(each, colour, 0.8) : mix(each, PALE, 0.3)
  })
  const circles = Array.from({ length: 6 }, (_, i) => ({
    x: random.next(),
    y: random.next(),
    radius: 0.12 + 0.18 * random.next(),
    colour: colours[i % colours.length] ?? WHITE,
  }))
  const ribbons = [0.35, 0.6, 0.8].map((base, i) => ({
    base,
    waves: 3 + 4 * random.next(),
    shift: 6 * random.next(),
    colour: colours[(i + 2) % 5] ?? WHITE,
  }))
  const disc = { x: 0.3 + 0.4 * random.next(), y: 0.3 + 0.25 * random.next() }
  return {
    motion: [1, 0],
    paintStill: (canvas) => {
      const [first = WHITE, second = WHITE] = colours
      canvas.fillRows((y) => mix(mix(first, PALE, 0.7), mix(second, PALE, 0.35), clamp(y)))
      for (const each of circles) canvas.fill(canvas.circle(each.x, each.y, each.radius), each.colour, 0.5)
      for (const each of ribbons) canvas.fill(wavy({ ...each, height: 0.06 }, canvas), each.colour, 0.4)
    },
    paintMoving: (canvas) => {
      const last = colours[4] ?? WHITE
      canvas.fill(canvas.circle(disc.x, disc.y, 0.13), last)
      canvas.fill(canvas.circle(disc.x - 0.02, disc.y - 0.02, 0.09), mix(last, WHITE, 0.4))
    },
  }
}
