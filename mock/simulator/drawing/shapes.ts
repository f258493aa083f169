import { ownValue } from '../../../runtime/contract.ts'
import { type Colour, fromHex, mix } from './colours.ts'

/** Corners of a polygon: x and y in turn. */
export type Points = readonly number[]

/** A filled outline in the square of a drawing: -50 to 50, with y downwards. */
export interface Shape {
  readonly outlines: readonly Points[]
  /** `m`, `d` and `l` are the colour of the drawing, darker and lighter; others are hexadecimal. */
  readonly colour: string
}

const INK: Colour = [45, 42, 52]
const PAPER: Colour = [250, 247, 240]

const OUTLINES: Readonly<Record<string, (numbers: readonly number[]) => readonly Points[]>> = {
  /** Ellipse: centre, radii, degrees. */
  o: ([x = 0, y = 0, a = 1, b = a, degrees = 0]) => [ellipse([x, y], [a, b], (degrees * Math.PI) / 180)],
  /** Polygon. */
  p: (points) => [points],
  /** Smooth closed curve through points. */
  s: (points) => [smooth(points)],
  /** Line with round ends and joints: width, points. */
  l: ([width = 1, ...points]) => stroke(points, width / 2),
}

/** Reads shapes separated by semicolons: a colour, a letter for the outline, and its numbers. */
export function parseShapes(text: string): readonly Shape[] {
  return text
    .trim()
    .split(/\s*[;\n]\s*/)
    .map((shape) => {
      const [colour = '', outline = '', ...numbers] = shape.split(/\s+/)
      return { colour, outlines: ownValue(OUTLINES, outline)?.(numbers.map(Number)) ?? [] }
    })
}

export function resolveColour(name: string, main: Colour): Colour {
  if (name === 'm') return main
  if (name === 'd') return mix(main, INK, 0.3)
  if (name === 'l') return mix(main, PAPER, 0.55)
  return name === 'k' ? INK : name === 'w' ? PAPER : fromHex(name)
}

type Pair = readonly [x: number, y: number]

function ellipse([x, y]: Pair, [a, b]: Pair, turn = 0): Points {
  const steps = 32
  return Array.from({ length: steps }, (_, i) => {
    const [u, v] = [a * Math.cos((2 * Math.PI * i) / steps), b * Math.sin((2 * Math.PI * i) / steps)]
    return [x + u * Math.cos(turn) - v * Math.sin(turn), y + u * Math.sin(turn) + v * Math.cos(turn)]
  }).flat()
}

/** Around the origin. */
export function circle(radius: number): Points {
  return ellipse([0, 0], [radius, radius])
}

const STEPS = 6

/** A Catmull-Rom spline. */
function smooth(points: Points): Points {
  const count = points.length / 2
  const get = (i: number, axis: number) => points[2 * ((i + count) % count) + axis] ?? 0
  return Array.from({ length: count * STEPS }, (_, step) => {
    const [i, t] = [Math.floor(step / STEPS), (step % STEPS) / STEPS]
    return [0, 1].map((axis) => {
      const [a, b, c, d] = [get(i - 1, axis), get(i, axis), get(i + 1, axis), get(i + 2, axis)]
      return b + (t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))) / 2
    })
  }).flat()
}

function stroke(points: Points, radius: number): readonly Points[] {
  const outlines: Points[] = []
  for (let i = 0; i + 1 < points.length; i += 2) {
    const [x = 0, y = 0, nextX, nextY] = points.slice(i, i + 4)
    outlines.push(ellipse([x, y], [radius, radius]))
    if (nextX === undefined || nextY === undefined) break
    const length = Math.hypot(nextX - x, nextY - y)
    const [u, v] = [((nextY - y) / length) * radius, ((nextX - x) / length) * radius]
    outlines.push([x + u, y - v, nextX + u, nextY - v, nextX - u, nextY + v, x - u, y + v])
  }
  return outlines
}
