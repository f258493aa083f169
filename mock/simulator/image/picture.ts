import { randomFrom } from '../../../runtime/random.ts'
import type { Picture } from '../../../server-stub/ports/image-bot.ts'
import { makeField, paintFields, type Size } from '../colour-field.ts'

export interface View {
  readonly seed: string
  /** Determines the colours. */
  readonly key: string
  /** Width divided by height. */
  readonly aspectRatio: number
}

/** One of the four pictures of a view, from 0. */
export function getCell(view: View, cell: number): View {
  return { ...view, key: `${view.key}.${cell}` }
}

/** Pixels of a finished picture; keeps the file far below 60 KB. */
const AREA = 384 * 384

/** Paints one picture, or four in a grid, as a PNG file; previews are reduced by the factor `scale`. */
export function paintPicture(view: View, kind: 'picture' | 'four-pictures', scale = 1): Picture {
  const views = kind === 'picture' ? [view] : [0, 1, 2, 3].map((cell) => getCell(view, cell))
  const fields = views.map(({ key }) => makeField(randomFrom(key)))
  return { type: 'file', bytes: paintFields(fields, measureSize(view, scale)), mediaType: 'image/png' }
}

function measureSize({ aspectRatio }: View, scale: number): Size {
  const even = (length: number) => 2 * Math.round(length / scale / 2)
  return { width: even(Math.sqrt(AREA * aspectRatio)), height: even(Math.sqrt(AREA / aspectRatio)) }
}
