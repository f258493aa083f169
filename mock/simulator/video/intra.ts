import { type BitWriter, writeBlock } from './cavlc.ts'

/** A new macroblock, and which of its neighbours are new too: others do not predict it. */
export interface MacroblockPosition {
  readonly column: number
  readonly row: number
  readonly hasLeft: boolean
  readonly hasTop: boolean
  /** The number of the first type of new macroblocks. */
  readonly firstType: number
}

const ZIGZAG = [0, 1, 4, 8, 5, 2, 3, 6, 9, 12, 13, 10, 7, 11, 14, 15]
const MIDDLE = 128
/** Less than a half makes more levels zero, and files smaller. */
const ROUNDING = 0.35
const VERTICAL = 0
const HORIZONTAL = 1
const DC = 2
const CHROMA_MODES = [2, 1, 0]

/**
 * Encodes macroblocks of flat cells of 4 by 4 pixels (Intra 16x16 without AC coefficients). With the quantizer 28, the
 * difference between a cell and its prediction is the Hadamard transform of the levels, twice that for chroma.
 */
export class IntraCoder {
  readonly #luma: Plane
  readonly #blue: Plane
  readonly #red: Plane
  readonly #stride: number

  constructor(columns: number, rows: number) {
    this.#stride = columns
    this.#luma = new Plane(4, columns, rows)
    this.#blue = new Plane(2, columns / 2, rows / 2)
    this.#red = new Plane(2, columns / 2, rows / 2)
  }

  write(out: BitWriter, cells: Uint32Array, place: MacroblockPosition): void {
    this.#read(cells, place)
    const mode = this.#luma.chooseMode(place)
    this.#luma.encode(place, mode)
    const chromaMode = this.#blue.chooseMode(place)
    this.#blue.encode(place, chromaMode)
    this.#red.encode(place, chromaMode)
    const hasChroma = this.#blue.hasLevels || this.#red.hasLevels
    out.unsigned(place.firstType + 1 + mode + (hasChroma ? 4 : 0), CHROMA_MODES[chromaMode] ?? 0)
    out.signed(0)
    writeBlock(out, this.#luma.hasLevels ? ZIGZAG.map((at) => this.#luma.levels[at] ?? 0) : [])
    if (hasChroma) for (const { levels } of [this.#blue, this.#red]) writeBlock(out, [...levels])
  }

  /** Converts colours to ITU-R BT.709 in the narrow range; a chroma cell has the mean of four. */
  #read(cells: Uint32Array, { row, column }: MacroblockPosition): void {
    this.#blue.values.fill(MIDDLE)
    this.#red.values.fill(MIDDLE)
    for (let i = 0; i < 16; i++) {
      const rgb = cells[(row * 4 + (i >> 2)) * this.#stride + column * 4 + (i & 3)] ?? 0
      const red = rgb >> 16
      const green = (rgb >> 8) & 255
      const blue = rgb & 255
      this.#luma.values[i] = Math.round(16 + 0.1826 * red + 0.6142 * green + 0.062 * blue)
      const quarter = (i >> 3) * 2 + ((i >> 1) & 1)
      this.#blue.add(quarter, (0.4392 * blue - 0.1006 * red - 0.3386 * green) / 4)
      this.#red.add(quarter, (0.4392 * red - 0.3989 * green - 0.0403 * blue) / 4)
    }
  }
}

/** A colour component as decoders have it, in flat cells; `size` cells make the side of a macroblock. */
class Plane {
  /** The wanted values of the macroblock, and its levels. */
  readonly values: Float64Array
  readonly levels: Float64Array
  hasLevels = false
  readonly #cells: Uint8ClampedArray
  readonly #changes: Float64Array
  readonly #size: number
  readonly #stride: number

  constructor(size: number, columns: number, rows: number) {
    this.#size = size
    this.#stride = columns
    this.#cells = new Uint8ClampedArray(columns * rows)
    this.values = new Float64Array(size * size)
    this.levels = new Float64Array(size * size)
    this.#changes = new Float64Array(size * size)
  }

  add(at: number, value: number): void {
    this.values[at] = (this.values[at] ?? 0) + value
  }

  chooseMode(place: MacroblockPosition): number {
    if (!place.hasLeft) return place.hasTop ? VERTICAL : DC
    return place.hasTop && this.#measure(place, VERTICAL) < this.#measure(place, HORIZONTAL) ? VERTICAL : HORIZONTAL
  }

  encode(place: MacroblockPosition, mode: number): void {
    const { values, levels } = this
    const changes = this.#changes
    const scale = this.#size === 4 ? 1 : 2
    this.hasLevels = false
    let error = 0
    for (let i = 0; i < levels.length; i++) {
      levels[i] = (values[i] ?? 0) - this.#predict(place, mode, i)
      error += Math.abs(levels[i] ?? 0)
    }
    if (error > 0) transform(levels, this.#size)
    for (let i = 0; i < levels.length; i++) {
      levels[i] = Math.trunc((levels[i] ?? 0) / (levels.length * scale) + ((levels[i] ?? 0) < 0 ? -ROUNDING : ROUNDING))
      if (levels[i] !== 0) this.hasLevels = true
    }
    changes.set(levels)
    if (this.hasLevels) transform(changes, this.#size)
    for (let i = 0; i < levels.length; i++) changes[i] = (changes[i] ?? 0) * scale + this.#predict(place, mode, i)
    for (let i = 0; i < levels.length; i++) this.#cells[this.#find(place, i)] = changes[i] ?? 0
  }

  /** How far the prediction is from the wanted values. */
  #measure(place: MacroblockPosition, mode: number): number {
    let sum = 0
    for (let i = 0; i < this.values.length; i++) sum += Math.abs((this.values[i] ?? 0) - this.#predict(place, mode, i))
    return sum
  }

  #predict(place: MacroblockPosition, mode: number, i: number): number {
    if (mode === DC) return MIDDLE
    const first = this.#find(place, 0)
    const at =
      mode === VERTICAL
        ? first - this.#stride + (i % this.#size)
        : first + Math.floor(i / this.#size) * this.#stride - 1
    return this.#cells[at] ?? MIDDLE
  }

  #find({ row, column }: MacroblockPosition, i: number): number {
    return (row * this.#size + Math.floor(i / this.#size)) * this.#stride + column * this.#size + (i % this.#size)
  }
}

/** The Hadamard transform of 4 by 4 or 2 by 2 values, in place. */
function transform(values: Float64Array, size: number): void {
  for (const [step, next] of [
    [1, size],
    [size, 1],
  ] as const) {
    for (let line = 0; line < size; line++) {
      const at = line * next
      const a = values[at] ?? 0
      const b = values[at + step] ?? 0
      if (size === 2) {
        values[at] = a + b
        values[at + step] = a - b
        continue
      }
      const c = values[at + 2 * step] ?? 0
      const d = values[at + 3 * step] ?? 0
      values[at] = a + b + c + d
      values[at + step] = a + b - c - d
      values[at + 2 * step] = a - b - c + d
      values[at + 3 * step] = a - b + c - d
    }
  }
}
