import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Size } from '../colour-field.ts'

/** Sample films, which `tools/make-films.ts` makes, with their width divided by height. */
const aspectRatios = { landscape: 16 / 9, portrait: 9 / 16, square: 1 }
type Film = keyof typeof aspectRatios

const films = Object.keys(aspectRatios) as readonly Film[]
const loaded = new Map<Film, Uint8Array>()

/** The MP4 file whose aspect ratio is nearest. */
export function chooseFilm({ width, height }: Size): Uint8Array {
  const distance = (film: Film) => Math.abs(Math.log(width / height / aspectRatios[film]))
  const film = films.reduce((best, other) => (distance(other) < distance(best) ? other : best))
  const bytes = loaded.get(film) ?? readFileSync(join(import.meta.dirname, `${film}.mp4`))
  loaded.set(film, bytes)
  return bytes
}
