import { encode } from 'fast-png'
import type { Random } from '../../runtime/random.ts'

export interface Size {
  readonly width: number
  readonly height: number
}

type Colour = readonly [red: number, green: number, blue: number]

/** The colour at a point, 0 to 1 across and down. */
export type ColourField = (x: number, y: number) => Colour

const POINTS = 7

/** Areas of related colours around random points. */
export function makeField(random: Random): ColourField {
  const hue = random.int(0, 359)
  const points = Array.from({ length: POINTS }, (_, index) => ({
    x: random.next(),
    y: random.next(),
    colour: fromHsl(hue + 25 * index, 0.45 + 0.3 * random.next(), 0.35 + 0.05 * index),
  }))
  return (x, y) => {
    let nearest = Infinity
    let colour: Colour = [0, 0, 0]
    // A loop, since this runs for every pixel.
    for (const point of points) {
      const distance = (point.x - x) * (point.x - x) + (point.y - y) * (point.y - y)
      if (distance < nearest) {
        nearest = distance
        colour = point.colour
      }
    }
    return colour
  }
}

/** Encodes one field, or four in a grid, as a PNG file. */
export function paintFields(fields: readonly ColourField[], { width, height }: Size): Uint8Array {
  const side = Math.sqrt(fields.length)
  const data = new Uint8Array(3 * width * height)
  for (let at = 0; at < width * height; at++) {
    const x = ((at % width) / width) * side
    const y = (Math.floor(at / width) / height) * side
    const field = fields[Math.floor(y) * side + Math.floor(x)]
    const colour = field?.(x % 1, y % 1)
    if (colour) data.set(colour, 3 * at)
  }
  return encode({ width, height, data, channels: 3 })
}

/** Hue in degrees, saturation and lightness from 0 to 1: https://www.w3.org/TR/css-color-4/#hsl-to-rgb */
function fromHsl(hue: number, saturation: number, lightness: number): Colour {
  const strength = saturation * Math.min(lightness, 1 - lightness)
  const channel = (n: number) => {
    const k = (n + hue / 30) % 12
    return Math.round(255 * (lightness - strength * Math.max(-1, Math.min(k - 3, 9 - k, 1))))
  }
  return [channel(0), channel(8), channel(4)]
}
