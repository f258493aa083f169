import { BoundedMap } from '../../../runtime/bounded-map.ts'
import { Canvas, type Scene } from '../drawing/canvas.ts'
import { MAX_READ } from '../drawing/prompt-words.ts'
import { makeScene } from '../drawing/scene.ts'
import { toEnglish } from '../image/english.ts'
import { type Area, type Cells, FilmEncoder, makeParameters, type Size } from './h264.ts'
import { makeMp4 } from './mp4.ts'

export const FRAMES = 48
const CELL = 4
/** The drawing moves at every fourth frame, by two cells, which are one of chroma. */
const FRAMES_PER_MOVE = 4
const STEP = 2

const SIZES: readonly Size[] = [
  { width: 1280, height: 720 },
  { width: 720, height: 1280 },
  { width: 1024, height: 1024 },
  { width: 960, height: 720 },
  { width: 720, height: 960 },
]

export interface FilmRequest extends Size {
  readonly prompt: string
  readonly key: string
  readonly seconds: number
}

/** The frames of the last films: encoding takes tens of milliseconds. */
const encoded = new BoundedMap<readonly Uint8Array[]>({ maxEntries: 32 })

/** Films the drawing of a prompt in the size of the nearest aspect ratio. */
export function makeFilm({ prompt, key, seconds, ...wanted }: FilmRequest): Uint8Array {
  const distance = ({ width, height }: Size) => Math.abs(Math.log((width * wanted.height) / (height * wanted.width)))
  const size = SIZES.reduce((best, each) => (distance(each) < distance(best) ? each : best))
  const read = toEnglish(prompt.slice(0, MAX_READ))
  const name = JSON.stringify([read, key, size])
  const frames = encoded.get(name) ?? encodeFrames(makeScene({ key, prompt: read, tint: 0 }), size)
  encoded.set(name, frames)
  return makeMp4({ ...size, ...makeParameters(size), seconds, frames })
}

function encodeFrames(scene: Scene, size: Size): readonly Uint8Array[] {
  const encoder = new FilmEncoder(size)
  const grid = { width: size.width / CELL, height: size.height / CELL }
  const still = toCells(paint(grid, 0, scene.paintStill))
  const addMoving = cutOut(scene, grid)
  const [x, y] = [scene.motion[0] * STEP, scene.motion[1] * STEP]
  return Array.from({ length: FRAMES }, (_, frame) => {
    if (frame % FRAMES_PER_MOVE !== 0) return encoder.repeat()
    const moves = (frame - FRAMES / 2) / FRAMES_PER_MOVE
    return encoder.encode(...addMoving(still, x * moves, y * moves), [x, y])
  })
}

function paint(grid: Size, background: number, draw: Scene['paintStill']): Uint8Array {
  const rgb = new Uint8Array(3 * grid.width * grid.height).fill(background)
  draw(new Canvas({ ...grid, rgb }, { zoom: 1, x: 0, y: 0 }))
  return rgb
}

function toCells(rgb: Uint8Array): Cells {
  const cells = new Uint32Array(rgb.length / 3)
  for (let i = 0; i < cells.length; i++) {
    cells[i] = ((rgb[3 * i] ?? 0) << 16) | ((rgb[3 * i + 1] ?? 0) << 8) | (rgb[3 * i + 2] ?? 0)
  }
  return cells
}

/**
 * A function that adds the moving layer, and returns the cells that it may have changed now or a move before. Painted on
 * black and on white, the layer tells what shines through.
 */
function cutOut({ paintMoving }: Scene, grid: Size) {
  const { width, height } = grid
  const [onBlack, onWhite] = [paint(grid, 0, paintMoving), paint(grid, 255, paintMoving)]
  const covered: number[] = []
  let [left, right, top, bottom] = [width, 0, height, 0]
  for (let at = 0; at < width * height; at++) {
    if (onBlack[3 * at] === 0 && onWhite[3 * at] === 255) continue
    covered.push(at)
    left = Math.min(left, at % width)
    right = Math.max(right, at % width)
    top = Math.min(top, Math.floor(at / width))
    bottom = Math.max(bottom, Math.floor(at / width))
  }
  const shine = (from: number, below: number) => {
    const dark = onBlack[from] ?? 0
    return dark + Math.round((below * ((onWhite[from] ?? 0) - dark)) / 255)
  }
  return (still: Cells, x: number, y: number): [Cells, Area] => {
    const cells = still.slice()
    for (const from of covered) {
      const column = (from % width) + x
      const row = Math.floor(from / width) + y
      if (column < 0 || column >= width || row < 0 || row >= height) continue
      const below = still[row * width + column] ?? 0
      const redAndGreen = (shine(3 * from, below >> 16) << 16) | (shine(3 * from + 1, (below >> 8) & 255) << 8)
      cells[row * width + column] = redAndGreen | shine(3 * from + 2, below & 255)
    }
    return [cells, { left: left + x - STEP, right: right + x + STEP, top: top + y - STEP, bottom: bottom + y + STEP }]
  }
}
