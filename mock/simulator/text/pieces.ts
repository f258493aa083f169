const BEYOND_ASCII = /[^\x20-\x7e\n]/g
// With its neighbours: an ASCII character may be the start or the end of a longer grapheme.
const BEYOND_ASCII_RUN = /[\x20-\x7e\n]?(?:[^\x20-\x7e\n]+[\x20-\x7e\n]?)+/y
/** A run of characters of one kind, or a space with the word or number after it. */
const ASCII_WORD = / ?[A-Za-z]+| ?\d{1,3}| +(?= [A-Za-z\d])| +|\n+|[^A-Za-z\d \n]{1,2}/y
const MAX_PIECE = 9
/** Pieces that are read at once: few enough for a prompt stream. */
const MAX_READ = 64
const LETTERS = /^ ?[\p{L}\p{N}\p{M}']+$/u
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}]/u
let segmenter: Intl.Segmenter | undefined

/** Code units to segment at once: in Node.js 20, the time of a segment grows with the text. */
const WINDOW = 256

function* splitGraphemes(text: string): Generator<string> {
  // Created on first use: loading its tables takes about 10 ms.
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  let size = WINDOW
  for (let from = 0; from < text.length; ) {
    // Half a character would look like a grapheme.
    const end = from + size + (isHighSurrogate(text.charCodeAt(from + size - 1)) ? 1 : 0)
    const parts = Array.from(segmenter.segment(text.slice(from, end)), ({ segment }) => segment)
    // The last one may go on after the window.
    if (end < text.length) parts.pop()
    size = parts.length === 0 ? size * 2 : WINDOW
    for (const part of parts) {
      from += part.length
      yield part
    }
  }
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff
}

/**
 * Splits text into the tokens of this model: a word or a part of a long one, a few digits, a punctuation mark.
 * Concatenated they are the text; none splits a grapheme. Reads on demand, because most of it is often not needed.
 */
export class PieceReader {
  readonly #text: string
  /** The end of the last piece. */
  at = 0
  /** The text up to the end of a run of ASCII. */
  #ascii = ''
  /** A long word is split into parts of this size. */
  #partSize = 0
  #wordEnd = 0
  /** The pieces after `#ascii`, last one first. */
  #beyondAscii: string[] = []

  constructor(text: string) {
    this.#text = text
  }

  get isDone(): boolean {
    return this.at === this.#text.length
  }

  /** Reads some pieces, at most `limit`; none at the end of the text. */
  read(limit: number): string[] {
    const pieces: string[] = []
    const ends: number[] = []
    let { at } = this
    this.skip(Math.min(limit, MAX_READ), ends)
    for (const end of ends) {
      pieces.push(this.#text.slice(at, end))
      at = end
    }
    return pieces
  }

  /** Skips up to `limit` pieces and returns the number of skipped ones. Adds their ends to a list. */
  skip(limit: number, ends?: number[]): number {
    let count = 0
    for (; count < limit && this.at < this.#text.length; count++) {
      if (this.at >= this.#wordEnd) {
        if (this.at >= this.#ascii.length && this.#beyondAscii.length === 0) this.#findRuns()
        ASCII_WORD.lastIndex = this.at
        const isAscii = ASCII_WORD.test(this.#ascii)
        const length = isAscii ? ASCII_WORD.lastIndex - this.at : (this.#beyondAscii.pop()?.length ?? 0)
        this.#wordEnd = this.at + length
        this.#partSize = isAscii && length > MAX_PIECE ? Math.ceil(length / Math.ceil(length / 6)) : length
      }
      this.at = Math.min(this.#wordEnd, this.at + this.#partSize)
      ends?.push(this.at)
    }
    return count
  }

  /** Finds the next run of ASCII and the run after it. */
  #findRuns(): void {
    const text = this.#text
    BEYOND_ASCII.lastIndex = this.at
    const end = BEYOND_ASCII.test(text) ? Math.max(this.at, BEYOND_ASCII.lastIndex - 2) : text.length
    this.#ascii = text.slice(0, end)
    if (end === text.length) return
    BEYOND_ASCII_RUN.lastIndex = end
    BEYOND_ASCII_RUN.test(text)
    this.#beyondAscii = anyPieces(text.slice(end, BEYOND_ASCII_RUN.lastIndex)).reverse()
  }
}

export function getPieces(text: string): string[] {
  const reader = new PieceReader(text)
  const pieces: string[] = []
  while (!reader.isDone) pieces.push(...reader.read(Infinity))
  return pieces
}

function anyPieces(text: string): string[] {
  const pieces: string[] = []
  let open = ''
  for (const segment of splitGraphemes(text)) {
    const joins = LETTERS.test(open + segment) && !WIDE.test(segment) && open.length + segment.length <= MAX_PIECE
    if (open !== '' && !joins) {
      pieces.push(open)
      open = ''
    }
    open += segment
  }
  return open === '' ? pieces : [...pieces, open]
}

/** Truncates text to at most `maxChars`, at a grapheme boundary. */
export function clipText(text: string, maxChars: number): string {
  if (text.length <= maxChars) return text.toWellFormed()
  const near = text.slice(0, maxChars * 4 + 1).toWellFormed()
  const parts = [...splitGraphemes(near)]
  return parts.length <= maxChars ? near : `${parts.slice(0, maxChars - 1).join('')}…`
}
