import type { Picture } from '../../ports/image-bot.ts'
import { encodePng, type Pixels } from '../png.ts'
import { makeScene, type Scene } from './scene.ts'

/** All parameters of a picture. */
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
  const scenes = views.map((each) => makeScene(each.scene, each.prompt, each.tint))
  return { type: 'file', bytes: await encodePng(draw(scenes, view, { width, height })), mediaType: 'image/png' }
}

function measureSize({ aspectRatio }: View, scale: number): { width: number; height: number } {
  const even = (length: number) => 2 * Math.round(length / scale / 2)
  return { width: even(Math.sqrt(AREA * aspectRatio)), height: even(Math.sqrt(AREA / aspectRatio)) }
}

function draw(scenes: readonly Scene[], view: View, { width, height }: { width: number; height: number }): Pixels {
  const rgb = new Uint8Array(width * height * 3)
  const side = Math.sqrt(scenes.length)
  for (let column = 0; column < width; column++) {
    const x = (column * side) / width
    const colours = scenes.map((scene) => scene(toSceneCoordinate(x % 1, view.zoom, view.x)))
    for (let row = 0; row < height; row++) {
      const y = (row * side) / height
      const colour = colours[Math.floor(y) * side + Math.floor(x)]?.(toSceneCoordinate(y % 1, view.zoom, view.y))
      for (let i = 0; i < 3; i++) rgb[(row * width + column) * 3 + i] = colour?.[i] ?? 0
    }
  }
  return { width, height, rgb }
}

function toSceneCoordinate(position: number, zoom: number, move: number): number {
  return 0.5 + (position - 0.5) * zoom + move
}
