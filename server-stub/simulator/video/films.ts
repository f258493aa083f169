import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A bundled film; the README of this folder says how they were made. */
export interface Film {
  readonly file: string
  readonly width: number
  readonly height: number
}

export const FRAMES = 48

const FILMS: readonly Film[] = [
  { file: 'landscape.mp4', width: 1280, height: 720 },
  { file: 'portrait.mp4', width: 720, height: 1280 },
  { file: 'square.mp4', width: 1024, height: 1024 },
  { file: 'classic.mp4', width: 960, height: 720 },
  { file: 'classic-portrait.mp4', width: 720, height: 960 },
]

/** The film with the nearest aspect ratio. */
export function drawFilm({ width, height }: Pick<Film, 'width' | 'height'>): Film {
  const distance = (film: Film) => Math.abs(Math.log((film.width * height) / (film.height * width)))
  return FILMS.reduce((best, film) => (distance(film) < distance(best) ? film : best))
}

const ASSETS = join(import.meta.dirname, 'assets')
const read = new Map<string, Uint8Array>()

export function toBytes({ file }: Film): Uint8Array {
  const bytes = read.get(file) ?? new Uint8Array(readFileSync(join(ASSETS, file)))
  read.set(file, bytes)
  return bytes
}
