import { encode } from 'fast-png'
import type { Random } from '../../runtime/random.ts'

export interface Size {
  readonly width: number
  readonly height: number
}

/** Red, green and blue. */
type Colour = [number, number, number]

/** Areas of related colours around points, 0 to 1 across and down. */
export type ColourField = readonly { readonly x: number; readonly y: number; readonly colour: Colour }[]

const POINTS = 7

export function makeField(random: Random): ColourField {
  const hue = random.int(0, 359)
  return Array.from({ length: POINTS }, (_, index) => ({
    x: random.next(),
    y: random.next(),
    colour: fromHsl(hue + 25 * index, 0.45 + 0.3 * random.next(), 0.35 + 0.05 * index),
  }))
}

/**
 * Encodes one field, or four in a grid, as a PNG file of even sides. Its palette has few colours, which saves two thirds of
 * the data, and its dots are two pixels wide and high, which saves half of the time.
 */
export function paintFields(fields: readonly ColourField[], { width, height }: Size): Uint8Array {
  const side = Math.sqrt(fields.length)
  const data = new Uint8Array(width * height)
  for (let row = 0; row < height; row += 2) {
    const start = row * width
    const y = (row / height) * side
    for (let column = 0; column < width; column += 2) {
      const x = (column / width) * side
      const cell = Math.floor(y) * side + Math.floor(x)
      const colour = POINTS * cell + findNearest(fields[cell] ?? [], x % 1, y % 1)
      data[start + column] = colour
      data[start + column + 1] = colour
    }
    data.copyWithin(start + width, start, start + width)
  }
  return encode({ width, height, data, channels: 1, palette: fields.flat().map(({ colour }) => colour) })
}

/** A loop, since this runs for every dot. */
function findNearest(field: ColourField, x: number, y: number): number {
  let nearest = Infinity
  let nearestIndex = 0
  for (let index = 0; index < field.length; index++) {
    const point = field[index]
    if (point === undefined) continue
    const distance = (point.x - x) * (point.x - x) + (point.y - y) * (point.y - y)
    if (distance >= nearest) continue
    nearest = distance
    nearestIndex = index
  }
  return nearestIndex
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
