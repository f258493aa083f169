import type { Picture } from '../../../server-stub/ports/image-bot.ts'
import { Canvas, type Scene } from '../drawing/canvas.ts'
import { makeScene } from '../drawing/scene.ts'
import { encodePng, type Pixels } from '../png.ts'

export interface View {
  readonly seed: string
  /** The key of the landscape. */
  readonly scene: string
  /** Rotation of the hue in degrees. */
  readonly tint: number
  /** Whether four pictures are four landscapes or one in four tints. */
  readonly fresh: boolean
  readonly prompt: string
  /** Width divided by height. */
  readonly aspectRatio: number
  /** Zoom-out factor relative to the first picture, and offset as a fraction of width and height. */
  readonly zoom: number
  readonly x: number
  readonly y: number
}

const TINT_STEP = 9

/** One of the four pictures of a view, from 0. */
export function getCell(view: View, cell: number): View {
  const change = view.fresh ? { scene: `${view.scene}.${cell}` } : { tint: view.tint + TINT_STEP * cell }
  return { ...view, ...change, fresh: false }
}

/** Pixels of a finished picture; keeps the file far below 60 KB. */
const AREA = 384 * 384

/** Draws one picture, or four in a grid, as a PNG file; previews are reduced by the factor `scale`. */
export async function paint(view: View, kind: 'picture' | 'four-pictures', scale = 1): Promise<Picture> {
  const { width, height } = measureSize(view, scale)
  const views = kind === 'picture' ? [view] : [0, 1, 2, 3].map((cell) => getCell(view, cell))
  const scenes = views.map((each) => makeScene({ ...each, key: each.scene }))
  return { type: 'file', bytes: await encodePng(draw(scenes, view, { width, height })), mediaType: 'image/png' }
}

function measureSize({ aspectRatio }: View, scale: number): { width: number; height: number } {
  const even = (length: number) => 2 * Math.round(length / scale / 2)
  return { width: even(Math.sqrt(AREA * aspectRatio)), height: even(Math.sqrt(AREA / aspectRatio)) }
}

function draw(scenes: readonly Scene[], view: View, { width, height }: { width: number; height: number }): Pixels {
  const pixels = { width, height, rgb: new Uint8Array(width * height * 3) }
  const side = Math.sqrt(scenes.length)
  const cell = { width: width / side, height: height / side }
  for (const [i, scene] of scenes.entries()) {
    const region = { ...cell, left: (i % side) * cell.width, top: Math.floor(i / side) * cell.height }
    const canvas = new Canvas(pixels, view, region)
    scene.paintStill(canvas)
    scene.paintMoving(canvas)
  }
  return pixels
}
