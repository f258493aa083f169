import { type Random, randomFrom } from '../../../runtime/random.ts'
import { makeAbstract } from './abstract.ts'
import { makeBackdrop } from './backdrop.ts'
import type { Canvas, Scene } from './canvas.ts'
import { type Brief, readPrompt } from './prompt-words.ts'
import { circle, type Points, resolveColour } from './shapes.ts'
import type { Subject } from './subjects.ts'

/** How a scene differs from others with its prompt: its key, and a rotation of hues in degrees. */
export interface Look {
  readonly key: string
  readonly prompt: string
  readonly tint: number
}

export function makeScene({ key, prompt, tint }: Look): Scene {
  const random = randomFrom('scene', key)
  const brief = readPrompt(prompt)
  return brief.isAbstract
    ? makeAbstract(brief, tint, randomFrom('abstract', key, prompt))
    : makeLandscape(brief, tint, random)
}

/** The middle of the foot of a subject, its size as a fraction of the shorter side, and whether it is mirrored. */
interface Spot {
  readonly x: number
  readonly foot: number
  readonly size: number
  readonly isMirrored: boolean
}

function makeLandscape(brief: Brief, tint: number, random: Random): Scene {
  const backdrop = makeBackdrop(brief, tint, random)
  const isMirrored = random.chance(0.5)
  const placed = placeSubjects(brief, random).map(({ subject, spot }) => ({ subject, spot: { ...spot, isMirrored } }))
  const radius = hasSun(brief) ? 0.07 + 0.02 * random.next() : 0
  const sunX = isMirrored ? 0.2 : 0.8
  const paintSun = (canvas: Canvas) => canvas.fill(canvas.circle(sunX, 0.2, radius), backdrop.sunColour)
  const own = placed.find(({ subject }) => subject.place !== 'back' && subject.place !== 'table')
  const mover = own ?? (radius > 0 ? undefined : placed[0])
  return {
    motion: mover === undefined || mover.subject.place === 'rising' ? [0, -1] : [isMirrored ? -1 : 1, 0],
    paintStill: (canvas) => {
      backdrop.paint(canvas)
      if (mover) paintSun(canvas)
      for (const each of placed) if (each !== mover) paintSubject(canvas, each)
      backdrop.paintWeather(canvas)
    },
    paintMoving: (canvas) => (mover ? paintSubject(canvas, mover) : paintSun(canvas)),
  }
}

function hasSun({ ground, weather, subjects }: Brief): boolean {
  const isCovered = ground === 'water' || ground === 'table' || weather !== undefined
  return !isCovered && !subjects.some(({ place }) => place === 'rising')
}

interface Placed {
  readonly subject: Subject
  readonly spot: Spot
}

/** Where a subject is beside others, from the back to the front; several in front are smaller and side by side. */
const LANES = [
  { places: ['sky', 'rising'], x: 0.74, foot: 0.41, size: 0.34 },
  { places: ['back'], x: 0.24, foot: 0.74, size: 0.5 },
  { places: ['ground', 'water', 'under-water', 'table'], x: 0.5, foot: 0.92, size: 0.56 },
] as const
const SIZE_ALONE = 0.66
const SIZE_OF_SEVERAL = 0.44
const WATER_LINE = 0.84

function placeSubjects({ subjects }: Brief, random: Random): readonly Placed[] {
  const scale = 0.95 + 0.1 * random.next()
  return LANES.flatMap(({ places, ...lane }) => {
    const members = subjects.filter(({ place }) => places.some((each) => each === place))
    return members.map((subject, i) => {
      const isAlone = subjects.length === 1
      const isSideBySide = members.length > 1
      const size = scale * (isAlone ? SIZE_ALONE : isSideBySide ? Math.min(lane.size, SIZE_OF_SEVERAL) : lane.size)
      const x = isAlone ? 0.5 : isSideBySide ? 0.25 + (0.5 * i) / (members.length - 1) : lane.x
      const spot = { x: x + 0.06 * (random.next() - 0.5), size, isMirrored: false }
      return { subject, spot: { ...spot, foot: findFoot(subject, size, isAlone ? undefined : lane.foot) } }
    })
  })
}

/** `besides` is the foot beside other subjects. */
function findFoot({ place }: Subject, size: number, besides: number | undefined): number {
  if (place === 'under-water') return 0.5 + size / 2
  if (place === 'sky' || place === 'rising') return besides ?? 0.42 + size / 2
  if (place === 'back' && besides !== undefined) return besides
  return place === 'water' ? WATER_LINE : 0.92
}

function paintSubject(canvas: Canvas, { subject, spot }: Placed): void {
  const [unitX, unitY] = canvas.unit
  const [width, height] = [(spot.size * unitX * (spot.isMirrored ? -1 : 1)) / 100, (spot.size * unitY) / 100]
  const place = (points: Points) =>
    points.map((at, i) => (i % 2 === 0 ? spot.x + at * width : spot.foot + (at - 50) * height))
  if (['ground', 'back', 'table'].includes(subject.place)) canvas.fill(place(SHADOW), [20, 30, 40], 0.18)
  for (const { outlines, colour } of subject.shapes) {
    for (const outline of outlines) canvas.fill(place(outline), resolveColour(colour, subject.colour))
  }
  if (subject.place === 'water') canvas.fill(place(FOAM), [255, 255, 255], 0.6)
}

const SHADOW = circle(1).map((at, i) => (i % 2 === 0 ? 40 * at : 50 + 4 * at))
const FOAM = circle(1).map((at, i) => (i % 2 === 0 ? 44 * at : 49 + 3 * at))
