import { randomFrom } from '../../../runtime/random.ts'
import type { Picture } from '../../../server-stub/ports/image-bot.ts'
import { type Camera, makeField, paintFields, type Size } from '../colour-field.ts'

export interface View extends Camera {
  readonly seed: string
  /** The key of the colours. */
  readonly scene: string
  /** Rotation of the hue in degrees. */
  readonly tint: number
  /** Whether four pictures are four colour fields or one in four tints. */
  readonly fresh: boolean
  readonly prompt: string
  /** Width divided by height. */
  readonly aspectRatio: number
}

const TINT_STEP = 9

/** One of the four pictures of a view, from 0. */
export function getCell(view: View, cell: number): View {
  const change = view.fresh ? { scene: `${view.scene}.${cell}` } : { tint: view.tint + TINT_STEP * cell }
  return { ...view, ...change, fresh: false }
}

/** Pixels of a finished picture; keeps the file far below 60 KB. */
const AREA = 384 * 384

/** How much of a prompt the colours depend on, in UTF-16 code units. */
const MAX_READ = 200

/** Paints one picture, or four in a grid, as a PNG file; previews are reduced by the factor `scale`. */
export function paint(view: View, kind: 'picture' | 'four-pictures', scale = 1): Picture {
  const views = kind === 'picture' ? [view] : [0, 1, 2, 3].map((cell) => getCell(view, cell))
  const fields = views.map(({ scene, prompt, tint }) => makeField(randomFrom(scene, prompt.slice(0, MAX_READ)), tint))
  return { type: 'file', bytes: paintFields(fields, measureSize(view, scale), view), mediaType: 'image/png' }
}

function measureSize({ aspectRatio }: View, scale: number): Size {
  const even = (length: number) => 2 * Math.round(length / scale / 2)
  return { width: even(Math.sqrt(AREA * aspectRatio)), height: even(Math.sqrt(AREA / aspectRatio)) }
}
