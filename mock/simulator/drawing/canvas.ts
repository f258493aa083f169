import type { Pixels } from '../png.ts'
import type { Colour } from './colours.ts'
import { circle, type Points } from './shapes.ts'

export interface Camera {
  /** Zoom-out factor, and offset as a fraction of width and height. */
  readonly zoom: number
  readonly x: number
  readonly y: number
}

/** A part of a picture, in pixels. */
export interface Region {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** A drawing in two layers, of which the front one can move. */
export interface Scene {
  readonly paintStill: (canvas: Canvas) => void
  readonly paintMoving: (canvas: Canvas) => void
  /** Direction of movement in pixels. */
  readonly motion: readonly [x: number, y: number]
}

/** Degrees of smoothness of edges; few compress well. */
const LEVELS = 4

/** Fills polygons into a part of a picture, with smooth edges. */
export class Canvas {
  readonly #pixels: Pixels
  readonly #camera: Camera
  readonly #coverage: Float32Array
  readonly region: Region

  constructor(pixels: Pixels, camera: Camera, region: Region = { left: 0, top: 0, ...pixels }) {
    this.#pixels = pixels
    this.#camera = camera
    this.region = region
    this.#coverage = new Float32Array((region.width + 2) * region.height)
  }

  /** The visible range of x. */
  get visible(): readonly [from: number, to: number] {
    const { zoom, x } = this.#camera
    return [0.5 + x - zoom / 2, 0.5 + x + zoom / 2]
  }

  /** The shorter side of the picture as fractions of its width and height. */
  get unit(): readonly [x: number, y: number] {
    const { width, height } = this.region
    return [Math.min(1, height / width), Math.min(1, width / height)]
  }

  /** The outline of a circle; its radius is a fraction of the shorter side. */
  circle(x: number, y: number, radius: number): Points {
    const [unitX, unitY] = this.unit
    return circle(radius).map((at, i) => (i % 2 === 0 ? x + at * unitX : y + at * unitY))
  }

  /** Fills everything with colours by y. */
  fillRows(getColour: (y: number) => Colour): void {
    const { width, height } = this.region
    const { zoom, y: offset } = this.#camera
    for (let row = 0; row < height; row++) {
      const [red, green, blue] = getColour(0.5 + offset + (row / height - 0.5) * zoom)
      const start = this.#at(0, row)
      for (let at = start; at < start + 3 * width; at += 3) {
        this.#pixels.rgb[at] = red
        this.#pixels.rgb[at + 1] = green
        this.#pixels.rgb[at + 2] = blue
      }
    }
  }

  /** Fills a polygon that does not cross itself. */
  fill(points: Points, colour: Colour, alpha = 1): void {
    const { width, height } = this.region
    const { zoom, x, y } = this.#camera
    const corners = Float64Array.from(points, (at, i) => {
      return i % 2 === 0 ? (0.5 + (at - 0.5 - x) / zoom) * width : (0.5 + (at - 0.5 - y) / zoom) * height
    })
    let [left, right, top, bottom] = [width, 0, height, 0]
    for (let i = 0; i < corners.length; i += 2) {
      const atX = corners[i] ?? 0
      const atY = corners[i + 1] ?? 0
      left = Math.min(left, atX)
      right = Math.max(right, atX)
      top = Math.min(top, atY)
      bottom = Math.max(bottom, atY)
    }
    const box = { left: Math.max(0, Math.floor(left)), right: Math.min(width, Math.ceil(right)) }
    const rows = { top: Math.max(0, Math.floor(top)), bottom: Math.min(height, Math.ceil(bottom)) }
    if (box.left >= box.right || rows.top >= rows.bottom) return
    let last = corners.length - 2
    for (let i = 0; i < corners.length; last = i, i += 2) this.#addEdge(corners, last, i)
    for (let row = rows.top; row < rows.bottom; row++) this.#blend(row, box, colour, alpha)
  }

  /** Adds the signed area right of an edge to the coverage of each row, as differences between neighbours. */
  #addEdge(corners: Float64Array, from: number, to: number): void {
    const { width, height } = this.region
    const [y0 = 0, y1 = 0] = [corners[from + 1], corners[to + 1]]
    if (y0 === y1) return
    const [upper, lower] = y0 < y1 ? [from, to] : [to, from]
    const [startX = 0, startY = 0, endX = 0, endY = 0] = [
      corners[upper],
      corners[upper + 1],
      corners[lower],
      corners[lower + 1],
    ]
    const slope = (endX - startX) / (endY - startY)
    const bottom = Math.min(height, Math.ceil(endY))
    for (let row = Math.max(0, Math.floor(startY)); row < bottom; row++) {
      const top = Math.max(row, startY)
      const end = Math.min(row + 1, endY)
      const a = Math.min(width, Math.max(0, startX + (top - startY) * slope))
      const b = Math.min(width, Math.max(0, startX + (end - startY) * slope))
      this.#addSpan(row * (width + 2), Math.min(a, b), Math.max(a, b), y0 < y1 ? end - top : top - end)
    }
  }

  /** Spreads the height of a part of an edge over the pixels between `from` and `to`. */
  #addSpan(row: number, from: number, to: number, height: number): void {
    const first = Math.floor(from)
    const lastPixel = Math.max(first, Math.ceil(to) - 1)
    for (let pixel = first; pixel <= lastPixel; pixel++) {
      const left = Math.max(from, pixel)
      const right = Math.min(to, pixel + 1)
      const part = first === lastPixel ? height : (height * (right - left)) / (to - from)
      const beyond = part * ((left + right) / 2 - pixel)
      this.#coverage[row + pixel] = (this.#coverage[row + pixel] ?? 0) + part - beyond
      this.#coverage[row + pixel + 1] = (this.#coverage[row + pixel + 1] ?? 0) + beyond
    }
  }

  /** Paints the covered pixels of a row, and clears its coverage. */
  #blend(
    row: number,
    { left, right }: { left: number; right: number },
    [red, green, blue]: Colour,
    alpha: number,
  ): void {
    const { rgb } = this.#pixels
    const coverage = this.#coverage
    let sum = 0
    const start = row * (this.region.width + 2)
    for (let column = left, at = this.#at(left, row); column < right; column++, at += 3) {
      sum += coverage[start + column] ?? 0
      const part = (Math.round(Math.min(1, Math.abs(sum)) * LEVELS) / LEVELS) * alpha
      if (part === 0) continue
      const rest = 1 - part
      rgb[at] = (rgb[at] ?? 0) * rest + red * part + 0.5
      rgb[at + 1] = (rgb[at + 1] ?? 0) * rest + green * part + 0.5
      rgb[at + 2] = (rgb[at + 2] ?? 0) * rest + blue * part + 0.5
    }
    coverage.fill(0, start + left, start + right + 2)
  }

  #at(column: number, row: number): number {
    return 3 * ((this.region.top + row) * this.#pixels.width + this.region.left + column)
  }
}
