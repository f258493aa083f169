import type { Random } from '../../../runtime/random.ts'
import type { Canvas } from './canvas.ts'
import { type Colour, fromHsl, mix } from './colours.ts'
import type { Brief, Ground, Time, Weather } from './prompt-words.ts'
import { circle, type Points } from './shapes.ts'

type Tone = readonly [hue: number, saturation: number, lightness: number]

/** The sky at its top and at the horizon, and how bright the ground is. */
const SKIES: Readonly<Record<Time, { readonly top: Tone; readonly horizon: Tone; readonly light: number }>> = {
  day: { top: [207, 0.68, 0.66], horizon: [198, 0.7, 0.9], light: 1 },
  dawn: { top: [212, 0.5, 0.7], horizon: [22, 0.85, 0.86], light: 0.92 },
  dusk: { top: [266, 0.38, 0.46], horizon: [22, 0.9, 0.72], light: 0.72 },
  night: { top: [232, 0.48, 0.16], horizon: [244, 0.36, 0.38], light: 0.46 },
}

const GROUNDS: Readonly<Record<Ground, Tone>> = {
  hills: [98, 0.36, 0.5],
  sea: [202, 0.5, 0.5],
  snow: [210, 0.3, 0.9],
  sand: [38, 0.6, 0.7],
  water: [198, 0.55, 0.5],
  table: [28, 0.42, 0.5],
}
const OVERCAST: Tone = [212, 0.12, 0.68]
const WALL: Tone = [38, 0.35, 0.84]
export const WHITE: Colour = [255, 255, 255]
const DEEP: Colour = [10, 34, 60]
const STAR: Colour = [255, 250, 225]
const DAY_SUN: Colour = [255, 236, 160]
const SUNS: Readonly<Record<Time, Colour>> = {
  day: DAY_SUN,
  dawn: DAY_SUN,
  dusk: [255, 214, 140],
  night: [244, 236, 208],
}

/** Everything around the subjects. */
export interface Backdrop {
  readonly sunColour: Colour
  readonly paint: (canvas: Canvas) => void
  /** Rain, snow or fog. */
  readonly paintWeather: (canvas: Canvas) => void
}

export function makeBackdrop(brief: Brief, tint: number, random: Random): Backdrop {
  const { time, ground, weather } = brief
  const { sky, soil, wall, shore } = chooseColours(brief, tint + random.int(-7, 7))
  const hasShore = ground === 'sea' && brief.subjects.some(({ place }) => place === 'ground' || place === 'back')
  const layers = makeLayers(ground, random)
  const paintSky = makeSky(brief, sky, random)
  const paintWeather = makeWeather(weather, sky[1], random)
  const distant = ground === 'water' ? DEEP : sky[1]
  return {
    sunColour: SUNS[time],
    paint: (canvas) => {
      if (ground === 'table') paintTable(canvas, wall, soil)
      else if (ground === 'water') canvas.fillRows((y) => mix(mix(soil, WHITE, 0.35), mix(soil, DEEP, 0.55), clamp(y)))
      else paintSky(canvas)
      for (const [i, layer] of layers.entries()) {
        const distance = 1 - i / (layers.length - 1)
        const colour = hasShore && distance === 0 ? shore : soil
        canvas.fill(wavy(layer, canvas), mix(colour, distant, 0.42 * distance + 0.04))
      }
    },
    paintWeather,
  }
}

function chooseColours({ time, ground, weather, colour }: Brief, shift: number) {
  const { top, horizon, light } = SKIES[time]
  const tone = ([hue, saturation, lightness]: Tone, part = 1) =>
    fromHsl(hue + shift + 360, saturation, lightness * part)
  const dim = (of: Colour) => (weather === undefined ? of : mix(of, tone(OVERCAST, light), 0.6))
  const soil = tone(GROUNDS[ground], light)
  return {
    sky: [dim(tone(top)), dim(tone(horizon))] as const,
    soil: colour === undefined ? soil : mix(colour, soil, 0.35),
    wall: dim(tone(WALL, light)),
    shore: tone(GROUNDS.sand, light),
  }
}

function makeSky({ time }: Brief, [top, horizon]: readonly [Colour, Colour], random: Random) {
  const isNight = time === 'night'
  const stars = Array.from({ length: isNight ? 160 : 0 }, () => {
    return { x: 3 * random.next() - 1, y: random.next() * 0.6, radius: 0.002 + 0.0025 * random.next() }
  })
  const clouds = Array.from({ length: isNight ? 3 : 9 }, (_, i) => makeCloud(i / 1.5 - 2.3, random)).flat()
  return (canvas: Canvas): void => {
    canvas.fillRows((y) => mix(top, horizon, clamp(y / 0.68)))
    for (const { x, y, radius } of stars) canvas.fill(canvas.circle(x, y, radius), STAR)
    for (const puff of clouds) canvas.fill(puff, mix(horizon, WHITE, 0.5), isNight ? 0.15 : 0.75)
  }
}

interface Layer {
  readonly base: number
  readonly height: number
  readonly waves: number
  readonly shift: number
}

/** Rows of hills, from the back to the front, if the ground is no other. */
const HILLS = { bases: [0.6, 0.7, 0.82], height: 0.05, waves: 4 }
const ROWS: Partial<Record<Ground, typeof HILLS>> = {
  sea: { bases: [0.62, 0.7, 0.78, 0.88], height: 0.006, waves: 22 },
  water: { bases: [0.9, 0.95], height: 0.02, waves: 7 },
  table: { bases: [], height: 0, waves: 0 },
}

function makeLayers(ground: Ground, random: Random): readonly Layer[] {
  const { bases, height, waves } = ROWS[ground] ?? HILLS
  return bases.map((base) => ({
    base,
    height: height * (0.8 + 0.5 * random.next()),
    waves: waves * (0.8 + 0.5 * random.next()),
    shift: 6.3 * random.next(),
  }))
}

const STEPS = 48

/** Everything below a sine. */
export function wavy({ base, height, waves, shift }: Layer, canvas: Canvas): Points {
  const [from, to] = canvas.visible
  const crest = Array.from({ length: STEPS + 1 }, (_, i) => {
    const x = from + ((to - from) * i) / STEPS
    return [x, base + height * Math.sin(waves * x + shift)]
  })
  return [...crest.flat(), to, 99, from, 99]
}

function makeCloud(x: number, random: Random): readonly Points[] {
  const [y, size] = [0.1 + 0.22 * random.next(), 0.025 + 0.025 * random.next()]
  const left = x + 0.3 * random.next()
  return [0, 1, 2, 3].map((i) => {
    const puff = circle(size * (i === 1 ? 1.15 : 0.8))
    return puff.map((at, axis) =>
      axis % 2 === 0 ? left + 1.5 * i * size * 0.8 + 1.3 * at : y + (i === 1 ? -size * 0.4 : 0) + 0.8 * at,
    )
  })
}

function paintTable(canvas: Canvas, wall: Colour, wood: Colour): void {
  const [from, to] = canvas.visible
  canvas.fillRows((y) => mix(wall, WHITE, 0.4 * clamp(1 - y)))
  canvas.fill([from, 0.7, to, 0.7, to, 99, from, 99], wood)
  canvas.fill([from, 0.7, to, 0.7, to, 0.72, from, 0.72], mix(wood, WHITE, 0.3))
}

function makeWeather(weather: Weather | undefined, colour: Colour, random: Random) {
  const drops = Array.from({ length: 90 }, () => [3 * random.next() - 1, 2 * random.next() - 0.5] as const)
  return (canvas: Canvas): void => {
    const [from, to] = canvas.visible
    for (const y of weather === 'fog' ? [0.5, 0.62, 0.76] : [])
      canvas.fill([from, y, to, y - 0.02, to, y + 0.07, from, y + 0.09], mix(colour, WHITE, 0.5), 0.4)
    for (const [x, y] of drops) {
      if (weather === 'snow') canvas.fill(canvas.circle(x, y, 0.006), WHITE, 0.9)
      if (weather === 'rain') canvas.fill([x, y, x + 0.004, y, x - 0.011, y + 0.05, x - 0.015, y + 0.05], WHITE, 0.45)
    }
  }
}

export function clamp(part: number): number {
  return Math.min(1, Math.max(0, part))
}
