/** Code words: bits and value. */
type Codes = readonly (readonly [bits: number, value: number])[]

/** Pairs of a number of bits and a value, in base 36; a line for each row. */
function readCodes(text: string): readonly Codes[] {
  const pairs = text.split('\n').map((line) => line.trim().split(' '))
  return pairs.map((row) => row.map((pair) => [Number.parseInt(pair[0] ?? '', 36), Number.parseInt(pair[1] ?? '', 36)]))
}

/** ITU-T H.264, table 9-5: by the number of coefficients, then of trailing ones; with few coefficients beside. */
const TOKENS = readCodes(`11
  65 21\n87 64 31\n97 86 75 53\na7 96 85 63\nb7 a6 95 74\ndf b6 a5 84\ndb de b5 94\nd8 da dd a4\nef ee d9 b4
  eb ea ed dc\nff fe e9 ec\nfb fa fd e8\ngf f1 f9 fc\ngb ge gd f8\ng7 ga g9 gc\ng4 g6 g5 g8`)
const CHROMA_TOKENS = readCodes('21\n67 11\n64 66 31\n63 73 72 65\n62 83 82 70')

/** Tables 9-7, 9-8 and 9-9 a: by the number of coefficients, then of zeros before the last of them. */
const ZEROS = readCodes(`11 33 32 43 42 53 52 63 62 73 72 83 82 93 92 91
  37 36 35 34 33 45 44 43 42 53 52 63 62 61 60
  45 37 36 35 44 43 34 33 42 53 52 61 51 60
  53 37 45 44 36 35 34 43 33 42 52 51 50
  45 44 43 37 36 35 34 33 42 51 41 50
  61 51 37 36 35 34 33 32 41 31 60
  61 51 35 34 33 23 32 41 31 60
  61 41 51 33 23 22 32 31 60
  61 60 41 23 22 31 21 51
  51 50 31 23 22 21 41\n40 41 31 32 11 33\n40 41 21 11 31\n30 31 11 21\n20 21 11\n10 11`)
const CHROMA_ZEROS = readCodes('11 21 31 30\n11 21 20\n11 10')

/** Table 9-10: by the number of zeros left, then of zeros before a coefficient. */
const RUNS = readCodes(`11 10\n11 21 20\n23 22 21 20\n23 22 21 31 30\n23 22 33 32 31 30\n23 30 31 33 32 35 34
  37 36 35 34 33 32 31 41 51 61 71 81 91 a1 b1`)

/** Bits of a NAL unit. */
export class BitWriter {
  readonly #bytes: number[] = []
  #last = 0
  #count = 0

  put(bits: number, value: number): void {
    for (let bit = bits - 1; bit >= 0; bit--) {
      this.#last = (this.#last << 1) | ((value >>> bit) & 1)
      if (++this.#count % 8 === 0) this.#end()
    }
  }

  /** An unsigned Exp-Golomb code. */
  unsigned(...values: readonly number[]): void {
    for (const value of values) this.put(2 * Math.floor(Math.log2(value + 1)) + 1, value + 1)
  }

  /** A signed Exp-Golomb code. */
  signed(value: number): void {
    this.unsigned(value > 0 ? 2 * value - 1 : -2 * value)
  }

  /** The bytes after the stop bit. */
  finish(): readonly number[] {
    this.put(1, 1)
    while (this.#count % 8 !== 0) this.put(1, 0)
    return this.#bytes
  }

  /** Keeps three bytes from looking like a start code. */
  #end(): void {
    if (this.#last <= 3 && this.#bytes.at(-1) === 0 && this.#bytes.at(-2) === 0) this.#bytes.push(3)
    this.#bytes.push(this.#last)
    this.#last = 0
  }
}

/** Writes a block of 16 coefficients, or of 4 of chroma, in the order of their frequency; none for zeros only. */
export function writeBlock(out: BitWriter, coefficients: readonly number[]): void {
  const isChroma = coefficients.length === 4
  const at = [...coefficients.keys()].filter((i) => coefficients[i] !== 0).reverse()
  const levels = at.map((i) => coefficients[i] ?? 0)
  const large = levels.findIndex((level) => Math.abs(level) > 1)
  const ones = Math.min(3, large === -1 ? levels.length : large)
  put(out, (isChroma ? CHROMA_TOKENS : TOKENS)[levels.length], ones)
  if (levels.length === 0) return
  for (const level of levels.slice(0, ones)) out.put(1, level < 0 ? 1 : 0)
  writeLevels(out, levels, ones)
  let zeros = (at[0] ?? 0) + 1 - levels.length
  if (levels.length < coefficients.length) put(out, (isChroma ? CHROMA_ZEROS : ZEROS)[levels.length - 1], zeros)
  for (let i = 0; i + 1 < at.length && zeros > 0; i++) {
    const run = (at[i] ?? 0) - (at[i + 1] ?? 0) - 1
    put(out, RUNS[Math.min(zeros, 7) - 1], run)
    zeros -= run
  }
}

/** Clause 9.2.2.1, in reverse. */
function writeLevels(out: BitWriter, levels: readonly number[], ones: number): void {
  let suffix = levels.length > 10 && ones < 3 ? 1 : 0
  for (const [i, level] of levels.slice(ones).entries()) {
    const code = (level > 0 ? 2 * level - 2 : -2 * level - 1) - (i === 0 && ones < 3 ? 2 : 0)
    const beyond = suffix === 0 ? 30 : 15 << suffix
    if (code >= beyond) {
      out.put(16, 1)
      out.put(12, code - beyond)
    } else if (suffix === 0 && code >= 14) {
      out.put(15, 1)
      out.put(4, code - 14)
    } else {
      out.put((code >> suffix) + 1, 1)
      out.put(suffix, code & ((1 << suffix) - 1))
    }
    suffix = Math.max(1, suffix)
    if (Math.abs(level) > 3 << (suffix - 1) && suffix < 6) suffix++
  }
}

function put(out: BitWriter, codes: Codes | undefined, index: number): void {
  const [bits = 0, value = 0] = codes?.[index] ?? []
  out.put(bits, value)
}
