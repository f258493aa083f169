import { BitWriter } from './cavlc.ts'
import { IntraCoder } from './intra.ts'

/** A frame of flat cells of 4 by 4 pixels: their colours as 0xRRGGBB. */
export type Cells = Uint32Array

export interface Size {
  readonly width: number
  readonly height: number
}

/** The cells that may differ from those of the frame before. */
export interface Area {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** See `intra.ts`. */
const QUANTIZER = 28

/** The sequence and picture parameter sets: baseline profile, level 4, no reordering, ITU-R BT.709 colours. */
export function makeParameters({ width, height }: Size): { sequence: Uint8Array; picture: Uint8Array } {
  const sequence = new BitWriter()
  for (const byte of [0x67, 66, 0xc0, 40]) sequence.put(8, byte)
  sequence.unsigned(0, 0, 2, 1)
  sequence.put(1, 0)
  sequence.unsigned(width / 16 - 1, height / 16 - 1)
  sequence.put(7, 0b1101001)
  sequence.put(3, 5)
  sequence.put(2, 0b01)
  for (const colour of [1, 1, 1]) sequence.put(8, colour)
  sequence.put(6, 0)
  const picture = new BitWriter()
  picture.put(8, 0x68)
  picture.unsigned(0, 0)
  picture.put(2, 0)
  picture.unsigned(0, 0, 0)
  picture.put(3, 0)
  picture.signed(QUANTIZER - 26)
  picture.signed(0)
  picture.signed(0)
  picture.put(3, 0b010)
  return { sequence: Uint8Array.from(sequence.finish()), picture: Uint8Array.from(picture.finish()) }
}

type Vector = readonly [x: number, y: number]

const STILL: Vector = [0, 0]
const QUARTERS_OF_CELL = 16

interface Change {
  readonly cells: Cells
  readonly before: Cells
  readonly area: Area
  readonly move: Vector
}

/** Encodes frames as copies of parts of the frame before, and new macroblocks. */
export class FilmEncoder {
  readonly #columns: number
  readonly #rows: number
  readonly #intra: IntraCoder
  /** The vector of each macroblock of the frame; none if it is new. */
  #vectors: (Vector | undefined)[] = []
  #before: Cells | undefined
  #count = 0

  constructor({ width, height }: Size) {
    this.#columns = width / 16
    this.#rows = height / 16
    this.#intra = new IntraCoder(width / 4, height / 4)
  }

  /** The NAL unit of the next frame, in which what moved did so by whole cells. */
  encode(cells: Cells, area: Area, move: Vector): Uint8Array {
    const out = new BitWriter()
    const before = this.#before
    this.#startSlice(out, before === undefined)
    this.#vectors = []
    let skipped = 0
    for (let at = 0; at < this.#columns * this.#rows; at++) {
      const vector = before && this.#findVector({ cells, before, area, move }, at)
      this.#vectors[at] = vector
      const skip = vector && this.#predictSkip(at)
      if (skip && skip[0] === vector[0] && skip[1] === vector[1]) {
        skipped++
        continue
      }
      if (before) out.unsigned(skipped)
      skipped = 0
      if (!vector) this.#writeNew(out, cells, at)
      else {
        const predicted = this.#predict(at)
        out.unsigned(0)
        out.signed(vector[0] - predicted[0])
        out.signed(vector[1] - predicted[1])
        out.unsigned(0)
      }
    }
    if (skipped > 0) out.unsigned(skipped)
    this.#before = cells.slice()
    this.#count++
    return Uint8Array.from(out.finish())
  }

  /** The NAL unit of a frame like the one before. */
  repeat(): Uint8Array {
    const out = new BitWriter()
    this.#startSlice(out, false)
    out.unsigned(this.#columns * this.#rows)
    this.#count++
    return Uint8Array.from(out.finish())
  }

  #startSlice(out: BitWriter, isFirst: boolean): void {
    out.put(8, isFirst ? 0x65 : 0x41)
    out.unsigned(0, isFirst ? 7 : 5, 0)
    out.put(4, this.#count % 16)
    if (isFirst) out.unsigned(0)
    out.put(isFirst ? 2 : 3, 0)
    out.signed(0)
  }

  /** Where the macroblock was in the frame before, if it was there. */
  #findVector({ cells, before, area, move }: Change, at: number): Vector | undefined {
    const [column, row] = [at % this.#columns, Math.floor(at / this.#columns)]
    const isOutside =
      column * 4 + 3 < area.left || column * 4 > area.right || row * 4 + 3 < area.top || row * 4 > area.bottom
    if (isOutside) return STILL
    const moved: Vector = [-move[0] * QUARTERS_OF_CELL, -move[1] * QUARTERS_OF_CELL]
    const candidates = isStill(this.#predictSkip(at)) ? [STILL, moved] : [moved, STILL]
    return candidates.find((vector) => this.#isCopy(cells, before, at, vector))
  }

  /** Whether a macroblock is a copy of cells of the frame before. */
  #isCopy(cells: Cells, before: Cells, at: number, vector: Vector): boolean {
    const stride = this.#columns * 4
    const [column, row] = [(at % this.#columns) * 4, Math.floor(at / this.#columns) * 4]
    const [left, top] = [column + vector[0] / QUARTERS_OF_CELL, row + vector[1] / QUARTERS_OF_CELL]
    if (left < 0 || top < 0 || left + 4 > stride || top + 4 > this.#rows * 4) return false
    for (let i = 0; i < 16; i++) {
      const inside = (i >> 2) * stride + (i & 3)
      if (cells[row * stride + column + inside] !== before[top * stride + left + inside]) return false
    }
    return true
  }

  /** The vector of a skipped macroblock: clause 8.4.1.1. */
  #predictSkip(at: number): Vector {
    const columns = this.#columns
    if (at % columns === 0 || at < columns) return STILL
    return isStill(this.#vectors[at - 1]) || isStill(this.#vectors[at - columns]) ? STILL : this.#predict(at)
  }

  /** The vector that the neighbours predict: clause 8.4.1.3. */
  #predict(at: number): Vector {
    const columns = this.#columns
    const column = at % columns
    const left = column === 0 ? undefined : this.#vectors[at - 1]
    if (at < columns) return left ?? STILL
    const corner = column < columns - 1 ? at - columns + 1 : at - columns - 1
    const all = [left, this.#vectors[at - columns], this.#vectors[corner]]
    const known = all.filter((each) => each !== undefined)
    if (known.length === 1 && known[0]) return known[0]
    const middle = (axis: 0 | 1) => all.map((each) => each?.[axis] ?? 0).sort((x, y) => x - y)[1] ?? 0
    return [middle(0), middle(1)]
  }

  #writeNew(out: BitWriter, cells: Cells, at: number): void {
    const columns = this.#columns
    const isNew = (neighbour: number) => this.#vectors[neighbour] === undefined
    this.#intra.write(out, cells, {
      column: at % columns,
      row: Math.floor(at / columns),
      hasLeft: at % columns > 0 && isNew(at - 1),
      hasTop: at >= columns && isNew(at - columns),
      firstType: this.#before ? 5 : 0,
    })
  }
}

function isStill(vector: Vector | undefined): boolean {
  return vector !== undefined && vector[0] === 0 && vector[1] === 0
}
