import { randomFrom } from '../random.ts'

export type Colour = readonly [red: number, green: number, blue: number]

/** An unbounded landscape: first by column, then the colour at y; a picture shows 0 to 1 of both. */
export type Scene = (x: number) => (y: number) => Colour

/** Hues of colour words in a prompt. */
const HUES = new Map(
  Object.entries({
    red: 0,
    orange: 28,
    gold: 45,
    golden: 45,
    yellow: 54,
    green: 120,
    forest: 130,
    teal: 175,
    sea: 195,
    ocean: 205,
    blue: 215,
    night: 235,
    purple: 275,
    pink: 325,
  }),
)

/** A sky, a sun and three rows of hills, determined by key, prompt and tint. */
export function makeScene(key: string, prompt: string, tint: number): Scene {
  const random = randomFrom('scene', key)
  const words = prompt.toLowerCase().match(/[a-z]+/g)
  const named = words?.map((word) => HUES.get(word)).find((hue) => hue !== undefined)
  const hue = tint + (named === undefined ? random.int(0, 359) : named + random.int(-8, 8))
  const sky = [fromHsl(hue, 0.55, 0.3), fromHsl(hue + 40, 0.7, 0.75)] as const
  const sun = { x: 0.2 + 0.6 * random.next(), y: 0.15 + 0.3 * random.next(), radius: 0.06 + 0.07 * random.next() }
  const sunColour = fromHsl(hue + 180, 0.8, 0.82)
  const hills = [0.58, 0.7, 0.84].map((base, i) => ({
    base,
    height: 0.05 + 0.06 * random.next(),
    waves: 3 + 5 * random.next(),
    shift: 6.3 * random.next(),
    colour: fromHsl(hue + 15 * i, 0.4, 0.42 - 0.12 * i),
  }))
  return (x) => {
    const tops = hills.map((hill) => hill.base + hill.height * Math.sin(hill.waves * x + hill.shift))
    return (y) => {
      const hill = hills[tops.findLastIndex((top) => y > top)]
      if (hill) return hill.colour
      if (Math.hypot(x - sun.x, y - sun.y) < sun.radius) return sunColour
      return mix(sky[0], sky[1], Math.min(1, Math.max(0, y / 0.7)))
    }
  }
}

function mix(a: Colour, b: Colour, part: number): Colour {
  return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part, a[2] + (b[2] - a[2]) * part]
}

function fromHsl(hue: number, saturation: number, lightness: number): Colour {
  const channel = (n: number) => {
    const k = (n + (hue % 360) / 30 + 12) % 12
    const strength = saturation * Math.min(lightness, 1 - lightness)
    return 255 * (lightness - strength * Math.max(-1, Math.min(k - 3, 9 - k, 1)))
  }
  return [channel(0), channel(8), channel(4)]
}
