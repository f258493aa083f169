import type { Picture } from '../../ports/image-bot.ts'
import { encodePng, type Pixels } from '../png.ts'
import { makeScene, type Scene } from './scene.ts'

/** All that a picture depends on. */
export interface View {
  /** Digits. */
  readonly seed: string
  /** Names the landscape. */
  readonly scene: string
  /** Turns all its colours, in degrees. */
  readonly tint: number
  /** Whether four pictures are four landscapes, or one in four tints. */
  readonly fresh: boolean
  readonly prompt: string
  /** Width by height. */
  readonly aspectRatio: number
  /** How much more than the first picture can be seen, and where, in parts of its width and height. */
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

/** Pixels of a finished picture, which keeps the file far below 60 KB. */
const AREA = 384 * 384

/** One picture, or four in a grid, as a PNG file; a preview has `scale` times fewer pixels in each direction. */
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
    const colours = scenes.map((scene) => scene(look(x % 1, view.zoom, view.x)))
    for (let row = 0; row < height; row++) {
      const y = (row * side) / height
      const colour = colours[Math.floor(y) * side + Math.floor(x)]?.(look(y % 1, view.zoom, view.y))
      for (let i = 0; i < 3; i++) rgb[(row * width + column) * 3 + i] = colour?.[i] ?? 0
    }
  }
  return { width, height, rgb }
}

function look(position: number, zoom: number, move: number): number {
  return 0.5 + (position - 0.5) * zoom + move
}
